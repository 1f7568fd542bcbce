"""A table on one phone: lobby, the three tabs while it plays, the end; and what lies over them."""

import flet as ft

from companion.refusal import Refusal
from companion.table.history import Line
from companion.table.moving import agreed
from companion.table.record import Decision
from companion.table.state import Move, Phase
from companion.ui import kit, leaving
from companion.ui.calls import urgent
from companion.ui.discretion import PAGE, SHEET, use_discretion
from companion.ui.game_screens import screens_of
from companion.ui.hearing import use_lines
from companion.ui.kit import Action
from companion.ui.kit.bar import tabs_height
from companion.ui.phone import Phone
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.screens import consent, decisions, taking_over
from companion.ui.screens.arrange import Arrange
from companion.ui.screens.band import use_ring
from companion.ui.screens.codes import DealCode, PromiseCode
from companion.ui.screens.ending import Ending
from companion.ui.screens.exchange import ExchangePage
from companion.ui.screens.journal import Journal
from companion.ui.screens.lobby import Lobby, Way
from companion.ui.screens.mine import Mine, PassOn, Whose, at_the_phone, mine_bar, pass_on
from companion.ui.screens.moving import Gone, MoveSheet, to_decide
from companion.ui.screens.rescue import RescueCode
from companion.ui.screens.rules_of_house import ChangeRules
from companion.ui.screens.scan import Scan, Type
from companion.ui.screens.sheets import (
    Rules,
    ask_free,
    ask_open,
    ask_take_back,
    log_over,
    more,
)
from companion.ui.screens.shell import back_to, screen, settings
from companion.ui.screens.sit import OwnSeat, Sit
from companion.ui.screens.table import TableFoot, TableSide, TakeBack, table_bar
from companion.ui.screens.tabs import Tabs
from companion.ui.sides import side_of
from companion.ui.stage import Stage
from companion.ui.suspense import hold_back
from companion.ui.taking_back import heard
from companion.ui.theme import COLUMN
from companion.ui.view_state import Overlay, Tab, ViewState

Route = PageRoute | SheetRoute | None
"""Which of the game's own pages or sheets lies over the screen."""
DONE = 66.0
"""dp of the row *Done, pass on* below the tabs' place."""


def _phase(now: ViewState) -> Phase:
    return now.scene.table.phase if now.scene else Phase.LOBBY


@ft.component
def AtTable(phone: Phone) -> ft.Control:
    """The table's screen for where the evening stands."""
    phase, over, over_at = phone.use(lambda now: (_phase(now), now.over, now.over_at))
    route = phone.use(lambda now: now.game_route)
    waits_for = phone.use(urgent)
    moving = phone.use(lambda now: to_decide(phone, now))
    taking = phone.use(lambda now: taking_over.to_decide(phone, now))
    waiting, came_back = phone.use(_waits)
    looks = phone.use(lambda now: consent.to_decide(phone, now))
    decides = phone.use(decisions.to_decide)
    strange = phone.use_table(lambda table: bool(table.strange))
    ending = phone.use(_ending)

    def name(number: int | None) -> str:
        table = phone.now.scene.table if phone.now.scene else None
        seat = table.seat(number) if table and number is not None else None
        return seat.name if seat else "?"

    def hear(line: Line) -> None:
        if said := heard(phone, line):
            phone.tell(said, good=True)
        hold_back(phone, line)

    def wished() -> None:
        # Whoever sees something else is asked as soon as that is closed.
        if moving and phone.now.over not in (Overlay.NOTHING, Overlay.GONE):
            phone.tell(phone.words("log-move-asked", name=name(moving.seat)), good=True)

    def waits() -> None:
        if waiting and not (moving and phone.now.over in (Overlay.NOTHING, Overlay.GONE)):
            phone.tell(phone.words("move-waits", name=name(waiting.seat)), good=True)

    def stayed() -> None:
        # Not to who comes later: it is in the log.
        if came_back and came_back[0] > phone.session.since:
            lobby = _phase(phone.now) is Phase.LOBBY
            back = "takeover-back" if lobby else "takeover-back-part"
            key = back if came_back[1] is None else "log-move-back"
            phone.tell(phone.words(key, name=name(came_back[1])), good=True)

    def ends() -> None:
        # It ends when that phone is back.
        if ending:
            phone.tell(phone.words.say(ending))

    def passed_over() -> None:
        if strange:
            phone.tell(phone.words("table-strange"))

    use_ring(phone)
    use_lines(phone, hear)
    consent.use_news(phone)
    taking_over.use_news(phone)
    ft.use_effect(passed_over, [strange])
    ft.use_effect(ends, [ending])
    ft.use_effect(wished, [moving.number if moving else 0])
    ft.use_effect(waits, [waiting.number if waiting else 0])
    ft.use_effect(stayed, [came_back])
    match over:
        case Overlay.RULES if over_at == 1:
            return log_over(phone)
        case Overlay.RULES:
            return Rules(phone)
        case Overlay.JOIN:
            return Way(phone)
        case Overlay.ARRANGE:
            return Arrange(phone)
        case Overlay.FREE:
            return Arrange(phone, ask_free(phone))
        case Overlay.CODE if phase is Phase.LOBBY:
            return PromiseCode(phone)
        case Overlay.CODE:
            return DealCode(phone)
        case Overlay.HOUSE:
            return ChangeRules(phone)
        case Overlay.RESCUE:
            return RescueCode(phone)
        case Overlay.SCAN:
            title = "scan-seats" if phase is Phase.LOBBY else "scan-opened"
            return Scan(phone, phone.words(title))
    if over is Overlay.TAKE_BACK and phase is Phase.PLAYING:
        return Playing(phone, ask_take_back(phone))
    if waits_for is not None and phase is Phase.PLAYING:
        inside = GameSheet(Stage(phone, waits_for[1]), waits_for[0])
        return Playing(phone, kit.sheet(inside))
    if over is Overlay.EXCHANGE and phase is Phase.PLAYING:
        return ExchangePage(phone)
    if over is Overlay.PAGE and phase is Phase.PLAYING:
        return GamePage(phone, route)
    sheet = _sheet(phone, over, route)
    if decides and over is Overlay.NOTHING:
        sheet = decisions.DecisionSheet(phone)
    if looks and over is Overlay.NOTHING:
        sheet = consent.ConsentSheet(phone)
    if moving and over in (Overlay.NOTHING, Overlay.GONE):
        sheet = MoveSheet(phone)
    if taking and over in (Overlay.NOTHING, Overlay.TAKE_OVER):
        sheet = taking_over.TakeoverSheet(phone)
    if phase is Phase.ENDED:
        return Ending(phone, sheet)
    if phase is Phase.PLAYING:
        return Playing(phone, sheet)
    return Lobby(phone, sheet)


