"""The box rules: round, series, who begins, points and locations can be set directly. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.venice import acts as a
from companion.games.venice import events as e
from companion.games.venice import refusals as r
from companion.games.venice.acts import Field
from companion.games.venice.cards import LOCATIONS
from companion.games.venice.rounds import automatic, compared, without
from companion.games.venice.venice import FACE_DOWN, ROUNDS, Venice, Visit
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat

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


def decide(venice: Venice, act: a.ByHand, chance: Chance) -> tuple[e.Event, ...] | Refusal:
    """Whether the field has such a value; automatons whose card is then due play it."""
    if act.field is Field.START:
        if act.value not in venice.agents:
            return NoSuchSeat()
    elif act.value not in RANGES[act.field]:
        return r.NoSuchNumber()
    if act.field is Field.POINTS and act.place not in venice.seats:
        return NoSuchSeat()
    if act.field in OF_A_PLACE and act.place not in venice.places:
        return NoSuchSeat()
    done = e.SetByHand(act.field, act.value, act.place)
    if venice.finished or act.field is Field.POINTS:
        return (done,)
    return (done, *automatic(evolve(venice, done), chance))


def evolve(venice: Venice, event: e.SetByHand) -> Venice:
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
            free = evolve(venice, e.SetByHand(Field.FREE, value, place))
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
