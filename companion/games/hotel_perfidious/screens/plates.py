"""What the sheets of Hotel Perfidious are made of: its items, rooms and backs."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import COUNTERS, ROOMS, Furnishing, Item
from companion.games.hotel_perfidious.screens.names import back, furnishing, say, short
from companion.games.hotel_perfidious.screens.names import drawing as drawing_of
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.kit import Press
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

LETTERS = 16.0
"""dp of a cell's words."""


def item_tile(stage: Stage, one: Item, press: Press, key: str) -> ft.Control:
    """A big row for an item; a trap says what is on its tile too (HP-def16)."""
    words = stage.words
    note = say(words, f"brief-{one}") if one in COUNTERS else ""
    return pieces.tile(short(words, one), press, key, note=note, mark=drawing_of(one))


def cell(
    stage: Stage, label: str, spoken: str, here: bool, press: Press, key: str, *, drawing: str = ""
) -> ft.Control:
    """One of a few in a grid: a number or a drawing; the chosen one is filled."""
    theme = stage.theme
    tint = theme.on_accent if here else theme.ink
    letters = 14 if stage.size.narrow else LETTERS
    words = kit.text(label, "strong", size=letters, colour=tint, lines=1)
    inside: ft.Control = kit.middle(words)
    if drawing:
        inside = kit.middle(
            kit.col(
                kit.icon(drawing, 26, tint),
                words,
                gap=2,
                tight=True,
                cross=ft.CrossAxisAlignment.CENTER,
            )
        )
    face = ft.Button(
        content=inside,
        on_click=press,
        height=kit.tall(64 if drawing else 48, letters),
        key=key,
        style=kit.flat(
            kit.outline(theme.accent if here else theme.line, 2.5),
            colour=theme.accent if here else theme.raised,
            padding=2,
            focused=kit.outline(theme.ink, 3),
        ),
    )
    return one_node(face, spoken, press, selected=here)


def room_grid(stage: Stage, chosen: int, choose: Callable[[int], object]) -> ft.Control:
    """The nine rooms by their numbers, as many beside each other as fit."""

    def press(room: int) -> Press:
        return lambda: choose(room)

    cells = [
        cell(
            stage,
            str(room),
            say(stage.words, "room", room=room),
            room == chosen,
            press(room),
            f"room-{room}",
        )
        for room in range(1, ROOMS + 1)
    ]
    return kit.grid(cells, kit.columns(ROOMS, kit.sheet_width(), 6), 6)


def back_grid(
    stage: Stage, chosen: Furnishing | None, choose: Callable[[Furnishing], object]
) -> ft.Control:
    """The four furnishings."""

    def press(one: Furnishing) -> Press:
        return lambda: choose(one)

    cells = [
        cell(
            stage,
            say(stage.words, f"back-short-{one}"),
            furnishing(stage.words, one),
            one is chosen,
            press(one),
            f"back-{one}",
            drawing=back(one),
        )
        for one in Furnishing
    ]
    return kit.grid(cells, _abreast(len(cells), 80 * stage.size.text), 6)


def _abreast(cells: int, least: float) -> int:
    """How many cells of so many dp stand beside each other on a sheet."""
    return kit.columns(cells, kit.sheet_width(), 6, least)


def hotel_of(table: Table) -> Hotel | None:
    """The public state, where this game is on the table."""
    return table.state if isinstance(table.state, Hotel) else None
