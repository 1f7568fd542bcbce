"""Buttons by what they are, and round ones with a drawing only. Targets of 48 dp and more.

For a screen reader a button is one node that has role, name, focus and tap (see `spoken`).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.icon import icon
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import unseen
from companion.ui.kit.surface import outline
from companion.ui.kit.text import style, text
from companion.ui.theme import CLEAR, FAST, PRESS, Theme

WORDED, LINE = 74.0, 1.12
"""dp of a round button with its word below; of a line of a button, in sizes."""
OVERLAY = {
    ft.ControlState.PRESSED: PRESS,
    ft.ControlState.FOCUSED: PRESS,
    ft.ControlState.HOVERED: "#12FFFFFF",
    ft.ControlState.DEFAULT: CLEAR,
}


@dataclass(frozen=True, slots=True)
class Action:
    """A round button of a bar: a drawing's name, its label for screen readers, what it does.

    word: stands under the drawing of a main tool, where there is room for it.
    """

    icon: str
    label: str
    press: Press
    word: str = ""


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


@dataclass(frozen=True, slots=True)
class Dress:
    """How large a button is and its words are, in dp. tone: their colour, if not the usual one."""

    height: float = 56
    text: float = 18
    tone: str | None = None


USUAL: Final = Dress()
TALL: Final = Dress(60)
SMALL: Final = Dress(text=16)
SLIM: Final = Dress(48, 16)


class Button(Protocol):
    """How a button is made: `primary`, `secondary` or `quiet`."""

    def __call__(
        self,
        label: str,
        press: Press,
        dress: Dress = USUAL,
        *,
        drawing: str | None = None,
        expand: bool = False,
        disabled: bool = False,
        key: str | None = None,
    ) -> ft.Button:
        """A disabled button keeps its place and stays readable, but loses its light."""


def _button(colours: Callable[[Theme], tuple[str, str, str]]) -> Button:
    """colours: of the ground, the words and the edge."""

    def made(
        label: str,
        press: Press,
        dress: Dress = USUAL,
        *,
        drawing: str | None = None,
        expand: bool = False,
        disabled: bool = False,
        key: str | None = None,
    ) -> ft.Button:
        theme = current_theme()
        fill, ink, line = colours(theme)
        if disabled:
            fill, ink, line = theme.panel, theme.soft, theme.raised
        elif dress.tone is not None:
            ink = dress.tone
        words = _words(label, dress.text, ink)
        height, above = _tall(max(48, dress.height), words)
        return ft.Button(
            content=words if drawing is None else _beside(drawing, words, ink),
            on_click=press,
            expand=expand or None,
            height=height,
            disabled=disabled,
            key=key,
            style=flat(
                outline(line),
                colour=fill,
                padding=ft.Padding.symmetric(
                    horizontal=6 if current_size().narrow else 14, vertical=above
                ),
                focused=outline(theme.ink, 2.5),
            ),
        )

    return made


primary: Final = _button(lambda theme: (theme.accent, theme.on_accent, theme.accent))
"""The one thing to do."""
secondary: Final = _button(lambda theme: (theme.raised, theme.ink, theme.line))
"""What is also possible."""
quiet: Final = _button(lambda theme: (CLEAR, theme.ink, CLEAR))
"""What few want, and the way back."""


def _words(label: str, height: float, ink: str) -> ft.Text:
    size = current_size()
    words = text(
        label,
        "strong",
        size=min(height, 16) if size.narrow else height,
        colour=ink,
        align=ft.TextAlign.CENTER,
        lines=2,
    )
    if words.style is not None:
        words.style.height, words.style.letter_spacing = LINE, 0.3
    return words


def _tall(height: float, words: ft.Text) -> tuple[float | None, float]:
    """Height of a button, and margin above its words; with large ones it grows by their lines."""
    if current_size().text == 1 or words.style is None:
        return height, 0
    return None, max(6.0, (height - (words.style.size or 0) * LINE) / 2)


def _beside(drawing: str, words: ft.Text, ink: str) -> ft.Row:
    words.expand = True
    words.expand_loose = True
    return ft.Row(
        [icon(drawing, 22, ink), words],
        spacing=10,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


def icon_button(
    drawing: str,
    label: str,
    press: Press,
    *,
    colour: str | None = None,
    disabled: bool = False,
    key: str | None = None,
    word: str = "",
) -> ft.Button:
    """A round button with a drawing; `label` is what a screen reader says. word: see `Action`."""
    theme = current_theme()
    tint = theme.soft if disabled else colour or theme.ink
    worded = bool(word) and not current_size().narrow and current_size().text == 1
    shape = ft.RoundedRectangleBorder(radius=12) if worded else ft.CircleBorder()
    line = ft.BorderSide(2, theme.ink)
    return ft.Button(
        content=ft.Stack(
            [_over(drawing, word, tint) if worded else icon(drawing, 22, tint), unseen(label)],
            alignment=ft.Alignment.CENTER,
            fit=ft.StackFit.PASS_THROUGH,
        ),
        width=WORDED if worded else 48,
        height=48,
        on_click=press,
        disabled=disabled,
        key=key,
        style=flat(shape, focused=replace(shape, side=line)),
    )


def _over(drawing: str, word: str, ink: str) -> ft.Control:
    """A drawing over its word, which the label says already."""
    said = ft.Text(word, style=style("strong", size=12, colour=ink), no_wrap=True)
    return ft.Column(
        [icon(drawing, 20, ink), ft.Semantics(content=said, exclude_semantics=True)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
