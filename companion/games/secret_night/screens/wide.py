"""What stands round the seats on a screen in the middle of the table: thermometer and wheel."""

from dataclasses import dataclass

import flet as ft

from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.wheel import segments
from companion.games.secret_night.screens import referee, spin
from companion.games.secret_night.screens.board import Reason, kept_of
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage, seat_columns

BOARD, BETWEEN = 360.0, 36.0
"""dp of the clock's side, and between it and the seats."""
ROW, SCALE, BARS = 94.0, 118.0, 240.0
"""dp of a row of seats, of the thermometer, of everything else on the screen."""


@ft.component
def Above(stage: Stage) -> ft.Control:
    """The thermometer, lying, and what moved it last."""
    kept = stage.use(kept_of)
    if not kept.score:
        return ft.Container()
    length = stage.size.width - 2 * stage.size.side - BOARD - BETWEEN - 16
    scale = referee.Thermometer(stage, length, upright=False)
    return kit.col(scale, Reason(stage), gap=0, tight=True)


@dataclass(frozen=True)
class _Turn:
    """What is shown of the present turn."""

    seat: int | None = None
    printed: int = 0
    steps: int = 0
    left: int = 0
    cards: int = 0
    ours: bool = False


def _turn(table: Table) -> _Turn:
    state = table.state
    if not isinstance(state, Night) or not state.options.keep_wheel:
        return _Turn()
    ours, turn = bool(segments(state)), state.turn
    if turn is None or state.over:
        return _Turn(ours=ours)
    printed = turn.spin.printed if turn.spin else 0
    return _Turn(turn.seat, printed, turn.rolled, turn.left, turn.cards, ours)


@ft.component
def Below(stage: Stage, foot: ft.Control) -> ft.Control:
    """The wheel of the present turn, what it showed, and the one thing to do."""
    now = stage.use(_turn)
    state = stage.use(lambda table: table.state)
    rest = spin.use_rest(stage, late=True)
    if not isinstance(state, Night) or (now.seat is None and not now.ours):
        return kit.row(foot)
    lines = -(-len(state.seats) // seat_columns(len(state.seats)))
    score = SCALE if state.options.keep_score else 0
    box = max(130.0, min(230.0, stage.size.height - BARS - score - lines * ROW))
    wheel = spin.wheel(stage, state, rest, box) if now.ours else None
    said = _said(stage, now) if now.seat is not None and rest.told else None
    return kit.row(wheel, kit.col(said, kit.row(foot), gap=14, tight=True, expand=True), gap=24)


def _said(stage: Stage, now: _Turn) -> ft.Control | None:
    """Who spun what."""
    words = stage.words
    if now.seat is None or not now.printed:
        return None
    return kit.col(
        kit.text(words("secret_night-table-spun", name=stage.name(now.seat)), "label"),
        kit.row(
            kit.text(str(now.steps), "numeral"),
            kit.col(
                kit.text(words("secret_night-table-left", left=now.left), size=18)
                if now.left
                else None,
                kit.text(words("secret_night-table-cards", cards=now.cards), "note"),
                gap=0,
                tight=True,
            ),
            gap=14,
        ),
        gap=4,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
