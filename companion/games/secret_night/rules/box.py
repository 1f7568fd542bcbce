"""What the box itself must do while the app only says so: distances, cards of the dead. PURE.

The app knows no hexes and no object cards: these answers are for its questions and sentences.
"""

from enum import StrEnum

from companion.games.secret_night.rules.harm import Cause
from companion.games.secret_night.rules.options import HouseRules


class Reach(StrEnum):
    """How far something reaches."""

    NEIGHBOUR = "neighbour"
    ANYWHERE = "anywhere"


class Fate(StrEnum):
    """Where the cards of somebody dead go."""

    KILLER = "killer"
    """the killer keeps what suits her, and what may not be discarded; the rest is discarded"""
    SLOT = "slot"
    """discarded; what may not be discarded goes face down into the room, or to the finder"""
    DISCARDED = "discarded"
    """all discarded"""


def reach_of_weapons() -> Reach:
    """Gun, Knife and Poison: a neighbouring pawn, says the book."""
    return Reach.NEIGHBOUR


def reach_of_hands(rules: HouseRules) -> Reach:
    """Handcuffs, Rope and First Aid for another: the book is silent (SN-def33)."""
    return Reach.ANYWHERE if rules.any_distance else Reach.NEIGHBOUR


def fate_of_cards(cause: Cause | None, rules: HouseRules) -> Fate:
    """What becomes of the cards after a death by `cause` (SN-def35)."""
    if cause not in (Cause.DYNAMITE, Cause.BLAST):
        return Fate.KILLER
    return Fate.DISCARDED if rules.dynamite_discards_all else Fate.SLOT


def cards_at_start(rules: HouseRules) -> int:
    """Object cards drawn before the first turn (SN-def17)."""
    return 1 if rules.starting_card else 0
