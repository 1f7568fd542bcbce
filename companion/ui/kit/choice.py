"""Choosing: switches for house rules, chips for one of a few."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.contexts import current_size, current_theme, motion
from companion.ui.kit.button import flat
from companion.ui.kit.flow import TARGET, col, row
from companion.ui.kit.inside import sheet_width
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import one_node
from companion.ui.kit.surface import outline
from companion.ui.kit.text import fitting, text
from companion.ui.theme import CALM

LEVER, CHIP = 54.0, 16.0
"""dp of a switch; beside a chip's words."""


def switch_row(
    label: str, on: bool, press: Press, *, note: str = "", key: str | None = None
) -> ft.Control:
    """A house rule: words at the left, a switch at the right; the whole row is the target."""
    theme = current_theme()
    words = col(
        text(label, "strong", size=fitting(label, sheet_width() - LEVER - 40, 17)),
        text(note, "note") if note else None,
        gap=2,
        expand=True,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
    face = ft.Button(
        content=row(words, lever(on)),
        on_click=press,
        key=key,
        style=flat(
            outline(theme.accent if on else theme.line, radius=10),
            colour=theme.panel,
            padding=ft.Padding.symmetric(horizontal=14, vertical=14),
            focused=outline(theme.ink, 2.5, radius=10),
        ),
    )
    return one_node(face, f"{label}. {note}" if note else label, press, toggled=on)


def lever(on: bool) -> ft.Control:
    """The switch itself: told by its side, its fill and its knob's size, not by colour alone."""
    theme = current_theme()
    knob = 22 if on else 16
    return ft.Container(
        ft.Container(
            width=knob,
            height=knob,
            border_radius=knob,
            bgcolor=theme.on_accent if on else theme.soft,
            animate=motion(CALM),
        ),
        width=LEVER,
        height=32,
        padding=ft.Padding.symmetric(horizontal=4 if on else 7),
        border_radius=16,
        bgcolor=theme.accent if on else theme.floor,
        border=ft.Border.all(1.5, theme.accent if on else theme.line),
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
        animate=motion(CALM),
    )


def chips(
    labels: Sequence[str], chosen: int | None, choose: Callable[[int], object], *, size: float = 18
) -> ft.Control:
    """One of a few: `choose` gets the index. The chosen one is filled and has a thick frame."""
    theme, larger = current_theme(), current_size().text > 1

    def chip(index: int, label: str) -> ft.Control:
        here = index == chosen
        ink = theme.on_accent if here else theme.ink
        fit = fitting(label, sheet_width() - 2 * CHIP - 4, size)
        above = max(8, (TARGET - 1.35 * current_size().grown(fit)) / 2)
        words = text(label, "strong", size=fit, colour=ink, lines=1)
        face = ft.Button(
            content=words,
            on_click=lambda: choose(index),
            height=None if larger else 50,
            style=flat(
                outline(theme.accent if here else theme.line, 2 if here else 1, radius=10),
                colour=theme.accent if here else theme.raised,
                padding=ft.Padding.symmetric(horizontal=CHIP, vertical=above if larger else 0),
                focused=outline(theme.ink, 2.5, radius=10),
            ),
        )
        return one_node(face, label, lambda: choose(index), selected=here)

    return row(*(chip(i, label) for i, label in enumerate(labels)), gap=8, wrap=True)
