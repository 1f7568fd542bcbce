"""END: the game is over and the deal may be checked. Body: entropy (32), the seats' Ed25519 keys.

With it, and the hands the game draws anew from the entropy, a phone makes the whole DEAL again:
`deal.audit`. Of a deal with a witness the END has the seed (32) and the witness's statement (96)
instead of the entropy. Whether that was promised is asked with `witness`, not here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.handoff import message
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import Damaged
from companion.handoff.seatkey import SeatKey
from companion.handoff.witness import STATEMENT
from companion.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Ending:
    """What the dealer publishes at the end. `keys` are in the order of the slots.

    source: the entropy, or the seed of a deal with a witness. statement: b"" without one.
    """

    header: Header
    source: bytes = field(repr=False)
    keys: tuple[bytes, ...]
    statement: bytes = field(default=b"", repr=False)


def seal(
    header: Header, dealer: SeatKey, source: bytes, keys: Sequence[bytes], statement: bytes = b""
) -> bytes:
    """The END message. ValueError for keys or a source that have not 32 bytes."""
    if header.kind is not Kind.END:
        raise ValueError("the header is not that of an end")
    if len(source) != 32 or not keys or any(len(key) != 32 for key in keys):
        raise ValueError("an end needs 32 bytes of entropy and keys of 32 bytes")
    return message.sign(header, source + statement + b"".join(keys), dealer)


def read(code: Message | Refusal, dealer: bytes, *, witnessed: bool = False) -> Ending | Refusal:
    """The end of a game, signed by the dealer's Ed25519 key. witnessed: as its DEAL says."""
    found = message.signed(code, dealer, Kind.END)
    if isinstance(found, Refusal):
        return found
    at = 32 + (STATEMENT if witnessed else 0)
    keys = tuple(found.body[i : i + 32] for i in range(at, len(found.body), 32))
    if not keys or len(keys[-1]) != 32 or found.header.to != EVERYONE:
        return Damaged()
    return Ending(found.header, found.body[:32], keys, found.body[32:at])
