"""The roulette wheel: what a spin gives. PURE.

What the real wheel shows is entered with one tap, or ours is spun: from segments the table entered
once from its own wheel, or from a placeholder that is marked as invented (SN-def3).
"""

from dataclasses import dataclass

from companion.games.secret_night.characters import Character
from companion.games.secret_night.segment import Segment

EXTRA_CARD = (4, 5)
"""Results with which one more card is drawn (SN-K1..3)."""
RITA = 2
CATALINA_TURNS = 2
MOST_STEPS = 20


PLACEHOLDER = tuple(
    Segment(steps, green=place % 3 == 0, water=1 + place % 3)
    for place, steps in enumerate((4, 9, 6, 10, 5, 8, 7, 4, 10, 6, 9, 5, 8, 7))
)
"""Invented: steps 4–10 equally likely, water 1–3, about one green in three (SN-def3)."""


@dataclass(frozen=True)
class Result:
    """What a spin comes to for a character."""

    steps: int
    cards: int


def result(
    printed: int, character: Character | None, turns: int = 99, water: bool = False
) -> Result:
    """Steps and cards of a spin (SN-K1..6).

    The extra card goes by the printed number (SN-def11). turns: how many turns this character has
    begun, this one included (Catalina draws one more in her first two). In water nothing is added
    but Rita's two: the number is the wheel's inner one.
    """
    steps = printed + (RITA if character is Character.RITA else 0)
    extra = 1 if printed in EXTRA_CARD and not water else 0
    first = 1 if character is Character.CATALINA and turns <= CATALINA_TURNS else 0
    return Result(steps, 1 + extra + first)


def spins_allowed(master: bool, handcuffs: bool) -> int:
    """How often a victim may spin to break free (SN-B1..3): the Master twice, handcuffs only."""
    return 2 if master and handcuffs else 1
