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
    if not street.options.after_own_turn:
        last = seats.index(street.moved) if street.moved in seats else None
        kids += [
            kit.text(say(words, "hand-moved"), "label"),
            kit.chips(names, last, lambda i: put(Field.MOVED, seats[i])(0), size=15),
        ]
        height += 120
    if street.options.one_snatch:
        kids.append(kit.text(say(words, "hand-snatched"), "label"))
        kids += [_snatched(stage, street, seat, seen) for seat in seats]
        height += 40 + 60 * len(seats)
    return pieces.sheet(stage, say(words, "hand"), kids, height=height)


def _snatched(stage: Stage, street: Street, seat: int, seen: int) -> ft.Control:
    """Whether a seat has snatched since the last move, where only one snatch is allowed."""
    on = seat in street.snatched
    act = byhand.ByHand(Field.SNATCHED, seat, int(not on))
    return kit.switch_row(
        stage.name(seat), on, stage.act(act, seen, stay=True), key=f"snatched-{seat}"
    )


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
