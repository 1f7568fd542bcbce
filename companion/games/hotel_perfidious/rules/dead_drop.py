"""The Dead Drop: two arrows and the compass point to a column and a row (HP-DD1, HP-def3). PURE."""

from enum import StrEnum

Square = tuple[int, int]
"""Column and row, counted from 1: left to right, top to bottom (HP-def17)."""


class Direction(StrEnum):
    """Where north is on the board as it is read."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"


UPRIGHT = (Direction.UP, Direction.DOWN)


def dead_drop(ns_arrow: Square, we_arrow: Square, north: Direction) -> Square:
    """Where the arrows cross.

    With north up or down the north-south arrow lies along its column and the west-east arrow along
    its row; with north sideways it is the other way round.
    """
    if north in UPRIGHT:
        return ns_arrow[0], we_arrow[1]
    return we_arrow[0], ns_arrow[1]
