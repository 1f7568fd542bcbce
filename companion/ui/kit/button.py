"""Buttons: ranks one to three, and round ones with a drawing only. Targets of 48 dp and more.

For a screen reader a button is one node that has role, name, focus and tap (see `spoken`).
"""

from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.icon import icon
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import unseen
from companion.ui.kit.surface import outline
from companion.ui.theme import CLEAR, FAST, PRESS

Rank = Literal[1, 2, 3]

OVERLAY = {
    ft.ControlState.PRESSED: PRESS,
    ft.ControlState.FOCUSED: PRESS,
    ft.ControlState.HOVERED: "#12FFFFFF",
    ft.ControlState.DEFAULT: CLEAR,
}


@dataclass(frozen=True, slots=True)
class Action:
    """A round button of a bar: a drawing's name, its label for screen readers, what it does."""

    icon: str
    label: str
    press: Press


def flat(
    shape: ft.OutlinedBorder,
    *,
    colour: str = CLEAR,
    padding: ft.PaddingValue = 0,
    focused: ft.OutlinedBorder | None = None,
) -> ft.ButtonStyle:
    """A button style without any Material look; `focused` is the shape with the keyboard on it."""
    return ft.ButtonStyle(
        bgcolor=colour,
        elevation=0,
        shadow_color=CLEAR,
        overlay_color=OVERLAY,
        padding=padding,
        shape={ft.ControlState.FOCUSED: focused or shape, ft.ControlState.DEFAULT: shape},
        animation_duration=FAST,
        visual_density=ft.VisualDensity.STANDARD,
    )


def button(
    label: str,
    press: Press,
    *,
    rank: Rank = 1,
    drawing: str | None = None,
    expand: bool = False,
    height: float = 56,
    disabled: bool = False,
    text_size: float = 18,
    tone: str | None = None,
    key: str | None = None,
) -> ft.Button:
    """rank 1: the one thing to do; 2: also possible; 3: quiet. `tone`: another text colour.

    A disabled button keeps its place and stays readable, but loses its light.
    """
    theme, size = current_theme(), current_size()
    fill, ink, line = {
        1: (theme.accent, theme.on_accent, theme.accent),
        2: (theme.raised, theme.ink, theme.line),
        3: (CLEAR, theme.ink, CLEAR),
    }[rank]
    if disabled:
        fill, ink, line = theme.panel, theme.soft, theme.raised
    elif tone is not None:
        ink = tone
    words = ft.Text(
        label,
        style=ft.TextStyle(
            size=min(text_size, 16) if size.narrow else text_size,
            height=1.12,
            font_family=theme.strong,
            font_family_fallback=["Jost-700"],
            color=ink,
            letter_spacing=0.3,
        ),
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    content: ft.Control = words
    if drawing is not None:
        words.expand = True
        words.expand_loose = True
        content = ft.Row(
            [icon(drawing, 22, ink), words],
            spacing=10,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        )
    return ft.Button(
        content=content,
        on_click=press,
        expand=expand or None,
        height=max(48, height),
        disabled=disabled,
        key=key,
        style=flat(
            outline(line),
            colour=fill,
            padding=ft.Padding.symmetric(horizontal=6 if size.narrow else 14),
            focused=outline(theme.ink, 2.5),
        ),
    )


def icon_button(
    drawing: str,
    label: str,
    press: Press,
    *,
    colour: str | None = None,
    box: float = 48,
    disabled: bool = False,
    key: str | None = None,
) -> ft.Button:
    """A round button with a drawing; `label` is what a screen reader says."""
    theme = current_theme()
    tint = theme.soft if disabled else colour or theme.ink
    return ft.Button(
        content=ft.Stack(
            [icon(drawing, 22, tint), unseen(label)],
            alignment=ft.Alignment.CENTER,
            fit=ft.StackFit.PASS_THROUGH,
        ),
        width=max(48, box),
        height=max(48, box),
        on_click=press,
        disabled=disabled,
        key=key,
        style=flat(ft.CircleBorder(), focused=ft.CircleBorder(side=ft.BorderSide(2, theme.ink))),
    )
