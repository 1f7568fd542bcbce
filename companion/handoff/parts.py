"""A message too long for one picture, in up to five parts that are shown in turn.

PART: HEADER of the whole with its own kind, 4 bytes of the whole's SHA-256, index, total, and a
piece. Parts carry no signature: the whole does, and it is checked when all are there. They may come
in any order, twice, and mixed with those of another message. Pictures and clocks do not live here.
"""

from dataclasses import dataclass, replace

from companion.handoff import header as head
from companion.handoff import message
from companion.handoff.header import Kind
from companion.handoff.primitives import sha256
from companion.handoff.refusals import Damaged
from companion.refusal import Refusal

ROOM = 398
"""Bytes of the longest message that one picture holds (QR version 15)."""
MOST = 5
"""Parts of a message at most: more take too long to be read one after the other."""
_MARK = 4
PIECE = ROOM - head.LENGTH - _MARK - 2
"""Bytes of a message that one of its parts holds."""
LONGEST = MOST * PIECE
"""Bytes of the longest message that is shown in parts."""
_AT_ONCE = 3  # messages gathered side by side: a camera may see two screens


@dataclass(frozen=True, slots=True)
class Gathered:
    """Of one message, the pieces seen so far, by their index."""

    mark: bytes
    total: int
    pieces: tuple[tuple[int, bytes], ...] = ()

    @property
    def whole(self) -> bytes | None:
        """The message, once all its pieces are there."""
        if len(self.pieces) < self.total:
            return None
        return b"".join(piece for _, piece in sorted(self.pieces))


@dataclass(frozen=True, slots=True)
class Gathering:
    """What a phone is gathering: the message that grew last is the first."""

    sets: tuple[Gathered, ...] = ()

    @property
    def done(self) -> int:
        """How many parts of the newest message have been seen."""
        return len(self.sets[0].pieces) if self.sets else 0

    @property
    def total(self) -> int:
        """How many parts the newest message has; 0 while none is gathered."""
        return self.sets[0].total if self.sets else 0


def cut(raw: bytes) -> tuple[bytes, ...]:
    """What is shown in turn for a whole message: itself where it fits, else its parts.

    ValueError for more than `MOST` parts, and for what has no header.
    """
    if len(raw) <= ROOM:
        return (raw,)
    found = head.parse(raw)
    total = -(-len(raw) // PIECE)
    if isinstance(found, Refusal) or total > MOST:
        raise ValueError("a message is cut into five parts at most")
    size = -(-len(raw) // total)
    start = replace(found, kind=Kind.PART).raw + sha256(raw)[:_MARK]
    return tuple(
        start + bytes([at, total]) + raw[at * size : (at + 1) * size] for at in range(total)
    )


def take(gathering: Gathering, code: message.Message) -> Gathering | Refusal:
    """One part more. A part seen before changes nothing; Damaged for what is no part.

    Parts are not signed, so a false one may have come first: what does not fit a part that came
    before begins its message anew, else one false part would shut that message out for good.
    """
    found = message.of_kind(code, Kind.PART)
    if isinstance(found, Refusal):
        return found
    if len(found.body) < _MARK + 3:
        return Damaged()
    mark = found.header.raw + found.body[:_MARK]
    at, total, piece = found.body[_MARK], found.body[_MARK + 1], found.body[_MARK + 2 :]
    if not 2 <= total <= MOST or at >= total:
        return Damaged()
    known = next((one for one in gathering.sets if one.mark == mark), Gathered(mark, total))
    others = tuple(one for one in gathering.sets if one.mark != mark)[: _AT_ONCE - 1]
    if known.total != total or dict(known.pieces).get(at, piece) != piece:
        known = Gathered(mark, total)
    grown = replace(known, pieces=tuple({**dict(known.pieces), at: piece}.items()))
    return Gathering((grown, *others))


def finish(gathering: Gathering) -> bytes | Refusal | None:
    """The newest message, once whole: None before. Damaged if its pieces do not make it."""
    newest = gathering.sets[0] if gathering.sets else None
    whole = newest.whole if newest else None
    if newest is None or whole is None:
        return None
    found = head.parse(whole)
    if isinstance(found, Refusal) or found.kind is Kind.PART:
        return Damaged()
    fits = replace(found, kind=Kind.PART).raw + sha256(whole)[:_MARK] == newest.mark
    return whole if fits else Damaged()
