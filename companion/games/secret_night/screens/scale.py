"""The thermometer of the score. A canvas is mute: it carries a sentence."""

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_theme
from companion.ui.kit.pen import fill, polygon, stroke, word
from companion.ui.theme import MARK_INK


def thermometer(
    length: float, value: int, label: str, *, upright: bool = False, most: int = 10
) -> ft.Control:
    """A scale from -most to +most, `length` dp long. Side told by place, sign and colour.

    Lying: `length` x 60 dp, minus at the left. Upright: 84 dp wide, minus at the bottom.
    """
    theme = current_theme()
    deep = 84 if upright else 60
    across = deep * 0.36 if upright else 20.0
    start, end = 16.0, length - 16
    unit = (end - start) / (2 * most)

    def at(number: float) -> float:
        return end - (number + most) * unit if upright else start + (number + most) * unit

    def bar(low: float, high: float, half: float, paint: ft.Paint, radius: float) -> cv.Rect:
        first, last = min(low, high), max(low, high)
        if upright:
            return cv.Rect(across - half, first, 2 * half, last - first, radius, paint=paint)
        return cv.Rect(first, across - half, last - first, 2 * half, radius, paint=paint)

    def point(along: float, off: float) -> tuple[float, float]:
        return (across + off, along) if upright else (along, across + off)

    tint = theme.accent if value == 0 else theme.cool if value > 0 else theme.warm
    shapes: list[cv.Shape] = [
        bar(start - 9, end + 9, 9, fill(theme.floor), 9),
        bar(start - 9, end + 9, 9, stroke(theme.line, 1), 9),
    ]
    if value:
        shapes.append(bar(at(0), at(value), 5, fill(tint), 0))
    for number in range(-most, most + 1):
        big = number % 5 == 0
        ticks = stroke(theme.soft if big else theme.line, 1.4 if big else 1)
        shapes.append(
            cv.Line(*point(at(number), 12), *point(at(number), 19 if big else 15), paint=ticks)
        )
        if big:
            said = f"{number:+d}".replace("-", "\u2212") if number else "0"
            place = point(at(number), 34 if upright else 29)
            shapes.append(word(*place, said, 14, theme.soft, theme.strong))
    x, y = point(at(value), 0)
    wide, high = (17, 15) if upright else (13, 17)
    diamond = [(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)]
    shapes += [
        polygon(diamond, fill(tint)),
        polygon(diamond, stroke(theme.floor, 2)),
        word(x, y, str(abs(value)), 15, MARK_INK, theme.strong),
    ]
    width, height = (deep, length) if upright else (length, deep)
    return ft.Semantics(
        content=cv.Canvas(shapes, width=width, height=height), label=label, image=True
    )
