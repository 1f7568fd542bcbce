"""The 25 cards of the box and how many of what a table uses. PURE (facts 5.1, 5.2)."""

from dataclasses import dataclass
from enum import StrEnum

NOBODY = -1
"""Instead of a seat."""
CROUPIER = -2
DECK = -3
DISCARD = -4
"""Places that are no seats."""
NONE = 255
"""Instead of the code of a card."""
FRANCS = 30
"""Francs in the box: those of the seats, the house and, if out, the lost ones."""


class Nation(StrEnum):
    """The four nations; three are in play."""

    CHINA = "china"
    UK = "uk"
    USA = "usa"
    USSR = "ussr"


class Freelancer(StrEnum):
    """Identities of no nation."""

    INTERPOL = "interpol"
    BROKER = "broker"
    JOURNALIST = "journalist"
    HITMAN = "hitman"


class Action(StrEnum):
    """The three kinds of action card."""

    STEAL = "steal"
    INTERROGATE = "interrogate"
    CASH_OUT = "cash-out"


class Film(StrEnum):
    """A microfilm, or none; as a nation it has the same name."""

    NONE = "none"
    CHINA = "china"
    UK = "uk"
    USA = "usa"
    USSR = "ussr"


class Card(StrEnum):
    """What can lie in a hand or on the discard; UNKNOWN: the app was not told."""

    UNKNOWN = "unknown"
    STEAL = "steal"
    INTERROGATE = "interrogate"
    CASH_OUT = "cash-out"
    FILM_CHINA = "film-china"
    FILM_UK = "film-uk"
    FILM_USA = "film-usa"
    FILM_USSR = "film-ussr"
    LETTER_CHINA = "letter-china"
    LETTER_UK = "letter-uk"
    LETTER_USA = "letter-usa"
    LETTER_USSR = "letter-ussr"
    ACE = "ace"


ACTIONS = (*[Action.STEAL] * 2, *[Action.INTERROGATE] * 3, *[Action.CASH_OUT] * 3)
"""The eight action cards."""


@dataclass(frozen=True)
class Setup:
    """What a number of players takes from the box (MF-S2..S6).

    freelancers: in play, all seats together. draw_deck: cards. paid: places in turn order, from 1,
    that begin with a franc. house: francs left to it.
    """

    freelancers: int
    draw_deck: int
    paid: tuple[int, ...]
    house: int


def setup(players: int, franc_for_second: bool = False) -> Setup:
    """The table of facts 5.2. franc_for_second: MF-def6. Raises ValueError beyond 2..6 players."""
    if players not in range(2, 7):
        raise ValueError("two to six may play")
    if players == 2:
        paid: tuple[int, ...] = (2,) if franc_for_second else ()
        return Setup(freelancers=2, draw_deck=11, paid=paid, house=FRANCS - len(paid))
    paid = {3: (3,), 4: (3, 4), 5: (4, 5), 6: (4, 5, 6)}[players]
    return Setup(players - 3, 14 - players, paid, FRANCS - len(paid))


def in_play(players: int) -> int:
    """Cards in hands, draw deck and discard together: each seat begins with one of them."""
    return setup(players).draw_deck + players


NAMES = (
    *Nation,
    *Freelancer,
    *Action,
    *(f"film-{nation}" for nation in Nation),
    *(f"letter-{nation}" for nation in Nation),
    "ace",
)
"""The name of every kind of card, identities first; its place here is its code, one byte."""


def code(card: str) -> int:
    """The code of a card by its name. Raises ValueError for none."""
    return NAMES.index(card)
