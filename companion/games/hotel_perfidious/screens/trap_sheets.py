"""Traps: what stops it, what I hold, what happens."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.hotel import Hotel, Sprung
from companion.games.hotel_perfidious.rules.items import COUNTERS, Item, stopper
from companion.games.hotel_perfidious.screens import names, plates
from companion.games.hotel_perfidious.screens.duel_sheets import pass_to
from companion.games.hotel_perfidious.screens.names import drawing, say, short
from companion.games.hotel_perfidious.screens.pen import Own, Pen, use_own, use_pen
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage

NO_ITEM = Item.NOTHING


@ft.component
def TrapCard(stage: Stage) -> ft.Control:
    """A trap has gone off: on its victim's phone at once, on others by tap."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    here, set_here = ft.use_state(-1)
    if hotel is None or hotel.trap is None:
        return pieces.said(stage, say(stage.words, "trap"), say(stage.words, "trap-none"))
    victim = hotel.trap.seat
    mine = stage.mine
    if len(mine) > 1 and victim in mine and here != victim:
        return pass_to(stage, victim, lambda: set_here(victim))
    acting = victim if victim in mine else None
    own = replace(stage, acting=acting)
    return Answering(own, hotel, hotel.trap, acting is not None, seen)


@ft.component
def Answering(stage: Stage, hotel: Hotel, trap: Sprung, own_trap: bool, seen: int) -> ft.Control:
    """Which counter, and then: souvenir, left there, or flat on the floor."""
    own, pen = use_own(stage), use_pen(stage)
    tapped, set_tapped = ft.use_state(NO_ITEM)
    theme, words = stage.theme, stage.words
    stops, name = COUNTERS[trap.trap], names.item(words, trap.trap)
    held = own.items if own_trap else ()
    counter = tapped if tapped is not NO_ITEM else stopper(trap.trap, held)
    lost = pen if hotel.options.counter_used_up and own_trap else None
    kids: list[ft.Control | None] = [
        kit.row(
            kit.icon(drawing(trap.trap), 58, theme.accent),
            kit.col(
                kit.text(name, "strong", size=kit.fitting(name, kit.sheet_width() - 70, 18)),
                kit.text(_stops(stage, stops), size=16, colour=theme.soft),
                gap=2,
                tight=True,
                expand=True,
                cross=ft.CrossAxisAlignment.START,
            ),
        ),
        kit.text(_advice(stage, hotel, trap, own, own_trap), size=17),
        kit.beside(
            *(
                ft.Container(
                    plates.cell(
                        stage,
                        say(words, f"brief-{one}"),
                        short(words, one),
                        one is counter,
                        _choose(set_tapped, one),
                        f"counter-{one}",
                        drawing=drawing(one),
                    ),
                    expand=True,
                )
                for one in stops
            ),
            gap=8,
            across=kit.sheet_width(),
        ),
    ]
    title = say(words, "trap-title", trap=short(words, trap.trap))
    flat = kit.beside(
        kit.secondary(
            say(words, "trap-off"), stage.act(a.CallOff(), seen), kit.Dress(text=15), key="call-off"
        ),
        (kit.primary if counter is NO_ITEM else kit.secondary)(
            say(words, "trap-flat"),
            stage.act(a.FaceTrap(NO_ITEM), seen),
            expand=True,
            key="trap-flat",
        ),
        gap=8,
        across=kit.foot_width(),
    )
    foot = kit.col(_ways(stage, counter, lost, seen), flat, gap=8, tight=True)
    return pieces.sheet(
        stage,
        title,
        kids,
        height=230,
        note=say(words, "trap-whose", name=stage.name(trap.seat)),
        foot=kit.Foot(foot, 120),
        away=not own_trap,
    )


def _choose(set_tapped: Callable[[Item], object], one: Item) -> kit.Press:
    return lambda: set_tapped(one)


def _stops(stage: Stage, stops: tuple[Item, ...]) -> str:
    first, *rest = (short(stage.words, one) for one in stops)
    if rest:
        return say(stage.words, "trap-stopped-either", first=first, second=rest[0])
    return say(stage.words, "trap-stopped", first=first)


def _advice(stage: Stage, hotel: Hotel, trap: Sprung, own: Own, own_trap: bool) -> str:
    """What the own trap book says to it."""
    words = stage.words
    if not own_trap or not own.ready:
        return say(words, "trap-ask", name=stage.name(trap.seat))
    found = stopper(trap.trap, own.items)
    if found is NO_ITEM:
        return say(words, "trap-nothing")
    used = "trap-held-used" if hotel.options.counter_used_up else "trap-held"
    return say(words, used, item=short(words, found))


def _ways(stage: Stage, counter: Item, lost: Pen | None, seen: int) -> ft.Control:
    """What becomes of a beaten trap. lost: writes that the counter is gone, where it is."""
    words, off = stage.words, counter is NO_ITEM

    def press(take: bool) -> kit.Press:
        act = a.FaceTrap(counter, take)
        return stage.act(act, seen) if lost is None else lost.uses_up(act, counter, seen)

    return kit.beside(
        kit.secondary(
            say(words, "trap-leave"), press(False), kit.SMALL, disabled=off, key="trap-leave"
        ),
        kit.primary(
            say(words, "trap-take"),
            press(True),
            kit.SMALL,
            disabled=off,
            expand=True,
            key="trap-take",
        ),
        gap=8,
        across=kit.foot_width(),
    )
