"""Whose turn it is, who may act in it, and being knocked senseless (facts 1.3, 1.7). PURE."""

from dataclasses import replace

from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious import refusals as r
from companion.games.hotel_perfidious.hotel import Hotel, counted
from companion.games.hotel_perfidious.items import ROOMS
from companion.refusal import Refusal

Events = tuple[e.Event, ...]


def waits(hotel: Hotel) -> Refusal | None:
    """What has to be settled before anything else."""
    if hotel.duel is not None:
        return r.DuelOpen()
    if hotel.trap is not None:
        return r.TrapOpen()
    return r.TileOpen() if hotel.turning is not None else None


def may_act(hotel: Hotel, seat: int) -> Refusal | None:
    """Why a seat may not do more than move now."""
    if refused := waits(hotel):
        return refused
    if hotel.turn != seat:
        return r.NotYourTurn()
    return r.OnThePhone() if hotel.on_the_phone(seat) else None


def register(hotel: Hotel, seat: int, room: int) -> Events | Refusal:
    """A bed; two agents share none (HP-def15)."""
    if room not in range(1, ROOMS + 1):
        return r.NoSuchRoom()
    taken = any(bed == room for other, bed in hotel.beds if other != seat)
    if taken and not hotel.options.same_bed:
        return r.BedTaken()
    return (e.Registered(seat, room),)


def end_turn(hotel: Hotel) -> Events | Refusal:
    """On to the next agent who has no turn to forfeit."""
    return waits(hotel) or (following(hotel),)


def following(hotel: Hotel) -> e.TurnBegan:
    """Who is next; those who forfeit are passed by, and have done so once."""
    at = hotel.seats.index(hotel.turn) if hotel.turn in hotel.seats else -1
    owed, skipped = dict(hotel.forfeits), list[int]()
    while True:
        at = (at + 1) % len(hotel.seats)
        seat = hotel.seats[at]
        if owed.get(seat, 0) <= 0:
            return e.TurnBegan(seat, tuple(skipped))
        owed[seat] -= 1
        skipped.append(seat)


def knocked_out(hotel: Hotel, seat: int, turn_ends: bool = False) -> Events:
    """A seat is knocked senseless: its turn ends, the next one is forfeited (HP-def10)."""
    down = e.Knocked(seat)
    if hotel.turn == seat or turn_ends:
        return (down, following(knocked(hotel, down)))
    return (down,)


def knocked(hotel: Hotel, event: e.Knocked) -> Hotel:
    """The state with a turn more to forfeit; what the seat held lies in the corridor."""
    seat = event.seat
    return replace(
        hotel,
        forfeits=counted(hotel.forfeits, seat, hotel.forfeits_of(seat) + 1),
        knocks=counted(hotel.knocks, seat, hotel.knocks_of(seat) + 1),
    )


def began(hotel: Hotel, event: e.TurnBegan) -> Hotel:
    """The state in that turn."""
    forfeits = hotel.forfeits
    for seat in event.skipped:
        forfeits = counted(forfeits, seat, max(0, dict(forfeits).get(seat, 0) - 1))
    return replace(hotel, turn=event.seat, forfeits=forfeits)
