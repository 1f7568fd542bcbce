"""The table side: the game's board, the seats, the one thing to do next.

What must not live here: what stands on a seat's plate (see `seat_plates`).
"""

import flet as ft

from companion.session.offline_seat import makers
from companion.table.state import Table
from companion.ui import exchanges, kit
from companion.ui.contexts import current_size, current_theme, on_screen
from companion.ui.game_screens import screens_of
from companion.ui.kit import Action
from companion.ui.kit.face import title_size
from companion.ui.live import use_leaf
from companion.ui.phone import Phone
from companion.ui.screens.moving import gone
from companion.ui.screens.seat_plates import SeatGrid
from companion.ui.screens.shell import back_to
from companion.ui.stage import Stage
from companion.ui.taking_back import offered, take_back
from companion.ui.theme import BETWEEN
from companion.ui.view_state import Overlay, ViewState

TURN, TITLE = 60.0, 34.0
"""dp before the words that say whose turn it is on a wide screen; of those words."""


@ft.component
def TableSide(phone: Phone) -> ft.Control:
    """The public side, for a phone and for a screen in the middle of the table."""
    game, size = phone.use(lambda now: (now.game, now.size))
    stage = Stage(phone)
    if size.wide:
        return on_screen(size.far, lambda: _wide(phone, stage))
    board = screens_of(game).board(stage)
    seats = SeatGrid(phone)
    if size.halves:
        return _flat(phone, stage, board, seats)
    looked = Looked(phone) if size.text > 1 else None  # a foot has no room for it then
    return kit.col(looked, ShowFirst(phone), board, stage.last_event(), seats, gap=16, scroll=True)


@ft.component
def ShowFirst(phone: Phone) -> ft.Control:
    """A deal that nobody knows can't turn up what the rules turn up: its owners are asked to."""
    game = phone.use(lambda now: now.game)
    said = phone.use_table(lambda table: screens_of(game).shows_first(phone.words, table))
    me = phone.session.seat
    if not said or me is None or makers(me) is None:
        return ft.Container(visible=False)
    w, theme = phone.words, current_theme()
    show = phone.shows(over=Overlay.OPEN, over_at=Stage(phone).seat or 0)
    inside = kit.col(
        ft.Semantics(content=kit.text(said, "strong", size=17), live_region=True),
        kit.row(kit.secondary(w("more-open"), show, kit.SMALL, drawing="ui-eye", expand=True)),
        gap=10,
        tight=True,
    )
    return kit.plate(inside, line=theme.accent)


def _wide(phone: Phone, stage: Stage) -> ft.Control:
    """For a screen in the middle of the table: read from two metres, by everybody at once."""
    shown = screens_of(phone.now.game)
    # What stands at the foot stays there; the seats scroll where there is too little room.
    told, board = stage.last_event(), shown.board(stage)
    above = (Whose(phone), ShowFirst(phone), shown.above(stage), told if shown.full else None)
    right = kit.col(
        kit.col(*above, SeatGrid(phone), gap=14, scroll=True, expand=True),
        shown.below(stage, TableFoot(phone)),
        gap=14,
        expand=True,
    )
    below = None if shown.full else told
    left = ft.Container(kit.col(board, below, scroll=True), width=phone.now.size.board)
    both = kit.row(left, right, gap=BETWEEN, cross=ft.CrossAxisAlignment.STRETCH)
    # With words of another size all is made anew: much of it is kept as it was made.
    return ft.Container(both, expand=True, key=f"far-{current_size().text}")


@ft.component
def Whose(phone: Phone) -> ft.Control:
    """On a wide screen: whose turn it is, or who is waited for, in the largest letters there."""
    turn = phone.use(lambda now: screens_of(now.game).whose(now.table) if now.game else None)
    if turn is None:
        return ft.Container(visible=False)
    theme = current_theme()
    said = phone.words("table-turn", name=Stage(phone).name(turn))
    size = current_size()
    fit = title_size(said, size.seats - TURN, size.grown(TITLE * theme.display_scale))
    title = ft.Container(kit.text(said, "display", size=size.ungrown(fit)), expand=True)
    return kit.row(kit.seat_mark(turn, TURN - 12), title)


def _flat(phone: Phone, stage: Stage, board: ft.Control, seats: ft.Control) -> ft.Control:
    """For a phone that lies on its side: the board at the left, the seats at the right."""
    looked = Looked(phone) if current_size().text > 1 else None
    above = (looked, ShowFirst(phone), stage.last_event())
    right = kit.col(
        kit.col(*above, seats, gap=10, scroll=True, expand=True),
        kit.row(TableFoot(phone)),
        gap=8,
        expand=True,
    )
    left = ft.Container(kit.col(board, scroll=True), width=phone.now.size.board)
    return kit.row(left, right, gap=20, cross=ft.CrossAxisAlignment.STRETCH, expand=True)


