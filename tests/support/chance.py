"""Chance by script: the numbers a test wants, then zeros."""

from collections.abc import Iterable

from companion.table.chance import ByteChance


class Script(ByteChance):
    """Gives the scripted numbers for `below`, one after another; afterwards always 0."""

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        super().__init__(bytes)
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        """The next scripted number, which must fit."""
        number = self._numbers.pop(0) if self._numbers else 0
        assert 0 <= number < n
        return number


def from_seed(seed: int) -> ByteChance:
    """The same pseudo-random chance for the same number: for properties over many deals."""
    import random

    generator = random.Random(seed)
    return ByteChance(generator.randbytes)
