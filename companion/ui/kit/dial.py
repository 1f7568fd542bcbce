"""The mansion's clock and the thermometer. A canvas is mute: both carry a sentence."""

import flet as ft
import flet.canvas as cv

from companion.ui.kit.pen import arc, around, fill, polygon, stroke, word
from companion.ui.theme import MARK_INK, Theme

DUSK, DAWN = 9, 6  # the night runs from nine in the evening to six in the morning
START = 270.0  # where nine stands on the dial, in degrees


def clock(theme: Theme, box: float, hour: int, label: str, *, minute: int = 0) -> ft.Control:
    """A twelve-hour face of `box` dp, lit from nine to now. `label`: "Two in the morning"."""
    middle, radius = box / 2, box / 2 - 2
    now = (hour % 12) * 30 + minute * 0.5
    gone = (now - START) % 360
    shapes: list[cv.Shape] = [
        *dial_plate(theme, middle, radius),
        arc(middle, middle, radius * 0.885, START, 270, stroke(theme.raised, radius * 0.055)),
    ]
    if gone:
        lit = stroke(theme.accent, radius * 0.055)
        shapes.append(arc(middle, middle, radius * 0.885, START, gone, lit))
    for mark in range(12):
        x, y = around(middle, middle, radius * 0.71, mark * 30)
        if DAWN < mark < DUSK:  # day: no number, so no dim text
            shapes.append(cv.Circle(x, y, box * 0.011, paint=fill(theme.line)))
            continue
        reached = (mark * 30 - START) % 360 <= gone
        tint = theme.ink if reached else theme.soft
        shapes.append(word(x, y, str(mark or 12), box * 0.098, tint, theme.display))
    hand = [
        around(middle, middle, radius * reach, now + turn)
        for reach, turn in ((0.05, -90), (0.56, 0), (0.05, 90), (0.12, 180))
    ]
    shapes += [
        polygon(hand, fill(theme.ink)),
        cv.Circle(middle, middle, radius * 0.06, paint=fill(theme.accent)),
        cv.Circle(middle, middle, radius * 0.025, paint=fill(theme.floor)),
    ]
    return ft.Semantics(content=cv.Canvas(shapes, width=box, height=box), label=label, image=True)


def dial_plate(theme: Theme, middle: float, radius: float) -> list[cv.Shape]:
    """The deep plate, its two rims, and the fan in the middle."""
    depth = ft.PaintRadialGradient(
        (middle, middle * 0.8), radius * 1.1, [theme.raised, theme.panel, theme.floor], [0, 0.62, 1]
    )
    shapes: list[cv.Shape] = [
        cv.Circle(middle, middle, radius, paint=ft.Paint(gradient=depth)),
        cv.Circle(middle, middle, radius, paint=stroke(theme.accent, 2)),
        cv.Circle(middle, middle, radius * 0.955, paint=stroke(theme.line, 1)),
    ]
    for ray in range(36):
        start = around(middle, middle, radius * 0.17, ray * 10)
        end = around(middle, middle, radius * (0.44 if ray % 3 == 0 else 0.37), ray * 10)
        shapes.append(cv.Line(*start, *end, paint=stroke(theme.line, 1)))
    return shapes


def thermometer(
    theme: Theme, length: float, value: int, label: str, *, upright: bool = False, most: int = 10
) -> ft.Control:
    """A scale from -most to +most, `length` dp long. Side told by place, sign and colour.

    Lying: `length` x 60 dp, minus at the left. Upright: 84 dp wide, minus at the bottom.
    """
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
