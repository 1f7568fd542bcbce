"""The Courtesy Phones in the corridor (facts 1.8). PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import box, turns
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Call, Hotel
from companion.games.hotel_perfidious.rules.items import Item
from companion.refusal import Refusal


@dataclass(frozen=True)
class DropPhone:
    """Agent `target` to the Courtesy Phone (facts 1.8)."""

    target: int


@dataclass(frozen=True)
class PickUp:
    """A phone in the corridor becomes a souvenir. call: which call ends, 0 for none."""

    call: int = 0


Act = DropPhone | PickUp


@dataclass(frozen=True)
class PhoneDropped:
    """A call begins."""

    number: int
    caller: int
    target: int


@dataclass(frozen=True)
class PhoneTaken:
    """A seat has a phone as a souvenir; that call, if any, is over."""

    seat: int
    number: int


Event = PhoneDropped | PhoneTaken
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NotYourCall(r.HotelRefusal):
    """The house rules let somebody else answer (HP-def12)."""

    key = "hotel_perfidious-refusal-own-call"


def decide(hotel: Hotel, seat: int, act: Act) -> Events | Refusal:
    """A call begins, or a phone is picked up."""
    match act:
        case DropPhone(target):
            return _drop(hotel, seat, target)
        case PickUp(number):
            return _pick_up(hotel, seat, number)
        case _:
            assert_never(act)


def _drop(hotel: Hotel, seat: int, target: int) -> Events | Refusal:
    """A call begins; where the house wants it, also with a phone dropped senseless (HP-def11).

    That one is no action: it fell, once, whoever is on turn and whoever is called.
    """
    fell = hotel.options.knocked_phone_calls and seat in hotel.fallen
    refused = turns.waits(hotel) if fell else turns.may_act(hotel, seat)
    if refused := refused or turns.other(hotel, seat, target):
        return refused
    if box.free(hotel, Item.PHONE) < 1:
        return r.NoPhone()
    return (PhoneDropped(hotel.called + 1, seat, target),)


def _pick_up(hotel: Hotel, seat: int, number: int) -> Events | Refusal:
    """Who moves onto a phone may take it as a souvenir, the one who is called too (HP-def12)."""
    if refused := turns.may_move(hotel, seat):
        return refused
    call = next((call for call in hotel.calls if call.number == number), None)
    if call is None and (number or box.free(hotel, Item.PHONE) < 1):
        return r.NoPhone()
    if box.souvenirs_left(hotel) < 1:
        return r.NoneLeft()
    if call is not None and call.target == seat and not hotel.options.answers_own_call:
        return NotYourCall()
    return (PhoneTaken(seat, number),)


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that call, or without."""
    match event:
        case PhoneDropped(number, caller, target):
            calls = (*hotel.calls, Call(number, caller, target))
            called = max(hotel.called, number)
            return turns.up_again(replace(hotel, calls=calls, called=called), caller)
        case PhoneTaken(seat, number):
            calls = tuple(call for call in hotel.calls if call.number != number)
            return replace(hotel, calls=calls).with_souvenir(seat, Item.PHONE)
        case _:
            assert_never(event)
