"""A ring that fills while something long is being read, part by part."""

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.flow import middle
from companion.ui.kit.text import text
from companion.ui.theme import FAIR

SIDE = 132.0
"""dp."""


def ring(done: int, total: int, label: str) -> ft.Control:
    """`done` of `total` parts; `label` says so to a screen reader, each time one more is there."""
    theme = current_theme()
    circle = ft.ProgressRing(
        value=done / total,
        width=SIDE,
        height=SIDE,
        stroke_width=10,
        color=FAIR,
        bgcolor=theme.panel,
    )
    words = text(f"{done}/{total}", "title", size=34)
    return ft.Semantics(
        content=ft.Stack(
            [
                ft.Container(bgcolor=theme.floor, width=SIDE, height=SIDE, border_radius=SIDE / 2),
                circle,
                ft.Container(middle(words), width=SIDE, height=SIDE),
            ],
            width=SIDE,
            height=SIDE,
        ),
        label=label,
        live_region=True,
        exclude_semantics=True,
    )
