"""A big row to tap: a mark, what it is, a quiet line; what is off says why."""

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import flat
from companion.ui.kit.flow import col, row
from companion.ui.kit.inside import sheet_width
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import one_node
from companion.ui.kit.surface import outline
from companion.ui.kit.text import fitting, text

LINE = 60.0
"""dp that a row without a quiet line is reckoned with, between two gaps."""
ALONE = 15.5
"""dp above and below its words then."""


def big_row(
    label: str,
    press: Press,
    *,
    mark: ft.Control | None = None,
    note: str = "",
    off: bool = False,
    line: str = "",
    key: str = "",
) -> ft.Control:
    """line: colour of its edge, where it has one of its own."""
    theme, size = current_theme(), current_size()
    above = 9 if note else 13 if size.text > 1 or size.narrow else ALONE
    beside = 48 if mark is not None else 0
    fit = fitting(label, sheet_width() - beside - 28, 17)
    words = col(
        text(label, "strong", size=fit, colour=theme.soft if off else theme.ink),
        text(note, "note", size=14) if note else None,
        gap=1,
        tight=True,
        expand=True,
        cross=ft.CrossAxisAlignment.START,
    )
    face = ft.Button(
        content=row(mark, words, gap=12),
        on_click=press,
        disabled=off,
        key=key or None,
        style=flat(
            outline(theme.raised if off else line or theme.line, radius=10),
            colour=theme.floor if off else theme.raised,
            padding=ft.Padding.symmetric(
                horizontal=10 if size.narrow else 14,
                vertical=above,
            ),
            focused=outline(theme.ink, 2.5, radius=10),
        ),
    )
    said = f"{label}. {note}" if note else label
    if off:
        return ft.Semantics(content=face, label=said, exclude_semantics=True)
    return one_node(face, said, press)
