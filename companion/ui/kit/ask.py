"""Asking first: a sheet over the screen for what is hard to take back."""

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Dress, primary, secondary
from companion.ui.kit.flow import beside, col, row
from companion.ui.kit.inside import EDGE, broadest, sheet_width, upon
from companion.ui.kit.press import Press
from companion.ui.kit.surface import plate
from companion.ui.kit.text import fitting, heading, text
from companion.ui.theme import SCRIM


def _behind() -> float:
    """dp of the screen that is seen above a sheet, where there are many."""
    return 8 if current_size().short else 56


def _below() -> float:
    return 8 if current_size().flat else 16


def sheet(content: ft.Control, *, on_away: Press | None = None) -> ft.Control:
    """`content` on a plate: at the thumb on a phone, in the middle of a wide screen.

    It is never higher than the screen; what may be higher has a part that scrolls, as `inside`
    has. A tap beside it calls `on_away`. Give it to `frame(over=…)`.
    """
    theme, size = current_theme(), current_size()
    card = plate(content, padding=EDGE, line=theme.accent)
    held = ft.Container(card, width=broadest())
    return ft.Stack(
        [
            ft.GestureDetector(
                content=ft.Container(bgcolor=SCRIM, expand=True),
                on_tap=on_away or (lambda: None),
                exclude_from_semantics=True,
                left=0,
                right=0,
                top=0,
                bottom=0,
            ),
            ft.Container(
                ft.SafeArea(held),
                alignment=ft.Alignment.CENTER if size.wide else ft.Alignment.BOTTOM_CENTER,
                padding=ft.Padding.only(top=_behind(), bottom=_below()),
                left=0,
                right=0,
                bottom=0,
                top=0,
            ),
        ],
        expand=True,
        fit=ft.StackFit.EXPAND,
    )


def ask_first(
    *, title: str, sentence: str, yes: str, no: str, on_yes: Press, on_no: Press, harm: bool = False
) -> ft.Control:
    """A question with two answers; the careful one is at the left.

    `harm`: what can't be undone. Then the careful answer lies below, as broad as the sheet, where
    the thumb that asked still is; the other one stands above it and is tinted warm.
    """
    theme = current_theme()
    careful = secondary(no, on_no, expand=True, key="ask-no")
    if harm:
        bold = secondary(yes, on_yes, Dress(tone=theme.warm), expand=True, key="ask-yes")
        answers: ft.Control = col(row(bold), row(careful), gap=10, tight=True)
    else:
        answers = beside(careful, primary(yes, on_yes, expand=True, key="ask-yes"))
    words = upon(
        heading(title, size=fitting(title, sheet_width(), 24 * theme.display_scale, loud=True)),
        text(sentence, colour=theme.soft) if sentence else None,
        foot=answers,
    )
    return sheet(ft.Semantics(content=words, live_region=True), on_away=on_no)
