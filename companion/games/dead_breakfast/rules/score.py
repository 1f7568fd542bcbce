"""The score pad: gardens, roofs, scared guests, eyeballs; who wins and why (DB-S1..5, T1..4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.games.dead_breakfast.rules.house import House, Numbers
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.windows import (
    CREATURES,
    EACH,
    Centre,
    Placed,
    placed,
    scares,
)


@dataclass(frozen=True)
class Score:
    """Points. gardens, roofs: by kind; scared: by creature; eyeballs: tokens left."""

    gardens: Numbers
    roofs: Numbers
    scared: Numbers
    eyeballs: int

    @property
    def parts(self) -> tuple[int, int, int, int]:
        """Gardens, roofs, scared guests, eyeballs."""
        return sum(self.gardens), sum(self.roofs), sum(self.scared), EACH * self.eyeballs

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.parts)


def products(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Kind by kind, the one number times the other (DB-S2, DB-S3)."""
    return tuple(a * b for a, b in zip(one, other, strict=True))


def centre_of(house: House, options: HouseRules) -> Centre:
    """Where the double window of a house is: as the table says, or as this house does."""
    return house.centre if options.centre is Centre.ASK else options.centre


def painted(house: House, options: HouseRules) -> tuple[Placed, ...]:
    """The windows at their places."""
    return placed(house.windows, centre_of(house, options))


def scared(house: House, options: HouseRules) -> Numbers:
    """Points by creature: of the painted windows, or of the guests somebody counted."""
    if house.scared:
        return tuple(EACH * guests for guests in house.scared)
    windows = painted(house, options)
    found = scares(windows, centre_counts=options.centre_counts)
    return tuple(
        sum(points for at, points in found if windows[at].cell is one) for one in CREATURES
    )


def score(house: House, options: HouseRules) -> Score:
    """What a house is worth now."""
    return Score(
        gardens=products(house.flowers, house.gardens),
        roofs=products(house.features, house.roofs),
        scared=scared(house, options),
        eyeballs=house.eyeballs,
    )


class Reason(StrEnum):
    """Why somebody wins."""

    POINTS = "points"
    EYEBALLS = "eyeballs"
    SHARED = "shared"


@dataclass(frozen=True)
class Verdict:
    """Who wins, and by what: most points, then more eyeballs, then together (facts 2.7)."""

    winners: tuple[int, ...]
    reason: Reason


def verdict(scores: Sequence[tuple[int, int, int]]) -> Verdict:
    """scores: seat, points, eyeballs; at least one of them."""
    points = max(total for _, total, _ in scores)
    first = [(seat, eyes) for seat, total, eyes in scores if total == points]
    if len(first) == 1:
        return Verdict((first[0][0],), Reason.POINTS)
    most = max(eyes for _, eyes in first)
    winners = tuple(seat for seat, eyes in first if eyes == most)
    return Verdict(winners, Reason.EYEBALLS if len(winners) == 1 else Reason.SHARED)
