"""What is passed in a meeting: always three bytes, so that nobody can tell which it was. PURE."""

from dataclasses import dataclass
from enum import IntEnum

from companion.games.venice.rules.cards import CARDS

LENGTH = 3


class Way(IntEnum):
    """Two coloured cards; one black card alone; a black card and a coloured one (VE-def9)."""

    PAIR = 0
    BLACK = 1
    BLACK_AS_ONE = 2


@dataclass(frozen=True, repr=False)
class Passed:
    """Cards of 0..7 for a meeting. A black card stands first; alone it stands twice."""

    way: Way
    cards: tuple[int, int]

    def __repr__(self) -> str:
        """Nothing of the cards."""
        return "Passed()"

    @property
    def known(self) -> tuple[int, ...]:
        """What it teaches: a black card is true, whatever lies beside it (VE-def9)."""
        return self.cards if self.way is Way.PAIR else self.cards[:1]

    def packed(self) -> bytes:
        """`LENGTH` bytes."""
        return bytes((self.way, *self.cards))


def pair(first: int, second: int) -> Passed:
    """Two coloured cards."""
    return Passed(Way.PAIR, (first, second))


def black(card: int) -> Passed:
    """One black card."""
    return Passed(Way.BLACK, (card, card))


def black_and(card: int, coloured: int) -> Passed:
    """A black card and a coloured one (VE-def9)."""
    return Passed(Way.BLACK_AS_ONE, (card, coloured))


def unpack(packed: bytes) -> Passed:
    """What `LENGTH` bytes stand for. Raises ValueError if it is nothing that can be passed."""
    if len(packed) != LENGTH or packed[0] not in tuple(Way):
        raise ValueError("not cards of a meeting")
    way, first, second = Way(packed[0]), packed[1], packed[2]
    same = first == second
    if first not in CARDS or second not in CARDS or same is not (way is Way.BLACK):
        raise ValueError("not cards of a meeting")
    return Passed(way, (first, second))
