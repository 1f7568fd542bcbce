"""A seat whose phone is gone: a phone asks for it, the maker and two others say whether it may.

Then a minute is waited in which the old phone may come back. Where too few could agree, the deal is
given up; before a deal the maker frees the seat.
"""

import flet as ft

from companion.session import moves
from companion.table import moving
from companion.table.record import Carrier
from companion.table.state import Move, Phase, Table
from companion.ui import kit, leaving, rescuing
from companion.ui.contexts import current_theme
from companion.ui.kit import Press
from companion.ui.phone import Phone
from companion.ui.saying import use_words
from companion.ui.screens.seats import at_table
from companion.ui.view_state import Overlay, ViewState

SEATED = (Phase.LOBBY, Phase.PLAYING)
"""When a seat may go on with another phone."""


def gone(now: ViewState) -> tuple[int, ...]:
    """The seats of this game, or of the next one, whose phone is not at the table."""
    if now.scene is None or not now.can.joinable or now.scene.table.phase not in SEATED:
        return ()
    table, present = now.scene.table, now.scene.present
    seats = (seat for seat in table.seats if seat.number in table.players)
    away = (seat for seat in seats if seat.carrier is not Carrier.CODE)
    return tuple(seat.number for seat in away if seat.number not in present)


def may_give_up(now: ViewState) -> bool:
    """Whether this phone may give up a deal that can't go on as it should."""
    if now.scene is None or not now.can.turns or not (now.mine or now.maker):
        return False
    playing = now.scene.table.phase in (Phase.DEALING, Phase.PLAYING)
    return playing and (now.scene.closed is not None or bool(gone(now)))


def to_decide(phone: Phone, now: ViewState) -> Move | None:
    """What this phone's player must say, or waits for."""
    session, scene = phone.session, now.scene
    if scene is None or scene.table.phase not in SEATED:
        return None
    move = scene.table.move
    if move is None:
        return None
    return move if moves.asks(session, move) else moves.asked(session, scene.table)


@ft.component
def Gone(phone: Phone) -> ft.Control:
    """Whose phone is gone?"""
    theme = current_theme()
    lost, table = phone.use(lambda now: (gone(now), now.table))
    maker, here, ends = phone.use(lambda now: (now.maker, maker_here(now), may_give_up(now)))
    w, away = phone.words, leaving.back(phone)
    seats = [number for number in lost if moving.possible(table, number, maker, here)]
    note = _before_deal("gone-note" if seats or not lost else "gone-too-few", table)

    def asks(number: int) -> Press:
        async def ask() -> object:
            refused = await moves.ask(phone.session, number)
            if refused is None:
                phone.put(over=Overlay.NOTHING)
            return refused

        return phone.does(ask, name=f"ask {number}")

    async def rescue() -> None:
        await rescuing.begin(phone)

    rows: list[ft.Control | None] = [
        kit.big_row(
            _name(table, number), asks(number), mark=kit.seat_mark(number, 34), key=f"gone-{number}"
        )
        for number in seats
    ]
    code = kit.secondary(w("gone-code"), phone.does(rescue), expand=True)
    give_up = kit.secondary(w("give-up"), phone.opens(Overlay.GIVE_UP), expand=True)
    inside = kit.inside(
        w("gone-title"),
        [*rows, kit.text(w(note), colour=theme.soft, size=16)],
        height=len(rows) * 64 + 110,
        foot=kit.col(kit.row(code), kit.row(give_up) if ends else None, gap=10, tight=True),
        away=kit.Action("ui-close", w("close"), away),
    )
    return kit.sheet(inside, on_away=away)


@ft.component
def MoveSheet(phone: Phone) -> ft.Control:
    """To those who decide, and to the phone that asks."""
    move, table, here, closed = phone.use(
        lambda now: (
            to_decide(phone, now),
            now.table,
            maker_here(now),
            now.scene.closed if now.scene is not None else None,
        )
    )
    session, w = phone.session, phone.words
    said = use_words(phone, *((move.key, at_table(phone)),) if move else ())
    if move is None:
        return ft.Container()
    number, name = move.number, _name(table, move.seat)

    async def agree() -> object:
        return await moves.agree(session, number)

    async def end() -> object:
        return await moves.end(session, number)

    no = phone.does(end, name=f"no {number}")
    kind = "mine" if moves.asks(session, move) else "asked"
    label = {"mine": "move-take-back", "asked": "move-refuse"}[kind]
    refuse = kit.secondary(w(label), no, expand=True, key="move-refuse")
    yes, missing = None, moving.missing(table, move, here)
    if kind == "asked" and missing:
        press = phone.does(agree, name=f"yes {number}")
        yes = kit.primary(w("move-agree"), press, expand=True, key="move-agree")
    needed = moving.needed(table, move, here)
    so_far = w("move-so-far", done=needed - missing, of=needed)
    if not missing:
        so_far = w.say(closed) if closed else w("move-waits", name=name)
    note = "move-mine-note" if kind == "mine" else _before_deal("move-asked-note", table)
    body = kit.upon(
        kit.asked(move.seat, w(f"move-{kind}", name=name)),
        kit.text(w(note, name=name, words=said[0]), size=17),
        kit.text(so_far, "note"),
        foot=kit.beside(refuse, yes),
    )
    return kit.sheet(body)


def maker_here(now: ViewState) -> bool:
    """Whether the phone of the table's maker is at it."""
    return now.scene is None or now.scene.maker


def _before_deal(key: str, table: Table) -> str:
    """The key of a sentence; before a deal there is no card, and nothing to give up."""
    return f"{key}-lobby" if table.phase is Phase.LOBBY else key


def _name(table: Table, number: int) -> str:
    seat = table.seat(number)
    return seat.name if seat else "?"
