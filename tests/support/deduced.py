"""What clues leave, in the shape of the vectors: counted on the product's own deals."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from companion.games.venice.deduction import HOLDS, ORDERS, Clue, _deals, left


def _mapping(order: tuple[int, ...]) -> int:
    """The deals in which identity n goes with segment order[n]."""
    return sum(
        bit
        for bit, identities, segments in _deals()
        if all(order[identity] == segments[agent] for agent, identity in enumerate(identities))
    )


MAPS: Final = tuple(_mapping(order) for order in ORDERS)
"""For each of the 24 ways identities and segments go together, its deals."""


@dataclass(frozen=True)
class Deduced:
    """What clues leave. count: deals. can: for each agent and card, whether it may be so.

    maps: how many ways identities and segments may belong together (VE-C01: numbers to dial).
    """

    count: int
    can: tuple[tuple[bool, ...], ...]
    maps: int


def deduce(clues: Iterable[Clue]) -> Deduced:
    """What the clues leave, VE-D1..12. No deal left: a mistake in showing or noting (VE-D9)."""
    found = left(clues)
    can = tuple(tuple(bool(found & holding) for holding in row) for row in HOLDS)
    return Deduced(found.bit_count(), can, sum(bool(found & together) for together in MAPS))
