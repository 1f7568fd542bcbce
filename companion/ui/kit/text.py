"""Words on a screen, in the theme's type scale."""

from collections.abc import Sequence

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.spoken import apart
from companion.ui.theme import SCALE, Role

LOUD = frozenset({"display", "title", "head", "numeral"})
STRONG = frozenset({"strong", "name", "label"})
LINE = 1.4
"""How many sizes high a line is, at most."""
WIDE, LOUDLY = 0.64, 0.78
"""Sizes that a letter is wide, in a word with many broad ones; in a game's own letters."""
SOFT = frozenset({"label", "note"})


def style(
    role: Role = "body", *, colour: str | None = None, size: float | None = None
) -> ft.TextStyle:
    """The text style of a role: a "label" is a kicker, a "note" small plain text below a name.

    size: in dp where the phone's owner wants words of the usual size.
    """
    theme = current_theme()
    base, height = SCALE[role]
    if role in LOUD:
        base *= theme.display_scale
    family = theme.display if role in LOUD else theme.strong if role in STRONG else theme.body
    return ft.TextStyle(
        size=max(14, current_size().grown(size or base)),
        height=height,
        font_family=family,
        font_family_fallback=[theme.body, "Jost-700"],
        letter_spacing=1.4 if role == "label" else theme.tracking if family == theme.display else 0,
        color=colour or (theme.soft if role in SOFT else theme.ink),
    )


def text(
    value: str,
    role: Role = "body",
    *,
    colour: str | None = None,
    size: float | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int | None = None,
    expand: bool = False,
) -> ft.Text:
    """Text in a role; a label is set in capitals. lines: the most there may be, then it is cut.

    Larger words than usual are not cut: they take as many lines as they need.
    """
    if current_size().text > 1:
        lines = None
    return ft.Text(
        value.upper() if role == "label" else value,
        style=style(role, colour=colour, size=size),
        text_align=align,
        no_wrap=lines == 1,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        expand=expand or None,
    )


def fitting(value: str, width: float, size: float, *, loud: bool = False) -> float:
    """A size for `style`, `size` or less, at which no word of `value` is wider than `width` dp.

    loud: for one of the roles that are set in the game's own letters.
    """
    longest = max((len(word) for word in value.split()), default=1)
    return min(size, current_size().ungrown(width / ((LOUDLY if loud else WIDE) * longest)))


def in_line(value: str, width: float, height: float, size: float) -> float:
    """A size for `text`, `size` or less, at which `value` stands in one line of that box, in dp."""
    across = fitting(value.replace(" ", "_"), width, size)
    return min(across, current_size().ungrown(height / LINE))


def in_lines(value: str, width: float, size: float, lines: int) -> float:
    """A size for `text`, `size` or less, at which `value` stands in so many lines of that width."""
    longest = max((len(word) for word in value.split()), default=1)
    letters = len(value) / lines + longest / 2
    return min(fitting(value, width, size), current_size().ungrown(width / (WIDE * letters)))


def abreast(
    labels: Sequence[str],
    width: float,
    size: float,
    *,
    most: int,
    gap: float = 8,
    beside: float = 12,
) -> int:
    """How many of cells with these words stand beside each other so that no word is broken.

    width: dp for all of them. size: of the words. beside: dp of a cell that its words do not have.
    """
    longest = max((len(word) for label in labels for word in label.split()), default=1)
    least = WIDE * longest * current_size().grown(size) + beside
    return max(1, min(most, int((width + gap) // (least + gap))))


def heading(value: str, *, size: float | None = None, centred: bool = False) -> ft.Control:
    """A screen's question, announced as a heading."""
    return apart(
        text(
            value, "title", size=size, align=ft.TextAlign.CENTER if centred else ft.TextAlign.START
        ),
        header=True,
    )
