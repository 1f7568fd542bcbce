"""END: the game is over and the deal may be checked. Body: entropy (32), the seats' Ed25519 keys.

With it, and the hands the game draws anew from the entropy, a phone makes the whole DEAL again:
`deal.audit`. Whether the entropy is what was committed to is asked with `chance`, not here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.handoff import message
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.refusals import Damaged, Refusal
from companion.handoff.seatkey import SeatKey


@dataclass(frozen=True, slots=True)
class Ending:
    """What the dealer publishes at the end. `keys` are in the order of the slots."""

    header: Header
    entropy: bytes = field(repr=False)
    keys: tuple[bytes, ...]


def seal(header: Header, dealer: SeatKey, entropy: bytes, keys: Sequence[bytes]) -> bytes:
    """The END message. ValueError for anything that is not 32 bytes."""
    if header.kind is not Kind.END:
        raise ValueError("the header is not that of an end")
    if len(entropy) != 32 or not keys or any(len(key) != 32 for key in keys):
        raise ValueError("an end needs 32 bytes of entropy and keys of 32 bytes")
    return message.sign(header, entropy + b"".join(keys), dealer)


def read(raw: bytes, dealer: bytes) -> Ending | Refusal:
    """The end of a game, signed by the dealer's Ed25519 key."""
    found = message.read(raw, dealer, Kind.END)
    if isinstance(found, Refusal):
        return found
    parts = tuple(found.body[i : i + 32] for i in range(0, len(found.body), 32))
    if len(parts) < 2 or len(parts[-1]) != 32 or found.header.to != EVERYONE:
        return Damaged()
    return Ending(found.header, parts[0], parts[1:])
