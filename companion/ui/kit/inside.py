"""A sheet's inside: its question, what there is to choose, the one thing to do, the way back."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, Dress, quiet
from companion.ui.kit.flow import col, row
from companion.ui.kit.text import heading, text

AROUND, SHORT = 132.0, 84.0
"""dp a sheet's plate, its margins and a bit of the screen behind it need; on a short screen."""
FOOT, BELOW = 56.0, 12.0
"""dp of a foot with one button; of the gap it needs."""
LEAST = 120.0
"""dp that are left for what there is to choose in any case."""
TITLE = 17
"""Letters of a title that fit a narrow line."""
GAP = 8.0
"""dp between two of what there is to choose."""


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
    foot, tall = (foot.content, foot.height) if isinstance(foot, Foot) else (foot, FOOT)
    folded = size.narrow and len(title) > TITLE
    taken = (SHORT if size.short else AROUND) + (74 if folded else 44)
    taken += (0 if not note else 60 if size.narrow else 50) + (58 if away else 0)
    room = max(LEAST, size.height - taken - (tall + BELOW if foot else 0))
    scrolls = height > room
    closing = None
    if away is not None:
        closing = row(quiet(away.label, away.press, Dress(48), expand=True))
    return col(
        heading(title, size=24),
        text(note, colour=theme.soft, size=16) if note else None,
        # Held in any case: a wheel in it must stay the same control when the sheet gets shorter.
        ft.Container(
            col(*kids, gap=GAP, tight=not scrolls, scroll=scrolls), height=room if scrolls else None
        ),
        foot,
        closing,
        gap=10,
        tight=True,
    )
