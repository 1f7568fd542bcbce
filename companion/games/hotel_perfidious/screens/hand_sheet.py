"""Numbers set by hand (box rules): whose turn, souvenirs, turns to forfeit, beds, wins, calls."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.byhand import RANGES
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage

OF_A_SEAT = (Field.SOUVENIRS, Field.FORFEITS, Field.ROOM, Field.BLUEPRINTS, Field.WINS)


@ft.component
def ByHand(stage: Stage) -> ft.Control:
    """All that can be corrected, in one sheet that scrolls."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None:
        return ft.Container()

    def put(field: Field, seat: int) -> Callable[[int], object]:
        return lambda value: stage.act(a.ByHand(field, seat, value), seen, stay=True)()

    names = [stage.name(seat) for seat in hotel.seats]
    turn = hotel.seats.index(hotel.turn) if hotel.turn in hotel.seats else None
    kids: list[ft.Control | None] = [
        kit.text(say(words, "hand-turn"), "label"),
        kit.chips(names, turn, lambda i: put(Field.TURN, hotel.seats[i])(0), size=15),
    ]
    for seat in hotel.seats:
        kids.append(kit.text(stage.name(seat), "label"))
        kids += [_counter(stage, hotel, field, seat, put(field, seat)) for field in OF_A_SEAT]
    if hotel.calls:
        kids.append(kit.text(say(words, "hand-calls"), "label"))
    kids += [
        pieces.tile(
            say(words, "hand-call-ends", name=stage.name(call.target)),
            stage.act(a.ByHand(Field.CALL, call.target, call.number), seen, stay=True),
            f"end-call-{call.number}",
            mark="ui-phone",
        )
        for call in hotel.calls
    ]
    return pieces.sheet(stage, say(words, "hand"), kids, height=1400)


def _value(hotel: Hotel, field: Field, seat: int) -> int:
    of = {
        Field.SOUVENIRS: hotel.souvenirs_of,
        Field.FORFEITS: hotel.forfeits_of,
        Field.ROOM: hotel.bed_of,
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
        RANGES[field],
        key=f"{field}-{seat}",
        spoken=f"{stage.name(seat)}: {label}",
    )
