"""SEAT: a phone says who sits where. Body: Ed25519 key (32), name. Signed with that same key.

The witness of a plain deal goes on: a zero, which no name has, and its statement (`witness`).

So a good SEAT proves that its maker holds the key, and nothing about who holds the phone: for that
there are the two words. How many letters a name may have on a screen is not decided here.
"""

import unicodedata
from dataclasses import dataclass, field

from companion.handoff import message
from companion.handoff.header import Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import BadKey, BadName, Damaged, ForgedCode
from companion.handoff.seatkey import SeatKey, is_sound
from companion.handoff.witness import STATEMENT
from companion.refusal import Refusal

NAME_BYTES = 80
_END = b"\0"

# Controls, unpaired surrogates, private characters and line breaks have no place in a name. Of the
# invisible "format" characters only the two joiners do (emoji families, Persian, Hindi): the others
# turn the direction of the words around a name.
_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_JOINERS = frozenset({"\u200c", "\u200d"})


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as another phone knows it. The seat number is `header.sender`.

    statement: of a witness, not judged yet; b"" for none.
    """

    header: Header
    public: bytes
    name: str
    statement: bytes = field(default=b"", repr=False)


def seal(header: Header, key: SeatKey, name: str, statement: bytes = b"") -> bytes:
    """The SEAT message of `key`; space around the name is dropped.

    ValueError for a name that `read` would refuse.
    """
    name = name.strip()
    if header.kind is not Kind.SEAT:
        raise ValueError("the header is not that of a seat")
    if not is_name(name):
        raise ValueError("no name: empty, over 80 bytes, or with control characters")
    said = _END + statement if statement else b""
    return message.sign(header, key.public + name.encode() + said, key)


def read(code: Message | Refusal) -> Seat | Refusal:
    """A seat that signed for itself, with a sound key and a possible name."""
    found = message.of_kind(code, Kind.SEAT)
    if isinstance(found, Refusal):
        return found
    public, (name, end, statement) = found.body[:32], found.body[32:].partition(_END)
    if len(public) < 32 or len(statement) != (STATEMENT if end else 0):
        return Damaged()
    called = vouched(found, public, name)
    return called if isinstance(called, Refusal) else Seat(found.header, public, called, statement)


def vouched(found: message.Message, public: bytes, name: bytes) -> str | Refusal:
    """The name in a message that a seat signed for itself with the sound key `public`."""
    if not is_sound(public):
        return BadKey()
    if not found.signed_by(public):
        return ForgedCode()
    try:
        text = name.decode()
    except UnicodeDecodeError:
        return BadName()
    return text if is_name(text) else BadName()


def is_name(name: str) -> bool:
    """1 to 80 bytes of UTF-8, no space around it, no control characters."""
    if not name or name != name.strip() or len(name) > NAME_BYTES:
        return False
    if any(unicodedata.category(c) in _FORBIDDEN and c not in _JOINERS for c in name):
        return False
    return len(name.encode()) <= NAME_BYTES
