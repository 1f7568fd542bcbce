"""Chance, passed into the rules: shuffle, pick, roll over any source of bytes.

The operating system's generator for public results; a stream recomputed from published seeds for
deals; a script in tests. No generator is made here.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

WIDTH = 8
"""Bytes drawn for one number."""


class Chance(Protocol):
    """What rules may ask of luck.

    What chance gave in one place it gives there again when an act was taken back: see
    `companion.table.luck`. A place is a short public text that names the die, wheel or pack and
    whose it is, never the act by which it is drawn, nor what was chosen beside it.
    """

    def at(self, place: str, moment: str = "") -> "Chance":
        """The next draw of a place: as many as stand there were drawn before.

        moment: of the game, where nobody draws there twice; a second draw gives the same.
        """
        ...

    def raw(self) -> bytes:
        """The `WIDTH` bytes that one number is made of."""
        ...

    def below(self, n: int) -> int:
        """A number 0..n-1, all equally likely."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        ...

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        ...


class ByteChance:
    """Unbiased numbers from a source of bytes: `source(n)` gives the next n bytes."""

    def __init__(self, source: Callable[[int], bytes]) -> None:
        self._source = source

    def at(self, place: str, moment: str = "") -> Chance:
        """Here every place draws from the one source."""
        return self

    def raw(self) -> bytes:
        """The next bytes."""
        return self._source(WIDTH)

    def below(self, n: int) -> int:
        """A number 0..n-1; draws again where a plain remainder would favour small numbers."""
        if n < 1:
            raise ValueError("nothing to choose from")
        limit = (1 << 8 * WIDTH) // n * n
        while (drawn := int.from_bytes(self.raw(), "big")) >= limit:
            pass
        return drawn % n

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher–Yates."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]
