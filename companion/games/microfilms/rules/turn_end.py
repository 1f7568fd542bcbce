"""The end of a turn: the hand limit, the next evening, the Croupier. PURE (facts 5.3, 5.8)."""

from dataclasses import dataclass

ACE_COST = 2
"""Francs to the house for discarding the Ace."""
ALARM = 10
"""The Croupier's francs at which both players lose."""
UNLOCKED = 2
"""The evening from which Broker and Interpol may attempt a win (MF-def2)."""


def limit(cleared: bool) -> int:
    """Cards kept at the end of the own turn (MF-N1)."""
    return 2 if cleared else 1


def excess(cleared: bool, hand: int) -> int:
    """Cards to discard at the end of the own turn."""
    return max(hand - limit(cleared), 0)


def may_discard_ace(francs: int) -> bool:
    """Whether a seat can pay for discarding the Ace."""
    return francs >= ACE_COST


@dataclass(frozen=True)
class Decks:
    """The evening and how many cards lie in draw deck and discard."""

    evening: int
    draw: int
    discard: int


def next_evening(decks: Decks) -> Decks:
    """After a turn: an empty draw deck takes the discard, unless that is empty (MF-def3)."""
    if decks.draw > 0 or decks.discard == 0:
        return decks
    return Decks(decks.evening + 1, decks.discard, 0)


@dataclass(frozen=True)
class Croupier:
    """The Croupier: cards of his hand, francs, and what his last turn did."""

    cards: int
    francs: int
    cleared: bool
    drew: bool = False
    discarded: int = 0


def croupier_turn(croupier: Croupier, house: int, draw: int) -> Croupier:
    """His turn after a player's (MF-K1..5). house: its francs; draw: cards of the draw deck.

    The franc comes out of the house, one at most; with an empty deck he draws nothing.
    """
    if croupier.cards < 2:
        drew = draw > 0
        return Croupier(croupier.cards + drew, croupier.francs, croupier.cleared, drew)
    thrown = 1 if croupier.cards >= 3 else 0
    francs = croupier.francs + min(1, max(house, 0))
    return Croupier(croupier.cards - thrown, francs, True, discarded=thrown)


def pool(hand: int, identities: int) -> int:
    """Cards an interrogation chooses from; 0: not allowed (MF-Q1..4).

    identities: 1, with two players 2, of the Croupier 0.
    """
    return max(hand, 0) + identities
