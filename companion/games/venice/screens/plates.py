"""What Venice's sheets are made of: a bounded sheet, big rows, buttons of the eight cards."""

from collections.abc import Callable, Collection, Sequence

import flet as ft

from companion.games.venice.screens import names
from companion.games.venice.venice import Venice
from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

AROUND = 192.0
"""dp that a sheet's plate, title, way back and margins need."""

LETTERS = 19
"""Of a title that fit a narrow line."""


def sheet(
    stage: Stage,
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    height: float,
    note: str = "",
    foot: ft.Control | None = None,
    foot_height: float = 56,
    away: Press | None = None,
) -> ft.Control:
    """A sheet's inside: what does not fit scrolls, title and foot stay.

    height: dp of `kids`. foot_height: dp of the `foot`.
    """
    theme, size = stage.theme, stage.size
    note_height = 0 if not note else 62 if size.narrow else 52
    title_height = 30 if size.narrow and len(title) > LETTERS else 0
    taken = AROUND + note_height + title_height + (foot_height + 10 if foot else 0)
    taken -= 0 if away else 58
    room = max(130.0, size.height - taken)
    scrolls = height > room
    closing = None
    if away is not None:
        label = stage.words("close")
        closing = kit.row(kit.button(theme, size, label, away, rank=3, expand=True, height=48))
    return kit.col(
        kit.heading(theme, title, size=24),
        kit.text(theme, note, colour=theme.soft, size=16) if note else None,
        ft.Container(
            kit.col(*kids, gap=8, tight=not scrolls, scroll=scrolls),
            height=room if scrolls else None,
        ),
        foot,
        closing,
        gap=10,
        tight=True,
    )


def tile(
    stage: Stage,
    label: str,
    press: Press,
    key: str,
    *,
    mark: ft.Control | None = None,
    note: str = "",
    off: bool = False,
    line: str = "",
) -> ft.Control:
    """A big row; what is off is struck and says why."""
    theme = stage.theme
    words = kit.col(
        kit.text(theme, label, strong=True, size=18, colour=theme.soft if off else theme.ink),
        kit.text(theme, note, "label", spaced=False) if note else None,
        gap=1,
        tight=True,
        expand=True,
        cross=ft.CrossAxisAlignment.START,
    )
    face = ft.Button(
        content=kit.row(mark, words, gap=12),
        on_click=press,
        disabled=off,
        key=key,
        style=kit.flat(
            theme,
            kit.outline(theme, theme.raised if off else line or theme.line, radius=10),
            colour=theme.floor if off else theme.raised,
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            focused=kit.outline(theme, theme.ink, 2.5, radius=10),
        ),
    )
    spoken = f"{label}. {note}" if note else label
    if off:
        return ft.Semantics(content=face, label=spoken, exclude_semantics=True)
    return one_node(face, spoken, press)


def swatch(colour: str, off: bool = False) -> ft.Control:
    """The colour of a location, beside its name."""
    return ft.Container(
        width=14, height=30, border_radius=4, bgcolor=colour, opacity=0.35 if off else 1
    )


def card_grid(
    stage: Stage, venice: Venice, chosen: Collection[int], tap: Callable[[int], object]
) -> ft.Control:
    """The eight coloured cards, four beside each other: identities, then segments."""
    cells = [_card(stage, venice, card, card in chosen, tap) for card in range(8)]
    return kit.grid(cells, 4, 6)


def _card(
    stage: Stage, venice: Venice, card: int, here: bool, tap: Callable[[int], object]
) -> ft.Control:
    theme, name = stage.theme, names.card(stage.words, venice, card)
    printed = stage.words(f"venice-printed-{card}") if card < 4 else name
    tint = theme.on_accent if here else theme.ink
    inside: ft.Control
    if card < 4:
        inside = kit.col(
            kit.icon(names.DRAWINGS[card], 34, tint),
            ft.Text(
                printed,
                style=kit.style(theme, size=14, colour=tint, strong=True),
                no_wrap=True,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
            gap=2,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        )
    else:
        inside = kit.text(theme, name, "title", colour=tint, align=ft.TextAlign.CENTER)

    def press() -> None:
        tap(card)

    face = ft.Button(
        content=inside,
        on_click=press,
        height=74 if card < 4 else 56,
        key=f"card-{card}",
        style=kit.flat(
            theme,
            kit.outline(theme, theme.accent if here else theme.line, 2 if here else 1, radius=10),
            colour=theme.accent if here else theme.raised,
            padding=2,
            focused=kit.outline(theme, theme.ink, 2.5, radius=10),
        ),
    )
    return one_node(face, name, press, selected=here)


def part(
    stage: Stage,
    label: str,
    spoken: str,
    here: bool,
    press: Callable[[], object],
    *,
    size: float = 19,
) -> ft.Control:
    """One of a few in a row that says of whom it is spoken."""
    theme = stage.theme

    def pressed() -> None:
        press()

    words = kit.text(
        theme,
        label,
        strong=True,
        size=size,
        colour=theme.on_accent if here else theme.ink,
        one_line=True,
        align=ft.TextAlign.CENTER,
    )
    face = ft.Button(
        content=words,
        on_click=pressed,
        height=48,
        style=kit.flat(
            theme,
            kit.outline(theme, theme.accent if here else theme.line, 2 if here else 1, radius=10),
            colour=theme.accent if here else theme.raised,
            padding=2,
            focused=kit.outline(theme, theme.ink, 2.5, radius=10),
        ),
    )
    return one_node(face, spoken, pressed, selected=here)


def wide_button(
    stage: Stage, label: str, press: Press, key: str, *, off: bool = False, second: bool = False
) -> ft.Control:
    """A button as broad as its sheet."""
    return kit.row(
        kit.button(
            stage.theme,
            stage.size,
            label,
            press,
            expand=True,
            disabled=off,
            rank=2 if second else 1,
            key=key,
        )
    )
