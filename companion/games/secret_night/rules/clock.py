"""The clock: nine rounds from nine in the evening to six, and what midnight unlocks. PURE."""

from companion.games.secret_night.rules.options import Waiting

HOURS = (21, 22, 23, 0, 1, 2, 3, 4, 5, 6)
"""The clock's ten readings (SN-C1)."""
MIDNIGHT = HOURS.index(0)
DAWN = len(HOURS) - 1


def attacks(clock: int) -> bool:
    """Whether gun, knife, poison and the dog may be used (SN-C2..5, SN-def1)."""
    return clock >= MIDNIGHT


def valuables(clock: int, waiting: Waiting) -> bool:
    """Whether Money, Handcuffs and Keys may be used (SN-def2)."""
    return clock >= MIDNIGHT or waiting is Waiting.WEAPONS


def smoke_and_beef(clock: int, waiting: Waiting) -> bool:
    """Whether Smoke Bomb and Beef may be used (SN-def2)."""
    return clock >= MIDNIGHT or waiting is not Waiting.ALL


def moved(clock: int, by: int) -> int:
    """Wilma's hour forward or back, clamped (SN-W1..4, SN-def4)."""
    return min(max(clock + by, 0), DAWN)
