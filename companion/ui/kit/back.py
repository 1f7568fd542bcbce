"""The back of a card: the same for every card of a game, so it tells nothing."""

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_theme
from companion.ui.kit.icon import icon
from companion.ui.kit.pen import around, fill, polygon, stroke


def card_back(width: float, height: float, drawing: str) -> ft.Control:
    """Rays and octagons for the mansion, rings for the others, the game's drawing in the middle."""
    theme = current_theme()
    x, y = width / 2, height / 2
    unit = min(width / 336, height / 380, 1)
    shapes: list[cv.Shape] = []
    if theme.shape == "bevel":
        for ray in range(48):
            shapes.append(
                cv.Line(x, y, *around(x, y, height, ray * 7.5), paint=stroke(theme.line, 0.7))
            )
    for radius in (150 * unit, 122 * unit, 94 * unit):
        shapes += ring(x, y, radius, theme.line, 1.2)
    shapes += ring(x, y, 84 * unit, theme.accent, 2)
    box = 92 * unit
    return ft.Stack(
        [
            cv.Canvas(shapes, width=width, height=height),
            ft.Container(
                icon(drawing, box, theme.accent),
                alignment=ft.Alignment.CENTER,
                width=width,
                height=height,
            ),
        ],
        width=width,
        height=height,
    )


def ring(x: float, y: float, radius: float, colour: str, width: float) -> list[cv.Shape]:
    """A filled ring: an octagon for the mansion, a diamond for Venice, a circle for the others."""
    theme = current_theme()
    corners = {"bevel": 8, "leaf": 4}.get(theme.shape, 0)
    if not corners:
        return [
            cv.Circle(x, y, radius, paint=fill(theme.panel)),
            cv.Circle(x, y, radius, paint=stroke(colour, width)),
        ]
    points = [around(x, y, radius, k * 360 / corners) for k in range(corners)]
    return [polygon(points, fill(theme.panel)), polygon(points, stroke(colour, width))]
