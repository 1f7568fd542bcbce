"""The frame of the scanner: the camera's picture, four corners, shades above and below.

The camera control is passed in; what must not live here: decoding, permissions.
"""

from typing import Literal

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.pen import stroke
from companion.ui.theme import CLEAR, FAIR

State = Literal["searching", "seen", "done"]


def scan_frame(
    camera: ft.Control | None,
    *,
    top: ft.Control,
    foot: ft.Control,
    state: State = "searching",
    over: ft.Control | None = None,
) -> ft.Control:
    """A whole screen. `camera` fills it (None: dark, e.g. refused); `top` and `foot` lie on shades.

    The corners draw together when something is `seen` and turn green and closed when `done`.
    """
    theme, size = current_theme(), current_size()
    dark = theme.floor.lstrip("#")
    sharp, clear = f"#F2{dark}", f"#00{dark}"
    layers: list[ft.Control] = [ft.Container(bgcolor=theme.floor, left=0, right=0, top=0, bottom=0)]
    if camera is not None:
        # In a list of its own: what stays the same control as a Container's content loses its
        # place in the page when the screen is drawn again (Flet 1.0.5), and no call reaches it.
        layers.append(ft.Stack([camera], fit=ft.StackFit.EXPAND, left=0, right=0, top=0, bottom=0))
        layers.append(corners(state))
    layers += [
        ft.Container(
            ft.SafeArea(top),
            left=0,
            right=0,
            top=0,
            padding=ft.Padding.only(bottom=40),
            gradient=shade(sharp, sharp, clear),
        ),
        ft.Container(
            ft.SafeArea(foot),
            left=0,
            right=0,
            bottom=0,
            padding=ft.Padding(left=size.side, right=size.side, top=70, bottom=16),
            gradient=shade(clear, sharp, f"#{dark}"),
        ),
    ]
    if over is not None:
        layers.append(over)
    return ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)


def shade(*colours: str) -> ft.LinearGradient:
    return ft.LinearGradient(
        begin=ft.Alignment.TOP_CENTER, end=ft.Alignment.BOTTOM_CENTER, colors=[CLEAR, *colours][1:]
    )


def corners(state: State) -> ft.Control:
    """Four corners round the place where a code should be."""
    theme, size = current_theme(), current_size()
    side = min(size.width - 72, size.height * 0.5, 420)
    inset = {"searching": 4, "seen": 16, "done": 16}[state]
    leg = side / 2 - inset if state == "done" else 46
    paint = stroke(FAIR if state == "done" else theme.accent, 6, round_ends=True)
    shapes: list[cv.Shape] = []
    for x, y in (
        (inset, inset),
        (side - inset, inset),
        (side - inset, side - inset),
        (inset, side - inset),
    ):
        dx = leg if x < side / 2 else -leg
        dy = leg if y < side / 2 else -leg
        steps: list[cv.Path.PathElement] = [
            cv.Path.MoveTo(x + dx, y),
            cv.Path.LineTo(x, y),
            cv.Path.LineTo(x, y + dy),
        ]
        shapes.append(cv.Path(steps, paint=paint))
    return cv.Canvas(
        shapes, width=side, height=side, left=(size.width - side) / 2, top=size.height * 0.24
    )
