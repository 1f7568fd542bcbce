"""What may be shown in a meeting (VE-X1..12): judged on the giver's own phone. PURE.

own: the giver's two black cards as cards of 0..7. before: pairs shown to this agent already.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import combinations

from companion.games.venice.rules.cards import CARDS, Black, is_identity
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.passing import Passed, Way
from companion.games.venice.rules.refusals import VeniceRefusal
from companion.refusal import Refusal

Pair = frozenset[int]
PAIRS: tuple[Pair, ...] = tuple(frozenset(two) for two in combinations(CARDS, 2))
"""All 28 pairs of different cards."""


@dataclass(frozen=True)
class NotTwoCards(VeniceRefusal):
    """Not two different cards."""

    key = "venice-refusal-two-cards"


@dataclass(frozen=True)
class BothTrue(VeniceRefusal):
    """Both cards are true."""


@dataclass(frozen=True)
class NoneTrue(VeniceRefusal):
    """Neither card is true."""


@dataclass(frozen=True)
class PairShown(VeniceRefusal):
    """This agent has seen the pair."""


@dataclass(frozen=True)
class NotYourBlack(VeniceRefusal):
    """It is not one of the own black cards."""


@dataclass(frozen=True)
class OtherBlack(VeniceRefusal):
    """The other black card was demanded."""


@dataclass(frozen=True)
class BlackSeen(VeniceRefusal):
    """The asker has seen this black card."""


@dataclass(frozen=True)
class BlackOtherwise(VeniceRefusal):
    """The house shows a black card in the other way."""


def true_cards(own: Collection[int], pair: Collection[int]) -> int:
    """How many cards of a pair are the truth."""
    return len(set(own) & set(pair))


def legal(own: Collection[int]) -> tuple[Pair, ...]:
    """The 12 pairs with exactly one true card (VE-X12)."""
    return tuple(pair for pair in PAIRS if true_cards(own, pair) == 1)


def left(own: Collection[int], before: Collection[Collection[int]]) -> tuple[Pair, ...]:
    """The legal pairs this agent has not seen."""
    shown = {frozenset(pair) for pair in before}
    return tuple(pair for pair in legal(own) if pair not in shown)


def repeats(own: Collection[int], before: Collection[Collection[int]]) -> bool:
    """Whether all 12 are used: any may be shown again, with a warning (VE-def14)."""
    return not left(own, before)


def pair_refused(
    own: Collection[int], pair: tuple[int, ...], before: Collection[Collection[int]]
) -> Refusal | None:
    """Why a pair may not be shown; None if it may."""
    if len(pair) != 2 or len(set(pair)) != 2 or not set(pair) <= set(CARDS):
        return NotTwoCards()
    if true_cards(own, pair) == 2:
        return BothTrue()
    if true_cards(own, pair) == 0:
        return NoneTrue()
    shown = {frozenset(old) for old in before}
    if frozenset(pair) in shown and not repeats(own, before):
        return PairShown()
    return None


def black_refused(
    own: Collection[int],
    card: int,
    rules: HouseRules,
    demanded: Black = Black.EITHER,
    seen: Collection[int] = (),
) -> Refusal | None:
    """Why a black card may not be shown to a demand. seen: what the asker has been shown of them.

    VE-def4: `demanded` names which. VE-def5: another one where the house wants it and there is one.
    """
    if card not in own:
        return NotYourBlack()
    if demanded is not Black.EITHER:
        wanted = demanded is Black.IDENTITY
        return None if is_identity(card) is wanted else OtherBlack()
    if not rules.black_again and card in seen and not set(own) <= set(seen):
        return BlackSeen()
    return None


def passed_refused(
    own: Collection[int],
    passed: Passed,
    before: Collection[Collection[int]],
    rules: HouseRules,
) -> Refusal | None:
    """Why something may not be passed in an exchange, whichever way (VE-def9)."""
    first, second = passed.cards
    if passed.way is Way.PAIR:
        return pair_refused(own, (first, second), before)
    if (passed.way is Way.BLACK_AS_ONE) is not rules.black_as_one:
        return BlackOtherwise()
    if first not in own:
        return NotYourBlack()
    return pair_refused(own, (first, second), ()) if passed.way is Way.BLACK_AS_ONE else None
