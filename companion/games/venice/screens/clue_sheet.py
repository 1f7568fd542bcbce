"""The clue sheet as a page of its owner's phone: covered until it is opened on purpose.

It covers itself with everything else: when the app loses focus, is hidden or cut off, and when the
page is left. Covered, nothing of it is on the page.
"""

from collections.abc import Callable

import flet as ft

from companion.games.venice import sheet_text
from companion.games.venice.frame import Frame, frame
from companion.games.venice.help import advice
from companion.games.venice.rules.hand import LENGTH, unpack
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import who_is_who
from companion.games.venice.screens.column_form import ColumnForm, OwnForm
from companion.games.venice.screens.meetings_grid import marks_key, meetings_grid
from companion.games.venice.screens.naming import Naming
from companion.games.venice.screens.pen import Pen
from companion.games.venice.sheet import (
    MOST_NOTES,
    NOWHERE,
    ClueSheet,
    Column,
    added,
    clues,
    edited,
    removed,
    tapped,
    undone,
)
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.stage import Stage

VIEWS = ("meetings", "who", "notes")
WIDEST = 620.0
"""dp of a game's page on a wide screen."""


def page(stage: Stage) -> Page:
    """The sheet of the seat this phone acts for. One hook, like the game's other pages."""
    name = stage.use(lambda table: _name(table, stage.seat))
    words = stage.words
    return Page(
        words("venice-sheet"), words("venice-sheet-whose", name=name), Body(stage), private=True
    )


def _name(table: Table, seat: int | None) -> str:
    taken = table.seat(seat) if seat is not None else None
    return taken.name if taken else ""


def _frame(table: Table, seat: int | None) -> Frame | None:
    state: Venice | None = table.state
    return frame(state, seat) if state is not None and seat is not None else None


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The cover, or the sheet as long as nothing has covered it since it was opened."""
    cover, seat = stage.use_cover()
    around, deal, changed = stage.use(
        lambda table: (_frame(table, stage.seat), table.round, table.changed)
    )
    opened, set_opened = ft.use_state((-1, -1))
    if around is None or seat is None:
        return ft.Container()
    here = (cover, seat)
    if opened == here:
        return Opened(stage, around, seat, deal, changed, lambda: set_opened((-1, -1)))
    return _covered(stage, seat, lambda: set_opened(here))


def _covered(stage: Stage, seat: int, open_it: kit.Press) -> ft.Control:
    eyes, label = stage.words("venice-sheet-eyes"), stage.words("venice-sheet-open")
    return pieces.covered(stage, seat, eyes, label, open_it, "sheet-open")


@ft.component
def Opened(
    stage: Stage, around: Frame, seat: int, deal: int, changed: int, cover: kit.Press
) -> ft.Control:
    """The sheet itself: three views, and writing by hand in their place."""
    stage.own.use_written()
    view, set_view = ft.use_state(0)
    writing, set_writing = ft.use_state(_FIRST)
    lit, set_lit = ft.use_state(frozenset[int]())
    pen: Pen = ft.use_memo(lambda: Pen(stage, seat, deal), [seat, deal])

    stage.own.use_task(pen.fill, [seat, deal, changed])
    lines = stage.own.sheet
    sheet, own = sheet_text.read(lines, deal), _own(stage, around, seat, deal)
    naming = Naming(stage, around, sheet.shown)
    noted = clues(sheet, around.agents, around.me, own)
    helped = ft.use_memo(lambda: advice(around.help, noted), [around.help, noted])

    def away() -> None:
        set_writing(_NOTHING)

    if writing == _OWN:
        return OwnForm(naming, own, keep=_keep_own(pen, away), away=away)
    if isinstance(writing, Column):
        return _form(naming, pen, sheet, writing, away)

    def take_up(place: int) -> kit.Press:
        return lambda: set_writing(sheet.shown[place])

    def tap(agent: int, card: int) -> kit.Press:
        return pen.change(lambda now: tapped(now, agent, card))

    def light(columns: frozenset[int]) -> kit.Press:
        def press() -> None:
            set_lit(columns)
            set_view(0)

        return press

    def look_at(index: int) -> None:
        set_view(index)
        set_lit(frozenset[int]())

    match VIEWS[view]:
        case "meetings":
            enter = (lambda: set_writing(_OWN)) if around.real and around.me is not None else None
            grid = meetings_grid(naming, own, lit, take_up, enter)
            kids: list[ft.Control] = [grid, marks_key(naming)]
            if not sheet.shown:
                empty = stage.words("venice-sheet-empty")
                kids.insert(1, kit.text(empty, colour=stage.theme.soft))
            if helped.against:
                kids.insert(0, who_is_who.warning(naming, helped))
        case "who":
            width = min(stage.size.width - 2 * stage.size.side, WIDEST)
            kids = [
                who_is_who.who_is_who(naming, sheet, helped, width, tap),
                *who_is_who.sentences(naming, helped, light),
            ]
        case _:
            kids = [Notes(stage, pen, sheet_text.notes_of(lines, deal))]
    names = [stage.words(f"venice-sheet-view-{name}") for name in VIEWS]
    choice = kit.chips(names, view, look_at, size=14 if stage.size.narrow else 16)
    foot = _foot(stage, pen, sheet, cover, lambda: set_writing(_new(around)))
    return pieces.view(choice, kids, foot)


_NOTHING, _OWN = "", "own"
_FIRST: Column | str = _NOTHING
"""What is written by hand in place of the sheet: a column, or one's own cards."""


