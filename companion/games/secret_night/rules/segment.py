"""A segment of the roulette wheel. PURE."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Segment:
    """Steps outside, the water number inside, whether it is green."""

    steps: int
    green: bool = False
    water: int = 1
