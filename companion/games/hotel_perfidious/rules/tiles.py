"""Tiles set face down, and turned up. PURE.

What was set is judged on its owner's phone until it is shown with the mark it was laid under. A
tile that is set is one byte; the act carries only the mark (see `companion.table.commitment`).
"""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import box, traps, turns
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Hotel, Tile
from companion.games.hotel_perfidious.rules.items import (
    COUNTERS,
    NOBODY,
    ROOMS,
    Furnishing,
    Item,
    fits,
    item_of,
)
from companion.refusal import Refusal
from companion.table.commitment import MARK, opens
from companion.table.exchange import Show


@dataclass(frozen=True)
class SetTile:
    """A concealed tile lies face down in a room now, on a furnishing of its back (facts 1.3)."""

    room: int
    furnishing: Furnishing
    mark: bytes


@dataclass(frozen=True)
class TurnUp:
    """A tile somebody set is turned face up; the phone that set it proves what it is."""

    number: int


@dataclass(frozen=True)
class ShowTile:
    """What was set is shown; the phone does it by itself (`owes`)."""

    nonce: bytes
    secret: bytes


@dataclass(frozen=True)
class SayTile:
    """What a tile on the board turned out to be, said by hand: its phone may be dead."""

    number: int
    item: Item


@dataclass(frozen=True)
class ClearTile:
    """A tile that was set lies there no more."""

    number: int


Act = SetTile | TurnUp | ShowTile | SayTile | ClearTile


@dataclass(frozen=True)
class TileSet:
    """A tile lies face down."""

    number: int
    seat: int
    room: int
    furnishing: Furnishing
    mark: bytes


@dataclass(frozen=True)
class TileTurning:
    """Somebody turns a tile up; its phone is to say what it is."""

    number: int
    by: int


@dataclass(frozen=True)
class TileShown:
    """A tile lies face up. proven: by the mark under which it was laid."""

    number: int
    item: Item
    proven: bool


@dataclass(frozen=True)
class TileCleared:
    """A tile is gone from the board."""

    number: int


Event = TileSet | TileTurning | TileShown | TileCleared
Events = tuple[Event | traps.TrapSprung, ...]


@dataclass(frozen=True)
class WrongBack(r.HotelRefusal):
    """No tile with that back is this item."""


@dataclass(frozen=True)
class NoSuchTile(r.HotelRefusal):
    """No such tile lies there."""

    key = "hotel_perfidious-refusal-no-tile"


@dataclass(frozen=True)
class TileUp(r.HotelRefusal):
    """The tile lies face up already."""


def decide(hotel: Hotel, seat: int, act: Act) -> Events | Refusal:
    """A tile is set, turned up, shown, said, taken away."""
    match act:
        case SetTile():
            return _put(hotel, seat, act)
        case TurnUp(number):
            return _turn_up(hotel, seat, number)
        case ShowTile():
            return _show(hotel, seat, act)
        case SayTile():
            return _say(hotel, act)
        case ClearTile(number):
            if hotel.tile(number) is None:
                return NoSuchTile()
            return turns.waits(hotel) or (TileCleared(number),)
        case _:
            assert_never(act)


def _put(hotel: Hotel, seat: int, act: SetTile) -> Events | Refusal:
    """A tile face down: everybody sees where and from which deck, nobody what."""
    if refused := turns.may_act(hotel, seat):
        return refused
    if act.room not in range(1, ROOMS + 1):
        return r.NoSuchRoom()
    if len(act.mark) != MARK:
        return r.FalseMark()
    if box.free_backs(hotel, act.furnishing) < 1:
        return r.NoneLeft()
    number = len(hotel.tiles) + 1
    return (TileSet(number, seat, act.room, act.furnishing, act.mark),)


def _turn_up(hotel: Hotel, seat: int, number: int) -> Events | Refusal:
    """A search finds a tile somebody set."""
    if refused := turns.may_act(hotel, seat):
        return refused
    tile = hotel.tile(number)
    if tile is None:
        return NoSuchTile()
    if tile.up:
        return TileUp()
    if tile.item is not Item.NOTHING:  # beaten once and turned down again (HP-def21)
        return _shown(tile, seat, tile.item, proven=True)
    return (TileTurning(number, seat),)


def _show(hotel: Hotel, seat: int, act: ShowTile) -> Events | Refusal:
    """The phone of who set it proves what it is."""
    tile = hotel.turning
    if tile is None or tile.seat != seat:
        return NoSuchTile()
    if len(act.secret) != 1 or not opens(tile.mark, act.nonce, act.secret):
        return r.FalseMark()
    try:
        item = item_of(act.secret[0])
    except ValueError:
        return WrongBack()
    if not fits(item, tile.furnishing):
        return WrongBack()
    return _shown(tile, tile.turning, item, proven=True)


def _say(hotel: Hotel, act: SayTile) -> Events | Refusal:
    """Read off the board: the phone that knows may be dead."""
    tile = hotel.turning
    if tile is None or tile.number != act.number:
        return NoSuchTile()
    if not fits(act.item, tile.furnishing):
        return WrongBack()
    if box.free(hotel, act.item) < 1:
        return r.NoneLeft()
    return _shown(tile, tile.turning, act.item, proven=False)


def _shown(tile: Tile, by: int, item: Item, *, proven: bool) -> Events:
    shown = TileShown(tile.number, item, proven)
    return (shown, traps.TrapSprung(by, item, tile.number)) if item in COUNTERS else (shown,)


def owes(hotel: Hotel, seat: int) -> tuple[Show, ...]:
    """A tile this seat has set is turned up: its phone says what it is."""
    tile = hotel.turning
    if tile is None or tile.seat != seat:
        return ()
    return (Show(tile.mark, ShowTile),)


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that tile."""
    if isinstance(event, TileSet):
        tile = Tile(event.number, event.seat, event.room, event.furnishing, event.mark)
        return replace(hotel, tiles=(*hotel.tiles, tile))
    there = hotel.tile(event.number)
    if there is None:
        return hotel
    match event:
        case TileTurning(_, by):
            return hotel.with_tile(replace(there, turning=by))
        case TileShown(_, item):
            shown = replace(there, turning=NOBODY, item=item, up=True)
            return hotel.with_tile(shown).saw(item)
        case TileCleared():
            return hotel.with_tile(replace(there, gone=True))
        case _:
            assert_never(event)
