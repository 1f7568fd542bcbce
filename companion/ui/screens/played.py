"""The evenings played on this phone: a list that can be erased, and how the end gets into it."""

import flet as ft

from companion.table.state import Table
from companion.ui import kit, leaving
from companion.ui.clock import day
from companion.ui.contexts import current_theme
from companion.ui.evenings import Played
from companion.ui.game_reading import reading_of
from companion.ui.phone import Phone

ROW = 76.0
"""dp of an evening."""


def use_remembered(phone: Phone, table: Table) -> None:
    """A phone with a seat, or that made the table, remembers how it ended. A hook."""
    new = _played(phone, table)
    ours = bool(phone.now.mine or phone.now.maker) and bool(new.deal)

    async def remember() -> None:
        if ours:
            await phone.memory.add_evening(new)

    phone.use_task(remember, [new.deal, new.winners, ours])


def _played(phone: Phone, table: Table) -> Played:
    """This end. deal: its id in the log, or in the code that it came by."""
    shown = reading_of(phone.now.game)
    names = {seat.number: seat.name for seat in table.seats}
    players = [seat for seat in table.players if seat in names]
    return Played(
        f"{table.deal.game_id.hex()}-{table.round}" if table.deal else "",
        phone.now.game,
        phone.context.now(),
        tuple(names[seat] for seat in players),
        tuple(names[seat] for seat in players if shown.won(table, seat)),
    )


@ft.component
def Evenings(phone: Phone) -> ft.Control:
    """The sheet on Home: the newest first; erasing asks first."""
    theme, w = current_theme(), phone.words
    kept, show = ft.use_state(tuple[Played, ...]())
    sure, ask = ft.use_state(False)
    away = leaving.back(phone)
    leaving.use_step(phone, (lambda: ask(False)) if sure else None)

    async def fetch() -> None:
        show(await phone.memory.evenings())

    async def erase() -> None:
        await phone.memory.erase_evenings()
        ask(False)
        await fetch()

    phone.use_task(fetch, [])
    if sure:
        return kit.ask_first(
            title=w("played-erase-title"),
            sentence=w("played-erase-note"),
            yes=w("played-erase"),
            no=w("cancel"),
            on_yes=phone.does(erase, name="erase"),
            on_no=lambda: ask(False),
            harm=True,
        )
    rows = [_row(phone, one) for one in kept]
    nothing = kit.text(w("played-none"), colour=theme.soft, size=16)
    wipe = kit.quiet(w("played-erase"), lambda: ask(True), kit.SMALL, expand=True, key="erase")
    inside = kit.inside(
        w("played-title"),
        rows or [nothing],
        height=ROW * max(1, len(rows)),
        note=w("played-note"),
        foot=kit.row(wipe) if rows else None,
        away=kit.Action("ui-close", w("close"), away),
    )
    return kit.sheet(inside, on_away=away)


def _row(phone: Phone, one: Played) -> ft.Control:
    """What and when; below it who was there, and who won."""
    w = phone.words
    title = w(f"{one.game}-title") if one.game in phone.context.games else one.game
    won = w("played-won", names=w.listed(one.winners), count=len(one.winners))
    return kit.col(
        kit.text(f"{title} · {day(phone, one.minutes)}", "strong", size=17),
        kit.text(w.listed(one.names), size=16),
        kit.text(won, "note") if one.winners else None,
        gap=1,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
