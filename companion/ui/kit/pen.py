"""What all canvas drawings share: points on a circle, polygons, words set in the middle."""

import math
from collections.abc import Sequence

import flet as ft
import flet.canvas as cv

Point = tuple[float, float]


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point on a circle; 0 degrees is twelve o'clock, clockwise."""
    angle = math.radians(degrees - 90)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def fill(colour: str) -> ft.Paint:
    return ft.Paint(color=colour)


def stroke(colour: str, width: float, *, round_ends: bool = False) -> ft.Paint:
    return ft.Paint(
        color=colour,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_cap=ft.StrokeCap.ROUND if round_ends else ft.StrokeCap.BUTT,
        stroke_join=ft.StrokeJoin.ROUND if round_ends else ft.StrokeJoin.MITER,
    )


def polygon(points: Sequence[Point], paint: ft.Paint) -> cv.Path:
    (x, y), *rest = points
    steps: list[cv.Path.PathElement] = [cv.Path.MoveTo(x, y)]
    steps += [cv.Path.LineTo(*point) for point in rest]
    return cv.Path([*steps, cv.Path.Close()], paint=paint)


def word(
    x: float, y: float, value: str, size: float, colour: str, font: str, turn: float = 0
) -> cv.Text:
    """`value` with its middle at (x, y), turned by `turn` degrees."""
    return cv.Text(
        x,
        y,
        value,
        alignment=ft.Alignment.CENTER,
        rotate=math.radians(turn),
        style=ft.TextStyle(size=size, color=colour, font_family=font, height=1),
    )
