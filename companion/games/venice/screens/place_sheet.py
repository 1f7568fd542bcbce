"""Choosing a location: five names, used ones struck; face up, or laid face down."""

import flet as ft

from companion.games.venice.rules import visits
from companion.games.venice.rules.cards import LOCATIONS
from companion.games.venice.rules.venice import Venice
from companion.games.venice.rules.visits import lays
from companion.games.venice.screens import names, plates
from companion.games.venice.screens.step import chooses
from companion.ui import kit, pieces
from companion.ui.sending import Laying
from companion.ui.stage import Stage


@ft.component
def Places(stage: Stage) -> ft.Control:
    """The five locations of the seat, or of the dummy it moves."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words, seat = stage.words, stage.seat
    if not isinstance(state, Venice) or seat is None:
        return ft.Container()
    place = chooses(state, seat)
    if place is None:
        done = kit.text(words("venice-place-done"), colour=stage.theme.soft)
        return pieces.sheet(stage, words("venice-place-choose"), [done], height=60)
    hidden = lays(state, seat)
    played = state.played(place)

    def press(location: int) -> kit.Press:
        if hidden:
            return stage.act(Laying(visits.LayLocation, bytes((location,))), seen, anyhow=True)
        return stage.act(visits.PlayLocation(location), seen)

    tiles = [
        pieces.tile(
            names.place(words, state, location),
            press(location),
            f"place-{location}",
            note=words("venice-place-used") if location in played else "",
            off=location in played,
            line=names.COLOURS[location],
            mark=plates.swatch(names.COLOURS[location], location in played),
        )
        for location in range(LOCATIONS)
    ]
    note = words("venice-place-hidden") if hidden else ""
    who = names.agent(words, stage.table, place)
    title = words("venice-place-choose") if place == seat else words("venice-place-for", name=who)
    return pieces.sheet(stage, title, tiles, height=66 * 5, note=note)
