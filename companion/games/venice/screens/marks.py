"""Marks down a column of the clue sheet, drawn: crosses, dots, rings.

A mark is told by its shape: colour only helps. A canvas says nothing to screen readers; who puts
it on a screen says it in words.
"""

from collections.abc import Sequence

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_theme
from companion.ui.kit.pen import fill, stroke


def marks_column(width: float, line: float, marks: Sequence[str], *, parts: int) -> ft.Control:
    """A column of cells, `width` x `line` dp each.

    marks: for each cell any of "x" (a cross), "r" (a ring around it), "o" (a dot). parts: how many
    cells there are before a thicker line, and so on.
    """
    theme = current_theme()
    out: list[cv.Shape] = [cv.Line(0, 0, 0, line * len(marks), paint=stroke(theme.raised, 1))]
    for index, mark in enumerate(marks):
        strong = index % parts == 0
        thick = 2 if strong else 1
        # Inside its cell, where a border of what stands beside it is too.
        top, paint = line * index + thick / 2, stroke(theme.line if strong else theme.raised, thick)
        out.append(cv.Line(0, top, width, top, paint=paint))
        out += _mark(width / 2, line * (index + 0.5), min(width, line), mark)
    return cv.Canvas(out, width=width, height=line * len(marks))


def marks_sample(box: float, mark: str) -> ft.Control:
    """One mark by itself, for the key below a grid."""
    return cv.Canvas(_mark(box / 2, box / 2, box, mark), width=box, height=box)


def _mark(x: float, y: float, box: float, mark: str) -> list[cv.Shape]:
    theme = current_theme()
    out: list[cv.Shape] = []
    arm = box * 0.24
    if "x" in mark:
        pen = stroke(theme.ink, max(3, box * 0.09), round_ends=True)
        out.append(cv.Line(x - arm, y - arm, x + arm, y + arm, paint=pen))
        out.append(cv.Line(x - arm, y + arm, x + arm, y - arm, paint=pen))
    if "r" in mark:
        out.append(cv.Circle(x, y, box * 0.41, paint=stroke(theme.accent, 2)))
    if "o" in mark:
        out.append(cv.Circle(x, y, arm * 0.72, paint=fill(theme.cool)))
    return out
