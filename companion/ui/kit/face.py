"""The face of a secret card: the same boxes for every role, filled with other words.

No `warm`, no `cool`: light of another colour on a face would tell the side.
"""

from dataclasses import dataclass, field

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.flow import col
from companion.ui.kit.icon import picture
from companion.ui.kit.rule import rule
from companion.ui.kit.text import text

LINES = (1, 2, 1)  # how many lines the three facts have, for every role


@dataclass(frozen=True, slots=True, weakref_slot=True, repr=False)
class Fact:
    """A kicker ("You know") and what it says, written to fit its lines (see LINES)."""

    label: str
    text: str = field(repr=False)

    def __repr__(self) -> str:
        return "Fact(hidden)"


@dataclass(frozen=True, slots=True, weakref_slot=True, repr=False)
class Face:
    """What one seat alone may see. `drawing` is SVG text, never a name or a path.

    Three facts, or one `text` in their place.
    """

    drawing: str
    title: str
    facts: tuple[Fact, ...]
    text: str = field(default="", repr=False)

    def __repr__(self) -> str:
        return "Face(hidden)"


def card_face(face: Face, width: float, height: float) -> ft.Control:
    """The words and the drawing in fixed boxes of `width` x `height` dp.

    Small phones shrink the drawing, the smallest go without it: not the words.
    """
    theme = current_theme()
    small = height < 400
    art = 0 if height < 290 else 56 if small else 116
    line, side = 22 if small else 23, 20 if small else 24

    def fact(entry: Fact, lines: int) -> ft.Control:
        return col(
            text(entry.label, "label", colour=theme.accent, lines=1),
            ft.Container(
                text(entry.text, size=16, lines=lines),
                height=line * lines + 2,
                alignment=ft.Alignment.TOP_LEFT,
            ),
            gap=1,
        )

    box = 40 if small else 58
    title_box = ft.Container(
        text(
            face.title,
            "display",
            size=title_size(face.title, width - 2 * side, 32 if small else 48)
            * theme.display_scale,
            lines=1,
        ),
        height=box,
        alignment=ft.Alignment.CENTER,
    )
    drawing_box = (
        ft.Container(
            picture(face.drawing, art, theme.accent),
            height=art + (2 if small else 8),
            alignment=ft.Alignment.CENTER,
        )
        if art
        else None
    )
    facts = [fact(entry, lines) for entry, lines in zip(face.facts, LINES, strict=False)]
    if face.text:
        facts = [
            ft.Container(
                text(face.text, size=17, lines=7),
                height=7 * line + 2,
                alignment=ft.Alignment.TOP_LEFT,
            )
        ]
    return ft.Container(
        col(
            drawing_box,
            title_box,
            rule(),
            *facts,
            gap=2 if small else 8,
            align=ft.MainAxisAlignment.SPACE_BETWEEN,
        ),
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=side, vertical=8 if small else 18),
    )


def title_size(title: str, width: float, largest: float) -> float:
    """A display size in dp at which `title` surely fits one line of `width` dp."""
    return max(18, min(largest, width / (0.68 * max(1, len(title)))))
