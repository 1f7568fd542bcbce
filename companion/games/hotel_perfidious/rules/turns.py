"""Beds, whose turn it is, who may act in it, being knocked senseless (facts 1.3, 1.7). PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Hotel, counted
from companion.games.hotel_perfidious.rules.items import NOBODY, ROOMS, Furnishing
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class Register:
    """The own bed stands in room 1..9 (facts 1.2)."""

    room: int


@dataclass(frozen=True)
class EndTurn:
    """The present turn is over. Anybody may say so: a phone may be dead."""


@dataclass(frozen=True)
class CallOff:
    """There is no duel after all, or no trap."""


@dataclass(frozen=True)
class StayInCellar:
    """The own move has ended in the Cellar Passage: who does not get out is knocked senseless."""


Act = Register | EndTurn | CallOff | StayInCellar


@dataclass(frozen=True)
class SetUp:
    """The backs of the tiles in rooms 1..9, and who begins; `NOBODY`: the table chooses."""

    rooms: tuple[Furnishing, ...]
    first: int


@dataclass(frozen=True)
class Registered:
    """A seat's bed stands in that room."""

    seat: int
    room: int


@dataclass(frozen=True)
class TurnBegan:
    """A seat's turn. skipped: seats that forfeited theirs on the way."""

    seat: int
    skipped: tuple[int, ...]


@dataclass(frozen=True)
class Knocked:
    """A seat is knocked senseless."""

    seat: int


@dataclass(frozen=True)
class CalledOff:
    """There was no duel, or no trap."""


Event = SetUp | Registered | TurnBegan | Knocked | CalledOff
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NotYourTurn(r.HotelRefusal):
    """It is somebody else's turn."""

    key = "hotel_perfidious-refusal-turn"


@dataclass(frozen=True)
class NotYourself(r.HotelRefusal):
    """Nobody attacks or calls himself."""

    key = "hotel_perfidious-refusal-yourself"


@dataclass(frozen=True)
class OnThePhone(r.HotelRefusal):
    """This seat is called to the phone and may only move (facts 1.8)."""


@dataclass(frozen=True)
class DuelOpen(r.HotelRefusal):
    """A duel has to be settled first."""


@dataclass(frozen=True)
class TrapOpen(r.HotelRefusal):
    """A trap has to be answered first."""


@dataclass(frozen=True)
class TileOpen(r.HotelRefusal):
    """A tile is being turned up."""


@dataclass(frozen=True)
class BedTaken(r.HotelRefusal):
    """Another agent has registered there (HP-def15)."""

    key = "hotel_perfidious-refusal-bed"


@dataclass(frozen=True)
class NothingToCallOff(r.HotelRefusal):
    """Nothing waits that could be called off."""

    key = "hotel_perfidious-refusal-nothing-off"


def decide(hotel: Hotel, seat: int, act: Act) -> Events | Refusal:
    """A bed; on to the next agent; no duel, trap or tile after all; lost in the cellar."""
    match act:
        case Register(room):
            return _register(hotel, seat, room)
        case EndTurn():
            return waits(hotel) or (following(hotel),)
        case CallOff():
            return (CalledOff(),) if hotel.busy else NothingToCallOff()
        case StayInCellar():
            return may_move(hotel, seat) or knocked_out(hotel, seat)
        case _:
            assert_never(act)


def waits(hotel: Hotel) -> Refusal | None:
    """What has to be settled before anything else."""
    if hotel.duel is not None:
        return DuelOpen()
    if hotel.trap is not None:
        return TrapOpen()
    return TileOpen() if hotel.turning is not None else None


def may_move(hotel: Hotel, seat: int) -> Refusal | None:
    """Why a seat may not even move now."""
    return waits(hotel) or (NotYourTurn() if hotel.turn != seat else None)


def may_act(hotel: Hotel, seat: int) -> Refusal | None:
    """Why a seat may not do more than move now."""
    if refused := may_move(hotel, seat):
        return refused
    return OnThePhone() if hotel.on_the_phone(seat) else None


def other(hotel: Hotel, seat: int, who: int) -> Refusal | None:
    """Why `who` is no other agent."""
    if who == seat:
        return NotYourself()
    return None if who in hotel.seats else NoSuchSeat()


def _register(hotel: Hotel, seat: int, room: int) -> Events | Refusal:
    """A bed; two agents share none (HP-def15)."""
    if room not in range(1, ROOMS + 1):
        return r.NoSuchRoom()
    taken = any(bed == room for other, bed in hotel.beds if other != seat)
    if taken and not hotel.options.same_bed:
        return BedTaken()
    return (Registered(seat, room),)


def following(hotel: Hotel) -> TurnBegan:
    """Who is next; those who forfeit are passed by, and have done so once."""
    at = hotel.seats.index(hotel.turn) if hotel.turn in hotel.seats else -1
    owed, skipped = dict(hotel.forfeits), list[int]()
    while True:
        at = (at + 1) % len(hotel.seats)
        seat = hotel.seats[at]
        if owed.get(seat, 0) <= 0:
            return TurnBegan(seat, tuple(skipped))
        owed[seat] -= 1
        skipped.append(seat)


def knocked_out(hotel: Hotel, seat: int, turn_ends: bool = False) -> Events:
    """A seat is knocked senseless: its turn ends, the next one is forfeited (HP-def10)."""
    down = Knocked(seat)
    if hotel.turn == seat or turn_ends:
        return (down, following(_knocked(hotel, seat)))
    return (down,)


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state in that turn."""
    match event:
        case SetUp(rooms, first):
            return replace(hotel, rooms=rooms, turn=first)
        case Registered(seat, room):
            return replace(hotel, beds=counted(hotel.beds, seat, room))
        case TurnBegan(seat, skipped):
            forfeits = hotel.forfeits
            for other in skipped:
                forfeits = counted(forfeits, other, max(0, dict(forfeits).get(other, 0) - 1))
            return up_again(replace(hotel, turn=seat, forfeits=forfeits), seat)
        case Knocked(seat):
            return _knocked(hotel, seat)
        case CalledOff():
            if hotel.turning is not None:
                hotel = hotel.with_tile(replace(hotel.turning, turning=NOBODY))
            return replace(hotel, duel=None, trap=None)
        case _:
            assert_never(event)


def up_again(hotel: Hotel, seat: int) -> Hotel:
    """The state in which the fall of a seat is over: nothing of it starts a call any more."""
    return replace(hotel, fallen=tuple(one for one in hotel.fallen if one != seat))


def _knocked(hotel: Hotel, seat: int) -> Hotel:
    """The state with a turn more to forfeit; what the seat held lies in the corridor."""
    return replace(
        hotel,
        fallen=(*up_again(hotel, seat).fallen, seat),
        forfeits=counted(hotel.forfeits, seat, hotel.forfeits_of(seat) + 1),
        knocks=counted(hotel.knocks, seat, hotel.knocks_of(seat) + 1),
    )
