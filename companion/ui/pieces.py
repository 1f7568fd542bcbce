"""What the sheets of every game are made of: the inside of a sheet, big rows, broad buttons.

They know the stage, so that a game says only what stands on them. What is drawn stands in the kit.
"""

from collections.abc import Sequence

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
        stage.theme,
        stage.size,
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
    return sheet(stage, title, [kit.text(stage.theme, sentence, size=18)], height=60)


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
    return kit.big_row(
        theme, stage.size, label, press, mark=mark, note=note, off=off, line=line, key=key
    )


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
    button = kit.button(
        stage.theme,
        stage.size,
        label,
        press,
        expand=True,
        disabled=off,
        rank=rank,
        tone=tone,
        key=key,
    )
    return kit.row(button)
