"""Words on a screen, in the theme's type scale."""

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.spoken import apart
from companion.ui.theme import SCALE, Role

LOUD = frozenset({"display", "title", "head", "numeral"})


def style(
    role: Role = "body",
    *,
    colour: str | None = None,
    size: float | None = None,
    strong: bool = False,
    spaced: bool = True,
    font: str | None = None,
) -> ft.TextStyle:
    """The text style of a role. `spaced=False` makes a label small plain text of at least 15."""
    theme = current_theme()
    base, height = SCALE[role]
    kicker = role == "label" and spaced
    if role == "label" and not spaced:
        base = 15
    if role in LOUD:
        base *= theme.display_scale
    family = font or (
        theme.display if role in LOUD else theme.strong if strong or kicker else theme.body
    )
    return ft.TextStyle(
        size=max(14, size or base),
        height=height,
        font_family=family,
        font_family_fallback=[theme.body, "Jost-700"],
        letter_spacing=1.4 if kicker else theme.tracking if family == theme.display else 0,
        color=colour or (theme.soft if role == "label" else theme.ink),
    )


def text(
    value: str,
    role: Role = "body",
    *,
    colour: str | None = None,
    size: float | None = None,
    strong: bool = False,
    spaced: bool = True,
    font: str | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    one_line: bool = False,
    max_lines: int | None = None,
    expand: bool = False,
    key: str | None = None,
) -> ft.Text:
    """Text in a role. A spaced label is a kicker and is set in capitals by this function."""
    return ft.Text(
        value.upper() if role == "label" and spaced else value,
        style=style(role, colour=colour, size=size, strong=strong, spaced=spaced, font=font),
        text_align=align,
        no_wrap=one_line,
        max_lines=1 if one_line else max_lines,
        overflow=ft.TextOverflow.ELLIPSIS if one_line or max_lines else ft.TextOverflow.CLIP,
        expand=expand or None,
        key=key,
    )


def heading(value: str, *, size: float | None = None, centred: bool = False) -> ft.Control:
    """A screen's question, announced as a heading."""
    return apart(
        text(
            value, "title", size=size, align=ft.TextAlign.CENTER if centred else ft.TextAlign.START
        ),
        header=True,
    )
