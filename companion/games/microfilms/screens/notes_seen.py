"""Cards seen and with whom, newest first; one more is noted by hand."""

import flet as ft

from companion.games.microfilms.notes import Notes, Seen
from companion.games.microfilms.rules.cards import NAMES
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names
from companion.games.microfilms.screens.pen import Pen
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def SeenCards(stage: Stage, pen: Pen, notes: Notes, others: tuple[int, ...]) -> ft.Control:
    """The list, and a form below it."""
    who, set_who = ft.use_state(0)
    card, set_card = ft.use_state(-1)
    turn = stage.use(lambda table: table.state.number if isinstance(table.state, Films) else 1)
    theme, words = stage.theme, stage.words
    seat = others[min(who, len(others) - 1)] if others else 0
    people = [names.person(words, stage.table, one) for one in others]
    rows: list[ft.Control] = [_row(stage, one) for one in reversed(notes.seen)]
    if not rows:
        rows = [kit.text(words("microfilms-notes-none"), colour=theme.soft)]
    line = Seen(seat, NAMES[card], max(1, min(turn, 99)))
    return kit.col(
        *rows,
        kit.text(words("microfilms-notes-with"), "label"),
        kit.chips(people, who, set_who, size=15),
        kit.text(words("microfilms-notes-card"), "label"),
        kit.chips([names.short(words, one) for one in NAMES], card, set_card, size=15),
        pieces.wide_button(
            words("microfilms-notes-add"),
            pen.change(lambda now: now.with_line(line)),
            "seen-add",
            off=card < 0,
        ),
        gap=10,
        tight=True,
    )


def _row(stage: Stage, seen: Seen) -> ft.Control:
    said = stage.words(
        "microfilms-notes-line",
        card=names.card(stage.words, seen.card),
        name=names.person(stage.words, stage.table, seen.seat),
        turn=seen.turn,
    )
    return kit.plate(
        kit.row(
            kit.icon(names.drawing_of(seen.card), 24, stage.theme.accent),
            kit.text(said, size=16, expand=True),
            gap=10,
        ),
        padding=10,
    )
