"""The box rules: every number and mark that all may see can be set directly. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.hotel_perfidious.rules import box, turns
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import BLUEPRINTS, Call, Hotel, counted, noted
from companion.games.hotel_perfidious.rules.items import ROOMS, Item, copies
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """What can be set by hand.

    TURN (it is the seat's), SOUVENIRS, FORFEITS, ROOM (0 for none), KNOCKS (how often it was
    knocked senseless: with one more its trap book is empty), BLUEPRINTS, WINS of a seat; CALL: the
    call of that number (value) ends; RINGS: a phone rings for the seat, dropped by seat `value`.
    """

    TURN = "turn"
    SOUVENIRS = "souvenirs"
    FORFEITS = "forfeits"
    ROOM = "room"
    KNOCKS = "knocks"
    BLUEPRINTS = "blueprints"
    WINS = "wins"
    CALL = "call"
    RINGS = "rings"


@dataclass(frozen=True)
class ByHand:
    """A number set directly."""

    field: Field
    seat: int
    value: int = 0


@dataclass(frozen=True)
class TakenByHand:
    """So many of a trap, or of the phones, are somebody's souvenirs."""

    item: Item
    count: int


Act = ByHand | TakenByHand


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    seat: int
    value: int


@dataclass(frozen=True)
class TakenSet:
    """So many of an item are souvenirs."""

    item: Item
    count: int


Event = SetByHand | TakenSet

RANGES: dict[Field, range] = {
    Field.TURN: range(1),
    Field.FORFEITS: range(10),
    Field.ROOM: range(ROOMS + 1),
    Field.KNOCKS: range(100),
    Field.WINS: range(1000),
}


def reach(hotel: Hotel, field: Field, seat: int) -> range:
    """What a field of a seat may be: all together never more than the box holds."""
    match field:
        case Field.SOUVENIRS:
            return range(hotel.souvenirs_of(seat) + max(0, box.souvenirs_left(hotel)) + 1)
        case Field.BLUEPRINTS:
            others = sum(count for other, count in hotel.blueprints if other != seat)
            return range(BLUEPRINTS - others + 1)
        case _:
            return RANGES[field]


def taken_reach(hotel: Hotel, item: Item) -> range:
    """How many of an item may be souvenirs: of the phones none that ring."""
    ringing = len(hotel.calls) if item is Item.PHONE else 0
    return range(copies(item) - ringing + 1 if item in box.SOUVENIRS else 1)


def decide(hotel: Hotel, act: Act) -> tuple[Event, ...] | Refusal:
    """Whether the field has such a value."""
    if isinstance(act, TakenByHand):
        if hotel.over:
            return r.GameOver()
        fits = act.count in taken_reach(hotel, act.item)
        return (TakenSet(act.item, act.count),) if fits else r.NoSuchNumber()
    if hotel.over and act.field is not Field.WINS:
        return r.GameOver()
    if act.seat not in hotel.seats:
        return NoSuchSeat()
    done = SetByHand(act.field, act.seat, act.value)
    match act.field:
        case Field.CALL:
            there = any(call.number == act.value for call in hotel.calls)
            return (done,) if there else r.NoPhone()
        case Field.RINGS:
            if refused := turns.other(hotel, act.seat, act.value):
                return refused
            return (done,) if box.free(hotel, Item.PHONE) > 0 else r.NoPhone()
        case _:
            fits = act.value in reach(hotel, act.field, act.seat)
            return (done,) if fits else r.NoSuchNumber()


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that number."""
    if isinstance(event, TakenSet):
        return replace(hotel, taken=noted(hotel.taken, event.item, event.count))
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
        case Field.KNOCKS:
            return replace(hotel, knocks=counted(hotel.knocks, seat, value))
        case Field.BLUEPRINTS:
            return replace(hotel, blueprints=counted(hotel.blueprints, seat, value))
        case Field.WINS:
            return replace(hotel, wins=counted(hotel.wins, seat, value))
        case Field.CALL:
            return replace(hotel, calls=tuple(c for c in hotel.calls if c.number != value))
        case Field.RINGS:
            number = hotel.called + 1
            return replace(hotel, calls=(*hotel.calls, Call(number, value, seat)), called=number)
        case _:
            assert_never(event.field)
