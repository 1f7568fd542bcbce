"""Seats: the mark (colour, shape and letter) and a seat's row in the lobby."""

import flet as ft

from companion.ui.contexts import current_letters, current_size, current_theme
from companion.ui.kit.flow import col, row, tall
from companion.ui.kit.icon import icon
from companion.ui.kit.spoken import silent
from companion.ui.kit.surface import plate
from companion.ui.kit.text import fitting, in_line, text
from companion.ui.theme import MARK_INK, SEATS

# where the optical middle of a shape is not its box's middle
LETTER_DOWN = {"triangle": 0.2, "drop": 0.12, "star": 0.03}

HEAD = 58.0
"""dp of a column's head with words of usual size."""
CLOSE, TAIL = 64.0, 29.0
"""dp of a row in two columns besides its words: edges, mark, gap; what stands behind them."""


def seat_mark(
    seat: int, box: float = 40, *, letter: bool = True, dim: str | None = None
) -> ft.Control:
    """The mark of seat 0..7 in a box of dp (26 or more with a letter, 20 without).

    The letter is what `lettered` says. `dim` is a colour instead of the seat's own: a seat whose
    turn has not come.
    """
    sign = SEATS[seat]
    kids: list[ft.Control] = [icon(f"seat-{sign.shape}", box, dim or sign.colour)]
    if letter:
        kids.append(
            ft.Container(
                ft.Text(
                    current_letters()[seat],
                    style=ft.TextStyle(
                        size=box * 0.42, font_family="Jost-700", color=MARK_INK, height=1
                    ),
                ),
                alignment=ft.Alignment(0, LETTER_DOWN.get(sign.shape, 0)),
                width=box,
                height=box,
            )
        )
    return silent(ft.Stack(kids, width=box, height=box))


def seat_row(
    seat: int,
    name: str,
    note: str = "",
    *,
    lit: bool = False,
    close: bool = False,
    tail: ft.Control | None = None,
    key: str | None = None,
) -> ft.Control:
    """A seat that is taken: mark, name, a quiet note (the two check words), something behind.

    `close`: for two columns on a phone. The note is never cut: it goes on in the next line.
    """
    theme, size, fit = current_theme(), current_size(), 18.0
    if close:
        room = (size.width - 2 * size.side - 8) / 2 - CLOSE - (TAIL if tail is not None else 0)
        fit = fitting(name, room, fit)
    words = col(
        text(name, "strong", size=fit, lines=3),
        text(note, "note", size=14 if close else None) if note else None,
        gap=0,
        expand=True,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
    mark, gap = seat_mark(seat, 34 if close else 42), 9 if close else 12
    line: ft.Control = row(mark, words, tail, gap=gap)
    if tail is not None and current_size().close:
        below = row(tail, align=ft.MainAxisAlignment.END)
        line = col(row(mark, words, gap=gap), below, gap=0, tight=True)
    return plate(
        line,
        padding=ft.Padding.symmetric(horizontal=9 if close else 12, vertical=11 if close else 9),
        radius=10,
        line=theme.accent if lit else None,
        width=2 if lit else 1,
        colour=theme.raised if lit else None,
        key=key,
    )


def free_seat(label: str, *, box: float = 42, tail: ft.Control | None = None) -> ft.Control:
    """A seat that nobody has taken yet: the same height as a taken one."""
    theme = current_theme()
    return ft.Container(
        row(
            ft.Container(
                icon("ui-chair", box * 0.6, theme.soft), width=box, alignment=ft.Alignment.CENTER
            ),
            text(label, colour=theme.soft, lines=2, expand=True),
            tail,
        ),
        padding=ft.Padding.symmetric(horizontal=12, vertical=9),
        height=66 if current_size().text == 1 else None,
        border=ft.Border.all(1, theme.raised),
        border_radius=10,
    )


def head_height() -> float:
    """dp of a `seat_head`."""
    return tall(HEAD, 14)


def seat_head(mark: ft.Control, name: str, width: float) -> ft.Control:
    """The head of a seat's column of so many dp: its mark, and as much of the name as there fits.

    mark: 28 dp high, or less.
    """
    larger = current_size().text > 1
    words = text(name, size=in_line(name, width, HEAD, 14) if larger else 14)
    words.text_align, words.overflow = ft.TextAlign.CENTER, ft.TextOverflow.ELLIPSIS
    words.no_wrap, words.max_lines = True, 1
    both = col(mark, words, gap=1, tight=True, cross=ft.CrossAxisAlignment.CENTER)
    padding = ft.Padding.only(top=4)
    return ft.Container(both, width=width, height=head_height(), padding=padding)
