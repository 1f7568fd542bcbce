"""The log: who did what, in words, newest last; with take-back on what can be taken back."""

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, icon_button
from companion.ui.kit.flow import col, row
from companion.ui.kit.icon import icon
from companion.ui.kit.seat import seat_mark
from companion.ui.kit.text import fitting, text

BESIDE, BUTTON = 62.0, 60.0
"""dp of a line that its words do not have: the mark, margins; where it can be taken back."""


def log_row(
    seat: int | None,
    sentence: str,
    when: str = "",
    *,
    undone: bool = False,
    take_back: Action | None = None,
    key: str | None = None,
) -> ft.Control:
    """One line of the log. `seat` None: the table itself. `undone`: taken back, struck through."""
    theme = current_theme()
    mark: ft.Control = (
        ft.Container(icon("ui-table", 22, theme.soft), width=30, alignment=ft.Alignment.CENTER)
        if seat is None
        else seat_mark(seat, 30)
    )
    size = current_size()
    across = size.width - 2 * size.side - BESIDE - (BUTTON if take_back is not None else 0)
    fit = fitting(sentence, across, 16)
    words = text(sentence, size=fit, colour=theme.soft if undone else theme.ink)
    if undone and words.style is not None:
        words.style.decoration = ft.TextDecoration.LINE_THROUGH
    return ft.Container(
        row(
            mark,
            col(
                words,
                text(when, "note") if when else None,
                gap=0,
                expand=True,
                tight=True,
                cross=ft.CrossAxisAlignment.START,
            ),
            icon_button(take_back.icon, take_back.label, take_back.press)
            if take_back is not None
            else None,
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
        border=ft.Border(bottom=ft.BorderSide(1, theme.raised)),
        key=key,
    )
