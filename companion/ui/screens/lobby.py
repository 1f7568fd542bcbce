"""The lobby: the one code for all, who sits where, and the deal."""

from dataclasses import replace

import flet as ft

from companion.handoff import picture
from companion.refusal import Refusal
from companion.table import by_phone
from companion.table.record import Carrier
from companion.table.state import Phase, Seat
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.kit import Action
from companion.ui.phone import Phone
from companion.ui.saying import use_words
from companion.ui.screens.join import WaysIn
from companion.ui.screens.moving import gone, may_give_up
from companion.ui.screens.seats import compared, row_of
from companion.ui.screens.shell import back_to, screen
from companion.ui.screens.sit import at_this_phone
from companion.ui.screens.taking_over import Taken, TakeOverPress, offered
from companion.ui.view_state import Overlay, ViewState


def join_link(phone: Phone) -> str:
    """The link to this table, in capitals: a code packs them tightly."""
    return f"{phone.context.origin}/J/{phone.now.code}"


@ft.component
def Lobby(phone: Phone, over: ft.Control | None) -> ft.Control:
    """Who is here?"""
    # Not the phase itself: this is not drawn once more on the way from the dealing to the cards.
    game, size, dealing = phone.use(
        lambda now: (
            now.game,
            now.size,
            now.scene is not None and now.scene.table.phase is not Phase.LOBBY,
        )
    )
    w = phone.words
    rules = phone.shows(over=Overlay.RULES, over_at=0)
    actions = [Action("ui-book", w("rules"), rules, w("rules"))]
    maker, mine = phone.use(lambda now: (now.maker, bool(now.mine)))
    joinable = phone.use(lambda now: now.can.joinable)
    if mine and not maker and joinable:  # the maker finds it in *Arrange the table*
        code = phone.shows(over=Overlay.RESCUE)
        actions.insert(0, Action("ui-phone", w("more-rescue"), code, w("more-rescue-short")))
    if maker:
        arrange = phone.shows(over=Overlay.ARRANGE)
        actions.insert(0, Action("ui-gear", w("arrange"), arrange, w("arrange-short")))

    top = kit.top_bar(
        w("lobby-title"),
        kicker=w(f"{game}-title"),
        back=back_to(phone),
        actions=actions,
    )
    foot = Foot(phone)
    if dealing:
        return screen(phone, Dealing(phone), top=top, over=over)
    if size.wide:
        body: ft.Control = kit.row(
            kit.middle(_coming(phone, joinable, min(size.height - 260, 430)), expand=True),
            kit.col(
                GaveUp(phone),
                Taken(phone),
                Seats(phone, 1),
                foot,
                gap=14,
                expand=True,
                align=ft.MainAxisAlignment.CENTER,
                scroll=True,
            ),
            gap=32,
            expand=True,
        )
        return screen(phone, body, top=top, over=over)
    box = 168.0 if size.short else min(250.0, size.width - 100)
    columns = 1 if size.narrow else 2
    pieces = [kit.middle(_coming(phone, joinable, box)), Seats(phone, columns)]
    if not mine and not maker:  # who comes to sit sees the seats first, and the name at the thumb
        pieces.reverse()
    body = kit.col(GaveUp(phone), Taken(phone), *pieces, gap=16, scroll=True)
    return screen(phone, body, top=top, foot=foot, over=over)


def _coming(phone: Phone, joinable: bool, box: float) -> ft.Control:
    """How the others come. box: the side of the table's code, in dp."""
    return JoinCode(phone, box) if joinable else Others(phone)


@ft.component
def Dealing(phone: Phone) -> ft.Control:
    """The cards are being dealt; after a restart the drawer may have to be waited for."""
    closed, ends = phone.use(_closed)
    part, name = phone.use(_who_deals)
    lost = phone.use(lambda now: offered(now) and now.mine)
    w = phone.words
    deals = kit.text(w(part, name=name), align=ft.TextAlign.CENTER) if part and not closed else None
    press = phone.shows(over=Overlay.GIVE_UP)
    return kit.middle(
        kit.col(
            kit.text(w("lobby-dealing"), "title", align=ft.TextAlign.CENTER),
            kit.text(w.say(closed), align=ft.TextAlign.CENTER) if closed else deals,
            kit.row(TakeOverPress(phone)) if lost else None,
            kit.row(kit.secondary(w("give-up"), press, expand=True)) if ends else None,
            gap=18,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        ),
        expand=True,
    )


