"""The state after an event. Total: an event of a seat that is not there changes nothing. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.dead_breakfast import byhand
from companion.games.dead_breakfast import events as e
from companion.games.dead_breakfast.acts import Kind
from companion.games.dead_breakfast.dibs import Press
from companion.games.dead_breakfast.house import KINDS, House
from companion.games.dead_breakfast.street import NOT_YET, Street


def evolve(street: Street, event: e.Event) -> Street:
    """See `companion.table.game.Game.evolve`."""
    match event:
        case e.Begun(first):
            return replace(street, turn=first)
        case e.Counted(seat, part, numbers):
            return street.with_house(_house(street, seat).with_part(part, numbers))
        case e.Painted(seat, windows):
            # What is painted counts from now on, whatever was counted by hand before.
            house = replace(_house(street, seat), windows=windows, scared=())
            return street.with_house(house)
        case e.CentrePut(seat, centre):
            return street.with_house(replace(_house(street, seat), centre=centre))
        case e.Renamed():
            return _renamed(street, event)
        case e.Moved():
            return _moved(street, event)
        case e.DibsCalled() | e.DibsSettled() | e.Snatched() | e.DibsLetGo():
            return _dibs(street, event)
        case e.Finished():
            return replace(street, finished=True, presses=(), first=NOT_YET)
        case e.SetByHand():
            return byhand.evolve(street, event)
        case _:
            assert_never(event)


def _house(street: Street, seat: int) -> House:
    return street.house(seat) or House(seat)


def _renamed(street: Street, event: e.Renamed) -> Street:
    names = list(street.flowers if event.kind is Kind.FLOWER else street.features)
    names += [""] * (KINDS - len(names))
    names[event.number] = event.name
    kept = tuple(names) if any(names) else ()
    if event.kind is Kind.FLOWER:
        return replace(street, flowers=kept)
    return replace(street, features=kept)


def _moved(street: Street, event: e.Moved) -> Street:
    house = _house(street, event.seat)
    eyeballs = house.eyeballs + event.eyeball
    after = street.with_house(replace(house, turns=house.turns + 1, eyeballs=eyeballs))
    return replace(
        after,
        turn=event.then,
        moves=street.moves + 1,
        moved=event.seat,
        presses=(),
        first=NOT_YET,
        snatched=(),
    )


def _dibs(street: Street, event: e.DibsCalled | e.DibsSettled | e.Snatched | e.DibsLetGo) -> Street:
    match event:
        case e.DibsCalled(seat, moment):
            return replace(street, presses=(*street.presses, Press(seat, moment)))
        case e.DibsSettled(first):
            return replace(street, first=first)
        case e.Snatched(seat, _, _, gone):
            house = _house(street, seat)
            paid = street.with_house(replace(house, eyeballs=house.eyeballs - 1))
            snatched = (*street.snatched, seat)
            return replace(_without(paid, seat), gone=street.gone + gone, snatched=snatched)
        case e.DibsLetGo(seat):
            return _without(street, seat)
        case _:
            assert_never(event)


def _without(street: Street, seat: int) -> Street:
    """A seat's dibs are used or given up; whom the table let go first is forgotten."""
    left = tuple(press for press in street.presses if press.seat != seat)
    first = NOT_YET if street.first == seat else street.first
    return replace(street, presses=left, first=first)
