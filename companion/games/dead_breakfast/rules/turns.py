"""Turns: who has moved, who is next, and when the points are counted (facts 2.3, DB-U2). PURE."""

from dataclasses import dataclass, replace

from companion.games.dead_breakfast.rules.house import TURNS
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import NOT_YET, Street
from companion.refusal import Refusal


@dataclass(frozen=True)
class Move:
    """Who is on turn has taken a window and a tile, or with `eyeball` one of those instead.

    The move itself: from now on it is too late to snatch what lay there before.
    """

    eyeball: bool = False


@dataclass(frozen=True)
class Finish:
    """The houses are complete, the points are counted."""


Act = Move | Finish


@dataclass(frozen=True)
class Begun:
    """Who starts; drawn, for the rulebook leaves it to the table."""

    first: int


@dataclass(frozen=True)
class Moved:
    """A seat has played a turn; then it is `then`'s, nobody's once all houses are complete."""

    seat: int
    eyeball: bool
    then: int


@dataclass(frozen=True)
class Finished:
    """The points are counted: who wins."""

    winners: tuple[int, ...]


Event = Begun | Moved | Finished


@dataclass(frozen=True)
class NoTurns(DeadRefusal):
    """A house rule: turns are not counted."""


@dataclass(frozen=True)
class NotYourTurn(DeadRefusal):
    """It is somebody else's turn."""

    key = "dead_breakfast-refusal-turn"


@dataclass(frozen=True)
class AllComplete(DeadRefusal):
    """All houses are complete."""

    key = "dead_breakfast-refusal-complete"


@dataclass(frozen=True)
class HouseComplete(DeadRefusal):
    """All sixteen turns of this house are played (DB-U2)."""


@dataclass(frozen=True)
class DibsOpen(DeadRefusal):
    """Somebody called dibs: that comes before the next turn."""


@dataclass(frozen=True)
class NoEyeballs(DeadRefusal):
    """There is no eyeball in the middle any more."""


@dataclass(frozen=True)
class FinishedAlready(DeadRefusal):
    """The points are counted already."""

    key = "dead_breakfast-refusal-finished"


def decide(street: Street, seat: int, act: Act) -> tuple[Event, ...] | Refusal:
    """A turn is played, or the points are counted."""
    match act:
        case Move(eyeball):
            return _move(street, seat, eyeball)
        case Finish():
            return (Finished(street.verdict.winners),)


def _move(street: Street, seat: int, eyeball: bool) -> tuple[Event, ...] | Refusal:
    """A turn is played. Who called dibs before comes first."""
    if not street.options.keep_turns:
        return NoTurns()
    house = street.house(seat)
    if street.turn != seat or house is None:
        return AllComplete() if street.complete else NotYourTurn()
    if house.complete:
        return HouseComplete()
    if street.presses:
        return DibsOpen()
    if eyeball and street.pool < 1:
        return NoEyeballs()
    return (Moved(seat, eyeball, _follows(street, seat)),)


def _follows(street: Street, seat: int) -> int:
    """Who plays after this seat: clockwise, houses that are complete left out."""
    at = street.seats.index(seat)
    order = (*street.seats[at + 1 :], *street.seats[:at])
    open_houses = {house.seat for house in street.houses if not house.complete}
    if street.at(seat).turns + 1 < TURNS:
        order = (*order, seat)
    return next((other for other in order if other in open_houses), NOT_YET)


def evolve(street: Street, event: Event) -> Street:
    """What was called before a move counts no more after it."""
    match event:
        case Begun(first):
            return replace(street, turn=first)
        case Moved(seat, eyeball, then):
            house = street.at(seat)
            played = replace(house, turns=house.turns + 1, eyeballs=house.eyeballs + eyeball)
            return replace(
                street.with_house(played),
                turn=then,
                moves=street.moves + 1,
                moved=seat,
                presses=(),
                first=NOT_YET,
                snatched=(),
            )
        case Finished():
            return replace(street, finished=True, presses=(), first=NOT_YET)