def _ending(now: ViewState) -> Refusal | None:
    """Why the end that was asked for waits."""
    deal = now.scene.table.by_phone if now.scene else None
    asked = deal is not None and deal.ends is not None
    return now.scene.closed if now.scene and asked else None


def _waits(now: ViewState) -> tuple[Move | None, tuple[int, int | None] | None]:
    """The seat that moves in a minute; whose phone came back last."""
    if now.scene is None:
        return None, None
    return agreed(now.scene.table, now.scene.maker), now.scene.table.back


@ft.component
def GamePage(phone: Phone, route: Route) -> ft.Control:
    """A whole screen of the game's: mostly private notes."""
    use_discretion(PAGE)
    w, stage = phone.words, Stage(phone)
    page = screens_of(phone.now.game).page(stage, route)
    top = kit.top_bar(
        page.title,
        kicker=page.kicker,
        back=back_to(phone),
        actions=[
            *([TakeBack(phone)] if phone.now.can.turns and not page.private else []),
            Action("ui-book", w("rules"), phone.opens(Overlay.RULES)),
        ],
    )
    column = None if stage.size.flat else COLUMN
    return screen(phone, page.body, top=top, foot=page.foot, column=column)


def _sheet(phone: Phone, over: Overlay, route: Route) -> ft.Control | None:
    match over:
        case Overlay.SETTINGS:
            return settings(phone)
        case Overlay.SIT:
            return Sit(phone)
        case Overlay.SEAT:
            return OwnSeat(phone, phone.now.over_at)
        case Overlay.ADD:
            return Sit(phone, device=True)
        case Overlay.TYPE:
            return Type(phone)
        case Overlay.OPEN:
            return ask_open(phone)
        case Overlay.END:
            return decisions.ask(phone, Decision.END)
        case Overlay.AGAIN:
            return decisions.ask(phone, Decision.AGAIN)
        case Overlay.GIVE_UP:
            return decisions.ask(phone, Decision.GIVE_UP)
        case Overlay.MORE:
            return more(phone)
        case Overlay.GONE:
            return Gone(phone)
        case Overlay.TAKE_OVER:
            return taking_over.TakeOver(phone)
        case Overlay.GAME:
            return game_sheet(phone, route)
        case _:
            return None


def game_sheet(phone: Phone, route: Route) -> ft.Control:
    """A sheet of the game's."""
    return kit.sheet(GameSheet(Stage(phone), route), on_away=leaving.back(phone))


@ft.component
def GameSheet(stage: Stage, route: Route) -> ft.Control:
    """What stands on it; much of that is chosen in private."""
    use_discretion(SHEET)
    return screens_of(stage.phone.now.game).sheet(stage, route)


@ft.component
def Playing(phone: Phone, over: ft.Control | None) -> ft.Control:
    """Table, mine, log."""
    side, size, mine, at = phone.use(
        lambda now: (side_of(now), now.size, now.mine, at_the_phone(now))
    )
    all_looked = phone.use_table(lambda table: set(mine) <= table.looked)
    passing = phone.use(lambda now: now.passing)
    w = phone.words

    tabs = Tabs(phone)

    if side is Tab.MINE and at is None:
        if passing is not None or not all_looked:
            return PassOn(phone)
        return screen(phone, Whose(phone), top=mine_bar(phone), tabs=tabs, over=over, column=520)
    if side is Tab.MINE:
        several, foot, done = len(mine) > 1, None, None
        if several and size.low:  # no height for a foot below the card
            done = kit.Action("ui-check", w("pass-done"), pass_on(phone))
        elif several:
            foot = kit.row(kit.primary(w("pass-done"), pass_on(phone), expand=True, key="pass-on"))
        taken = 10 + (0 if done else DONE if several else tabs_height())
        card = Mine(phone, taken)
        # While the phone goes round, tabs would show whose card is next to somebody else.
        return screen(
            phone,
            card,
            top=mine_bar(phone, done),
            tabs=None if several else tabs,
            foot=foot,
            over=over,
            column=kit.EDGE_TO_EDGE,
        )
    if side is Tab.LOG:
        return screen(
            phone,
            Journal(phone),
            top=table_bar(phone),
            tabs=tabs,
            over=over,
            column=640,
        )
    foot = None if size.wide or size.halves else kit.row(TableFoot(phone))
    return screen(
        phone,
        TableSide(phone),
        top=table_bar(phone),
        foot=foot,
        tabs=tabs,
        over=over,
    )