def _new(around: Frame) -> Column:
    """A column to begin with: the agent beside me, now."""
    other = next(agent for agent in around.agents if agent != around.me)
    return Column(0, other, around.series, around.round, NOWHERE)


def _own(stage: Stage, around: Frame, seat: int, deal: int) -> tuple[int, ...]:
    """One's own black cards: entered, or dealt. Only while the sheet lies open."""
    if around.real:
        return sheet_text.own_of(stage.own.sheet, deal)
    hand = stage.own.hand(seat)
    return unpack(hand).blacks if isinstance(hand, bytes) and len(hand) == LENGTH else ()


def _keep_own(pen: Pen, away: kit.Press) -> Callable[[tuple[int, ...]], object]:
    def keep(own: tuple[int, ...]) -> None:
        pen.line(sheet_text.OWN, sheet_text.own_text(own, pen.deal))()
        away()

    return keep


def _form(
    naming: Naming, pen: Pen, sheet: ClueSheet, column: Column, away: kit.Press
) -> ft.Control:
    """Writing a column: a new one, or one that is there."""
    there = sheet.column(column.key) is not None

    def keep(after: Column) -> None:
        if there:
            pen.change(lambda now: edited(now, column.key, after))()
        else:
            pen.change(lambda now: added(now, after))()
        away()

    def take_out() -> None:
        pen.change(lambda now: removed(now, column.key))()
        away()

    return ColumnForm(naming, column, keep=keep, away=away, take_out=take_out if there else None)


def _foot(stage: Stage, pen: Pen, sheet: ClueSheet, cover: kit.Press, new: kit.Press) -> ft.Control:
    words = stage.words
    buttons = kit.row(
        kit.secondary(words("venice-sheet-cover"), cover, key="sheet-cover"),
        kit.icon_button(
            "ui-undo",
            words("venice-sheet-undo"),
            pen.change(undone),
            disabled=not sheet.history,
            key="sheet-undo",
        ),
        kit.primary(words("venice-sheet-new"), new, expand=True, key="sheet-new"),
        gap=6,
    )
    return ft.Container(buttons, padding=ft.Padding.only(bottom=16))


@ft.component
def Notes(stage: Stage, pen: Pen, kept: str) -> ft.Control:
    """Free words, kept by a tap."""
    typed, set_typed = ft.use_state(kept)
    words = stage.words
    text = sheet_text.notes_text(typed.strip(), pen.deal)
    return kit.col(
        kit.text_field(
            words("venice-sheet-view-notes"),
            kit.Typed(typed, lambda value: set_typed(value[:MOST_NOTES])),
            kit.Entry(lines=6),
            key="sheet-notes",
        ),
        kit.row(
            kit.primary(
                words("venice-sheet-keep"),
                pen.line(sheet_text.NOTES, text),
                expand=True,
                disabled=typed.strip() == kept,
                key="notes-keep",
            )
        ),
        gap=10,
        tight=True,
    )
