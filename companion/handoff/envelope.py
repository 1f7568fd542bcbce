"""ENVELOPE and WHISPER: something for one seat alone, from a seat it knows.

The body is HPKE to the receiver with the header as `info`, so that not one byte of the header can
be changed; the sender signs the whole. Content is padded: codes of like content look alike.
What the content means must not live here.
"""

from dataclasses import dataclass, field

from companion.handoff import hpke, message, padding
from companion.handoff.header import Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import Damaged, NotForThisPhone
from companion.handoff.seatkey import SeatKey, x_public
from companion.refusal import Refusal

KINDS = (Kind.ENVELOPE, Kind.WHISPER)

_LABEL = b"companion/1|"


@dataclass(frozen=True, slots=True)
class Envelope:
    """An opened envelope or whisper (`header.kind` says which)."""

    header: Header
    content: bytes = field(repr=False)


def seal(header: Header, sender: SeatKey, receiver: bytes, content: bytes) -> bytes:
    """Seal `content` to the seat with the Ed25519 key `receiver` (32 bytes).

    Sealing twice gives two different codes: keep a shown code, do not make it again.
    ValueError for another kind of header, an unsound key, or content too long for a message.
    """
    if header.kind not in KINDS:
        raise ValueError("the header is not that of an envelope or a whisper")
    sealed = hpke.seal(padding.pad(content), x_public(receiver), _LABEL + header.raw)
    return message.sign(header, sealed, sender)


def read(
    code: Message | Refusal, key: SeatKey, sender: bytes, kind: Kind | None = None
) -> Envelope | Refusal:
    """Open with this seat's key what the key `sender` signed; `kind`: take only this one."""
    found = message.signed(code, sender, *(KINDS if kind is None else (kind,)))
    if isinstance(found, Refusal):
        return found
    try:
        padded = hpke.unseal(found.body, key.agree, x_public(key.public), _LABEL + found.header.raw)
    except ValueError:
        return NotForThisPhone()
    try:
        return Envelope(found.header, padding.unpad(padded))
    except ValueError:
        return Damaged()
