"""The table side: the game's board, the seats, the one thing to do next."""

from typing import NamedTuple

import flet as ft

from companion.table.state import Seat, Table
from companion.ui import kit
from companion.ui.kit import Action
from companion.ui.now import Now, Over
from companion.ui.phone import Phone
from companion.ui.stage import Stage, look
from companion.ui.theme import Theme


@ft.component
def TableSide(phone: Phone, theme: Theme) -> ft.Control:
    """The public side, for a phone and for a screen in the middle of the table."""
    game, size = phone.use(lambda now: (now.game, now.size))
    stage = Stage(phone, theme, phone.words, size)
    board = look(game).board(stage)
    columns = 1 if size.width < 340 else 2
    seats = SeatGrid(phone, theme, columns)
    if size.wide:
        return kit.row(
            ft.Container(board, width=360),
            kit.col(
                seats,
                kit.row(TableFoot(phone, theme)),
                gap=20,
                expand=True,
                align=ft.MainAxisAlignment.CENTER,
            ),
            gap=36,
            expand=True,
        )
    return kit.col(board, seats, gap=16, scroll=True)


@ft.component
def TableFoot(phone: Phone, theme: Theme) -> ft.Control:
    """The game's next thing; while somebody has not looked, how many have."""
    game, size, solo, mine, maker, (looked, of) = phone.use(
        lambda now: (now.game, now.size, now.solo, now.mine, now.maker, _looks(now))
    )
    w = phone.words
    stage = Stage(phone, theme, w, size)
    extra = kit.button(theme, size, w("more"), phone.shows(over=Over.MORE), rank=2, height=60)
    if solo:
        read = kit.button(
            theme, size, w("solo-read"), phone.shows(over=Over.SCAN), expand=True, height=60
        )
        return kit.row(read, extra, gap=10, expand=True)
    words = (
        kit.text(theme, w("table-looked", looked=looked, of=of), "label", spaced=False)
        if looked < of
        else None
    )
    foot = look(game).foot(stage) if mine else None
    buttons = None
    if foot is not None:
        buttons = kit.row(ft.Container(foot, expand=True), extra, gap=10)
    elif maker:
        buttons = kit.row(extra, align=ft.MainAxisAlignment.END)
    return kit.col(words, buttons, gap=8, tight=True, expand=True)


def _looks(now: Now) -> tuple[int, int]:
    """How many have looked at their cards, of how many."""
    table = now.scene.table if now.scene else Table()
    return len(table.looked & set(table.players)), len(table.players)


class _Cell(NamedTuple):
    """What is drawn of a seat."""

    number: int
    seat: Seat | None
    own: bool
    here: bool
    looked: bool
    waits: bool
    badge: str | None
    side: str


def _cells(now: Now) -> tuple[_Cell, ...]:
    """Everybody of this deal, in the order people sit."""
    if now.scene is None:
        return ()
    table, present, shown = now.scene.table, now.scene.present, look(now.game)
    asked = {question.ask.to for question in table.waiting}
    seats = {seat.number: seat for seat in table.seats}
    return tuple(
        _Cell(
            number,
            seats.get(number),
            own=now.mine == (number,),
            here=number in present,
            looked=number in table.looked,
            waits=number in asked,
            badge=shown.badge(table, number),
            side=shown.side(table, number),
        )
        for number in table.players
    )


@ft.component
def SeatGrid(phone: Phone, theme: Theme, columns: int) -> ft.Control:
    """Everybody of this deal. One slice for all, and each cell is drawn again by itself."""
    size, found = phone.use(lambda now: (now.size, _cells(now)))
    cells: list[ft.Control] = [SeatCell(phone, theme, size.wide, cell) for cell in found]
    return kit.grid(cells, columns)


@ft.memo  # type: ignore[untyped-decorator]  # flet leaves it untyped
@ft.component
def SeatCell(phone: Phone, theme: Theme, big: bool, cell: _Cell) -> ft.Control:
    """One seat: name, what everybody knows of it, whether it has looked, whether it is away."""
    w = phone.words
    if cell.seat is None:
        return ft.Container()
    scene = phone.now.scene
    known = look(phone.now.game).badge_words(w, scene.table, cell.number) if scene else ""
    away = not cell.here and cell.seat.carrier == "phone"
    if cell.waits and away:
        note, tint = w("seat-asked-away"), theme.warm
    elif away:
        note, tint = w("seat-not-here"), theme.warm
    elif known:
        note, tint = known, {"warm": theme.warm, "cool": theme.cool}.get(cell.side, theme.soft)
    else:
        note, tint = w("seat-has-looked" if cell.looked else "seat-hidden"), theme.soft
    tail = kit.icon(cell.badge, 30 if big else 26, tint) if cell.badge else None
    if cell.badge is None:
        tail = kit.icon("ui-eye" if cell.looked else "ui-unseen", 22, theme.soft)
    words = kit.col(
        kit.text(theme, cell.seat.name, strong=True, size=20 if big else 17, one_line=True),
        kit.text(theme, note, "label", colour=tint, spaced=False, one_line=True),
        gap=0,
        tight=True,
        expand=True,
        cross=ft.CrossAxisAlignment.START,
    )
    return kit.plate(
        theme,
        kit.row(kit.seat_mark(cell.number, 46 if big else 36), words, tail, gap=10),
        padding=ft.Padding.symmetric(horizontal=10, vertical=12 if big else 10),
        radius=10,
        line=theme.accent if cell.own else None,
        width=2 if cell.own else 1,
    )


def table_bar(phone: Phone, theme: Theme, home: kit.Press) -> ft.Control:
    """Back to the shelf, take back, more, rules."""
    now, w = phone.now, phone.words
    actions: list[Action] = []
    if phone.visit is not None and (now.mine or now.maker):
        actions.append(Action("ui-undo", w("take-back"), take_back(phone)))
    actions.append(Action("ui-book", w("rules"), phone.shows(over=Over.RULES)))
    return kit.top_bar(
        theme,
        now.size,
        w(f"{now.game}-place"),
        kicker=w(f"{now.game}-title"),
        back=Action("ui-back", w("back"), home),
        actions=actions,
    )


def take_back(phone: Phone) -> kit.Press:
    """Take the last act back."""

    async def do() -> object:
        visit, scene = phone.visit, phone.now.scene
        assert visit is not None
        assert scene is not None
        seen = scene.table.changed
        refused = await visit.take_back(f"{seen}.back", seen)
        if refused is None:
            phone.tell(phone.words("taken-back"), good=True)
        return refused

    return phone.does(do, name="take back")
