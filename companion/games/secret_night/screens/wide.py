"""What stands under the seats on a screen in the middle of the table: the wheel, the spin."""

from dataclasses import dataclass

import flet as ft

from companion.games.secret_night.rules.acts import SpinWheel
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.wheel import segments
from companion.games.secret_night.screens import own, spin
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage, seat_columns

ROW, BARS = 100.0, 340.0
"""dp of a row of seats, of everything else on the screen."""


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
    state, seen = own.night(stage)
    rest = spin.use_rest(stage, late=True)
    if state is None:
        return kit.row(foot)
    lines = -(-len(state.seats) // seat_columns(len(state.seats)))
    box = max(130.0, min(230.0, stage.size.height - BARS - lines * ROW))
    wheel = spin.wheel(stage, state, rest, box) if now.ours else None
    said = _said(stage, now) if now.seat is not None and rest.told else None
    # The foot keeps its place among the controls: moved, it would hear of nothing any more.
    above = (part or ft.Container(visible=False) for part in (said, _spin(stage, state, seen)))
    kids = kit.col(*above, kit.row(foot), gap=14, tight=True, expand=True)
    return kit.row(wheel or ft.Container(visible=False), kids, gap=24)


def _spin(stage: Stage, state: Night, seen: int) -> ft.Control | None:
    """A spin at one tap, where the turn is that of a seat on this device, or it has none."""
    turn = state.turn
    may = own.my_turn(stage, state) or stage.presides
    if turn is None or turn.spin or not segments(state) or not may:
        return None
    words, by = stage.words, own.mine(stage, state)
    land, water = (by.act(SpinWheel(wet), seen, stay=True) for wet in (False, True))
    return kit.row(
        kit.primary(
            words("secret_night-spin"), land, kit.Dress(60, 20), expand=True, key="spin-here"
        ),
        kit.secondary(words("secret_night-wheel-water"), water, kit.Dress(60, 17), key="spin-wet"),
        gap=8,
    )


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
                kit.text(words("secret_night-table-left", left=now.left), size=20)
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
