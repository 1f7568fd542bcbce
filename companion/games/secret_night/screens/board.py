"""The mansion's clock on the table side, the next hour at the thumb, and the sheets behind them."""

import flet as ft

from companion.games.secret_night.night import (
    DAWN,
    HOURS,
    MIDNIGHT,
    AdvanceClock,
    LookAtRole,
    Night,
    SetClock,
)
from companion.ui import kit
from companion.ui.now import Over
from companion.ui.stage import Stage

HOURS_SHEET, LOOK_SHEET = 1, 2


@ft.component
def Board(stage: Stage) -> ft.Control:
    """The clock, and the hour in words."""
    clock = stage.use(lambda table: table.state.clock if table.state else 0)
    words, theme, size = stage.words, stage.theme, stage.size
    hour = words(f"secret_night-hour-{HOURS[clock]}")
    box = 340.0 if size.wide else 170.0 if size.short else min(250.0, size.width - 120)
    dial = kit.middle(kit.clock(theme, box, HOURS[clock], hour))
    if clock < DAWN:
        line = words("secret_night-round", round=clock + 1)
    else:
        line = words("secret_night-dawn")
    weapons = words("secret_night-weapons" if clock >= MIDNIGHT else "secret_night-no-weapons")
    told = kit.col(
        kit.text(theme, hour, "head", size=26 if size.wide else 21, align=ft.TextAlign.CENTER),
        kit.text(theme, f"{line} · {weapons}", "label", spaced=False, align=ft.TextAlign.CENTER),
        gap=2,
        tight=True,
    )
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
    return kit.col(dial, told, set_hand, gap=8 if size.short else 12, tight=True)


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """The next hour; at six, the end."""
    clock, seen = stage.use(lambda table: (table.state.clock if table.state else 0, table.changed))
    words, theme, size = stage.words, stage.theme, stage.size
    if clock >= DAWN:
        press, label = stage.phone.shows(over=Over.END), words("secret_night-end")
    else:
        press, label = stage.act(AdvanceClock(), seen), words("secret_night-next-hour")
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
