"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import Any

import flet as ft

from companion.games.hotel_perfidious.rules.game import Event
from companion.games.hotel_perfidious.rules.items import NOBODY
from companion.games.hotel_perfidious.screens import (
    actions_sheet,
    board,
    book,
    book_page,
    decks_page,
    duel_page,
    duel_sheets,
    ending,
    finder_page,
    foot,
    hand_sheet,
    lines,
    mission_sheets,
    numbers,
    rooms_page,
    tile_sheets,
    trap_sheets,
)
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.games.hotel_perfidious.screens.theme import THEME
from companion.table.state import Phase, Table
from companion.ui.game_screens import Choice, GameScreens, Page
from companion.ui.stage import Stage
from companion.ui.words import Words

PAGES = {
    numbers.BOOK: book_page.page,
    numbers.DUEL: duel_page.page,
    numbers.FINDER: finder_page.page,
    numbers.DECKS: decks_page.page,
    numbers.ROOMS: rooms_page.page,
}
SHEETS = {
    numbers.ACTIONS: actions_sheet.Actions,
    numbers.SET: tile_sheets.Setting,
    numbers.SEARCH: tile_sheets.Searching,
    numbers.TRAP: trap_sheets.TrapCard,
    numbers.TILE: tile_sheets.Silent,
    numbers.LYING: tile_sheets.Lying,
    numbers.READY: duel_sheets.Readying,
    numbers.WHACK: duel_sheets.Attacking,
    numbers.PHONE: mission_sheets.Phones,
    numbers.BLUEPRINTS: mission_sheets.Dropping,
    numbers.BED: mission_sheets.Bed,
    numbers.FIRST: mission_sheets.First,
    numbers.HAND: hand_sheet.ByHand,
}


class HotelLook(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    theme = THEME
    # --- what everybody sees

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

    def board(self, stage: Stage) -> ft.Control:
        """What lies open."""
        return board.Board(stage)

    def above(self, stage: Stage) -> ft.Control | None:
        """Whose turn it is, and the rooms: larger than beside the seats."""
        return board.Above(stage)

    def end_board(self, stage: Stage) -> ft.Control | None:
        """The sum."""
        return ending.end_board(stage)

    def foot(self, stage: Stage) -> ft.Control | None:
        """The next thing to do."""
        return foot.Foot(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else a seat may do."""
        return foot.more(stage) if stage.plays else ()

    def urgent(self, table: Table, seat: int) -> int:
        """A trap of one's own, or a duel one has still to be ready for."""
        hotel = hotel_of(table)
        if hotel is None:
            return 0
        if hotel.trap is not None and hotel.trap.seat == seat:
            return numbers.TRAP
        if hotel.duel is not None and duel_sheets.waits_for(hotel.duel, seat):
            return numbers.READY
        return 0

    def sheet(self, stage: Stage, at: int) -> ft.Control:
        """One of the sheets of `numbers`."""
        return SHEETS[at](stage)

    def page(self, stage: Stage, at: int) -> Page:
        """One of the pages of `numbers`."""
        return PAGES[at](stage)

    # --- words

    def line(self, words: Words, table: Table, act: Any, seat: int) -> str:
        """An act in words."""
        return lines.line(words, table, act, seat)

    def outcomes(self, words: Words, table: Table, events: tuple[Event, ...]) -> str:
        """What came of it."""
        return lines.outcomes(words, table, events)

    def news(self, words: Words, table: Table) -> str:
        """A duel, a trap, a phone that rings."""
        return board.news(words, table)

    def result(self, words: Words, table: Table) -> str:
        """Who has brought the blueprints home."""
        return ending.result(words, table)

    def rules(self, words: Words) -> tuple[tuple[str, str], ...]:
        """In our own words."""
        return book.rules(words)

    def rules_at(self, table: Table) -> int:
        """The part about what is going on."""
        return book.rules_at(table)


look = HotelLook()
