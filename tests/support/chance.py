"""Chance by script: the numbers a test wants, then zeros."""

from collections.abc import Iterable

from companion.table.chance import WIDTH, ByteChance


class Script(ByteChance):
    """Gives the scripted numbers, one after another; afterwards always 0."""

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        left = list(numbers)
        super().__init__(lambda _: (left.pop(0) if left else 0).to_bytes(WIDTH, "big"))


def from_seed(seed: int) -> ByteChance:
    """The same pseudo-random chance for the same number: for properties over many deals."""
    import random

    generator = random.Random(seed)
    return ByteChance(generator.randbytes)
