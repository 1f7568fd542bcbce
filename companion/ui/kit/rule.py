"""Small signs that part and count: the rule, pips, the steps of a hand-over."""

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.flow import row, sized
from companion.ui.kit.icon import icon


def rule(width: float | None = None) -> ft.Control:
    """Line, diamond, line."""
    theme = current_theme()
    return sized(
        row(
            ft.Container(height=1, bgcolor=theme.line, expand=True),
            ft.Container(width=7, height=7, bgcolor=theme.accent, rotate=ft.Rotate(0.785)),
            ft.Container(height=1, bgcolor=theme.line, expand=True),
            gap=8,
        ),
        width=width,
    )


def pips(
    count: int,
    of: int,
    label: str,
    *,
    drawing: str = "ui-heart",
    box: float = 16,
    colour: str | None = None,
) -> ft.Control:
    """`count` lit signs of `of`. `label` says it to a screen reader ("two hearts of three")."""
    theme = current_theme()
    signs = [
        icon(drawing, box, (colour or theme.accent) if index < count else theme.raised)
        for index in range(of)
    ]
    return ft.Semantics(content=row(*signs, gap=3, tight=True), label=label)


def steps(done: int, of: int, label: str) -> ft.Control:
    """A bar of `of` pieces, `done` of them lit: parts of a code, seats of a hand-over."""
    theme = current_theme()
    pieces = [
        ft.Container(
            height=6,
            expand=True,
            border_radius=3,
            bgcolor=theme.accent if index < done else theme.raised,
        )
        for index in range(of)
    ]
    return ft.Semantics(content=row(*pieces, gap=6), label=label)
