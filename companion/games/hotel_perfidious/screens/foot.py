"""The one thing to do next, at the thumb; beside it the private trap book."""

from dataclasses import dataclass

import flet as ft

from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import NOBODY
from companion.games.hotel_perfidious.screens import routes
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit
from companion.ui.game_screens import Choice
from companion.ui.stage import Stage


@dataclass(frozen=True, eq=False)
class _Next:
    """What stands on the button, and what it opens."""

    label: str
    press: kit.Press
    key: str
    kind: kit.Button = kit.primary


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """The trap book, the next thing."""
    hotel = stage.use(hotel_of)
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    book = kit.secondary(
        say(words, "book-short"), stage.to(routes.Page.BOOK), kit.Dress(60, 17), key="book"
    )
    then = _next(stage, hotel, seat)
    main = then.kind(then.label, then.press, kit.TALL, expand=True, key=then.key)
    return kit.row(book, main, gap=8)


@ft.component
def Middle(stage: Stage) -> ft.Control:
    """On a screen without a seat: who begins."""
    hotel = stage.use(hotel_of)
    begun = hotel is None or hotel.over or hotel.turn != NOBODY
    if hotel is None or begun or not all(map(hotel.bed_of, hotel.seats)):
        return ft.Container(visible=False)
    first = kit.primary(
        say(stage.words, "do-first"),
        stage.to(routes.Sheet.FIRST),
        kit.TALL,
        expand=True,
        key="do-first",
    )
    return kit.row(first)


def _next(stage: Stage, hotel: Hotel, seat: int) -> _Next:
    words = stage.words
    if hotel.over:
        return _Next(say(words, "do-finish"), stage.end(), "do-finish")
    if hotel.duel is not None:
        return _Next(say(words, "do-duel"), stage.to(routes.Page.DUEL), "do-duel")
    if hotel.trap is not None:
        return _Next(say(words, "do-trap"), stage.to(routes.Sheet.TRAP), "do-trap")
    if hotel.turning is not None:
        return _Next(say(words, "do-tile"), stage.to(routes.Sheet.TILE), "do-tile", kit.secondary)
    if not hotel.bed_of(seat):
        return _Next(say(words, "do-bed"), stage.to(routes.Sheet.BED), "do-bed")
    if hotel.turn == NOBODY:
        return _Next(say(words, "do-first"), stage.to(routes.Sheet.FIRST), "do-first")
    if hotel.turn == seat:
        return _Next(say(words, "do-act"), stage.to(routes.Sheet.ACTIONS), "do-act")
    label = say(words, "do-wait", name=stage.name(hotel.turn))
    return _Next(label, stage.to(routes.Sheet.ACTIONS), "do-wait", kit.secondary)


def more(stage: Stage) -> tuple[Choice, ...]:
    """What else a seat may do."""
    words, hotel = stage.words, hotel_of(stage.table)
    choices = [
        Choice(say(words, "book"), "hp-nutcracker", stage.to(routes.Page.BOOK)),
        Choice(say(words, "dead-drop"), "hp-compass", stage.to(routes.Page.FINDER)),
        Choice(say(words, "phone"), "ui-phone", stage.to(routes.Sheet.PHONE)),
        Choice(say(words, "rooms"), "hp-bed", stage.to(routes.Page.ROOMS)),
        Choice(say(words, "lying"), "ui-table", stage.to(routes.Sheet.LYING)),
        Choice(say(words, "hand"), "ui-gear", stage.to(routes.Sheet.HAND)),
    ]
    if hotel is not None and hotel.options.keep_decks:
        choices.append(Choice(say(words, "decks"), "hp-rug", stage.to(routes.Page.DECKS)))
    return tuple(choices)
