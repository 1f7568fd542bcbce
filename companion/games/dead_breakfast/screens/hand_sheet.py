"""Numbers set by hand (box rules): whose turn, turns played, eyeballs held and gone."""

from collections.abc import Callable

import flet as ft

from companion.games.dead_breakfast.rules import byhand
from companion.games.dead_breakfast.rules.byhand import Field, limit
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def ByHand(stage: Stage) -> ft.Control:
    """All that can be corrected, in one sheet that scrolls."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    words = stage.words
    if street is None:
        return ft.Container()

    def put(field: Field, seat: int) -> Callable[[int], object]:
        return lambda value: stage.act(byhand.ByHand(field, seat, value), seen, stay=True)()

    seats = street.seats
    names = [stage.name(seat) for seat in seats]
    turn = seats.index(street.turn) if street.turn in seats else None
    kids: list[ft.Control | None] = [
        kit.text(say(words, "hand-turn"), "label"),
        kit.chips(names, turn, lambda i: put(Field.TURN, seats[i])(0), size=15),
    ]
    for house in street.houses:
        seat, name = house.seat, stage.name(house.seat)
        kids += [
            kit.text(name, "label"),
            _counter(stage, street, Field.TURNS, seat, house.turns, name, put(Field.TURNS, seat)),
            _counter(
                stage, street, Field.EYEBALLS, seat, house.eyeballs, name, put(Field.EYEBALLS, seat)
            ),
        ]
    middle = say(words, "middle")
    kids += [
        kit.text(middle, "label"),
        _counter(
            stage, street, Field.GONE, seats[0], street.gone, middle, put(Field.GONE, seats[0])
        ),
    ]
    height = 170.0 + 150 * len(seats)
    return pieces.sheet(stage, say(words, "hand"), kids, height=height)


def _counter(
    stage: Stage,
    street: Street,
    field: Field,
    seat: int,
    value: int,
    whose: str,
    change: Callable[[int], object],
) -> ft.Control:
    label, reach = say(stage.words, f"field-{field}"), range(limit(street, field, seat) + 1)
    key, spoken = f"{field}-{seat}", f"{whose}: {label}"
    return pieces.counter(stage, label, value, change, reach, key=key, spoken=spoken)
