"""What the games are made of: a sheet's inside, rows, broad buttons, counters, a covered page.

They know the stage, so that a game says only what stands on them. What is drawn stands in the kit.
"""

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui import kit
from companion.ui.contexts import current_size, current_theme
from companion.ui.kit import Action, Button, Foot, Press
from companion.ui.stage import Stage

ROW = 72.0
"""dp of a big row with a quiet line, its gap included."""
STEPPER, LABEL, EDGES = 164.0, 17.0, 36.0
"""dp of a stepper and its gap; of the words before it; of a button's margins."""


def sheet(
    stage: Stage,
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    height: float,
    note: str = "",
    foot: ft.Control | Foot | None = None,
    away: bool = True,
) -> ft.Control:
    """A sheet's inside, with the way back unless it must be answered: see `kit.inside`."""
    back = Action("ui-close", stage.words("close"), stage.back()) if away else None
    return kit.inside(title, kids, height=height, note=note, foot=foot, away=back)


def said(stage: Stage, title: str, sentence: str) -> ft.Control:
    """A sheet with nothing to choose."""
    return sheet(stage, title, [kit.text(sentence, size=18)], height=60)


def sure(
    stage: Stage, title: str, sentence: str, yes: tuple[str, Press, str], back: Press
) -> ft.Control:
    """Asked first on a sheet: the careful answer lies below, where the thumb was.

    yes: the words of the other answer, its press, its key.
    """
    words, press, key = yes
    answers = kit.col(
        wide_button(words, press, key, kind=kit.secondary, tone=stage.theme.warm),
        wide_button(stage.words("cancel"), back, "not-sure", kind=kit.secondary),
        gap=10,
        tight=True,
    )
    said = kit.text(sentence, size=18)
    return kit.inside(title, [said], height=80, foot=Foot(answers, 122))


def tile(
    label: str,
    press: Press,
    key: str,
    *,
    mark: str | ft.Control | None = None,
    note: str = "",
    off: bool = False,
    line: str = "",
) -> ft.Control:
    """A big row, see `kit.big_row`. mark: a drawing's name, or what is drawn."""
    theme = current_theme()
    if isinstance(mark, str):
        mark = kit.icon(mark, 28, theme.soft if off else theme.accent) if mark else None
    return kit.big_row(label, press, mark=mark, note=note, off=off, line=line, key=key)


def wide_button(
    label: str,
    press: Press,
    key: str,
    *,
    off: bool = False,
    kind: Button = kit.primary,
    tone: str | None = None,
) -> ft.Control:
    """A button as broad as what it stands in."""
    across, usual = kit.foot_width() - EDGES, kit.Dress().text
    if current_size().text == 1:  # larger words take as many lines as they need
        fit = kit.in_lines(label, across, usual, 2)
    else:
        fit = kit.fitting(label, across, usual)
    dress = kit.Dress(text=fit, tone=tone)
    return kit.row(kind(label, press, dress, expand=True, disabled=off, key=key))


def counter(
    stage: Stage,
    label: str,
    value: int,
    change: Callable[[int], object],
    reach: range,
    *,
    key: str,
    spoken: str = "",
) -> ft.Control:
    """A number set by hand. reach: what it may be. spoken: its label aloud, if it says more."""
    words, what = stage.words, spoken or label
    number = kit.stepper(
        value,
        change,
        reach,
        kit.StepWords(what, words("count-less", what=what), words("count-more", what=what)),
        key=key,
    )
    return counted(label, number)


def counted(label: str, number: ft.Control) -> ft.Control:
    """A stepper with what it counts: before it, or above it where words are large."""
    across = kit.sheet_width() - (0 if current_size().close else STEPPER)
    said = kit.text(label, "strong", size=kit.fitting(label, across, LABEL))
    if current_size().close:
        return kit.col(said, number, gap=2, tight=True, cross=ft.CrossAxisAlignment.START)
    return kit.row(ft.Container(said, expand=True), number)


def view(choice: ft.Control, kids: Sequence[ft.Control | None], foot: ft.Control) -> ft.Control:
    """One view of a page of several. choice: of the views; it stays where there is room."""
    stays, moves = (None, choice) if current_size().low else (choice, None)
    shown = ft.Container(kit.col(moves, *kids, gap=10, scroll=True), expand=True)
    return kit.col(stays, shown, foot, gap=10, expand=True)


def covered(
    stage: Stage, seat: int, sentence: str, label: str, open_it: Press, key: str
) -> ft.Control:
    """A private page before it is opened on purpose: whose it is, and the way in."""
    theme, centre = stage.theme, ft.TextAlign.CENTER
    whose = kit.text(stage.name(seat), "title", align=centre)
    said = kit.text(sentence, colour=theme.soft, size=19, align=centre)
    button = kit.row(
        kit.primary(label, open_it, kit.Dress(64, 20), drawing="ui-eye", expand=True, key=key)
    )
    if stage.size.low:  # what stays would leave no line for what moves
        return kit.col(whose, button, said, gap=10, scroll=True)
    quiet = kit.col(
        kit.seat_mark(seat, 72),
        whose,
        said,
        gap=14,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )
    low = stage.size.flat or stage.size.text > 1
    return kit.col(
        kit.col(quiet, scroll=True, expand=True) if low else kit.middle(quiet, expand=True),
        ft.Container(button, padding=ft.Padding.only(bottom=16)),
        expand=True,
    )
