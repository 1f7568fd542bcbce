"""What the games are made of: a sheet's inside, rows, broad buttons, counters, a covered page.

They know the stage, so that a game says only what stands on them. What is drawn stands in the kit.
"""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.kit.button import Rank
from companion.ui.kit.inside import FOOT
from companion.ui.stage import Stage

ROW = 72.0
"""dp of a big row with a quiet line, its gap included."""


def sheet(
    stage: Stage,
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    height: float,
    note: str = "",
    foot: ft.Control | None = None,
    foot_height: float = FOOT,
    away: bool = True,
) -> ft.Control:
    """A sheet's inside, with the way back unless it must be answered: see `kit.inside`."""
    return kit.inside(
        title,
        kids,
        height=height,
        note=note,
        foot=foot,
        foot_height=foot_height,
        away=stage.close() if away else None,
        label=stage.words("close"),
    )


def said(stage: Stage, title: str, sentence: str) -> ft.Control:
    """A sheet with nothing to choose."""
    return sheet(stage, title, [kit.text(sentence, size=18)], height=60)


def tile(
    stage: Stage,
    label: str,
    press: Press,
    key: str,
    *,
    drawing: str = "",
    mark: ft.Control | None = None,
    note: str = "",
    off: bool = False,
    line: str = "",
) -> ft.Control:
    """A big row with a drawing or a mark: see `kit.big_row`."""
    theme = stage.theme
    if drawing:
        mark = kit.icon(drawing, 28, theme.soft if off else theme.accent)
    return kit.big_row(label, press, mark=mark, note=note, off=off, line=line, key=key)


def wide_button(
    stage: Stage,
    label: str,
    press: Press,
    key: str,
    *,
    off: bool = False,
    rank: Rank = 1,
    tone: str | None = None,
) -> ft.Control:
    """A button as broad as what it stands in."""
    button = kit.button(label, press, expand=True, disabled=off, rank=rank, tone=tone, key=key)
    return kit.row(button)


def counter(
    stage: Stage,
    label: str,
    value: int,
    change: Callable[[int], object],
    reach: range,
    *,
    key: str,
    spoken: str = "",
) -> ft.Control:
    """A number set by hand. reach: what it may be. spoken: its label aloud, if it says more."""
    words, what = stage.words, spoken or label
    return kit.row(
        kit.text(label, strong=True, expand=True),
        kit.stepper(
            value,
            change,
            least=reach.start,
            most=reach.stop - 1,
            label=what,
            label_less=words("count-less", what=what),
            label_more=words("count-more", what=what),
            key=key,
        ),
    )


def covered(
    stage: Stage, seat: int, sentence: str, label: str, open_it: Press, key: str
) -> ft.Control:
    """A private page before it is opened on purpose: whose it is, and the way in."""
    theme, centre = stage.theme, ft.TextAlign.CENTER
    quiet = kit.col(
        kit.seat_mark(seat, 72),
        kit.text(stage.name(seat), "title", align=centre),
        kit.text(sentence, colour=theme.soft, size=19, align=centre),
        gap=14,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )
    button = kit.button(
        label, open_it, drawing="ui-eye", expand=True, height=64, text_size=20, key=key
    )
    return kit.col(
        kit.middle(quiet, expand=True),
        ft.Container(kit.row(button), padding=ft.Padding.only(bottom=16)),
        expand=True,
    )
