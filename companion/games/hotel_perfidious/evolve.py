"""The state after an event: total and deterministic. PURE."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from companion.games.hotel_perfidious import byhand
from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious.duel import fought
from companion.games.hotel_perfidious.hotel import Call, Duel, Fighter, Hotel, Sprung, Tile, counted
from companion.games.hotel_perfidious.items import NOBODY, Item
from companion.games.hotel_perfidious.turns import began, knocked

TileEvent = e.TileSet | e.TileTurning | e.TileShown | e.TileCleared
TrapEvent = e.TrapSprung | e.TrapBeaten | e.TrapStruck
DuelEvent = e.DuelBegan | e.InventoryLaid | e.ItemsShown | e.DieRolled | e.DiceTaken | e.DuelOver
SignEvent = e.SignFound | e.CompassTurned | e.DropMarked


def evolve(hotel: Hotel, event: e.Event) -> Hotel:
    """The state after `event`."""
    match event:
        case e.SetUp(rooms, first):
            return replace(hotel, rooms=rooms, turn=first)
        case e.Registered(seat, room):
            return replace(hotel, beds=counted(hotel.beds, seat, room))
        case e.TurnBegan():
            return began(hotel, event)
        case e.Knocked():
            return knocked(hotel, event)
        case e.TileSet() | e.TileTurning() | e.TileShown() | e.TileCleared():
            return _tile(hotel, event)
        case e.TrapSprung() | e.TrapBeaten() | e.TrapStruck():
            return _trap(hotel, event)
        case (
            e.DuelBegan()
            | e.InventoryLaid()
            | e.ItemsShown()
            | e.DieRolled()
            | e.DiceTaken()
            | e.DuelOver()
        ):
            return _duel(hotel, event)
        case e.CalledOff():
            return _called_off(hotel)
        case e.PhoneDropped(number, caller, target):
            calls = (*hotel.calls, Call(number, caller, target))
            return replace(hotel, calls=calls, called=max(hotel.called, number))
        case e.PhoneTaken(seat, number):
            calls = tuple(call for call in hotel.calls if call.number != number)
            return replace(_souvenir(hotel, seat), calls=calls)
        case e.SignFound() | e.CompassTurned() | e.DropMarked():
            return _sign(hotel, event)
        case e.BlueprintsDropped(seat, count):
            has = hotel.blueprints_of(seat) + count
            return replace(hotel, blueprints=counted(hotel.blueprints, seat, has))
        case e.MissionOver(wins):
            total = hotel.wins
            for seat, won in wins:
                total = counted(total, seat, dict(total).get(seat, 0) + won)
            return replace(hotel, gained=wins, wins=total)
        case e.DeckCounted(furnishing, left):
            others = tuple(pair for pair in hotel.left if pair[0] is not furnishing)
            return replace(hotel, left=(*others, (furnishing, left)))
        case e.SeenNoted(item, count):
            return replace(hotel, seen=_noted(hotel.seen, item, count))
        case e.SetByHand():
            return byhand.evolve(hotel, event)
        case _:
            assert_never(event)


def _noted(
    seen: tuple[tuple[Item, int], ...], item: Item, count: int
) -> tuple[tuple[Item, int], ...]:
    return (*(pair for pair in seen if pair[0] is not item), (item, count))


def _saw(hotel: Hotel, items: Iterable[Item]) -> Hotel:
    """At least so many of each lie open at once: as many have been seen."""
    listed = tuple(items)
    for item in dict.fromkeys(listed):
        count = max(hotel.seen_of(item), listed.count(item))
        hotel = replace(hotel, seen=_noted(hotel.seen, item, count))
    return hotel


def _souvenir(hotel: Hotel, seat: int) -> Hotel:
    has = hotel.souvenirs_of(seat) + 1
    return replace(hotel, souvenirs=counted(hotel.souvenirs, seat, has))


def _tile(hotel: Hotel, event: TileEvent) -> Hotel:
    if isinstance(event, e.TileSet):
        tile = Tile(event.number, event.seat, event.room, event.furnishing, event.mark)
        return replace(hotel, tiles=(*hotel.tiles, tile))
    there = hotel.tile(event.number)
    if there is None:
        return hotel
    match event:
        case e.TileTurning(_, by):
            return hotel.with_tile(replace(there, turning=by))
        case e.TileShown(_, item):
            shown = replace(there, turning=NOBODY, item=item, up=True)
            return _saw(hotel.with_tile(shown), (item,))
        case e.TileCleared():
            return hotel.with_tile(replace(there, gone=True))
        case _:
            assert_never(event)


def _trap(hotel: Hotel, event: TrapEvent) -> Hotel:
    if isinstance(event, e.TrapSprung):
        gone = dict(hotel.taken).get(event.trap, 0)
        seen = _saw(hotel, (event.trap,) * (gone + 1))
        return replace(seen, trap=Sprung(event.seat, event.trap, event.number))
    trap = hotel.trap
    if trap is None:
        return hotel
    answered = replace(hotel, trap=None)
    if isinstance(event, e.TrapStruck):
        return answered
    tile = hotel.tile(trap.number)
    if tile is not None:
        down = hotel.options.beaten_face_down
        tile = replace(tile, gone=True) if event.taken else replace(tile, up=not down)
        answered = answered.with_tile(tile)
    if not event.taken:
        return answered
    gone = dict(hotel.taken).get(trap.trap, 0) + 1
    return replace(_souvenir(answered, trap.seat), taken=_noted(hotel.taken, trap.trap, gone))


def _duel(hotel: Hotel, event: DuelEvent) -> Hotel:
    if isinstance(event, e.DuelBegan):
        return replace(hotel, duel=Duel(Fighter(event.attacker), Fighter(event.defender)))
    duel = hotel.duel
    if duel is None:
        return hotel
    if isinstance(event, e.DuelOver):
        return fought(hotel, event)
    if isinstance(event, e.DiceTaken):
        both = (replace(side, roll=0) for side in duel.both)
        return replace(hotel, duel=Duel(*both))
    side = duel.fighter(event.seat)
    if side is None:
        return hotel
    match event:
        case e.InventoryLaid(_, mark):
            return replace(hotel, duel=duel.with_fighter(replace(side, mark=mark)))
        case e.DieRolled(_, number):
            return replace(hotel, duel=duel.with_fighter(replace(side, roll=number)))
        case e.ItemsShown(_, items):
            after = duel.with_fighter(replace(side, items=items))
            lying = (item for fighter in after.both for item in fighter.items or ())
            return _saw(replace(hotel, duel=after), lying)
        case _:
            assert_never(event)


def _called_off(hotel: Hotel) -> Hotel:
    tile = hotel.turning
    if tile is not None:
        hotel = hotel.with_tile(replace(tile, turning=NOBODY))
    return replace(hotel, duel=None, trap=None)


def _sign(hotel: Hotel, event: SignEvent) -> Hotel:
    match event:
        case e.SignFound(sign, column, row):
            others = tuple(pair for pair in hotel.signs if pair[0] is not sign)
            return replace(_saw(hotel, (sign,)), signs=(*others, (sign, (column, row))))
        case e.CompassTurned(north):
            return replace(hotel, north=north)
        case e.DropMarked(column, row):
            return replace(hotel, drop=(column, row) if column else None)
        case _:
            assert_never(event)