def _closed(now: ViewState) -> tuple[Refusal | None, bool]:
    """Why the drawer is closed, if it is, and whether this phone may give up the deal then."""
    closed = now.scene.closed if now.scene is not None else None
    return closed, closed is not None and may_give_up(now)


def _who_deals(now: ViewState) -> tuple[str, str]:
    """Where phones deal, the key of a sentence and whom it is about."""
    table = now.table
    deal = table.by_phone
    if deal is None:
        return "", ""
    mixes = deal.mixer is not None and not deal.mix
    seat = table.seat(deal.mixer if mixes and deal.mixer is not None else deal.dealer)
    return "dealing-mixes" if mixes else "dealing-by-phone", seat.name if seat else "?"


@ft.component
def GaveUp(phone: Phone) -> ft.Control:
    """How it came that all are here again without a game between."""
    theme = current_theme()
    given = phone.use_table(lambda table: table.given_up)
    seats = phone.use_table(lambda table: table.seats)
    w = phone.words
    if given is None:
        return ft.Container(visible=False)
    name = next((s.name for s in seats if s.number == given.seat), w("log-the-maker"))
    said = w("log-deal-failed") if given.failed else w("log-given-up", name=name)
    return kit.text(said, colour=theme.warm, align=ft.TextAlign.CENTER)


@ft.component
def JoinCode(phone: Phone, box: float) -> ft.Control:
    """The code that every phone's own camera opens."""
    code = phone.use(lambda now: now.code)
    w, link = phone.words, join_link(phone)
    png = picture.png(link, 1 if box > 300 else 8)  # small steps: it fills a large paper better
    return kit.col(
        kit.code(png, box, w("code-join"), key="join-code") if code else None,
        kit.text(w("lobby-point"), "strong", align=ft.TextAlign.CENTER),
        WaysIn(phone, link),
        gap=6,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )


@ft.component
def Others(phone: Phone) -> ft.Control:
    """Whom the maker gives a seat at a table that is on this phone alone, while there is room."""
    theme, w = current_theme(), phone.words
    maker, size = phone.use(lambda now: (now.maker, now.size))
    free = phone.use_table(lambda table: table.free)
    if not maker or not free:
        return ft.Container(visible=False)

    def way(key: str, drawing: str, over: Overlay) -> ft.Control:
        press = phone.shows(over=over)
        return kit.secondary(w(key), press, kit.SMALL, drawing=drawing, expand=True, key=key)

    ways = [
        way("arrange-add", "ui-pass", Overlay.ADD),
        way("arrange-scan", "ui-scan", Overlay.SCAN),
    ]
    inside = kit.col(
        kit.text(w("lobby-others"), "strong", size=18),
        kit.text(w("lobby-others-note"), colour=theme.soft, size=16),
        # Held flat, a phone is too low for one below the other.
        *([kit.row(*ways, gap=10)] if size.width > size.height else map(kit.row, ways)),
        gap=10,
        tight=True,
    )
    return kit.plate(inside)


@ft.component
def Way(phone: Phone) -> ft.Control:
    """The way to this table for who comes late, or comes back with another phone."""
    w, size = phone.words, phone.use(lambda now: now.size)
    top = kit.top_bar(w("join-way"), back=back_to(phone))
    box = min(size.width - 2 * size.side, size.height - 250, 480.0)
    return screen(phone, kit.middle(JoinCode(phone, box), expand=True), top=top)


def _seats(now: ViewState) -> tuple[tuple[Seat, ...], int, frozenset[int], tuple[int, ...]]:
    if now.scene is None:
        return (), 0, frozenset(), ()
    table = now.scene.table
    return table.seats, table.places, now.scene.present, now.mine


