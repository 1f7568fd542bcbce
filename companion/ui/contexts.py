"""Theme, size and seats' letters of what is being drawn: a screen hands them down, a control reads.

    def Root(): return on_screen(size, lambda: in_theme(SECRET, lambda: Screen()))

    def line(): return ft.Text("…", color=current_theme().ink)

What must not live here: what a theme or a size is (`theme`).
"""

from collections.abc import Callable
from typing import Final, TypeVar

import flet as ft

from companion.drawing.given import Given
from companion.ui.theme import HOUSE, OUT, SEATS, Size, Theme

R = TypeVar("R")

_THEME: Final = Given(HOUSE)
_SIZE: Final = Given(Size(390, 844))
_LETTERS: Final = Given(tuple(sign.letter for sign in SEATS))


def current_theme() -> Theme:
    """The room that is being drawn. Raises RuntimeError where nothing is, in a press say."""
    return _THEME.now()


def current_size() -> Size:
    """The screen that is being drawn on. Raises RuntimeError where nothing is drawn."""
    return _SIZE.now()


def current_letters() -> tuple[str, ...]:
    """The letter of each seat's mark. Raises RuntimeError where nothing is drawn."""
    return _LETTERS.now()


def motion(milliseconds: int) -> ft.Animation | None:
    """How something comes to its place in that time; None where its owner wants nothing to move."""
    return None if current_size().still else ft.Animation(milliseconds, OUT)


def in_theme(theme: Theme, draw: Callable[[], R]) -> R:
    """Draw in this room. Only while something is drawn."""
    return _THEME.to(theme, draw)


def on_screen(size: Size, draw: Callable[[], R]) -> R:
    """Draw on a screen of this size. Only while something is drawn."""
    return _SIZE.to(size, draw)


def lettered(letters: tuple[str, ...], draw: Callable[[], R]) -> R:
    """Draw with these letters on the seats' marks. Only while something is drawn."""
    return _LETTERS.to(letters, draw)
