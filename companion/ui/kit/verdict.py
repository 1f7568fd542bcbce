"""A cell with what its owner thinks, drawn. It is told by its shape: colour only helps.

A canvas says nothing to screen readers; who puts it on a screen says it in words.
"""

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_theme
from companion.ui.kit.pen import stroke, word


def verdict(width: float, height: float, mark: str, told: str) -> ft.Control:
    """A cell with what its owner thinks ("is", "not", "perhaps", "") and what was `told`.

    told: "not" hatches the cell, "is" frames it: thin lines of another colour, under the mark.
    """
    theme = current_theme()
    x, y, box = width / 2, height / 2, min(width, height)
    out: list[cv.Shape] = []
    if told == "not":
        out += [
            cv.Line(x - 16 + at, y + 13, x - 4 + at, y - 13, paint=stroke(theme.soft, 1.2))
            for at in (0, 7, 14, 21)
        ]
    elif told == "is":
        frame = stroke(theme.cool, 2.5)
        out.append(cv.Rect(4, 4, width - 8, height - 8, border_radius=8, paint=frame))
    arm = box * 0.24
    match mark:
        case "not":
            pen = stroke(theme.ink, max(3.5, box * 0.1), round_ends=True)
            out.append(cv.Line(x - arm * 1.3, y, x + arm * 1.3, y, paint=pen))
        case "is":
            pen = stroke(theme.accent, max(4, box * 0.11), round_ends=True)
            out.append(cv.Line(x - arm * 1.2, y, x - arm * 0.2, y + arm, paint=pen))
            out.append(cv.Line(x - arm * 0.2, y + arm, x + arm * 1.3, y - arm, paint=pen))
        case "perhaps":
            out.append(word(x, y + box * 0.07, "?", box * 0.6, theme.ink, theme.strong))
    return cv.Canvas(out, width=width, height=height)
