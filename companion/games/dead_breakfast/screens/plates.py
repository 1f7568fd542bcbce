"""What the sheets of Dead & Breakfast are made of: a bounded sheet, big rows, broad buttons."""

from collections.abc import Sequence

import flet as ft

from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.kit.button import Rank
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
    away: bool = True,
) -> ft.Control:
    """A sheet's inside, with the way back unless it must be answered: see `kit.inside`."""
    return kit.inside(
        stage.theme,
        stage.size,
        title,
        kids,
        height=height,
        note=note,
        foot=foot,
        away=stage.close() if away else None,
        label=stage.words("close"),
    )


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
) -> ft.Control:
    """A big row with a drawing: see `kit.big_row`."""
    theme = stage.theme
    if drawing:
        mark = kit.icon(drawing, 30, theme.soft if off else theme.accent)
    return kit.big_row(theme, stage.size, label, press, mark=mark, note=note, off=off, key=key)


def wide_button(
    stage: Stage, label: str, press: Press, key: str, *, rank: Rank = 1, off: bool = False
) -> ft.Control:
    """A button as broad as what it stands in."""
    button = kit.button(
        stage.theme, stage.size, label, press, expand=True, rank=rank, disabled=off, key=key
    )
    return kit.row(button)


def marked(drawing: str, colour: str, letter: str, box: float = 40) -> ft.Control:
    """A drawing with a letter in it: told without its colour. Silent: words stand beside it."""
    words = ft.Text(
        letter,
        style=ft.TextStyle(size=box * 0.36, font_family="Nunito-700", color="#101014", height=1),
    )
    middle = ft.Container(words, width=box, height=box, alignment=ft.Alignment(0, 0.16))
    stack = ft.Stack([kit.icon(drawing, box, colour), middle], width=box, height=box)
    return ft.Semantics(content=stack, exclude_semantics=True)
