"""Francs that change hands, and what a bribe or blackmail does. PURE (facts 5.3, MF-L1..12).

Every function keeps the sum of what it is given, and none of it falls below 0.
"""

from dataclasses import dataclass
from enum import StrEnum

STOLEN = 2
CASHED = 3
PAID = 2
"""Francs that buy off a blackmailer."""
REFUSED = 1
"""Francs that refusing a bribe costs."""


class Blackmail(StrEnum):
    """How the target answers."""

    PAY = "pay"
    DEFEND = "defend"
    DECLINE = "decline"


@dataclass(frozen=True)
class Outcome:
    """Francs of who acts and of the target afterwards, and what else happened.

    cleared: who acts is Cleared now. suspect: the target is Suspect now. card: a card moves, for a
    bribe the offered one to the target, for blackmail a random one of the target's hand.
    """

    active: int
    target: int
    cleared: bool = False
    suspect: bool = False
    card: bool = False


def move(giver: int, taker: int, francs: int) -> tuple[int, int]:
    """Purses of giver and taker after `francs`, or as many as there are, went over."""
    gone = min(max(francs, 0), giver)
    return giver - gone, taker + gone


def steal(active: int, target: int) -> Outcome:
    """Steal: two francs, one if that is all (MF-L7)."""
    target, active = move(target, active, STOLEN)
    return Outcome(active, target)


def bribe(accepted: bool, active: int, target: int) -> Outcome:
    """A bribe answered: the card and Cleared, or a franc if the target has one (MF-L5)."""
    if accepted:
        return Outcome(active, target, cleared=True, card=True)
    target, active = move(target, active, REFUSED)
    return Outcome(active, target)


def blackmail(
    answer: Blackmail, active: int, target: int, hand: int, pay_what_you_have: bool = False
) -> Outcome | None:
    """Blackmail answered; None if the target can't so (MF-def5). hand: the target's cards."""
    match answer:
        case Blackmail.PAY:
            if target < (1 if pay_what_you_have else PAID):
                return None
            target, active = move(target, active, PAID)
            return Outcome(active, target)
        case Blackmail.DEFEND:
            return Outcome(active, target) if hand > 0 else None
        case Blackmail.DECLINE:
            return Outcome(active, target, cleared=True, suspect=True, card=hand > 0)
