"""One-colour drawings, tinted, sent inline (see `companion.ui.drawings` for why)."""

import flet as ft

from companion.ui.drawings import drawing


def picture(svg: str, size: float, colour: str, *, height: float | None = None) -> ft.Image:
    """The SVG text `svg` in a box of `size` dp. Decoration: silent to screen readers."""
    return ft.Image(
        src=svg,
        width=size,
        height=height or size,
        color=colour,
        color_blend_mode=ft.BlendMode.SRC_IN,
        exclude_from_semantics=True,
    )


def icon(name: str, size: float, colour: str, said: str = "") -> ft.Image:
    """The drawing called `name`. Never for a secret: a secret brings its own SVG text.

    said: what a screen reader hears; nothing without it.
    """
    shown = picture(drawing(name), size, colour)
    if said:
        shown.semantics_label, shown.exclude_from_semantics = said, False
    return shown
