"""The roles, how many of each a table gets, and how one fits into a hand. PURE."""

from enum import StrEnum


class Role(StrEnum):
    """A player's secret side of the night."""

    CHIEF = "chief"
    MASTER = "master"
    DETECTIVE = "detective"
    THIEF = "thief"
    DECEIVER = "deceiver"


PUBLIC = (Role.CHIEF, Role.MASTER)
"""They show themselves at once (SN-V1); all others stay secret."""

_CODES = (Role.CHIEF, Role.MASTER, Role.DETECTIVE, Role.THIEF, Role.DECEIVER)
HAND = 4
"""Bytes of a hand: the role's number and room for what a later edition deals beside it."""


def roles(players: int) -> tuple[Role, ...]:
    """The roles of a table of 4–8 players, facts 3.2 (SN-R4..8)."""
    if not 4 <= players <= 8:
        raise ValueError("Secret Night is for 4 to 8 players")
    pairs = (players - 2) // 2
    hidden = (Role.DETECTIVE, Role.THIEF) * pairs
    deceiver = (Role.DECEIVER,) if players % 2 else ()
    return (Role.CHIEF, Role.MASTER, *hidden, *deceiver)


def hand(role: Role) -> bytes:
    """The role as a hand, `HAND` bytes."""
    return bytes([_CODES.index(role)]).ljust(HAND, b"\0")


def role(hand: bytes) -> Role:
    """The role in a hand. Raises ValueError if it is none."""
    if len(hand) != HAND or hand[0] >= len(_CODES):
        raise ValueError("not a hand of Secret Night")
    return _CODES[hand[0]]
