"""One player's house as it lies on the table: all of it is public. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.dead_breakfast.rules.windows import NOBODY, Cell, Centre

KINDS = 4
"""Colours of flowers, features, creatures."""
Numbers = tuple[int, ...]
"""Four numbers by kind."""
NONE: Numbers = (0,) * KINDS
MOST_GARDENS, MOST_ROOFS = 4, 4
"""Two each side (facts 2.3)."""
MOST = 60
"""More flowers, features or scared guests of a kind no house can have."""
TURNS = 16
"""Two columns of four floors on each side (DB-U2)."""


class Part(StrEnum):
    """What is counted by kind: flowers joined to the door, garden tiles; features on windows, on
    roof tiles; guests scared by each creature, where nobody paints the house."""

    FLOWERS = "flowers"
    GARDENS = "gardens"
    FEATURES = "features"
    ROOFS = "roofs"
    SCARED = "scared"


@dataclass(frozen=True)
class House:
    """flowers..roofs: numbers by kind. scared: guests by creature; () counts the painted windows.

    windows: see `windows.places`. centre: of this house, where the table asks for it. turns: those
    played.
    """

    seat: int
    flowers: Numbers = NONE
    gardens: Numbers = NONE
    features: Numbers = NONE
    roofs: Numbers = NONE
    scared: Numbers = ()
    windows: tuple[Cell, ...] = NOBODY
    centre: Centre = Centre.FLOORS_34
    eyeballs: int = 0
    turns: int = 0

    def part(self, part: Part) -> Numbers:
        """The numbers of a part."""
        return {
            Part.FLOWERS: self.flowers,
            Part.GARDENS: self.gardens,
            Part.FEATURES: self.features,
            Part.ROOFS: self.roofs,
            Part.SCARED: self.scared,
        }[part]

    def with_part(self, part: Part, numbers: Numbers) -> "House":
        """The house with other numbers of a part."""
        match part:
            case Part.FLOWERS:
                return replace(self, flowers=numbers)
            case Part.GARDENS:
                return replace(self, gardens=numbers)
            case Part.FEATURES:
                return replace(self, features=numbers)
            case Part.ROOFS:
                return replace(self, roofs=numbers)
            case Part.SCARED:
                return replace(self, scared=numbers)

    @property
    def complete(self) -> bool:
        """Whether all turns are played."""
        return self.turns >= TURNS


def possible(part: Part, numbers: Numbers) -> bool:
    """Whether a house can have these numbers of a part."""
    if part is Part.SCARED and not numbers:
        return True
    if len(numbers) != KINDS or any(not 0 <= number <= MOST for number in numbers):
        return False
    limit = {Part.GARDENS: MOST_GARDENS, Part.ROOFS: MOST_ROOFS}.get(part)
    return limit is None or sum(numbers) <= limit
