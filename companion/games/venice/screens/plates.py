"""What Venice's sheets are made of: buttons of the eight cards, of locations."""

from collections.abc import Callable, Collection

import flet as ft

from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.ui import kit
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

PRINTED = 14.0
"""dp of what is printed on an identity."""


def swatch(colour: str, off: bool = False) -> ft.Control:
    """The colour of a location, beside its name."""
    return ft.Container(
        width=14, height=30, border_radius=4, bgcolor=colour, opacity=0.35 if off else 1
    )


def card_grid(
    stage: Stage, venice: Venice, chosen: Collection[int], tap: Callable[[int], object]
) -> ft.Control:
    """The eight coloured cards: identities, then segments; four beside each other if they fit."""
    cells = [_card(stage, venice, card, card in chosen, tap) for card in range(8)]
    printed = [stage.words(f"venice-printed-{card}").replace(" ", "_") for card in range(4)]
    across = kit.sheet_width()
    most = kit.abreast(printed, across, PRINTED, most=4, gap=6, beside=8)
    most = 4 if stage.size.text == 1 else 2 if most == 3 else most
    return kit.col(kit.grid(cells[:4], most, 6), kit.grid(cells[4:], 4, 6), gap=6, tight=True)


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
                style=kit.style("strong", size=PRINTED, colour=tint),
                no_wrap=True,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
            gap=2,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        )
    else:
        inside = kit.text(name, "title", colour=tint, align=ft.TextAlign.CENTER)

    def press() -> None:
        tap(card)

    face = ft.Button(
        content=inside,
        on_click=press,
        height=kit.tall(74, PRINTED) if card < 4 else kit.tall(56, 24 * theme.display_scale),
        key=f"card-{card}",
        style=kit.flat(
            kit.outline(theme.accent if here else theme.line, 2 if here else 1, radius=10),
            colour=theme.accent if here else theme.raised,
            padding=2,
            focused=kit.outline(theme.ink, 2.5, radius=10),
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
        label,
        "strong",
        size=size,
        colour=theme.on_accent if here else theme.ink,
        lines=1,
        align=ft.TextAlign.CENTER,
    )
    face = ft.Button(
        content=words,
        on_click=pressed,
        height=kit.tall(48, size),
        style=kit.flat(
            kit.outline(theme.accent if here else theme.line, 2 if here else 1, radius=10),
            colour=theme.accent if here else theme.raised,
            padding=2,
            focused=kit.outline(theme.ink, 2.5, radius=10),
        ),
    )
    return one_node(face, spoken, pressed, selected=here)
