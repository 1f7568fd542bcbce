"""A look beyond what the rules gave: its player is asked, all read the wish and the decision."""

import flet as ft

from companion.session import exchange_by_log as by_log
from companion.table.state import Phase, Question, Table
from companion.ui import kit
from companion.ui.log_words import wish_words
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, ViewState


def to_decide(phone: Phone, now: ViewState) -> Question | None:
    """What this phone's player must say."""
    return by_log.wished(phone.session, now.scene.table) if now.scene is not None else None


def use_news(phone: Phone) -> None:
    """Every phone hears the wish and the answer, whatever it shows. A hook.

    Not whose player is asked on a sheet; one that comes back reads it in the log.
    """
    said = phone.use(lambda now: _said(phone, now))
    known = ft.use_ref(said)

    def tell() -> None:
        now = phone.now
        asked = to_decide(phone, now) is not None and now.over is Overlay.NOTHING
        if said and said != known.current and not asked:
            phone.tell(said, good=True)
        known.current = said

    ft.use_effect(tell, [said])


def _said(phone: Phone, now: ViewState) -> str:
    """The last wish beyond the rules, or what was decided; "" for none in this deal."""
    table = now.table
    beyond = [q for q in table.questions if q.ask.beyond]
    if not beyond or table.phase is not Phase.PLAYING:
        return ""
    last = beyond[-1]
    if last.waits:
        return wish_words(phone, table, last.ask, last.seat)
    return phone.words(f"log-{'declined' if last.declined else 'agreed'}", name=_name(table, last))


def _name(table: Table, question: Question) -> str:
    seat = table.seat(question.ask.to)
    return seat.name if seat else "?"


@ft.component
def ConsentSheet(phone: Phone) -> ft.Control:
    """To the one whose phone is asked. It goes by its two buttons alone: somebody waits."""
    question = phone.use(lambda now: to_decide(phone, now))
    session, w = phone.session, phone.words
    if question is None:
        return ft.Container()
    number, table = question.number, session.table
    asker, wish = table.seat(question.seat), wish_words(phone, table, question.ask, question.seat)

    async def show() -> object:
        return await by_log.show(session, number)

    async def decline() -> object:
        return await by_log.decline(session, number)

    no = phone.does(decline, name=f"consent {number}")
    yes = phone.does(show, name=f"consent {number}")
    body = kit.upon(
        kit.asked(question.seat, wish),
        kit.text(w("consent-note", name=asker.name if asker else "?"), size=17),
        foot=kit.beside(
            kit.secondary(w("consent-no"), no, expand=True, key="consent-no"),
            kit.primary(w("consent-yes"), yes, expand=True, key="consent-yes"),
        ),
    )
    return kit.sheet(body)
