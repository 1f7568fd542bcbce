"""Numbers set by hand (box rules): round, series, who begins, points, this round's locations."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.venice.rules import byhand
from companion.games.venice.rules.byhand import RANGES, Field
from companion.games.venice.rules.cards import LOCATIONS
from companion.games.venice.rules.venice import FACE_DOWN, Venice
from companion.games.venice.screens import names, plates
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def ByHand(stage: Stage) -> ft.Control:
    """All that can be corrected, in one sheet that scrolls."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words = stage.words
    if not isinstance(state, Venice):
        return ft.Container()

    def put(field: Field, place: int | None = None) -> Callable[[int], object]:
        def press(value: int) -> object:
            act = (
                byhand.ByHand(field, value) if place is None else byhand.ByHand(field, value, place)
            )
            return stage.act(act, seen, stay=True)()

        return press

    agents = [names.agent(words, stage.table, place) for place in state.agents]
    start = state.agents.index(state.start) if state.start in state.agents else None
    to_start = put(Field.START)
    kids: list[ft.Control | None] = [
        _counter(stage, words("venice-sheet-round"), state.round, Field.ROUND, put(Field.ROUND)),
        _counter(
            stage, words("venice-sheet-series"), state.series, Field.SERIES, put(Field.SERIES)
        ),
        kit.text(words("venice-hand-begins"), "label"),
        kit.chips(agents, start, lambda i: to_start(state.agents[i]), size=15),
        kit.text(words("venice-points"), "label"),
        *(
            _counter(
                stage,
                stage.name(seat),
                state.score(seat),
                Field.POINTS,
                put(Field.POINTS, seat),
                key=f"points-{seat}",
            )
            for seat in state.seats
        ),
        kit.text(words("venice-hand-locations"), "label"),
        *(_location(stage, state, place, put(Field.LOCATION, place)) for place in state.places),
        kit.text(words("venice-hand-used"), "label"),
        *(
            _used(stage, state, place, put(Field.PLAYED, place), put(Field.FREE, place))
            for place in state.places
        ),
    ]
    return pieces.sheet(stage, words("venice-hand"), kids, height=1700)


def _counter(
    stage: Stage,
    label: str,
    value: int,
    field: Field,
    change: Callable[[int], object],
    key: str = "",
) -> ft.Control:
    return pieces.counter(stage, label, value, change, RANGES[field], key=key or str(field))


def _location(
    stage: Stage, state: Venice, place: int, change: Callable[[int], object]
) -> ft.Control:
    """The card of an agent's, or none."""
    visit = state.visit(place)
    labels = ["–", *(names.short(stage.words, state, where) for where in range(LOCATIONS))]
    chosen = 0 if visit is None or visit.location == FACE_DOWN else visit.location + 1
    return kit.col(
        kit.text(names.agent(stage.words, stage.table, place), "note"),
        kit.chips(labels, chosen, lambda i: change(i - 1), size=15),
        gap=4,
        tight=True,
    )


def _used(
    stage: Stage,
    state: Venice,
    place: int,
    use: Callable[[int], object],
    free: Callable[[int], object],
) -> ft.Control:
    """The locations of an agent that are used up in this series."""
    words, played = stage.words, state.played(place)
    who = names.agent(words, stage.table, place)

    def cell(where: int) -> ft.Control:
        here = where in played
        spoken = words("venice-hand-used-of", name=who, place=names.place(words, state, where))
        label = names.short(words, state, where)
        press = partial(free if here else use, where)
        return plates.part(stage, label, spoken, here, press, size=15)

    return kit.col(
        kit.text(who, "note"),
        kit.grid(
            [cell(where) for where in range(LOCATIONS)],
            kit.columns(LOCATIONS, kit.sheet_width(), 6),
            6,
        ),
        gap=4,
        tight=True,
    )
