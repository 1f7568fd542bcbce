"""The box rules: round, series, who begins, points and locations can be set directly. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.venice.rules import visits
from companion.games.venice.rules.cards import LOCATIONS, NOBODY
from companion.games.venice.rules.meetings import compared
from companion.games.venice.rules.refusals import VeniceRefusal
from companion.games.venice.rules.rounds import without
from companion.games.venice.rules.venice import FACE_DOWN, ROUNDS, Venice, Visit
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """What can be set by hand.

    ROUND 1..5, SERIES, START (value: who begins the round) of the table; of a place POINTS,
    LOCATION (-1 or 0..4: its card of this round), PLAYED and FREE (0..4: a card that is used, or
    not used, in this series).
    """

    ROUND = "round"
    SERIES = "series"
    START = "start"
    POINTS = "points"
    LOCATION = "location"
    PLAYED = "played"
    FREE = "free"


@dataclass(frozen=True)
class ByHand:
    """A number set directly. place: a seat, `DUMMY` or `AMBASSADOR`."""

    field: Field
    value: int
    place: int = NOBODY


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    value: int
    place: int


@dataclass(frozen=True)
class NoSuchNumber(VeniceRefusal):
    """The number is out of range."""

    key = "venice-refusal-number"


RANGES: dict[Field, range] = {
    Field.ROUND: range(1, ROUNDS + 1),
    Field.SERIES: range(1, 100),
    Field.POINTS: range(100),
    Field.LOCATION: range(FACE_DOWN, LOCATIONS),
    Field.PLAYED: range(LOCATIONS),
    Field.FREE: range(LOCATIONS),
}
"""What a field may be; who begins is an agent's place."""
OF_A_PLACE = (Field.LOCATION, Field.PLAYED, Field.FREE)


def decide(
    venice: Venice, act: ByHand, chance: Chance
) -> tuple[SetByHand | visits.Event, ...] | Refusal:
    """Whether the field has such a value; automatons whose card is then due play it."""
    if act.field is Field.START:
        if act.value not in venice.agents:
            return NoSuchSeat()
    elif act.value not in RANGES[act.field]:
        return NoSuchNumber()
    if act.field is Field.POINTS and act.place not in venice.seats:
        return NoSuchSeat()
    if act.field in OF_A_PLACE and act.place not in venice.places:
        return NoSuchSeat()
    if act.field is Field.LOCATION and act.value in _used_before(venice, act.place):
        return visits.LocationUsed()
    done = SetByHand(act.field, act.value, act.place)
    if venice.finished or act.field is Field.POINTS:
        return (done,)
    return (done, *visits.automatic(evolve(venice, done), chance))


def _used_before(venice: Venice, place: int) -> tuple[int, ...]:
    """Locations a place has used in this series, this round's card apart: it holds one of each."""
    now = venice.visit(place)
    return tuple(n for n in venice.played(place) if now is None or n != now.location)


def evolve(venice: Venice, event: SetByHand) -> Venice:
    """The state with that number; meetings follow from the cards that then lie there."""
    value, place = event.value, event.place
    match event.field:
        case Field.ROUND:
            return compared(replace(venice, round=value))
        case Field.SERIES:
            return compared(replace(venice, series=value))
        case Field.START:
            return replace(venice, start=value)
        case Field.POINTS:
            others = tuple(point for point in venice.points if point[0] != place)
            return replace(venice, points=tuple(sorted((*others, (place, value)))))
        case Field.LOCATION:
            new = () if value == FACE_DOWN else (Visit(venice.series, venice.round, place, value),)
            return compared(replace(venice, visits=(*without(venice, place), *new)))
        case Field.PLAYED:
            used = Visit(venice.series, 0, place, value)
            free = evolve(venice, SetByHand(Field.FREE, value, place))
            return compared(replace(free, visits=(*free.visits, used)))
        case Field.FREE:
            kept = (
                v
                for v in venice.visits
                if (v.series, v.place, v.location) != (venice.series, place, value)
            )
            return compared(replace(venice, visits=tuple(kept)))
        case _:
            assert_never(event.field)
