"""Before a duel: whom to attack, and what each fighter readies, on the own phone."""

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.hotel import Duel, Hotel
from companion.games.hotel_perfidious.rules.items import BONUS, COUNTERS, Item, packed
from companion.games.hotel_perfidious.screens import plates, routes
from companion.games.hotel_perfidious.screens.duel_page import toggled
from companion.games.hotel_perfidious.screens.names import drawing, item, say, several
from companion.games.hotel_perfidious.screens.pen import use_own, use_pen
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.sending import Laying
from companion.ui.stage import Stage


@ft.component
def Attacking(stage: Stage) -> ft.Control:
    """Whom?"""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    others = [other for other in hotel.seats if other != seat]
    rows = [
        pieces.tile(
            stage.name(other),
            stage.act(a.Whack(other), seen),
            f"whack-{other}",
            note=say(words, "souvenirs", count=hotel.souvenirs_of(other)),
            mark=kit.seat_mark(other, 34),
        )
        for other in others
    ]
    note = say(words, "whack-note")
    return pieces.sheet(stage, say(words, "whack"), rows, height=pieces.ROW * len(rows), note=note)


def waits_for(duel: Duel, seat: int) -> bool:
    """Whether a fighter has still to ready the inventory."""
    side = duel.fighter(seat)
    return side is not None and not side.mark and side.items is None


@ft.component
def Readying(stage: Stage) -> ft.Control:
    """What the trap book says is held, corrected by tap; then it is laid for the duel."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    here, set_here = ft.use_state(-1)
    seat = stage.seat
    if hotel is None or hotel.duel is None or seat is None or not waits_for(hotel.duel, seat):
        return pieces.said(stage, say(stage.words, "duel"), say(stage.words, "duel-none"))
    if stage.several and here != seat:
        return pass_to(stage, seat, lambda: set_here(seat))
    return Choosing(stage, hotel, hotel.duel, seat, seen)


def pass_to(stage: Stage, seat: int, press: kit.Press) -> ft.Control:
    """One phone for all: it goes to whom this is about."""
    words, name = stage.words, stage.name(seat)
    button = pieces.wide_button(say(words, "pass-here", name=name), press, "here")
    return pieces.sheet(stage, say(words, "pass", name=name), [button], height=70, away=False)


@ft.component
def Choosing(stage: Stage, hotel: Hotel, duel: Duel, seat: int, seen: int) -> ft.Control:
    """Three items that count, as the book has them until one is tapped."""
    own, pen = use_own(stage), use_pen(stage)
    tapped, set_tapped = ft.use_state(_UNTAPPED)
    theme, words = stage.theme, stage.words
    book = own.items[:2]
    items = book if tapped == _UNTAPPED else tapped

    def press(one: Item) -> kit.Press:
        return lambda: set_tapped(lambda now: toggled(book if now == _UNTAPPED else now, one))

    cells = [
        plates.cell(
            stage,
            f"+{BONUS[one]}" + (" ×2" if items.count(one) > 1 else ""),
            f"{item(words, one)} +{BONUS[one]}",
            one in items,
            press(one),
            f"ready-{one}",
            drawing=drawing(one),
        )
        for one in BONUS
    ]
    kids: list[ft.Control | None] = [
        kit.grid(cells, 3, 6),
        kit.text(say(words, "ready-holds", items=several(words, items)), size=17),
    ]
    if hotel.options.literal_traps and any(one in COUNTERS for one in items):
        kids.append(kit.text(say(words, "ready-literal"), colour=theme.warm, size=16))
    go: kit.Press = kit.nothing
    if pen is not None:
        go = pen.ready(Laying(a.LayInventory, packed(items)), seen, routes.Page.DUEL)
    attacks = duel.attacker.seat == seat
    other = stage.name(duel.defender.seat if attacks else duel.attacker.seat)
    title = say(words, "ready-attack" if attacks else "ready-defend", name=other)
    foot = kit.beside(
        kit.secondary(
            say(words, "duel-call-off"),
            stage.act(a.CallOff(), seen),
            kit.Dress(text=15),
            key="call-off",
        ),
        kit.primary(say(words, "ready"), go, expand=True, disabled=not own.ready, key="lay"),
        gap=8,
        across=kit.foot_width(),
    )
    note = say(words, "ready-note")
    return pieces.sheet(stage, title, kids, height=150, note=note, foot=foot, away=False)


_UNTAPPED: tuple[Item, ...] = (Item.NOTHING,)
"""Nothing was tapped yet: what the book says counts."""
