"""A sheet's inside: its question, what there is to choose, the one thing to do, the way back."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, Dress, quiet
from companion.ui.kit.flow import Cross, col, row
from companion.ui.kit.seat import seat_mark
from companion.ui.kit.text import fitting, heading, text
from companion.ui.theme import SCALE

GAP = 8.0
"""dp between two of what there is to choose."""
BROADEST, LYING, EDGE = 520.0, 800.0, 20.0
"""dp of a sheet, at most; on a phone that lies on its side; of the margin inside it."""
AROUND, SHORT = 148.0, 154.0
"""dp a sheet's plate, its margins and a bit of the screen behind it need; on a short screen, where
that bit is small, with a call above it."""
HIGH, GROWS = 0.3, 0.45
"""How much of a screen a foot takes at most, before it goes with what scrolls; how much of what
words grow by buttons do."""
FOOT, BELOW, LEAST = 56.0, 12.0, 120.0
"""dp of a foot with one button; of the gap it needs; of what there is to choose, in any case."""
MARK, MARK_GAP = 40.0, 12.0
"""dp of the mark of who asks, and to what is asked."""
LEFT, BETWEEN = 0.4, 16.0
"""How much of a sheet its question has there, at the left; dp to what stands at the right."""
ASKED = 160.0
"""dp of such a sheet that its question and its margins need, above what ends it."""


def broadest() -> float:
    """dp of a sheet across."""
    size = current_size()
    return min(size.width - 2 * size.side, LYING if size.halves else BROADEST)


def sheet_width() -> float:
    """dp across that what there is to choose on a sheet has."""
    across = broadest() - 2 * EDGE
    return across - _left() - BETWEEN if current_size().halves else across


def foot_width() -> float:
    """dp across that a sheet's foot has."""
    return _left() if current_size().halves else sheet_width()


def _left() -> float:
    """dp across that the question on a sheet has, on a phone that lies on its side."""
    return (broadest() - 2 * EDGE) * LEFT


@dataclass(frozen=True)
class Foot:
    """What stays below, where it is not one button: its height in dp.

    more: lesser ways out, and their height. Where words are large they go with what scrolls.
    """

    content: ft.Control | None
    height: float
    more: ft.Control | None = None
    taken: float = 0

    def whole(self) -> "Foot":
        """With all that is in it below each other."""
        if self.more is None:
            return self
        both = col(self.content, self.more, gap=2, tight=True)
        return Foot(both, self.height + self.taken)


def inside(
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    height: float,
    note: str = "",
    foot: ft.Control | Foot | None = None,
    away: Action | None = None,
) -> ft.Control:
    """A sheet's inside: more than fits scrolls, and title and foot stay.

    height: dp of `kids`, at the usual size of words. away: the way back.
    """
    theme, size = current_theme(), current_size()
    foot, moved = _parted(foot if isinstance(foot, Foot) else Foot(foot, FOOT if foot else 0))
    kids, closing = (*kids, *moved), None
    if away is not None:
        closing = row(quiet(away.label, away.press, Dress(48), expand=True))
    said = (
        heading(title, size=fitting(title, foot_width(), 24, loud=True)),
        text(note, colour=theme.soft, size=16) if note else None,
    )
    if size.halves:
        return _halves(_question(said, foot, closing), *kids)
    if size.low:  # what stays would leave no line for what moves
        return _part(*said, *kids, foot.content, closing, gap=GAP, much=True)
    taken = (SHORT if size.short else AROUND) + 44
    taken += (0 if not note else 60 if size.narrow else 50) + (58 if closing else 0)
    room = max(LEAST, size.height - taken - (foot.height + BELOW if foot.content else 0))
    # Where there is little room the question goes with what there is to choose.
    stays = size.text == 1
    return col(
        *(said if stays else ()),
        _part(*(() if stays else said), *kids, gap=GAP, much=not stays or height > room),
        foot.content,
        closing,
        gap=10,
        tight=True,
    )


def _parted(foot: Foot) -> tuple[Foot, tuple[ft.Control | None, ...]]:
    """What stays of it on this screen, and what goes with what scrolls."""
    size = current_size()
    if size.text == 1:
        return foot.whole(), ()
    if not size.halves and foot.height * _grown() > HIGH * size.height:
        return Foot(None, 0), (foot.more, foot.content)
    return Foot(foot.content, foot.height), (foot.more,)


def _grown() -> float:
    """How many times the usual height a button has."""
    return 1 + (current_size().text - 1) * GROWS


def _question(
    said: Sequence[ft.Control | None], foot: Foot, closing: ft.Control | None
) -> ft.Control:
    """The left half of a sheet on a phone that lies on its side; what ends it stays, if it can."""
    ends = col(foot.content, closing, gap=6, tight=True)
    below = (foot.height + BELOW if foot.content else 0) + (FOOT if closing else 0)
    if _grown() * below + ASKED > current_size().height:
        return _part(*said, ends, gap=8, much=True)
    return col(_part(*said, gap=8, much=True), ends, gap=8, expand=True)


def upon(
    *kids: ft.Control | None, foot: ft.Control, gap: float = 14, much: bool = False
) -> ft.Control:
    """A sheet's inside that is no choice of many: the `foot` stays, the rest may scroll.

    much: it is more than this screen has room for, also with words of the usual size.
    """
    size = current_size()
    if size.low and size.halves:
        left = col(*kids, gap=gap, tight=True, scroll=True, expand=True)
        return row(left, ft.Container(foot, width=_left()), gap=BETWEEN, cross=Cross.END)
    if size.low:  # what stays would leave no line for what moves
        return _part(*kids, foot, gap=gap, much=True)
    much = much or size.flat or size.text > 1
    return col(_part(*kids, gap=gap, much=much), foot, gap=gap, tight=True)


def asked(seat: int | None, words: str) -> ft.Control:
    """The question on a sheet that another seat's wish opens: its mark and, beside it, the words.

    seat: None for who has none.
    """
    room = sheet_width() - (MARK + MARK_GAP if seat is not None else 0)
    fit = fitting(words, room, SCALE["title"][0] * current_theme().display_scale, loud=True)
    mark = seat_mark(seat, MARK) if seat is not None else None
    return row(mark, ft.Container(heading(words, size=fit), expand=True), gap=MARK_GAP)


def _halves(question: ft.Control, *kids: ft.Control | None) -> ft.Control:
    """For a phone that lies on its side: the question and what ends it at the left."""
    right = col(*kids, gap=GAP, tight=True, scroll=True, expand=True)
    return row(ft.Container(question, width=_left()), right, gap=BETWEEN, cross=Cross.START)


def _part(*kids: ft.Control | None, gap: float, much: bool) -> ft.Column:
    """Kids below each other on a sheet. much: they take all that is left, and scroll there.

    A column of Flet's that scrolls is as high as it may be, however little stands in it.
    """
    return col(*kids, gap=gap, tight=True, scroll=much, expand=much)
