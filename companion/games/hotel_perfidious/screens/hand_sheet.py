"""Numbers set by hand (box rules): whose turn, those of each agent, calls, which souvenirs."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.box import SOUVENIRS, free
from companion.games.hotel_perfidious.rules.byhand import reach, taken_reach
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import Item
from companion.games.hotel_perfidious.screens import names
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage

OF_A_SEAT = (
    Field.SOUVENIRS,
    Field.FORFEITS,
    Field.ROOM,
    Field.KNOCKS,
    Field.BLUEPRINTS,
    Field.WINS,
)


@ft.component
def ByHand(stage: Stage) -> ft.Control:
    """All that can be corrected, in one sheet that scrolls."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None:
        return ft.Container()

    def put(field: Field, seat: int) -> Callable[[int], object]:
        return lambda value: stage.act(a.ByHand(field, seat, value), seen, stay=True)()

    players = [stage.name(seat) for seat in hotel.seats]
    turn = hotel.seats.index(hotel.turn) if hotel.turn in hotel.seats else None
    kids: list[ft.Control | None] = [
        kit.text(say(words, "hand-turn"), "label"),
        kit.chips(players, turn, lambda i: put(Field.TURN, hotel.seats[i])(0), size=15),
    ]
    for seat in hotel.seats:
        kids.append(kit.text(stage.name(seat), "label"))
        kids += [_counter(stage, hotel, field, seat, put(field, seat)) for field in OF_A_SEAT]
    kids += _phones(stage, hotel, seen)
    kids.append(kit.text(say(words, "hand-taken"), "label"))
    kids += [_taken(stage, hotel, item, seen) for item in SOUVENIRS]
    return pieces.sheet(stage, say(words, "hand"), kids, height=1800)


def _phones(stage: Stage, hotel: Hotel, seen: int) -> list[ft.Control | None]:
    """Calls that end, and calls that begin, by whomever."""
    words = stage.words
    kids: list[ft.Control | None] = [kit.text(say(words, "hand-calls"), "label")]
    kids += [
        pieces.tile(
            say(words, "hand-call-ends", name=stage.name(call.target)),
            stage.act(a.ByHand(Field.CALL, call.target, call.number), seen, stay=True),
            f"end-call-{call.number}",
            mark="ui-phone",
        )
        for call in hotel.calls
    ]
    if free(hotel, Item.PHONE) < 1:
        return kids
    kids += [
        pieces.tile(
            say(words, "hand-call-begins", name=stage.name(seat)),
            stage.act(a.ByHand(Field.RINGS, seat, _caller(hotel, seat)), seen, stay=True),
            f"begin-call-{seat}",
            mark="ui-phone",
        )
        for seat in hotel.seats
    ]
    return kids


def _caller(hotel: Hotel, called: int) -> int:
    """Who is likely to have called: whose turn it is, else anybody."""
    others = [seat for seat in hotel.seats if seat != called]
    return hotel.turn if hotel.turn in others else others[0]


def _taken(stage: Stage, hotel: Hotel, item: Item, seen: int) -> ft.Control:
    """How many tiles of a kind are somebody's souvenirs."""

    def change(count: int) -> object:
        return stage.act(a.TakenByHand(item, count), seen, stay=True)()

    return pieces.counter(
        stage,
        names.short(stage.words, item),
        hotel.taken_of(item),
        change,
        taken_reach(hotel, item),
        key=f"taken-{item}",
    )


def _value(hotel: Hotel, field: Field, seat: int) -> int:
    of = {
        Field.SOUVENIRS: hotel.souvenirs_of,
        Field.FORFEITS: hotel.forfeits_of,
        Field.ROOM: hotel.bed_of,
        Field.KNOCKS: hotel.knocks_of,
        Field.BLUEPRINTS: hotel.blueprints_of,
        Field.WINS: hotel.wins_of,
    }
    return of[field](seat)


def _counter(
    stage: Stage, hotel: Hotel, field: Field, seat: int, change: Callable[[int], object]
) -> ft.Control:
    label = say(stage.words, f"field-{field}")
    return pieces.counter(
        stage,
        label,
        _value(hotel, field, seat),
        change,
        reach(hotel, field, seat),
        key=f"{field}-{seat}",
        spoken=f"{stage.name(seat)}: {label}",
    )
