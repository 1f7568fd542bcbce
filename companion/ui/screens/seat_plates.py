"""The seats on the table side: a plate for each, with what everybody knows of it."""

from dataclasses import dataclass, replace

import flet as ft

from companion.table.state import Seat
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.game_screens import screens_of
from companion.ui.kit.spoken import unseen
from companion.ui.phone import Phone
from companion.ui.routes import SheetRoute
from companion.ui.stage import Stage, seat_columns
from companion.ui.theme import Size
from companion.ui.view_state import Overlay, ViewState

TAIL, NO_TAIL, EDGES = 118.0, 80.0, 30.0
"""dp of a seat's plate that its name does not have: with a sign behind it, without; under its
mark."""
NOTE, LEAST = 15.0, 14.0
"""dp of the letters under a name; of any letters there, at least."""


@ft.component
def SeatGrid(phone: Phone) -> ft.Control:
    """Everybody of this deal, in the order people sit."""
    players = phone.use_table(lambda table: table.players)
    cells: list[ft.Control] = [SeatCell(phone, seat) for seat in players]
    return kit.grid(cells, seat_columns(len(players)), even=True)


@dataclass(frozen=True, slots=True)
class _Cell:
    """What is drawn of a seat. turn: it is this seat's."""

    size: Size
    seat: Seat | None
    own: bool
    turn: bool
    here: bool
    looked: bool
    all_looked: bool
    waits: bool
    badge: str | None
    side: str
    longest: str
    """The longest word of anybody's name, so that all plates are laid out alike."""


def _cell(now: ViewState, number: int) -> _Cell:
    table = now.table
    shown = screens_of(now.game) if now.game else None  # none: on the way out, and not drawn again
    open_game = shown is not None and not shown.secret
    return _Cell(
        size=now.size,
        seat=table.seat(number),
        own=now.mine == (number,),
        turn=shown is not None and shown.whose(table) == number,
        here=now.scene is None or not now.can.joinable or number in now.scene.present,
        looked=open_game or number in table.looked,
        all_looked=open_game or table.looked >= set(table.players),
        waits=any(q.ask.to == number for q in table.waiting),
        badge=shown.badge(table, number) if shown else None,
        side=shown.side(table, number) if shown else "",
        longest=max(
            (word for seat in table.seats for word in seat.name.split()), key=len, default=""
        ),
    )


@ft.component
def SeatCell(phone: Phone, number: int) -> ft.Control:
    """One seat: name, what everybody knows of it, whether it has looked, whether it is away."""
    cell = phone.use(lambda now: _cell(now, number))
    # A turn that begins or ends changes the plate and nothing on it.
    inside = ft.use_memo(lambda: _inside(phone, cell), [replace(cell, turn=False)])
    if cell.seat is None or inside is None:
        return ft.Container()
    return _plate(phone, cell, inside, screens_of(phone.now.game).seat_sheet(number))


def _inside(phone: Phone, cell: _Cell) -> ft.Control | None:
    theme = current_theme()
    w, scene, size, seat = phone.words, phone.now.scene, cell.size, cell.seat
    if seat is None or scene is None:
        return None
    shown = screens_of(phone.now.game)
    line = shown.seat_line(Stage(phone), scene.table, seat.number)
    known = shown.badge_words(w, scene.table, seat.number) if cell.badge else ""
    tint = {"warm": theme.warm, "cool": theme.cool}.get(cell.side, theme.soft)
    note, colour = _away(phone, cell), theme.warm
    told = not note and line is None  # else the game says more than this on its own line
    if told:
        note, colour = _note(phone, cell, known, tint)
    big = size.wide
    tail = _tail(phone, cell, known, tint, aloud=not told)
    across = size.seats / seat_columns(len(scene.table.players)) - (TAIL if tail else NO_TAIL)
    fits = kit.fitting(seat.name, across, 20 if big else 17)
    mark = kit.seat_mark(seat.number, 42 if big else 28 if size.narrow else 36)
    least = min(kit.fitting(cell.longest, across, 17), kit.fitting(note, across, NOTE))
    over = size.grown(least) < LEAST  # the mark stands over words that have no room beside it
    if over:
        fits = kit.fitting(seat.name, across + (TAIL if tail else NO_TAIL) - EDGES, 17)
    words = kit.col(
        kit.text(seat.name, "strong", size=max(fits, LEAST), lines=None if big else 2),
        line,
        kit.text(note, "note", colour=colour, lines=3) if note else None,
        gap=0,
        tight=True,
        expand=not over,
        cross=ft.CrossAxisAlignment.START,
    )
    if over:
        return kit.col(kit.row(mark, ft.Container(expand=True), tail), words, gap=4, tight=True)
    return kit.row(mark, words, tail, gap=8 if size.narrow else 10)


def _away(phone: Phone, cell: _Cell) -> str:
    """That a seat's phone is away, if it is; and that an ask waits for it."""
    if cell.here or cell.seat is None or cell.seat.carrier != "phone":
        return ""
    return phone.words("seat-asked-away" if cell.waits else "seat-not-here")


def _note(phone: Phone, cell: _Cell, known: str, tint: str) -> tuple[str, str]:
    """What lies open of a seat, or whether it has looked; and the colour of it."""
    theme = current_theme()
    if known:
        return known, tint
    return phone.words("seat-has-looked" if cell.looked else "seat-hidden"), theme.soft


def _tail(phone: Phone, cell: _Cell, known: str, tint: str, *, aloud: bool) -> ft.Control | None:
    """What lies open of a seat; before all have looked, whether it has.

    aloud: no line under the name says so.
    """
    theme = current_theme()
    box = 28 if cell.size.wide else 20 if cell.size.narrow else 26
    if cell.badge is not None:
        drawing, said = kit.icon(cell.badge, box, tint), known
    elif cell.all_looked:
        return None
    else:
        said = phone.words("seat-has-looked" if cell.looked else "seat-hidden")
        drawing = kit.icon("ui-eye" if cell.looked else "ui-unseen", min(box, 22), theme.soft)
    return kit.row(drawing, unseen(said) if aloud else None, gap=0, tight=True)


def _plate(phone: Phone, cell: _Cell, inside: ft.Control, sheet: SheetRoute | None) -> ft.Control:
    """The seat's plate: lit when it is on turn; a button where there is a sheet behind it."""
    theme = current_theme()
    lit = theme.accent if cell.turn or cell.own else theme.line
    width = 3 if cell.turn else 2 if cell.own else 1
    colour = theme.raised if cell.turn else theme.panel
    padding = ft.Padding.symmetric(
        horizontal=8 if cell.size.narrow else 10, vertical=9 if cell.size.wide else 7
    )
    if sheet is None or cell.seat is None:
        return kit.plate(inside, padding=padding, radius=10, line=lit, width=width, colour=colour)
    return ft.Button(
        content=inside,
        on_click=phone.shows(over=Overlay.GAME, game_route=sheet),
        key=f"cell-{cell.seat.number}",
        style=kit.flat(
            kit.outline(lit, width, radius=10),
            colour=colour,
            padding=padding,
            focused=kit.outline(theme.ink, 2.5, radius=10),
        ),
    )
