"""The snatch buzzer: who called dibs first, by the server's clock (facts 2.3). PURE.

Presses that reached the server within the same 150 ms are a tie: a slow phone must not lose by its
network. The table settles it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

TIE = 150
"""Milliseconds within which presses are one."""
LATEST = 2**53
"""No clock shows more milliseconds."""


@dataclass(frozen=True)
class Press:
    """Whose press, and at which millisecond of the server's clock it came."""

    seat: int
    moment: int


def in_order(presses: Sequence[Press]) -> tuple[Press, ...]:
    """The earliest first; of the same moment, as they were taken down."""
    return tuple(sorted(presses, key=lambda press: press.moment))


def tied(presses: Sequence[Press]) -> tuple[int, ...]:
    """Who came within 150 ms of the earliest, in the order of their presses; none if alone."""
    ordered = in_order(presses)
    near = tuple(p.seat for p in ordered if p.moment - ordered[0].moment <= TIE)
    return near if len(near) > 1 else ()


def queue(presses: Sequence[Press], first: int) -> tuple[int, ...]:
    """Seats in order; `first` is whom the table let go first, if it pressed at all."""
    seats = tuple(press.seat for press in in_order(presses))
    return (first, *(seat for seat in seats if seat != first)) if first in seats else seats
