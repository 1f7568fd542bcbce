"""The Cellar Passage: how it works, and what becomes of who does not get out of it."""

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.turns import may_move
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage
from companion.ui.words import told


@ft.component
def Cellar(stage: Stage) -> ft.Control:
    """Key and Cellar in our own words; the fall by one tap."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    rules = kit.text(say(words, "rules-cellar-text", **told(hotel.options)), size=17)
    fall = pieces.wide_button(
        say(words, "cellar-lost"),
        stage.act(a.StayInCellar(), seen),
        "cellar-lost",
        off=may_move(hotel, seat) is not None,
    )
    return pieces.sheet(stage, say(words, "cellar"), [rules], height=230, foot=fall)