def _decided(phone: Phone, game: str, table: Table) -> bool:
    return table.state is not None and phone.context.games[game].decided(table.state)


def _end(phone: Phone) -> ft.Control:
    """On a screen without a seat, when the rules have ended the game: all cards up."""
    word = "more-end" if screens_of(phone.now.game).secret else "more-end-draw"
    press = phone.shows(over=Overlay.END)
    return kit.row(kit.primary(phone.words(word), press, kit.TALL, expand=True, key="all-up"))


@ft.component
def TableFoot(phone: Phone) -> ft.Control:
    """The game's next thing; while somebody has not looked, how many have."""
    theme, size = current_theme(), current_size()
    game, offline, mine, maker, lost = phone.use(
        lambda now: (now.game, now.can.codes, now.mine, now.maker, bool(gone(now)))
    )
    w = phone.words
    over = phone.use_table(lambda table: bool(game) and _decided(phone, game, table))
    stage = Stage(phone)
    more = phone.shows(over=Overlay.MORE)
    extra = kit.secondary(w("more"), more, kit.TALL)
    if size.close or (size.halves and size.text > 1):
        extra = kit.icon_button("ui-more", w("more"), more)
    if offline:
        return kit.row(*_without_server(phone, stage), extra, gap=8, expand=True)
    foot = None
    if mine:
        foot = screens_of(game).foot(stage)
    elif maker:
        foot = _end(phone) if over else screens_of(game).middle(stage)
    buttons: ft.Control | None = None
    if foot is not None:
        buttons = kit.row(ft.Container(foot, expand=True), extra, gap=10)
    elif maker:
        buttons = kit.row(extra, align=ft.MainAxisAlignment.END)
    elif not mine and lost:
        label, press = w("more-gone"), phone.shows(over=Overlay.GONE)
        buttons = kit.row(kit.secondary(label, press, kit.SMALL, expand=True))
    left = bool(phone.session.moved)
    away = kit.text(w("moved-away"), colour=theme.warm, size=16) if left else None
    looked = Looked(phone) if size.text == 1 else None
    return kit.col(away, looked, buttons, gap=8, tight=True, expand=True)


@ft.component
def Looked(phone: Phone) -> ft.Control:
    """While somebody has not looked, how many have."""
    game, (looked, of) = phone.use(lambda now: (now.game, _looks(now)))
    if looked >= of or not game or not screens_of(game).secret:
        return ft.Container(visible=False)
    return kit.text(phone.words("table-looked", looked=looked, of=of), "note")


def _without_server(phone: Phone, stage: Stage) -> list[ft.Control | None]:
    """What its player wants often, passing by code, or reading one."""
    game, w = screens_of(phone.now.game).by_code, phone.words
    if game is None or not exchanges.offered(phone.now, stage.seat):
        label, over, drawing = w("offline-read"), Overlay.SCAN, "ui-scan"
    else:
        label, over, drawing = w("exchange-short"), Overlay.EXCHANGE, "ui-share"
    press = phone.shows(over=over, over_at=0)
    go = kit.primary(label, press, kit.TALL, drawing=drawing, expand=True)
    return [game.beside(stage) if game is not None else None, go]


def _looks(now: ViewState) -> tuple[int, int]:
    """How many have looked at their cards, of how many."""
    table = now.table
    return len(table.looked & set(table.players)), len(table.players)


@ft.component
def TakeBack(phone: Phone) -> ft.Control:
    """The arrow of a bar, as long as there is an act that may be taken back."""
    w, theme = phone.words, current_theme()
    said = w("take-back")
    return use_leaf(
        phone,
        lambda: kit.icon_button("ui-undo", said, take_back(phone), key="take-back", word=said),
        [w, theme.key, phone.now.size.narrow],
        visible=offered,
    )


def table_bar(phone: Phone) -> ft.Control:
    """One step back, take back, more, rules."""
    now, w = phone.now, phone.words
    rules = phone.shows(over=Overlay.RULES, over_at=0)
    actions: list[Action | ft.Control] = [TakeBack(phone)] if now.can.turns else []
    actions.append(Action("ui-book", w("rules"), rules, w("rules")))
    return kit.top_bar(
        w(f"{now.game}-place"),
        kicker=w(f"{now.game}-title"),
        back=back_to(phone),
        actions=actions,
    )
