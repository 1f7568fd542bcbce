"""The wheel that turns and then tells. It gets its result from outside."""

import math
from collections.abc import Sequence

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_theme, motion
from companion.ui.kit.pen import around, fill, polygon, stroke, word
from companion.ui.kit.press import Press
from companion.ui.theme import MARK_INK, SPIN

FREE = "#7FD6A2"
TURNS = 5


def wheel(
    box: float,
    segments: Sequence[tuple[int, bool]],
    resting: int,
    spins: int,
    label: str,
    *,
    on_rest: Press | None = None,
) -> ft.Control:
    """Numbered `segments` (number, free), segment `resting` under the tongue after `spins` spins.

    Each raise of `spins` turns five times more and slows down; then `on_rest` is called: tell the
    number only then. A free segment has another tone and a dot on the rim.
    """
    theme = current_theme()
    step = 2 * math.pi / len(segments)
    disc = ft.Container(
        face(box, segments),
        rotate=ft.Rotate(spins * TURNS * 2 * math.pi - resting * step),
        animate_rotation=motion(SPIN),
        on_animation_end=on_rest,
        width=box,
        height=box,
    )
    tongue = box * 0.088
    tip = [(0.0, 0.0), (tongue, 0.0), (tongue / 2, tongue)]
    pointer = cv.Canvas(
        [polygon(tip, fill(theme.ink)), polygon(tip, stroke(theme.floor, 2))],
        width=tongue,
        height=tongue,
        left=(box - tongue) / 2,
        top=-box * 0.035,
    )
    stack = ft.Stack([disc, pointer], width=box, height=box, clip_behavior=ft.ClipBehavior.NONE)
    return ft.Semantics(content=stack, label=label, image=True)


def face(box: float, segments: Sequence[tuple[int, bool]]) -> cv.Canvas:
    """The disc itself, its first segment at twelve o'clock."""
    theme = current_theme()
    middle, radius = box / 2, box / 2 - 3
    wide = 360 / len(segments)
    shapes: list[cv.Shape] = []
    for index, (_, free) in enumerate(segments):
        tone = FREE if free else theme.panel if index % 2 else theme.raised
        start = math.radians(index * wide - wide / 2 - 90)
        shapes.append(
            cv.Arc(
                middle - radius,
                middle - radius,
                2 * radius,
                2 * radius,
                start,
                math.radians(wide),
                use_center=True,
                paint=fill(tone),
            )
        )
    for index, (number, free) in enumerate(segments):
        angle, ink = index * wide, MARK_INK if free else theme.ink
        edge = around(middle, middle, radius, angle - wide / 2)
        shapes.append(cv.Line(middle, middle, *edge, paint=stroke(theme.accent, 1)))
        place = around(middle, middle, radius * 0.74, angle)
        shapes.append(word(*place, str(number), box * 0.085, ink, theme.display, angle))
        if number in (6, 9):  # upside down they are each other
            x, y = around(middle, middle, radius * 0.635, angle)
            dx = box * 0.026 * math.cos(math.radians(angle))
            dy = box * 0.026 * math.sin(math.radians(angle))
            shapes.append(cv.Line(x - dx, y - dy, x + dx, y + dy, paint=stroke(ink, 2.4)))
        if free:
            dot = around(middle, middle, radius * 0.92, angle)
            shapes.append(cv.Circle(*dot, box * 0.014, paint=fill(MARK_INK)))
    shapes += [
        cv.Circle(middle, middle, radius, paint=stroke(theme.accent, 4)),
        cv.Circle(middle, middle, radius * 0.5, paint=fill(theme.floor)),
        cv.Circle(middle, middle, radius * 0.5, paint=stroke(theme.accent, 1.5)),
        cv.Circle(middle, middle, radius * 0.16, paint=fill(theme.accent)),
        cv.Circle(middle, middle, radius * 0.09, paint=fill(theme.floor)),
    ]
    return cv.Canvas(shapes, width=box, height=box)