@ft.component
def Seats(phone: Phone, columns: int) -> ft.Control:
    """Taken and free seats."""
    seats, places, present, mine = phone.use(_seats)
    joinable = phone.use(lambda now: now.can.joinable)
    anew = phone.use_table(lambda table: table.redraws)
    w = phone.words
    keys = [(seat.number, key) for seat in seats if (key := compared(phone, seat))]
    said = use_words(phone, *(key for _, key in keys))
    words = {number: pair for (number, _), pair in zip(keys, said, strict=True)}
    cells = [
        row_of(
            phone,
            seat,
            words.get(seat.number, ""),
            here=not joinable or seat.number in present,
            close=columns > 1,
        )
        for seat in seats
    ]
    cells += [kit.free_seat(w("seat-free")) for _ in range(places - len(seats))]
    hint = kit.text(w("lobby-words"), "note") if seats and (keys or joinable) else None
    rule = kit.text(w("lobby-redraws"), "note") if anew else None
    deals = kit.text(phone.use(lambda now: _dealt_by(phone, now)), "note") if seats else None
    return kit.col(
        kit.grid(cells, columns), _own(phone, seats, mine), hint, rule, deals, gap=12, tight=True
    )


def _own(phone: Phone, seats: tuple[Seat, ...], mine: tuple[int, ...]) -> ft.Control | None:
    """The way to another name, or out, of who sits with this phone."""
    own = at_this_phone(seats, mine)
    if not own:
        return None
    seat = next((s for s in own if s.carrier is Carrier.PHONE), own[0])
    press = phone.shows(over=Overlay.SEAT, over_at=seat.number)
    label = phone.words("seats-change" if len(own) > 1 else "seat-change")
    return kit.row(
        kit.quiet(label, press, kit.SMALL, drawing="ui-chair", expand=True, key="own-seat")
    )


def _dealt_by(phone: Phone, now: ViewState) -> str:
    """Who will deal, and so who could know the cards."""
    w, scene = phone.words, now.scene
    if scene is None:
        return ""
    table, game = scene.table, phone.context.games[now.game]
    dealer, mixer = by_phone.dealer(table), by_phone.mixer(game, table, scene.present)
    if dealer is None:
        return w("lobby-by-server")
    if mixer is None:
        return w("lobby-by-phone", name=dealer.name)
    return w("lobby-by-two", dealer=dealer.name, mixer=mixer.name)


@ft.component
def Foot(phone: Phone) -> ft.Control:
    """The one thing to do: sit down, or deal, or wait; and what there is where a phone is gone."""
    theme = current_theme()
    seats, places, _, mine = phone.use(_seats)
    maker, lost, left = phone.use(lambda now: (now.maker, bool(gone(now)), offered(now)))
    w = phone.words
    free = places - len(seats)

    async def deal() -> object:
        refused = await phone.session.deal()
        group = tuple(seat.name for seat in seats if seat.number in mine)
        if refused is None and len(group) > 1:
            await phone.memory.change_names(lambda known: replace(known, group=group))
        return refused

    sit = (kit.secondary if maker and not free else kit.primary)(
        w("lobby-sit"), phone.shows(over=Overlay.SIT), kit.TALL, expand=True, disabled=not free
    )

    def quiet(label: str, over: Overlay) -> ft.Control:
        press = phone.shows(over=over)
        return kit.row(kit.quiet(w(label), press, kit.SMALL, drawing="ui-away", expand=True))

    if not mine and not (maker and not free):
        watch = None if free else kit.text(w("lobby-full"), colour=theme.soft)
        way = quiet("more-gone", Overlay.GONE) if lost and not maker else None
        return kit.col(watch, way, kit.row(sit), gap=8, tight=True)
    label = w("lobby-waits", free=free) if free else w("lobby-deal", players=places)
    button = kit.primary(
        label,
        phone.does(deal, name="deal"),
        kit.Dress(60, 20),
        expand=True,
        disabled=bool(free),
        key="deal",
    )
    way = quiet("takeover-gone", Overlay.TAKE_OVER) if left else None
    return kit.col(way, kit.row(button), gap=4, tight=True)
