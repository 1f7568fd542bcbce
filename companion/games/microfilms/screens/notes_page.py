"""Private notes as a page of their owner's phone: covered until opened on purpose.

They cover themselves with everything else: when the app loses focus, is hidden or cut off, and
when the page is left. Covered, nothing of them is on the page.
"""

import flet as ft

from companion.games.microfilms.notes import Guess, Notes, Remark
from companion.games.microfilms.rules.cards import Freelancer, Nation
from companion.games.microfilms.screens import names
from companion.games.microfilms.screens.notes_grid import NEXT, Tap, notes_grid
from companion.games.microfilms.screens.notes_seen import SeenCards
from companion.games.microfilms.screens.pen import Pen, read
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.stage import Stage

VIEWS = ("who", "seen", "remark")
WIDEST = 620.0
"""dp of a game's page on a wide screen."""
CLOSED = (-1, -1)
"""At no cover and for no seat: not opened."""


def page(stage: Stage) -> Page:
    """The notes of the seat this phone acts for. One hook, like the game's other pages."""
    name = stage.use(lambda table: _name(stage, table))
    words = stage.words
    return Page(
        words("microfilms-notes"),
        words("microfilms-notes-whose", name=name),
        Body(stage),
        private=True,
    )


def _name(stage: Stage, table: Table) -> str:
    return "" if stage.seat is None else names.person(stage.words, table, stage.seat)


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The cover, or the notes as long as nothing has covered them since they were opened."""
    cover, seat = stage.use_cover()
    deal, players = stage.use(lambda table: (table.round, table.players))
    opened, set_opened = ft.use_state(CLOSED)
    if seat is None:
        return ft.Container()
    here = (cover, seat)
    if opened != here:
        return _covered(stage, seat, lambda: set_opened(here))
    others = tuple(one for one in players if one != seat)
    return Opened(stage, seat, deal, others, lambda: set_opened(CLOSED))


def _covered(stage: Stage, seat: int, open_it: kit.Press) -> ft.Control:
    eyes, label = stage.words("microfilms-notes-eyes"), stage.words("microfilms-notes-open")
    return pieces.covered(stage, seat, eyes, label, open_it, "notes-open")


@ft.component
def Opened(
    stage: Stage, seat: int, deal: int, others: tuple[int, ...], cover: kit.Press
) -> ft.Control:
    """Three views; undo and cover at the thumb."""
    stage.own.use_written()
    view, set_view = ft.use_state(0)
    pen: Pen = ft.use_memo(lambda: Pen(stage, seat, deal), [seat, deal])
    stage.own.use_task(pen.fill, [seat, deal])
    notes = read(stage.own.sheet, deal)
    labels = [stage.words(f"microfilms-notes-view-{name}") for name in VIEWS]
    choice = kit.chips(labels, view, set_view, size=14 if stage.size.narrow else 16)
    kids = _view(stage, pen, notes, others, VIEWS[view])
    return pieces.view(choice, kids, _foot(stage, pen, notes, cover))


def _view(
    stage: Stage, pen: Pen, notes: Notes, others: tuple[int, ...], view: str
) -> list[ft.Control]:
    match view:
        case "who":
            width = min(stage.size.width - 2 * stage.size.side, WIDEST)
            said = kit.text(stage.words("microfilms-notes-key"), colour=stage.theme.soft, size=15)
            return [notes_grid(stage, notes, others, width, _taps(pen)), said]
        case "seen":
            return [SeenCards(stage, pen, notes, others)]
        case _:
            return [RemarkForm(stage, pen, notes.remark)]


def _taps(pen: Pen) -> Tap:
    def tap(seat: int, identity: Nation | Freelancer) -> kit.Press:
        return pen.change(
            lambda now: now.with_line(Guess(seat, identity, NEXT[now.belief(seat, identity)]))
        )

    return tap


def _foot(stage: Stage, pen: Pen, notes: Notes, cover: kit.Press) -> ft.Control:
    words = stage.words
    buttons = kit.row(
        kit.icon_button(
            "ui-undo",
            words("microfilms-notes-undo"),
            pen.change(Notes.undone),
            disabled=not notes.lines,
            key="notes-undo",
        ),
        kit.secondary(words("microfilms-notes-cover"), cover, expand=True, key="notes-cover"),
        gap=8,
    )
    return ft.Container(buttons, padding=ft.Padding.only(bottom=16))


@ft.component
def RemarkForm(stage: Stage, pen: Pen, kept: str) -> ft.Control:
    """Free words, kept by a tap."""
    typed, set_typed = ft.use_state(kept)
    words = stage.words
    said = " ".join(typed.split())
    return kit.col(
        kit.text_field(
            words("microfilms-notes-view-remark"),
            kit.Typed(typed, set_typed),
            kit.Entry(lines=6),
            key="notes-remark",
        ),
        kit.row(
            kit.primary(
                words("microfilms-notes-keep"),
                pen.change(lambda now: now.with_line(Remark(said))),
                expand=True,
                disabled=said == kept,
                key="remark-keep",
            )
        ),
        gap=10,
        tight=True,
    )
