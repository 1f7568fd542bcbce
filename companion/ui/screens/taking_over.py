"""The maker's phone is gone before a deal: a player takes the table over, the others are asked.

In a deal that phones made the same is asked for the phone that dealt or mixed. Then a minute is
waited in which the lost phone may come back (`table.taking_over`).
"""

import flet as ft

from companion.session import moves, taking_over
from companion.table import taking_over as rules
from companion.table.record import Part
from companion.table.state import Phase, Table, Takeover
from companion.table.wish import Here
from companion.ui import kit, leaving
from companion.ui.contexts import current_theme
from companion.ui.kit import Press
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, ViewState

UNDER = (Overlay.NOTHING, Overlay.TAKE_OVER)
"""Over these the asking is seen at once; whoever sees something else is told first."""


def offered(now: ViewState) -> bool:
    """Whether this phone's player may ask for the table."""
    if now.scene is None or not now.can.joinable or not now.mine:
        return False
    table, lost = now.scene.table, _lost(now)
    held_up = table.move is not None and not table.move.due
    deal = table.by_phone if lost is not Part.MAKER else None
    knows = deal is not None and {deal.dealer, deal.mixer} & set(now.mine)
    return lost is not None and not knows and not held_up and table.takeover is None


def _lost(now: ViewState) -> Part | None:
    """What the phone that is gone did for the table."""
    if now.scene is None:
        return None
    return rules.lost(now.scene.table, Here(now.scene.present, now.scene.maker))


def _key(key: str, part: Part | None) -> str:
    """The key of a sentence: about the table, or about a part in a deal."""
    return key if part in (None, Part.MAKER) else f"{key}-part"


def _holder(table: Table, part: Part | None) -> str:
    """The name of whose phone deals or mixes."""
    deal = table.by_phone
    number = deal.seat(part) if deal is not None and part is not None else None
    return _name(table, number) if number is not None else ""


@ft.component
def TakeOverPress(phone: Phone) -> ft.Control:
    """The way to `TakeOver` while it is dealt."""
    part, table = phone.use(lambda now: (_lost(now), now.table))
    label = phone.words(_key("takeover-gone", part), lost=_holder(table, part))
    return kit.secondary(label, phone.shows(over=Overlay.TAKE_OVER), expand=True)


def way_in(phone: Phone) -> tuple[str, Press] | None:
    """The same as a line of *More*, while a game is played."""
    now = phone.now
    if now.table.phase is not Phase.PLAYING or not offered(now):
        return None
    part = _lost(now)
    label = phone.words(_key("takeover-gone", part), lost=_holder(now.table, part))
    return label, phone.shows(over=Overlay.TAKE_OVER)


def to_decide(phone: Phone, now: ViewState) -> Takeover | None:
    """What this phone's player must say, or waits for."""
    session, scene = phone.session, now.scene
    if scene is None or scene.table.takeover is None:
        return None
    asked = scene.table.takeover
    return asked if taking_over.asks(session, asked) else taking_over.asked(session, scene.table)


def use_news(phone: Phone) -> None:
    """What happens to the right is told to whoever does not see it on a sheet. A hook."""
    asked, waits, taken = phone.use_table(lambda t: (t.takeover, rules.agreed(t), t.taken))
    known = ft.use_ref(taken)

    def name(seat: int) -> str:
        return _name(phone.now.table, seat)

    def seen() -> bool:
        return to_decide(phone, phone.now) is not None and phone.now.over in UNDER

    def wished() -> None:
        if asked and to_decide(phone, phone.now) is not None and not seen():
            said = phone.words(_key("log-takeover-asked", asked.part), name=name(asked.seat))
            phone.tell(said, good=True)

    def agreed() -> None:
        if waits and not seen():
            lost = _holder(phone.now.table, waits.part)
            key = _key("takeover-waits", waits.part)
            phone.tell(phone.words(key, name=name(waits.seat), lost=lost), good=True)

    def done() -> None:
        if taken != known.current and phone.now.maker:
            phone.tell(phone.words("takeover-done"), good=True)
        known.current = taken

    ft.use_effect(wished, [asked.number if asked else 0])
    ft.use_effect(agreed, [waits.number if waits else 0])
    ft.use_effect(done, [taken])


@ft.component
def Taken(phone: Phone) -> ft.Control:
    """Who took the table over since the last deal, for whoever comes later as well."""
    theme = current_theme()
    name = phone.use_table(lambda table: "" if table.taken is None else _name(table, table.taken))
    if not name:
        return ft.Container(visible=False)
    words = phone.words("taken-over", name=name)
    return kit.text(words, colour=theme.soft, align=ft.TextAlign.CENTER)


@ft.component
def TakeOver(phone: Phone) -> ft.Control:
    """Ask first: all others see it at once."""
    table, part = phone.use(lambda now: (now.table, _lost(now)))
    session, w = phone.session, phone.words
    seat = moves.vote(session)
    if seat is None or part is None:
        return ft.Container()
    lost = _holder(table, part)

    async def ask() -> object:
        phone.put(over=Overlay.NOTHING)
        return await taking_over.ask(session)

    return kit.ask_first(
        title=w(_key("takeover-title", part), lost=lost),
        sentence=w(_key("takeover-note", part), lost=lost, needed=rules.needed(table, seat, part)),
        yes=w(_key("takeover-yes", part)),
        no=w("cancel"),
        on_yes=phone.does(ask, name="take over"),
        on_no=leaving.back(phone),
    )


@ft.component
def TakeoverSheet(phone: Phone) -> ft.Control:
    """To those who decide, and to the phone that asks."""
    asked, table = phone.use(lambda now: (to_decide(phone, now), now.table))
    session, w = phone.session, phone.words
    if asked is None:
        return ft.Container()
    number, name = asked.number, _name(table, asked.seat)
    part, lost = asked.part, _holder(table, asked.part)

    async def agree() -> object:
        return await taking_over.agree(session, number)

    async def end() -> object:
        return await taking_over.end(session, number)

    mine, missing = taking_over.asks(session, asked), rules.missing(table, asked)
    kind, label = ("mine", "move-take-back") if mine else ("asked", "move-refuse")
    no = phone.does(end, name=f"no {number}")
    refuse = kit.secondary(w(label), no, expand=True, key="takeover-refuse")
    yes = None
    if not mine:
        press = phone.does(agree, name=f"yes {number}")
        yes = kit.primary(w("move-agree"), press, expand=True, key="takeover-agree")
    needed = rules.needed(table, asked.seat, part)
    waits = w(_key("takeover-waits", part), name=name, lost=lost)
    title = w(_key(f"takeover-{kind}", part), name=name, lost=lost)
    note = w(_key(f"takeover-{kind}-note", part), name=name, lost=lost)
    so_far = w("move-so-far", done=needed - missing, of=needed)
    body = kit.upon(
        kit.asked(asked.seat, title),
        kit.text(note, size=17) if missing else None,
        kit.text(so_far if missing else waits, "note"),
        foot=kit.beside(refuse, yes),
    )
    return kit.sheet(body)


def _name(table: Table, number: int) -> str:
    seat = table.seat(number)
    return seat.name if seat else ""
