"""The set-up: which back lies in which room, and whose bed stands where."""

import flet as ft

from companion.games.hotel_perfidious.screens import routes
from companion.games.hotel_perfidious.screens.board import room_plan
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.stage import Stage


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "rooms"), "", Body(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The plan, what to do with it, the own bed."""
    hotel = stage.use(hotel_of)
    theme, words = stage.theme, stage.words
    if hotel is None:
        return ft.Container()
    beds = [
        say(words, "bed-is", name=stage.name(seat), room=hotel.bed_of(seat))
        for seat in hotel.seats
        if hotel.bed_of(seat)
    ]
    return kit.col(
        kit.text(say(words, "rooms-note"), colour=theme.soft),
        room_plan(stage, hotel, set_up=True),
        *(kit.text(line, size=18) for line in beds),
        pieces.wide_button(
            say(words, "bed"), stage.to(routes.Sheet.BED), "bed", kind=kit.secondary
        ),
        gap=14,
        scroll=True,
    )
