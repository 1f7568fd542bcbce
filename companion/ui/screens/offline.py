"""A seat at a table without a server: a name, its code for the dealer's camera, then the deal."""

import flet as ft

from companion.handoff.header import Kind
from companion.session import offline_seat as seat
from companion.session import reading
from companion.table.state import Phase
from companion.ui import kit, offline
from companion.ui.contexts import current_theme, in_theme
from companion.ui.kit import Action
from companion.ui.phone import Phone
from companion.ui.saying import use_words
from companion.ui.screens.at_table import GamePage, Playing, game_sheet
from companion.ui.screens.codes import CodeView, CodeWords, code_screen
from companion.ui.screens.ending import Ending
from companion.ui.screens.exchange import ExchangePage
from companion.ui.screens.mixed_deal import Astray, MixedDeal, part_screen
from companion.ui.screens.rescue import RescueCode
from companion.ui.screens.scan import Scan, Type
from companion.ui.screens.sheets import Rules, ask_doubt, ask_leave, ask_open, more
from companion.ui.screens.shell import back_to, screen
from companion.ui.screens.sit import OFFERED, offered, use_names
from companion.ui.theme import HOUSE
from companion.ui.view_state import Overlay, Step


@ft.component
def Offline(phone: Phone) -> ft.Control:
    """Where this seat stands."""
    over, route, sits = phone.use(lambda now: (now.over, now.game_route, now.can.codes))
    phone.use(lambda now: now.part)
    game, phase = phone.use(lambda now: (now.game, now.scene.table.phase if now.scene else None))
    w = phone.words
    if not sits:
        return in_theme(HOUSE, lambda: Name(phone))
    match over:
        case Overlay.SCAN:
            return Scan(phone, w(_wanted(phone)))
        case Overlay.EXCHANGE if phase is Phase.PLAYING:
            return ExchangePage(phone)
        case Overlay.PAGE if phase is Phase.PLAYING:
            return GamePage(phone, route)
        case Overlay.RULES if game:
            return Rules(phone)
        case Overlay.CODE:
            return ShowOpened(phone)
        case Overlay.RESCUE:
            return RescueCode(phone)
        case Overlay.MIXED_DEAL:
            return MixedDeal(phone, Step(phone.now.over_at))
    sheet: ft.Control | None = None
    if over is Overlay.TYPE:
        sheet = Type(phone)
    elif over is Overlay.OPEN:
        sheet = ask_open(phone)
    elif over is Overlay.LEAVE:
        sheet = ask_leave(phone)
    elif over is Overlay.DOUBT:
        sheet = ask_doubt(phone)
    elif over is Overlay.MORE:
        sheet = more(phone)
    elif over is Overlay.GAME and phase is Phase.PLAYING:
        sheet = game_sheet(phone, route)
    if phase is Phase.PLAYING and phone.session.seat and seat.astray(phone.session.seat):
        return Astray(phone, sheet)
    if phase is Phase.PLAYING:
        return Playing(phone, sheet)
    if phase is Phase.ENDED:
        return Ending(phone, sheet)
    return in_theme(HOUSE, lambda: SeatCode(phone, sheet))


def _wanted(phone: Phone) -> str:
    """The words above the scanner: what this phone reads now."""
    me = phone.session.seat
    found = me.proof if me is not None else None
    if found is not None and found.open:
        return "mixed-read-unmix"
    if me is None or me.end:
        return "offline-scan-more"
    match reading.wanted(me, phone.context.games)[0]:
        case Kind.MIX:
            return "mixed-read-mix"
        case Kind.SEAT:
            return "mixed-read-seat"
        case Kind.DEAL:
            return "offline-scan-deal"
        case _:
            return "mixed-read-unmix" if me.dealing is not None else "offline-scan-more"


@ft.component
def Name(phone: Phone) -> ft.Control:
    """Who sits here?"""
    w, theme = phone.words, current_theme()
    name, known = kit.use_typed(), use_names(phone)

    async def sit() -> object:
        return await offline.take_name(phone, name.newest())

    def by_tap(known_name: str) -> kit.Press:
        return phone.does(lambda: offline.take_name(phone, known_name), name=f"sit {known_name}")

    body = kit.col(
        kit.heading(w("sit-title")),
        kit.text_field(w("sit-name"), name, kit.Entry(name=True), autofocus=True, key="name"),
        offered(known.offered((), OFFERED), by_tap),
        kit.text(w("offline-note"), colour=theme.soft),
        kit.text(w("offline-drawn"), colour=theme.soft) if phone.context.own else None,
        gap=16,
        scroll=True,
    )
    return screen(
        phone,
        body,
        top=kit.top_bar(w("offline-title"), back=back_to(phone)),
        foot=kit.row(
            kit.primary(w("lobby-sit"), phone.does(sit), kit.TALL, expand=True, key="sit-down")
        ),
        column=520,
    )


@ft.component
def SeatCode(phone: Phone, over: ft.Control | None) -> ft.Control:
    """The code the dealer's camera reads, and the way to the deal."""
    w = phone.words

    phone.use(lambda now: now.part)
    me = phone.session.seat
    said = use_words(phone, *((me.key.public, me.born),) if me else ())
    if me is None:
        return ft.Container()
    if (part := part_screen(phone, me, over)) is not None:
        return part
    top = kit.top_bar(
        me.name,
        kicker=said[0],
        plain=True,
        back=back_to(phone),
        actions=(Action("ui-more", w("more"), phone.shows(over=Overlay.MORE)),),
    )
    key = "offline-code-share" if me.promise else "offline-code"  # the witness's brings its share
    note = w(f"{key}-note")
    if phone.now.size.text > 1:  # then a bar has no line for them
        note = f"{said[0]}\n{note}"
    foot = kit.col(
        kit.row(
            kit.primary(
                w("offline-scan-deal"),
                phone.shows(over=Overlay.SCAN),
                kit.TALL,
                drawing="ui-scan",
                expand=True,
            )
        ),
        kit.row(
            kit.quiet(
                w("mixed-title"),
                phone.shows(over=Overlay.MIXED_DEAL, over_at=Step.OFFER),
                kit.Dress(text=17),
                expand=True,
            )
        ),
        gap=4,
        tight=True,
    )
    body = CodeView(phone, seat.code(me), CodeWords(w(key), note, me.name), 390, foot=foot)
    return code_screen(phone, body, top, foot, over)


@ft.component
def ShowOpened(phone: Phone) -> ft.Control:
    """The code that proves to the others what this seat has shown."""
    w = phone.words
    raw = seat.opened(phone.session.seat) if phone.session.seat else None
    name = phone.session.seat.name if phone.session.seat else ""
    if not isinstance(raw, bytes):
        return ft.Container()
    top = kit.top_bar(w("offline-show-open"), back=back_to(phone))
    says = CodeWords(w("offline-show-open"), w("offline-open-note"), name)
    return code_screen(phone, CodeView(phone, raw, says, 330), top)
