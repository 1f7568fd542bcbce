"""The telephone number as it is spoken (VE-def1, VE-C0, VE-C01). PURE."""

from collections.abc import Sequence
from itertools import permutations

from companion.games.venice.rules.cards import B, F, X, Z
from companion.games.venice.rules.options import Dialling

ORDERS: dict[Dialling, tuple[int, ...]] = {
    Dialling.FBZX: (F, B, Z, X),
    Dialling.FBXZ: (F, B, X, Z),
    Dialling.BFXZ: (B, F, X, Z),
}
"""The identities in the order their segments are dialled."""


def number(mapping: Sequence[int], order: Dialling, labels: Sequence[str]) -> str:
    """The digits. mapping: the segment, 0..3, of F, B, X, Z."""
    return "".join(labels[mapping[identity]] for identity in ORDERS[order])


def all_numbers(labels: Sequence[str], order: Dialling = Dialling.FBZX) -> frozenset[str]:
    """The numbers that the 24 mappings give: fewer where labels run into each other."""
    return frozenset(number(mapping, order, labels) for mapping in permutations(range(4)))


def tells_all(labels: Sequence[str]) -> bool:
    """Whether a number said aloud fixes the mapping."""
    return len(all_numbers(labels)) == len(tuple(permutations(range(4))))
