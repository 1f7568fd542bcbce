"""Sheets behind the clock: the hour by hand, whose turn it is, at whom Zachary looks."""

import flet as ft

from companion.games.secret_night.rules.acts import ByHand, Field, LookAtRole, SetClock
from companion.games.secret_night.rules.clock import HOURS, MIDNIGHT
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.screens import rows
from companion.games.secret_night.screens.rows import Way
from companion.table.state import Table
from companion.ui import kit
from companion.ui.sending import Asking
from companion.ui.stage import Stage


@ft.component
def Hours(stage: Stage) -> ft.Control:
    """The clock set by hand; before midnight also what waits for it."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words, size = stage.words, stage.size
    if not isinstance(state, Night):
        return ft.Container()
    cells: list[ft.Control] = []
    for index, hour in enumerate(HOURS):
        here = index == state.clock
        press = stage.close() if here else stage.act(SetClock(index), seen)
        label = words("secret_night-hour-short", hour=hour)
        cells.append(
            kit.row(
                (kit.primary if here else kit.secondary)(label, press, kit.Dress(52), expand=True)
            )
        )
    fit = kit.columns(len(cells), kit.sheet_width(), 8, 76 * size.text)
    columns = min(fit, 5 if size.wide else 3)
    locked = None
    if state.clock < MIDNIGHT:
        locked = kit.col(
            kit.text(words("secret_night-locked"), "label"),
            kit.text(words(f"secret_night-locked-{state.options.waiting}"), size=16),
            gap=2,
            tight=True,
        )
    return rows.sheet(
        stage,
        words("secret_night-set-clock-title"),
        [kit.grid(cells, columns), locked],
        lines=-(-len(cells) // columns) + (1.6 if locked else 0),
        away=stage.back(),
    )


@ft.component
def Whose(stage: Stage) -> ft.Control:
    """A turn begun by hand."""
    players, seen = stage.use(_players)
    words = stage.words
    ways = [
        Way(
            stage.name(seat),
            stage.act(ByHand(Field.TURN, 1, seat), seen),
            note=words("secret_night-played") if played else "",
            key=f"whose-{seat}",
            seat=seat,
        )
        for seat, played in players
    ]
    return rows.sheet(
        stage,
        words("secret_night-whose"),
        [rows.ways(stage, ways)],
        lines=len(ways) / (2 if stage.size.wide else 1),
        away=stage.back(),
    )


def _players(table: Table) -> tuple[tuple[tuple[int, bool], ...], int]:
    players = table.state.players if isinstance(table.state, Night) else ()
    return tuple((player.seat, player.played) for player in players), table.changed


@ft.component
def LookAt(stage: Stage) -> ft.Control:
    """Whose role does Zachary Davis look at? A look can't be taken back."""
    hidden, seen = stage.use(
        lambda table: (
            tuple(s for s in table.players if table.state and table.state.role(s) is None),
            table.changed,
        )
    )
    words = stage.words
    ways = [
        Way(
            stage.name(seat),
            stage.act(Asking(seat, LookAtRole(seat)), seen),
            key=f"look-{seat}",
            seat=seat,
        )
        for seat in hidden
        if seat != stage.seat
    ]
    return rows.sheet(
        stage,
        words("secret_night-look-title"),
        [rows.ways(stage, ways)],
        note=words("secret_night-look-note"),
        lines=len(ways) / (2 if stage.size.wide else 1),
        away=stage.back(),
    )
