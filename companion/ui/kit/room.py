"""The room of every screen, and the frame that puts bar, body, foot and notices into it."""

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_size, current_theme
from companion.ui.drawings import drawing
from companion.ui.kit.flow import col
from companion.ui.theme import CLEAR

GLOW = "#16FFE2B0"
FOOT = 16.0
EDGE_TO_EDGE = 0.0


def room(body: ft.Control, *, over: ft.Control | None = None) -> ft.Control:
    """Gradient, a quiet drawing, a pool of light, then the content; `over` lies on top of it.

    While there is something `over`, the content is silent to screen readers.
    """
    theme = current_theme()
    layers: list[ft.Control] = [
        ft.Container(
            expand=True,
            gradient=ft.LinearGradient(
                begin=ft.Alignment.TOP_CENTER,
                end=ft.Alignment.BOTTOM_CENTER,
                colors=[theme.ground, theme.floor],
            ),
        )
    ]
    if theme.room:
        layers.append(
            ft.Image(
                src=drawing(theme.room),
                fit=ft.BoxFit.COVER,
                left=0,
                right=0,
                top=0,
                bottom=0,
                color=theme.ink,
                color_blend_mode=ft.BlendMode.SRC_IN,
                exclude_from_semantics=True,
            )
        )
    if theme.key == "films":
        layers += [perforations(left=0), perforations(right=0)]
    layers.append(
        ft.Container(
            expand=True,
            gradient=ft.RadialGradient(
                center=ft.Alignment(0, -0.35), radius=0.9, colors=[GLOW, CLEAR]
            ),
        )
    )
    layers.append(ft.Semantics(content=body, exclude_semantics=over is not None))
    if over is not None:
        layers.append(over)
    return ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)


def perforations(*, left: float | None = None, right: float | None = None) -> ft.Control:
    """Film holes down one edge."""
    size = current_size()
    paint = ft.Paint(color="#1EFFFFFF")
    holes: list[cv.Shape] = [
        cv.Rect(3, 6 + 22 * k, 8, 12, border_radius=2.5, paint=paint)
        for k in range(int(size.height // 22) + 1)
    ]
    return cv.Canvas(holes, width=14, height=size.height, top=0, left=left, right=right)


def frame(
    body: ft.Control,
    *,
    top: ft.Control | None = None,
    foot: ft.Control | None = None,
    tabs: ft.Control | None = None,
    notice: ft.Control | None = None,
    over: ft.Control | None = None,
    column: float | None = None,
) -> ft.Control:
    """A whole screen: `top` bar, `body` in what is left, `notice`, `foot` buttons, `tabs`.

    `notice` has its own place between body and foot: it pushes the body, never covers a button.
    `column` is the greatest width in dp of body and foot on a wide screen. `EDGE_TO_EDGE` gives
    the body the whole width.
    """
    size = current_size()
    margin = column != EDGE_TO_EDGE
    centre = 0 if column is None or not margin else max(0, (size.width - column) / 2)
    inside = max(centre, size.side)

    def held(piece: ft.Control, side: float, bottom: float, expand: bool) -> ft.Control:
        margins = ft.Padding(left=side, right=side, top=0, bottom=bottom)
        return ft.Container(piece, padding=margins, expand=expand or None)

    pieces = col(
        top,
        held(body, inside if margin else centre, 0, True),
        held(notice, inside, 0, False) if notice is not None else None,
        held(foot, inside, FOOT if tabs is None else 0, False) if foot is not None else None,
        tabs,
        gap=10,
        expand=True,
    )
    return room(ft.SafeArea(pieces, expand=True), over=over)
