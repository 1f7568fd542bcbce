"""What no single guest decides: the question before it, and the sheet of those who are asked.

Who may decide alone, is said in `table.deciding`. What must not live here: what then happens.
"""

import flet as ft

from companion.table import deciding
from companion.table.record import Decision
from companion.table.state import Phase, Wanted
from companion.table.wish import Again, End, GiveUp, Here, RefuseDecision
from companion.ui import kit, leaving
from companion.ui.contexts import current_theme
from companion.ui.game_screens import screens_of
from companion.ui.phone import Phone
from companion.ui.shown import Task
from companion.ui.view_state import Overlay, ViewState

WISHES: dict[Decision, End | Again | GiveUp] = {
    Decision.END: End(),
    Decision.AGAIN: Again(),
    Decision.GIVE_UP: GiveUp(),
}


def alone(phone: Phone, what: Decision) -> bool:
    """Whether this phone's player decides it without the others."""
    session, scene = phone.session, phone.now.scene
    if scene is None or deciding.decision(scene.table, WISHES[what]) is None:
        return True
    here, table = Here(scene.present, scene.maker), scene.table
    return deciding.may(session.game, table, what, session.caller(table), here)


def deed(phone: Phone, what: Decision) -> Task:
    """What wishes it, and what agrees to it where another has wished it."""
    session = phone.session
    does = {
        Decision.END: session.end,
        Decision.AGAIN: session.again,
        Decision.GIVE_UP: session.give_up,
    }
    return does[what]


def ask(phone: Phone, what: Decision) -> ft.Control:
    """Ask first: it can't be taken back. Where others decide as well, it says so."""
    w, wanted = phone.words, phone.now.table.wanted
    if wanted is not None and wanted.what is what and wanted.seat in phone.now.mine:
        return _asking(phone, wanted)
    by_oneself = alone(phone, what)

    async def do() -> object:
        phone.put(over=Overlay.NOTHING)
        refused = await deed(phone, what)()
        if refused is None and not by_oneself:
            phone.tell(w("wants-asked"), good=True)
        return refused

    kind = _kind(phone, what)
    note = w(f"{what}-note{kind}")
    return kit.ask_first(
        title=w(f"{what}-title{kind}"),
        sentence=note if by_oneself else f"{note} {w('wants-together')}",
        yes=w(f"{what}-yes{kind}" if by_oneself else "wants-ask"),
        no=w("cancel"),
        on_yes=phone.does(do, name=what),
        on_no=leaving.back(phone),
        harm=True,
    )


def _kind(phone: Phone, what: Decision) -> str:
    """A game without hands ends otherwise."""
    return "-draw" if what is Decision.END and not screens_of(phone.now.game).secret else ""


def _asking(phone: Phone, wanted: Wanted) -> ft.Control:
    """To who has asked: it may be taken back."""
    w = phone.words

    async def do() -> object:
        phone.put(over=Overlay.NOTHING)
        return await phone.session.submit(RefuseDecision(wanted.number))

    return kit.ask_first(
        title=w("wants-asked"),
        sentence=w("wants-together"),
        yes=w("move-take-back"),
        no=w("close"),
        on_yes=phone.does(do, name="no decision"),
        on_no=leaving.back(phone),
    )


def to_decide(now: ViewState) -> Wanted | None:
    """What this phone's player must say, while the game is played."""
    table = now.table
    wanted = table.wanted
    if wanted is None or table.phase is not Phase.PLAYING or not (now.mine or now.maker):
        return None
    return None if wanted.seat in now.mine or (wanted.seat is None and now.maker) else wanted


@ft.component
def DecisionSheet(phone: Phone) -> ft.Control:
    """To all others. It goes by its two buttons alone: somebody waits."""
    wanted, table = phone.use(lambda now: (to_decide(now), now.table))
    w, theme = phone.words, current_theme()
    if wanted is None:
        return ft.Container()
    number, what = wanted.number, wanted.what

    async def refuse() -> object:
        return await phone.session.submit(RefuseDecision(number))

    kind = _kind(phone, what)
    seat = table.seat(wanted.seat) if wanted.seat is not None else None
    title = w(f"wants-{what}", name=seat.name if seat else w("log-the-maker"))
    yes = phone.does(deed(phone, what), name=f"decide {number}")
    no = phone.does(refuse, name=f"decide {number}")
    agree = kit.secondary(
        w("move-agree"), yes, kit.Dress(tone=theme.warm), expand=True, key="decision-agree"
    )
    body = kit.upon(
        kit.asked(wanted.seat, title),
        kit.text(w(f"{what}-note{kind}"), size=17),
        foot=kit.col(
            kit.row(agree),
            kit.row(kit.secondary(w("wants-not-yet"), no, expand=True, key="decision-refuse")),
            tight=True,
        ),
        gap=12,
    )
    return kit.sheet(body)


@ft.component
def AgainPress(phone: Phone) -> ft.Control:
    """Once more, at the foot of the end. Who reads on is not torn away: two phones go together."""
    wanted, mine = phone.use(lambda now: (now.table.wanted, now.mine))
    w = phone.words
    if wanted is None or wanted.what is not Decision.AGAIN:
        press = phone.shows(over=Overlay.AGAIN)
        return kit.row(kit.primary(w("end-again"), press, kit.TALL, expand=True, key="again"))
    if wanted.seat in mine:
        press = phone.shows(over=Overlay.AGAIN)
        return kit.row(kit.secondary(w("again-waits"), press, kit.TALL, expand=True, key="again"))
    seat = phone.now.table.seat(wanted.seat) if wanted.seat is not None else None
    label = w("again-with", name=seat.name if seat else w("log-the-maker"))
    press = phone.does(deed(phone, Decision.AGAIN), name="again")
    return kit.row(kit.primary(label, press, kit.TALL, expand=True, key="again-with"))
