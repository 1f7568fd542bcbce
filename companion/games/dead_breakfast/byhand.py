"""The box rules: whose turn, turns played and eyeballs can be set. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.dead_breakfast import acts as a
from companion.games.dead_breakfast import events as e
from companion.games.dead_breakfast import refusals as r
from companion.games.dead_breakfast.acts import Field
from companion.games.dead_breakfast.house import TURNS
from companion.games.dead_breakfast.street import EYEBALLS, Street
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


def limit(street: Street, field: Field, seat: int) -> int:
    """The most a field may be: all eyeballs there are, held, in the middle and gone, are twenty."""
    house = street.house(seat)
    match field:
        case Field.TURN:
            return 0
        case Field.TURNS:
            return TURNS
        case Field.EYEBALLS:
            return street.pool + (house.eyeballs if house else 0)
        case Field.GONE:
            return EYEBALLS - sum(one.eyeballs for one in street.houses)
        case _:
            assert_never(field)


def decide(street: Street, act: a.ByHand) -> tuple[e.Event, ...] | Refusal:
    """Whether the field has such a value."""
    if act.seat not in street.seats:
        return NoSuchSeat()
    if not 0 <= act.value <= limit(street, act.field, act.seat):
        return r.NoSuchNumber()
    return (e.SetByHand(act.field, act.seat, act.value),)


def evolve(street: Street, event: e.SetByHand) -> Street:
    """The state with that number. Another turn: what was called before counts no more."""
    house = street.house(event.seat)
    if house is None:
        return street
    match event.field:
        case Field.TURN:
            return replace(street, turn=event.seat, presses=())
        case Field.TURNS:
            return street.with_house(replace(house, turns=event.value))
        case Field.EYEBALLS:
            return street.with_house(replace(house, eyeballs=event.value))
        case Field.GONE:
            return replace(street, gone=event.value)
        case _:
            assert_never(event.field)
