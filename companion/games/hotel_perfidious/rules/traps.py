"""Traps that go off, and what stops them (HP-T1..11). PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import box, turns
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Hotel, Sprung
from companion.games.hotel_perfidious.rules.items import COUNTERS, Item
from companion.refusal import Refusal


@dataclass(frozen=True)
class SpringTrap:
    """A trap nobody set by phone is turned up: on the board, or `in_hand` (HP-def7)."""

    trap: Item
    in_hand: bool = False


@dataclass(frozen=True)
class FaceTrap:
    """The trap meets its victim. counter: what stops it, NOTHING if nothing does.

    take: the beaten trap becomes a souvenir.
    """

    counter: Item
    take: bool = False


Act = SpringTrap | FaceTrap


@dataclass(frozen=True)
class TrapSprung:
    """A seat has turned up a trap. number: of the tile, 0 if no phone set it."""

    seat: int
    trap: Item
    number: int


@dataclass(frozen=True)
class TrapBeaten:
    """What a seat holds has stopped the trap. used: the counter is gone (HP-def2)."""

    seat: int
    counter: Item
    taken: bool
    used: bool


@dataclass(frozen=True)
class TrapStruck:
    """Nothing stopped the trap; it stays face up."""

    seat: int


Event = TrapSprung | TrapBeaten | TrapStruck
Events = tuple[Event | turns.Event, ...]


@dataclass(frozen=True)
class NoTrap(r.HotelRefusal):
    """There is no trap to answer."""


@dataclass(frozen=True)
class NotATrap(r.HotelRefusal):
    """This is no trap."""


@dataclass(frozen=True)
class NoCounter(r.HotelRefusal):
    """That does not stop this trap."""


@dataclass(frozen=True)
class OnlyOnTheBoard(r.HotelRefusal):
    """A trap goes off on the board only (HP-def7)."""

    key = "hotel_perfidious-refusal-only-board"


def decide(hotel: Hotel, seat: int, act: Act) -> Events | Refusal:
    """A trap no phone has set goes off; its victim answers."""
    match act:
        case SpringTrap():
            return _spring(hotel, seat, act)
        case FaceTrap():
            return _face(hotel, act)
        case _:
            assert_never(act)


def _spring(hotel: Hotel, seat: int, act: SpringTrap) -> Events | Refusal:
    """A trap of the set-up, or one in hand where the house reads it so (HP-def7)."""
    if act.trap not in COUNTERS:
        return NotATrap()
    if act.in_hand and not hotel.options.literal_traps:
        return OnlyOnTheBoard()
    if refused := turns.waits(hotel) if act.in_hand else turns.may_act(hotel, seat):
        return refused
    return (TrapSprung(seat, act.trap, 0),) if box.free(hotel, act.trap) > 0 else r.NoneLeft()


def _face(hotel: Hotel, act: FaceTrap) -> Events | Refusal:
    """What the victim holds stops the trap, or the victim lies down. Anybody may say which."""
    trap = hotel.trap
    if trap is None:
        return NoTrap()
    if act.counter is Item.NOTHING:
        return (TrapStruck(trap.seat), *turns.knocked_out(hotel, trap.seat))
    if act.counter not in COUNTERS[trap.trap]:
        return NoCounter()
    if act.take and not (box.free(hotel, trap.trap) > 0 and box.souvenirs_left(hotel) > 0):
        return r.NoneLeft()
    used = hotel.options.counter_used_up
    return (TrapBeaten(trap.seat, act.counter, act.take, used),)


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that trap open, beaten, or done with."""
    if isinstance(event, TrapSprung):
        seen = hotel.saw(*(event.trap,) * (hotel.taken_of(event.trap) + 1))
        return replace(seen, trap=Sprung(event.seat, event.trap, event.number))
    trap = hotel.trap
    if trap is None:
        return hotel
    answered = replace(hotel, trap=None)
    if isinstance(event, TrapStruck):
        return answered
    tile = hotel.tile(trap.number)
    if tile is not None:
        down = hotel.options.beaten_face_down
        tile = replace(tile, gone=True) if event.taken else replace(tile, up=not down)
        answered = answered.with_tile(tile)
    if not event.taken:
        return answered
    return answered.with_souvenir(trap.seat, trap.trap)
