"""Rows, columns and margins on the 4-dp grid. Knows no theme."""

import math
from typing import TypeVar

import flet as ft

from companion.ui.contexts import current_size

GAP = 12.0  # the step that is used most
ROOM = 280.0
"""dp that the words of two buttons need beside each other."""
TARGET = 48.0
"""dp that whatever is pressed has each way, at least."""

Main = ft.MainAxisAlignment
Cross = ft.CrossAxisAlignment
Line = TypeVar("Line", ft.Row, ft.Column)


def col(
    *kids: ft.Control | None,
    gap: float = GAP,
    align: ft.MainAxisAlignment = Main.START,
    cross: ft.CrossAxisAlignment = Cross.STRETCH,
    expand: bool = False,
    tight: bool = False,
    scroll: bool = False,
) -> ft.Column:
    """Kids below each other, `None` left out. `tight` is needed beside a mark in a row."""
    return ft.Column(
        [kid for kid in kids if kid is not None],
        spacing=gap,
        alignment=align,
        horizontal_alignment=cross,
        expand=expand or None,
        tight=tight,
        scroll=ft.ScrollMode.ALWAYS if scroll else None,
    )


def row(
    *kids: ft.Control | None,
    gap: float = GAP,
    align: ft.MainAxisAlignment = Main.START,
    cross: ft.CrossAxisAlignment = Cross.CENTER,
    expand: bool = False,
    tight: bool = False,
    wrap: bool = False,
) -> ft.Row:
    """Kids beside each other, `None` left out. `wrap` goes on in the next line."""
    return ft.Row(
        [kid for kid in kids if kid is not None],
        spacing=gap,
        run_spacing=gap,
        alignment=align,
        vertical_alignment=cross,
        expand=expand or None,
        tight=tight,
        wrap=wrap,
    )


def beside(*kids: ft.Control | None, gap: float = 10, across: float = 0) -> ft.Control:
    """Buttons that share a line; below each other where their words have no room for that.

    across: dp there are for them where words are large; 0 for the whole screen, or what a sheet's
    foot has where such words stand in two columns.
    """
    size = current_size()
    usual = size.width / 2 if size.low and size.halves else size.width
    room = across if across and size.text > 1 else usual
    if room / size.text >= ROOM:
        return row(*kids, gap=gap)
    below = [kid for kid in kids if kid is not None]
    for kid in below:
        kid.expand = True
    return col(*map(row, below), gap=gap, tight=True)


def tall(height: float, words: float, lines: int = 1) -> float:
    """dp of what is `height` dp high round `lines` of words of that size, where they are larger."""
    return height + 1.35 * lines * (current_size().grown(words) - words)


def sized(line: Line, *, width: float | None = None, height: float | None = None) -> Line:
    """A row or column of that size in dp."""
    line.width, line.height = width, height
    return line


def pad(
    content: ft.Control,
    horizontal: float = 20,
    vertical: float = 0,
    *,
    top: float | None = None,
    bottom: float | None = None,
    expand: bool = False,
) -> ft.Container:
    """`content` with margins in dp; `top` and `bottom` win over `vertical`."""
    return ft.Container(
        content,
        padding=ft.Padding(
            left=horizontal,
            right=horizontal,
            top=vertical if top is None else top,
            bottom=vertical if bottom is None else bottom,
        ),
        expand=expand or None,
    )


def middle(
    content: ft.Control,
    *,
    width: float | None = None,
    height: float | None = None,
    expand: bool = False,
) -> ft.Container:
    """`content` in the middle of a box."""
    return ft.Container(
        content, alignment=ft.Alignment.CENTER, width=width, height=height, expand=expand or None
    )


def columns(count: int, width: float, gap: float = 8, least: float = TARGET) -> int:
    """How many of `count` stand beside each other in `width` dp, each of `least` dp or more.

    As few lines as can be, and about equally long.
    """
    most = max(1, int((width + gap) // (least + gap)))
    lines = max(1, math.ceil(count / most))
    return max(1, math.ceil(count / lines))


def grid(cells: list[ft.Control], columns: int, gap: float = 8, *, even: bool = False) -> ft.Column:
    """`cells` in rows of `columns` equal widths; the last row is filled with nothing.

    even: those of a row are as high as the highest. No cells and no columns are an empty grid: a
    table that is left has no players any more.
    """
    columns = max(1, columns)
    lines: list[ft.Control] = []
    for start in range(0, len(cells), columns):
        line: list[ft.Control] = [
            ft.Container(cell, expand=True) for cell in cells[start : start + columns]
        ]
        line += [ft.Container(expand=True) for _ in range(columns - len(line))]
        laid = row(*line, gap=gap, cross=Cross.STRETCH if even else Cross.CENTER)
        laid.intrinsic_height = even
        lines.append(laid)
    return col(*lines, gap=gap)
