"""How the mission ended: blueprints, souvenirs, wins, and the wins of all games so far."""

import flet as ft

from companion.games.hotel_perfidious.screens.names import say, seat
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage
from companion.ui.words import Words


def result(words: Words, table: Table) -> str:
    """Who has brought the blueprints home."""
    hotel = hotel_of(table)
    if hotel is None or not hotel.gained:
        return say(words, "over")
    return say(words, "result", name=words.listed(seat(table, who) for who, _ in hotel.gained))


def won(table: Table, seat: int) -> bool | None:
    """Whether a seat has brought blueprints home."""
    hotel = hotel_of(table)
    if hotel is None or not hotel.gained:
        return None
    return seat in dict(hotel.gained)


def end_board(stage: Stage) -> ft.Control | None:
    """The sum, then the running total."""
    lines = reasons(stage.words, stage.table)
    if not lines:
        return None
    kids = [kit.text(line, size=18 * stage.size.scale, align=ft.TextAlign.CENTER) for line in lines]
    return kit.plate(kit.col(*kids, gap=6, tight=True), line=stage.theme.accent)


def reasons(words: Words, table: Table) -> list[str]:
    """A sentence each: what blueprints and souvenirs brought, the running total."""
    hotel = hotel_of(table)
    if hotel is None:
        return []
    lines = [
        say(
            words,
            "sum",
            name=seat(table, who),
            blueprints=hotel.blueprints_of(who),
            souvenirs=hotel.souvenirs_of(who),
            wins=won,
        )
        for who, won in hotel.gained or ()
    ]
    if any(not won for _, won in hotel.gained or ()):
        lines.append(say(words, "sum-nothing"))
    totals = " · ".join(f"{seat(table, who)} {hotel.wins_of(who)}" for who in hotel.seats)
    lines.append(say(words, "total", wins=totals))
    return lines
