"""Tiles set and turned up, and traps that go off (HP-T1..11): what a seat may do. PURE.

What was set is judged on its owner's phone until it is shown with the mark it was laid under.
"""

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious import refusals as r
from companion.games.hotel_perfidious.hotel import Hotel, Tile
from companion.games.hotel_perfidious.items import COUNTERS, ROOMS, Item, fits, item_of
from companion.games.hotel_perfidious.turns import knocked_out, may_act, waits
from companion.refusal import Refusal
from companion.table.laid import MARK, Show, opens

Events = tuple[e.Event, ...]


def put(hotel: Hotel, seat: int, act: a.SetTile) -> Events | Refusal:
    """A tile face down: everybody sees where and from which deck, nobody what."""
    if refused := may_act(hotel, seat):
        return refused
    if act.room not in range(1, ROOMS + 1):
        return r.NoSuchRoom()
    if len(act.mark) != MARK:
        return r.FalseMark()
    number = len(hotel.tiles) + 1
    return (e.TileSet(number, seat, act.room, act.furnishing, act.mark),)


def turn_up(hotel: Hotel, seat: int, number: int) -> Events | Refusal:
    """A search finds a tile somebody set."""
    if refused := may_act(hotel, seat):
        return refused
    tile = hotel.tile(number)
    if tile is None:
        return r.NoSuchTile()
    if tile.up:
        return r.TileUp()
    if tile.item is not Item.NOTHING:  # beaten once and turned down again (HP-def21)
        return _shown(tile, seat, tile.item, proven=True)
    return (e.TileTurning(number, seat),)


def show(hotel: Hotel, seat: int, act: a.ShowTile) -> Events | Refusal:
    """The phone of who set it proves what it is."""
    tile = hotel.turning
    if tile is None or tile.seat != seat:
        return r.NoSuchTile()
    if len(act.secret) != 1 or not opens(tile.mark, act.nonce, act.secret):
        return r.FalseMark()
    try:
        item = item_of(act.secret[0])
    except ValueError:
        return r.WrongBack()
    if not fits(item, tile.furnishing):
        return r.WrongBack()
    return _shown(tile, tile.turning, item, proven=True)


def say(hotel: Hotel, act: a.SayTile) -> Events | Refusal:
    """Read off the board: the phone that knows may be dead."""
    tile = hotel.turning
    if tile is None or tile.number != act.number:
        return r.NoSuchTile()
    if not fits(act.item, tile.furnishing):
        return r.WrongBack()
    return _shown(tile, tile.turning, act.item, proven=False)


def _shown(tile: Tile, by: int, item: Item, *, proven: bool) -> Events:
    shown = e.TileShown(tile.number, item, proven)
    return (shown, e.TrapSprung(by, item, tile.number)) if item in COUNTERS else (shown,)


def clear(hotel: Hotel, number: int) -> Events | Refusal:
    """A tile was taken up or moved."""
    if hotel.tile(number) is None:
        return r.NoSuchTile()
    return waits(hotel) or (e.TileCleared(number),)


def spring(hotel: Hotel, seat: int, act: a.SpringTrap) -> Events | Refusal:
    """A trap of the set-up, or one in hand where the house reads it so (HP-def7)."""
    if act.trap not in COUNTERS:
        return r.NotATrap()
    if act.in_hand and not hotel.options.literal_traps:
        return r.OnlyOnTheBoard()
    if refused := waits(hotel) if act.in_hand else may_act(hotel, seat):
        return refused
    return (e.TrapSprung(seat, act.trap, 0),)


def face(hotel: Hotel, act: a.FaceTrap) -> Events | Refusal:
    """What the victim holds stops the trap, or the victim lies down. Anybody may say which."""
    trap = hotel.trap
    if trap is None:
        return r.NoTrap()
    if act.counter is Item.NOTHING:
        return (e.TrapStruck(trap.seat), *knocked_out(hotel, trap.seat))
    if act.counter not in COUNTERS[trap.trap]:
        return r.NoCounter()
    used = hotel.options.counter_used_up
    return (e.TrapBeaten(trap.seat, act.counter, act.take, used),)


def owes(hotel: Hotel, seat: int) -> tuple[Show, ...]:
    """A tile this seat has set is turned up: its phone says what it is."""
    tile = hotel.turning
    if tile is None or tile.seat != seat:
        return ()
    return (Show(tile.mark, a.ShowTile),)


def call_off(hotel: Hotel) -> Events | Refusal:
    """No duel, no trap, no tile: it was tapped by mistake, or settled at the table."""
    return (e.CalledOff(),) if hotel.busy else r.NothingToCallOff()
