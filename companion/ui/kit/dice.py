"""Dice. They get their result from outside."""

import flet as ft
import flet.canvas as cv

from companion.ui.kit.pen import fill, stroke
from companion.ui.theme import MARK_INK

SPOTS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (3, 1), (1, 3), (3, 3)),
    5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3)),
    6: ((1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)),
}


def die(box: float, number: int, label: str, *, face_colour: str = "#FFF6DF") -> ft.Control:
    """A die of `box` dp showing 1..6."""
    side = box - 5
    unit = side / 4
    shapes: list[cv.Shape] = [
        cv.Rect(5, 5, side, side, border_radius=box * 0.16, paint=fill("#66000000")),
        cv.Rect(0, 0, side, side, border_radius=box * 0.16, paint=fill(face_colour)),
        cv.Rect(1.5, 1.5, side - 3, side - 3, border_radius=box * 0.15, paint=stroke(MARK_INK, 3)),
    ]
    shapes += [
        cv.Circle(x * unit, y * unit, box * 0.09, paint=fill(MARK_INK)) for x, y in SPOTS[number]
    ]
    return ft.Semantics(content=cv.Canvas(shapes, width=box, height=box), label=label, image=True)
