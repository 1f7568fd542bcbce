"""The Cellar Passage: how it works, and what becomes of who does not get out of it."""

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.turns import may_move
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Cellar(stage: Stage) -> ft.Control:
    """Key and Cellar in our own words; the fall by one tap."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    ready = say(words, "cellar-ready" if hotel.options.must_be_ready else "cellar-held")
    told = [
        kit.text(say(words, "rules-cellar-text"), size=17),
        kit.text(ready, size=17, colour=stage.theme.soft),
    ]
    fall = pieces.wide_button(
        say(words, "cellar-lost"),
        stage.act(a.StayInCellar(), seen),
        "cellar-lost",
        off=may_move(hotel, seat) is not None,
    )
    return pieces.sheet(stage, say(words, "cellar"), told, height=230, foot=fall)
