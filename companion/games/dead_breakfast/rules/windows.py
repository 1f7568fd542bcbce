"""Windows of a house: who looks out of them, where each is, and who scares whom (DB-G1..8). PURE.

Columns are 0..4 from the left, floors 1..4 from below. Sixteen windows fill the four outer columns;
two more belong to the double window in the middle, wherever the table puts it (DB-def1).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

COLUMNS, FLOORS = 5, 4
MIDDLE = 2
"""The column of door and double window."""
OUTER = tuple(
    (column, floor)
    for floor in range(FLOORS, 0, -1)
    for column in range(COLUMNS)
    if column != MIDDLE
)
"""Column and floor of the first sixteen windows, from the top left."""
CENTRE = 2
"""Windows of the double window: the last two."""
WINDOWS = len(OUTER) + CENTRE
EACH = 2
"""Points for a scared guest."""


class Cell(StrEnum):
    """What is in a window: nobody yet, a guest by colour, or a creature that covers the guest."""

    EMPTY = "empty"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"
    HAND = "hand"
    SPIDER = "spider"
    BAT = "bat"
    CROW = "crow"


FEARS = {
    Cell.HAND: Cell.YELLOW,
    Cell.SPIDER: Cell.GREEN,
    Cell.BAT: Cell.BLUE,
    Cell.CROW: Cell.GREY,
}
"""Which guests a creature scares (facts 2.7)."""
CREATURES = tuple(FEARS)
GUESTS = tuple(FEARS.values())
NOBODY = (Cell.EMPTY,) * WINDOWS
"""A house in which nothing is painted."""


class Centre(StrEnum):
    """Where the double window is: over two floors or side by side on one; asked for each house."""

    FLOORS_34 = "3-4"
    FLOORS_23 = "2-3"
    FLOORS_12 = "1-2"
    SIDE_2 = "side-2"
    SIDE_3 = "side-3"
    SIDE_4 = "side-4"
    ASK = "ask"


ON_FLOORS = {
    Centre.FLOORS_34: (4, 3),
    Centre.FLOORS_23: (3, 2),
    Centre.FLOORS_12: (2, 1),
    Centre.SIDE_2: (2, 2),
    Centre.SIDE_3: (3, 3),
    Centre.SIDE_4: (4, 4),
    Centre.ASK: (4, 3),
}
"""Floors of the two windows of the double window; until a house is asked, as by default."""


@dataclass(frozen=True)
class Placed:
    """A window's cell at its place."""

    column: int
    floor: int
    cell: Cell

    def sees(self, other: "Placed") -> bool:
        """Whether both are in one column or on one floor."""
        return self.column == other.column or self.floor == other.floor


def places(centre: Centre) -> tuple[tuple[int, int], ...]:
    """Column and floor of every window; the middle's own two come last."""
    return (*OUTER, *((MIDDLE, floor) for floor in ON_FLOORS[centre]))


def placed(cells: Sequence[Cell], centre: Centre) -> tuple[Placed, ...]:
    """The cells of a house at their places, in the same order."""
    return tuple(
        Placed(column, floor, cell)
        for (column, floor), cell in zip(places(centre), cells, strict=True)
    )


def victims(house: Sequence[Placed], at: int, *, centre_counts: bool = True) -> tuple[int, ...]:
    """Which windows' guests the creature in window `at` scares; none if there is no creature.

    A covered guest is no cell any more, so it never counts. centre_counts: DB-def2.
    """
    here = house[at]
    fears = FEARS.get(here.cell)
    return tuple(
        number
        for number, other in enumerate(house)
        if fears is not None
        and other.cell is fears
        and here.sees(other)
        and (centre_counts or other.column != MIDDLE)
    )


def scares(house: Sequence[Placed], *, centre_counts: bool = True) -> tuple[tuple[int, int], ...]:
    """Window and points of every creature, in the order of windows."""
    return tuple(
        (number, EACH * len(victims(house, number, centre_counts=centre_counts)))
        for number, one in enumerate(house)
        if one.cell in FEARS
    )
