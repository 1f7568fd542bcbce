"""A sheet's inside: its question, what there is to choose, the one thing to do, the way back."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, Dress, quiet
from companion.ui.kit.flow import Cross, col, row
from companion.ui.kit.text import fitting, heading, text

GAP = 8.0
"""dp between two of what there is to choose."""
BROADEST, LYING, EDGE = 520.0, 800.0, 20.0
"""dp of a sheet, at most; on a phone that lies on its side; of the margin inside it."""
LEFT, BETWEEN = 0.4, 16.0
"""How much of a sheet its question has there, at the left; dp to what stands at the right."""


def broadest() -> float:
    """dp of a sheet across."""
    size = current_size()
    return min(size.width - 2 * size.side, LYING if size.halves else BROADEST)


def sheet_width() -> float:
    """dp across that what there is to choose on a sheet has."""
    across = broadest() - 2 * EDGE
    return across * (1 - LEFT) - BETWEEN if current_size().halves else across


@dataclass(frozen=True)
class Foot:
    """What stays below, where it is not one button: its height in dp."""

    content: ft.Control | None
    height: float


def inside(
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    height: float,
    note: str = "",
    foot: ft.Control | Foot | None = None,
    away: Action | None = None,
) -> ft.Control:
    """A sheet's inside: more than fits scrolls, and title and foot stay.

    height: dp of `kids`. away: the way back.
    """
    theme, size = current_theme(), current_size()
    if isinstance(foot, Foot):
        foot = foot.content
    closing = None
    if away is not None:
        closing = row(quiet(away.label, away.press, Dress(48), expand=True))
    said = [
        heading(title, size=fitting(title, sheet_width(), 24, loud=True)),
        text(note, colour=theme.soft, size=16) if note else None,
    ]
    if size.halves:
        return _halves(upon(*said, foot=col(foot, closing, gap=6, tight=True), gap=8), *kids)
    # Where there is little room the question goes with what there is to choose.
    stays = size.text == 1
    return col(
        *(said if stays else ()),
        scrolled(*(() if stays else said), *kids, gap=GAP),
        foot,
        closing,
        gap=10,
        tight=True,
    )


def upon(*kids: ft.Control | None, foot: ft.Control, gap: float = 14) -> ft.Control:
    """A sheet's inside that is no choice of many: the `foot` stays, the rest may scroll."""
    return col(scrolled(*kids, gap=gap), foot, gap=gap, tight=True)


def _halves(question: ft.Control, *kids: ft.Control | None) -> ft.Control:
    """For a phone that lies on its side: the question and what ends it at the left."""
    left = (broadest() - 2 * EDGE) * LEFT
    right = col(*kids, gap=GAP, tight=True, scroll=True, expand=True)
    return row(ft.Container(question, width=left), right, gap=BETWEEN, cross=Cross.START)


def scrolled(*kids: ft.Control | None, gap: float = GAP) -> ft.Column:
    """Kids below each other on a sheet: as high as they are, and what is too much scrolls."""
    inside = col(*kids, gap=gap, tight=True, scroll=True)
    inside.expand, inside.expand_loose = True, True
    return inside
