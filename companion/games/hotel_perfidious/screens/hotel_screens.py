"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import assert_never

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.game import Act, Ask, Event
from companion.games.hotel_perfidious.rules.items import NOBODY
from companion.games.hotel_perfidious.screens import (
    actions_sheet,
    board,
    book,
    book_page,
    cellar_sheet,
    decks_page,
    duel_page,
    duel_sheets,
    ending,
    finder_page,
    foot,
    hand_sheet,
    lines,
    mission_sheets,
    rooms_page,
    routes,
    tile_sheets,
    trap_sheets,
)
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.table.state import Phase, Table
from companion.ui.game_screens import Choice, GameScreens, Page
from companion.ui.stage import Stage
from companion.ui.words import Words

NOTED = (a.EndTurn, a.NoteSeen, a.DeckByHand, a.Nothing)
"""What stays untold at the table: a turn that ends, and what is noted of the decks."""


class HotelScreens(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    full = True
    above = staticmethod(board.Above)
    below = staticmethod(board.Below)
    end_board = staticmethod(ending.end_board)
    line = staticmethod(lines.line)
    outcomes = staticmethod(lines.outcomes)
    news = staticmethod(board.news)
    result = staticmethod(ending.result)
    won = staticmethod(ending.won)
    reasons = staticmethod(ending.reasons)
    rules = staticmethod(book.rules)
    house = book.HOUSE
    rules_at = staticmethod(book.rules_at)
    board = staticmethod(board.Board)
    middle = staticmethod(foot.Middle)
    foot = staticmethod(foot.Foot)

    def badge(self, table: Table, seat: int) -> str | None:
        """At the end: a blueprint dropped off, or only a bed."""
        hotel = hotel_of(table)
        if hotel is None or table.phase is not Phase.ENDED:
            return None
        return "hp-blueprint" if hotel.blueprints_of(seat) else "hp-bed"

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """Souvenirs, which are worth something at the end."""
        hotel = hotel_of(table)
        return "" if hotel is None else say(words, "souvenirs", count=hotel.souvenirs_of(seat))

    def tells(self, act: Act | Ask, events: tuple[Event, ...]) -> bool:
        """All but what each player notes, and a turn that ends."""
        return not isinstance(act, NOTED)

    def whose(self, table: Table) -> int | None:
        """Whose turn it is; in a duel or a trap, who has to do something."""
        hotel = hotel_of(table)
        if hotel is None or hotel.over:
            return None
        if hotel.trap is not None:
            return hotel.trap.seat
        if hotel.duel is not None:
            late = (side.seat for side in hotel.duel.both if not side.roll)
            return next(late, hotel.duel.attacker.seat)
        return None if hotel.turn == NOBODY else hotel.turn

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """Souvenirs, wins, what keeps one from acting."""
        return board.SeatLine(stage, seat)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else a seat may do."""
        return foot.more(stage) if stage.plays else ()

    def urgent(self, table: Table, seat: int) -> routes.Sheet | None:
        """A trap of one's own, or a duel one has still to be ready for."""
        hotel = hotel_of(table)
        if hotel is None:
            return None
        if hotel.trap is not None and hotel.trap.seat == seat:
            return routes.Sheet.TRAP
        if hotel.duel is not None and duel_sheets.waits_for(hotel.duel, seat):
            return routes.Sheet.READY
        return None

    def way(self, table: Table, seat: int) -> routes.Page | routes.Sheet | None:
        """The duel, or what one can do."""
        hotel = hotel_of(table)
        if hotel is None or hotel.over or hotel.turning is not None or not hotel.bed_of(seat):
            return None
        return routes.Page.DUEL if hotel.duel is not None else routes.Sheet.ACTIONS

    def sheet(self, stage: Stage, route: routes.Sheet) -> ft.Control:
        """What stands on a sheet."""
        match route:
            case routes.Sheet.ACTIONS:
                return actions_sheet.Actions(stage)
            case routes.Sheet.SET:
                return tile_sheets.Setting(stage)
            case routes.Sheet.SEARCH:
                return tile_sheets.Searching(stage)
            case routes.Sheet.TRAP:
                return trap_sheets.TrapCard(stage)
            case routes.Sheet.TILE:
                return tile_sheets.Silent(stage)
            case routes.Sheet.LYING:
                return tile_sheets.Lying(stage)
            case routes.Sheet.READY:
                return duel_sheets.Readying(stage)
            case routes.Sheet.WHACK:
                return duel_sheets.Attacking(stage)
            case routes.Sheet.PHONE:
                return mission_sheets.Phones(stage)
            case routes.Sheet.BLUEPRINTS:
                return mission_sheets.Dropping(stage)
            case routes.Sheet.BED:
                return mission_sheets.Bed(stage)
            case routes.Sheet.FIRST:
                return mission_sheets.First(stage)
            case routes.Sheet.CELLAR:
                return cellar_sheet.Cellar(stage)
            case routes.Sheet.HAND:
                return hand_sheet.ByHand(stage)
            case _:
                assert_never(route)

    def page(self, stage: Stage, route: routes.Page) -> Page:
        """What stands on a page."""
        match route:
            case routes.Page.BOOK:
                return book_page.page(stage)
            case routes.Page.DUEL:
                return duel_page.page(stage)
            case routes.Page.FINDER:
                return finder_page.page(stage)
            case routes.Page.DECKS:
                return decks_page.page(stage)
            case routes.Page.ROOMS:
                return rooms_page.page(stage)
            case _:
                assert_never(route)


SCREENS = HotelScreens()
