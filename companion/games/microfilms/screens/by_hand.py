"""Numbers set by hand: francs, cards, suspicion of every place; evening, decks, whose turn."""

from collections.abc import Callable

import flet as ft

from companion.games.microfilms.rules import byhand
from companion.games.microfilms.rules.cards import CROUPIER, NOBODY
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.screens import names
from companion.ui import kit, pieces
from companion.ui.stage import Stage

Put = Callable[[Field, int], Callable[[int], object]]


@ft.component
def ByHand(stage: Stage) -> ft.Control:
    """All that can be corrected, in one sheet that scrolls."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words = stage.words
    if not isinstance(state, Films):
        return ft.Container()

    def put(field: Field, place: int = NOBODY) -> Callable[[int], object]:
        def press(value: int) -> object:
            return stage.act(byhand.ByHand(field, value, place), seen, stay=True)()

        return press

    def counter(key: str, value: int, field: Field) -> ft.Control:
        return _counter(stage, words(f"microfilms-{key}"), value, field, put, _reach(state, field))

    active = state.active
    turn = active.index(state.turn) if state.turn in active else None
    to_turn = put(Field.TURN)
    kids: list[ft.Control | None] = [
        kit.text(words("microfilms-hand-turn"), "label"),
        kit.chips(
            [stage.name(seat) for seat in active],
            turn,
            lambda index: to_turn(active[index]),
            size=15,
        ),
        kit.switch_row(
            words("microfilms-hand-done"),
            state.done,
            lambda: put(Field.DONE)(int(not state.done)),
            key="hand-done",
        ),
        counter("evening-label", state.evening, Field.EVENING),
        counter("deck", state.draw, Field.DRAW),
        counter("discard", len(state.pile), Field.DISCARD),
        counter("house", state.house, Field.HOUSE),
        counter("hand-lost", state.lost, Field.LOST),
    ]
    for player in state.players:
        kids += _player(stage, state, player, put)
    return pieces.sheet(stage, words("microfilms-hand"), kids, height=1700)


def _player(stage: Stage, state: Films, player: Player, put: Put) -> list[ft.Control | None]:
    words, at = stage.words, player.seat
    tokens = [words("microfilms-suspect"), words("microfilms-cleared")]
    name = names.person(words, stage.table, at)
    kids: list[ft.Control | None] = [
        kit.row(names.mark(at, 26), kit.text(name, "strong", size=18, expand=True), gap=8),
        *(
            _counter(stage, words(key), value, field, put, _reach(state, field, at), at)
            for key, value, field in (
                ("microfilms-francs", player.francs, Field.FRANCS),
                ("microfilms-hand-cards", player.hand, Field.HAND),
            )
        ),
        kit.chips(tokens, int(player.cleared), put(Field.CLEARED, at), size=15),
    ]
    if at != CROUPIER:
        out = kit.switch_row(
            words("microfilms-hand-out"),
            player.out,
            lambda: put(Field.OUT, at)(int(not player.out)),
            key=f"hand-out-{at}",
        )
        kids.append(out)
    return kids


def _reach(state: Films, field: Field, place: int = NOBODY) -> range:
    return byhand.reach(state, field, place)


def _counter(
    stage: Stage,
    label: str,
    value: int,
    field: Field,
    put: Put,
    reach: range,
    place: int = NOBODY,
) -> ft.Control:
    return pieces.counter(stage, label, value, put(field, place), reach, key=f"{field}-{place}")
