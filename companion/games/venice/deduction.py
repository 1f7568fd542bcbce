"""Which deals are possible: 4 identities x 4 segments among four agents, 576 deals, and clues.

A set of deals is one integer with a bit for each deal, so a clue is a mask and all clues together
are a few ANDs. An agent is a place 0..3, a card 0..7: identities F, B, X, Z, then the segments.
PURE. What must not live here: whose sheet it is, why something follows (see `reason`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

AGENTS: Final = 4
CARDS: Final = 8
ORDERS: Final = tuple(permutations(range(4)))
"""ORDERS[n][agent]: which of four cards of a kind an agent holds."""
EVERY: Final = (1 << len(ORDERS) ** 2) - 1
"""All 576 deals."""


@dataclass(frozen=True)
class Own:
    """A black card of one's own. agent: one's own place."""

    agent: int
    card: int


@dataclass(frozen=True)
class Black:
    """A black card that was seen: an agent has it. column: its place in the sheet."""

    agent: int
    card: int
    column: int


@dataclass(frozen=True)
class Pair:
    """Two cards an agent showed: exactly one of them is true (VE-X1). column: as in `Black`."""

    agent: int
    cards: tuple[int, int]
    column: int


Clue = Own | Black | Pair


def kind(card: int) -> range:
    """The four cards of which an agent has one: identities or segments."""
    return range(4) if card < 4 else range(4, 8)


def _deals() -> Iterable[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """A bit for each deal, and who holds what in it."""
    for number, (identities, segments) in enumerate(product(ORDERS, ORDERS)):
        yield 1 << number, identities, segments


def _holding(agent: int, card: int) -> int:
    """The deals in which an agent holds a card."""
    return sum(
        bit
        for bit, identities, segments in _deals()
        if (identities[agent] if card < 4 else segments[agent] + 4) == card
    )


HOLDS: Final = tuple(tuple(_holding(a, card) for card in range(CARDS)) for a in range(AGENTS))
"""HOLDS[agent][card]: the deals in which it is so."""


def deals(clue: Clue) -> int:
    """The deals one clue leaves."""
    match clue:
        case Own(agent, card) | Black(agent, card):
            return HOLDS[agent][card]
        case Pair(agent, (one, other)):
            return HOLDS[agent][one] ^ HOLDS[agent][other]


def left(clues: Iterable[Clue]) -> int:
    """The deals all clues leave."""
    found = EVERY
    for clue in clues:
        found &= deals(clue)
    return found


def enough(clues: tuple[Clue, ...], within: int) -> tuple[Clue, ...]:
    """Clues of which none can be spared and which already leave only deals `within`.

    All clues together must do so. Those in front are given up first: put the plain ones last.
    """
    behind = [EVERY]
    for clue in reversed(clues):
        behind.append(behind[-1] & deals(clue))
    kept: list[Clue] = []
    found = EVERY
    for index, clue in enumerate(clues):
        if found & behind[-2 - index] & ~within:
            kept.append(clue)
            found &= deals(clue)
    return tuple(kept)
