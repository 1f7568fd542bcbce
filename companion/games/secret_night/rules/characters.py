"""The sixteen characters and what the app needs of their skills (facts 3.13). PURE."""

from enum import StrEnum


class Character(StrEnum):
    """Who a player is tonight; dealt openly, never twice until the pile is empty."""

    ZACHARY = "zachary"
    OTTO = "otto"
    YIJUN = "yijun"
    SALVATORE = "salvatore"
    WILMA = "wilma"
    KONTAR = "kontar"
    CHITRA = "chitra"
    ELEANOR = "eleanor"
    TREVOR = "trevor"
    VICTORIA = "victoria"
    CATALINA = "catalina"
    PANCHITO = "panchito"
    RITA = "rita"
    NIALL = "niall"
    MARGOT = "margot"
    ALEXANDR = "alexandr"
    EXTRA_1 = "extra1"
    EXTRA_2 = "extra2"
    EXTRA_3 = "extra3"
    EXTRA_4 = "extra4"


NAMED = tuple(Character)[:16]
EXTRA = tuple(Character)[16:]

ONCE_A_NIGHT = frozenset(
    {
        Character.ZACHARY,
        Character.OTTO,
        Character.YIJUN,
        Character.SALVATORE,
        Character.WILMA,
        Character.CHITRA,
        Character.ALEXANDR,
    }
)
"""Skills that are used up (SN-def22 says by whom)."""


def pile(extra: int) -> tuple[Character, ...]:
    """All characters of a table (SN-def25: `extra` free slots, 0 to 4)."""
    return (*NAMED, *EXTRA[: max(0, extra)])
