"""The box rules: turn, souvenirs, forfeited turns, beds, blueprints, wins can be set. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules import turns
from companion.games.hotel_perfidious.rules.hotel import BLUEPRINTS, Hotel, counted
from companion.games.hotel_perfidious.rules.items import COUNTERS, ROOMS, Item, copies
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """What can be set by hand.

    TURN (it is the seat's), SOUVENIRS, FORFEITS, ROOM (0 for none), BLUEPRINTS, WINS of a
    seat; CALL: the call of that number (value) ends.
    """

    TURN = "turn"
    SOUVENIRS = "souvenirs"
    FORFEITS = "forfeits"
    ROOM = "room"
    BLUEPRINTS = "blueprints"
    WINS = "wins"
    CALL = "call"


@dataclass(frozen=True)
class ByHand:
    """A number set directly."""

    field: Field
    seat: int
    value: int = 0


Act = ByHand


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    seat: int
    value: int


Event = SetByHand

MOST_SOUVENIRS = sum(copies(trap) for trap in COUNTERS) + copies(Item.PHONE)
"""Twelve traps and two phones (facts 1.9)."""
RANGES: dict[Field, range] = {
    Field.TURN: range(1),
    Field.SOUVENIRS: range(MOST_SOUVENIRS + 1),
    Field.FORFEITS: range(10),
    Field.ROOM: range(ROOMS + 1),
    Field.BLUEPRINTS: range(BLUEPRINTS + 1),
    Field.WINS: range(1000),
}
"""What a field may be; a call is one that is open."""


def decide(hotel: Hotel, act: ByHand) -> tuple[Event, ...] | Refusal:
    """Whether the field has such a value."""
    if hotel.over and act.field is not Field.WINS:
        return r.GameOver()
    if act.seat not in hotel.seats:
        return NoSuchSeat()
    if act.field is Field.CALL:
        if all(call.number != act.value for call in hotel.calls):
            return r.NoPhone()
    elif act.value not in RANGES[act.field]:
        return r.NoSuchNumber()
    others = sum(count for seat, count in hotel.blueprints if seat != act.seat)
    if act.field is Field.BLUEPRINTS and act.value + others > BLUEPRINTS:
        return r.NoSuchNumber()
    return (SetByHand(act.field, act.seat, act.value),)


def evolve(hotel: Hotel, event: SetByHand) -> Hotel:
    """The state with that number."""
    seat, value = event.seat, event.value
    match event.field:
        case Field.TURN:
            return turns.up_again(replace(hotel, turn=seat), seat)
        case Field.SOUVENIRS:
            return replace(hotel, souvenirs=counted(hotel.souvenirs, seat, value))
        case Field.FORFEITS:
            return replace(hotel, forfeits=counted(hotel.forfeits, seat, value))
        case Field.ROOM:
            return replace(hotel, beds=counted(hotel.beds, seat, value))
        case Field.BLUEPRINTS:
            return replace(hotel, blueprints=counted(hotel.blueprints, seat, value))
        case Field.WINS:
            return replace(hotel, wins=counted(hotel.wins, seat, value))
        case Field.CALL:
            return replace(hotel, calls=tuple(c for c in hotel.calls if c.number != value))
        case _:
            assert_never(event.field)
