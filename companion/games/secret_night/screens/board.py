"""The mansion's clock on the table side, the next hour at the thumb, and the sheets behind them."""

import flet as ft

from companion.games.secret_night.night import (
    DAWN,
    HOURS,
    AdvanceClock,
    LookAtRole,
    Night,
    SetClock,
)
from companion.games.secret_night.screens.clock import Clock
from companion.ui import kit
from companion.ui.now import Over
from companion.ui.stage import Stage

HOURS_SHEET, LOOK_SHEET = 1, 2


@ft.component
def Board(stage: Stage) -> ft.Control:
    """The clock, and a way to set it by hand."""
    words, theme, size = stage.words, stage.theme, stage.size
    set_hand = None
    if stage.plays:
        set_hand = kit.row(
            kit.button(
                theme,
                size,
                words("secret_night-set-clock"),
                stage.sheet(HOURS_SHEET),
                rank=3,
                height=48,
                text_size=16,
            ),
            align=ft.MainAxisAlignment.CENTER,
        )
    return kit.col(Clock(stage), set_hand, gap=8 if size.short else 12, tight=True)


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """The next hour; at six, the end."""
    dawn = stage.use(lambda table: table.state is not None and table.state.clock >= DAWN)
    words, theme, size = stage.words, stage.theme, stage.size

    def advance() -> None:
        # What is seen is asked when it is pressed: the button itself looks the same at each hour.
        stage.act(AdvanceClock(), stage.table.changed)()

    if dawn:
        press, label = stage.phone.shows(over=Over.END), words("secret_night-end")
    else:
        press, label = advance, words("secret_night-next-hour")
    return kit.row(
        kit.button(theme, size, label, press, expand=True, height=60, text_size=20, key="next-hour")
    )


def sheet(stage: Stage, at: int) -> ft.Control:
    """The hours, or whom Zachary looks at."""
    return Hours(stage) if at == HOURS_SHEET else LookAt(stage)


@ft.component
def Hours(stage: Stage) -> ft.Control:
    """The clock set by hand."""
    clock, seen = stage.use(lambda table: (table.state.clock if table.state else 0, table.changed))
    words, theme, size = stage.words, stage.theme, stage.size
    cells: list[ft.Control] = []
    for index, hour in enumerate(HOURS):
        press = stage.close() if index == clock else stage.act(SetClock(index), seen)
        cells.append(
            kit.row(
                kit.button(
                    theme,
                    size,
                    words("secret_night-hour-short", hour=hour),
                    press,
                    rank=1 if index == clock else 2,
                    expand=True,
                )
            )
        )
    return kit.col(
        kit.heading(theme, words("secret_night-set-clock-title")),
        kit.grid(cells, 5 if size.wide else 3),
        kit.row(kit.button(theme, size, words("cancel"), stage.close(), rank=3, expand=True)),
        gap=12,
        tight=True,
    )


@ft.component
def LookAt(stage: Stage) -> ft.Control:
    """Whose role does Zachary Davis look at? A look can't be taken back."""
    hidden, seen = stage.use(
        lambda table: (
            tuple(s for s in table.players if table.state and table.state.role(s) is None),
            table.changed,
        )
    )
    words, theme, size = stage.words, stage.theme, stage.size
    rows: list[ft.Control] = [
        kit.row(
            kit.seat_mark(seat, 40),
            kit.button(
                theme,
                size,
                stage.name(seat),
                stage.ask(seat, LookAtRole(seat), seen),
                rank=2,
                expand=True,
                key=f"look-{seat}",
            ),
        )
        for seat in hidden
        if seat != stage.seat
    ]
    return kit.col(
        kit.heading(theme, words("secret_night-look-title")),
        kit.text(theme, words("secret_night-look-note"), colour=theme.soft, size=16),
        *rows,
        kit.row(kit.button(theme, size, words("cancel"), stage.close(), rank=3, expand=True)),
        gap=10,
        tight=True,
    )


def may_look(state: Night | None) -> bool:
    """Whether Zachary's look is still to be had."""
    return state is not None and state.options.zachary and state.peeked is None
