"""Plates and outlines: the one surface everything lies on, in the theme's own shape."""

import flet as ft

from companion.ui.contexts import current_theme


def outline(
    colour: str | None = None, width: float = 1, radius: float | None = None
) -> ft.OutlinedBorder:
    """The theme's outline: bevels, leaves, arches. `colour` default is the theme's line."""
    theme = current_theme()
    side = ft.BorderSide(width, colour or theme.line)
    match theme.shape:
        case "bevel":
            return ft.BeveledRectangleBorder(radius=radius or 12, side=side)
        case "leaf":
            r = radius or 24
            corners = ft.BorderRadius(top_left=r, top_right=6, bottom_left=6, bottom_right=r)
            return ft.RoundedRectangleBorder(radius=corners, side=side)
        case "square":
            return ft.RoundedRectangleBorder(radius=3, side=side)
        case "panel":
            thick = ft.BorderSide(max(width, 2.5), colour or theme.line)
            return ft.RoundedRectangleBorder(radius=4, side=thick)
        case "arch":
            return ft.RoundedRectangleBorder(radius=radius or 20, side=side)
        case "round":
            return ft.RoundedRectangleBorder(radius=radius or 16, side=side)


def plate(
    content: ft.Control,
    *,
    colour: str | None = None,
    line: str | None = None,
    padding: ft.PaddingValue = 14,
    width: float = 1,
    radius: float | None = None,
    key: str | None = None,
) -> ft.Card:
    """A surface with `content`. A card, because a container knows round corners only.

    `width` is the outline's, in dp. It is no semantic container: what is inside is read by itself.
    """
    theme = current_theme()
    return ft.Card(
        content=ft.Container(content, padding=padding),
        bgcolor=colour or theme.panel,
        elevation=0,
        margin=0,
        shape=outline(line, width, radius),
        semantic_container=False,
        key=key,
    )
