"""The frame of the scanner: the camera's picture, four corners, shades above and below.

The camera control is passed in; what must not live here: decoding, permissions.
"""

from typing import Literal

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.flow import col, middle, pad
from companion.ui.kit.pen import stroke
from companion.ui.kit.ring import SIDE as RING
from companion.ui.theme import CLEAR, FAIR

State = Literal["searching", "seen", "done"]
LEFT = 0.45
"""How much of a phone that lies on its side the camera's picture has for itself."""


def scan_frame(
    camera: ft.Control | None,
    *,
    top: ft.Control,
    foot: ft.Control,
    state: State = "searching",
    ring: ft.Control | None = None,
) -> ft.Control:
    """A whole screen. `camera` fills it (None: dark, e.g. refused); `top` and `foot` lie on shades.

    The corners draw together when something is `seen` and turn green and closed when `done`. ring:
    of `RING` dp, stands among them. No words lie on others: on a phone that lies on its side they
    have the right half; large ones may scroll.
    """
    theme, size = current_theme(), current_size()
    layers: list[ft.Control] = [ft.Container(bgcolor=theme.floor, left=0, right=0, top=0, bottom=0)]
    if camera is not None:
        # In a list of its own: what stays the same control as a Container's content loses its
        # place in the page when the screen is drawn again (Flet 1.0.5), and no call reaches it.
        layers.append(ft.Stack([camera], fit=ft.StackFit.EXPAND, left=0, right=0, top=0, bottom=0))
        layers.append(corners(state))
    if size.flat:
        layers.append(_at_the_right(top, foot, 0 if camera is None else _free()))
    elif size.text > 1:
        between = min(size.height * 0.3, size.width) if camera is not None else 0
        layers.append(_moving(top, foot, between))
    else:
        layers += _above_and_below(top, foot)
    if ring is not None:
        held = middle(ring, width=RING, height=RING)
        held.left, held.top = (_free() - RING) / 2, size.height * 0.3
        layers.append(held)
    return ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)


def _free() -> float:
    """dp from the left that the camera's picture has for itself."""
    size = current_size()
    return size.width * (LEFT if size.flat else 1)


def _shades() -> tuple[str, str, str]:
    """The floor's colour: none of it, most of it, all of it."""
    floor = current_theme().floor
    return f"#00{floor.lstrip('#')}", f"#F2{floor.lstrip('#')}", floor


def _above_and_below(top: ft.Control, foot: ft.Control) -> list[ft.Control]:
    clear, sharp, floor = _shades()
    side = current_size().side
    return [
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
            padding=ft.Padding(left=side, right=side, top=70, bottom=16),
            gradient=shade(clear, sharp, floor),
        ),
    ]


def _at_the_right(top: ft.Control, foot: ft.Control, left: float) -> ft.Control:
    """Beside the picture. left: dp that are free for it."""
    words = col(top, pad(foot, current_size().side, bottom=12), gap=8, scroll=True)
    return ft.Container(
        ft.SafeArea(words), left=left, right=0, top=0, bottom=0, bgcolor=_shades()[1]
    )


def _moving(top: ft.Control, foot: ft.Control, between: float) -> ft.Control:
    """Below each other, as high as they are. between: dp in which the picture is seen."""
    _, sharp, _ = _shades()
    words = col(
        ft.Container(top, bgcolor=sharp),
        ft.Container(height=between),
        ft.Container(pad(foot, current_size().side, vertical=12), bgcolor=sharp),
        gap=0,
        scroll=True,
    )
    return ft.Container(ft.SafeArea(words), left=0, right=0, top=0, bottom=0)


def shade(*colours: str) -> ft.LinearGradient:
    return ft.LinearGradient(
        begin=ft.Alignment.TOP_CENTER, end=ft.Alignment.BOTTOM_CENTER, colors=[CLEAR, *colours][1:]
    )


def corners(state: State) -> ft.Control:
    """Four corners round the place where a code should be."""
    theme, size = current_theme(), current_size()
    free, down = _free(), 0.1 if size.flat else 0.24
    side = min(free - 72, size.height * (0.8 if size.flat else 0.5), 420)
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
        shapes, width=side, height=side, left=(free - side) / 2, top=size.height * down
    )
