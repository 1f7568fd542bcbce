"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import Any, assert_never

import flet as ft

from companion.games.dead_breakfast.rules.game import Event
from companion.games.dead_breakfast.screens import (
    board,
    book,
    compare_page,
    ending,
    foot,
    hand_sheet,
    house_page,
    lines,
    names_sheet,
    pad_page,
    routes,
    turn_sheets,
)
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.table.state import Table
from companion.ui.game_screens import Choice, GameScreens, Page
from companion.ui.stage import Stage
from companion.ui.words import Words


class DeadLook(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    # --- what everybody sees

    def badge(self, table: Table, seat: int) -> str | None:
        """Who called dibs; at the end, who wins."""
        street = street_of(table)
        if street is None:
            return None
        if street.finished:
            return "game-dead" if seat in street.verdict.winners else "db-roof"
        return "db-eye" if seat in street.queue else None

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """Points."""
        street = street_of(table)
        return "" if street is None else say(words, "points", points=street.score(seat).total)

    def whose(self, table: Table) -> int | None:
        """Who may snatch, or whose turn it is."""
        return board.whose(table)

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """Points, turns, eyeballs."""
        return board.SeatLine(stage, seat)

    def board(self, stage: Stage) -> ft.Control:
        """What lies open."""
        return board.Board(stage)

    def end_board(self, stage: Stage) -> ft.Control | None:
        """All houses side by side."""
        return ending.end_board(stage)

    def foot(self, stage: Stage) -> ft.Control | None:
        """The next thing to do."""
        return foot.Foot(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else a seat may do."""
        return foot.more(stage) if stage.plays else ()

    def urgent(self, table: Table, seat: int) -> routes.Sheet | None:
        """Who called dibs first must say what to take; who tied must settle it."""
        street = street_of(table)
        if street is None or street.finished:
            return None
        if seat in street.tie:
            return routes.Sheet.TIE
        return routes.Sheet.TAKE if street.taker == seat else None

    def sheet(self, stage: Stage, route: routes.Sheet) -> ft.Control:
        """What stands on a sheet."""
        match route:
            case routes.Sheet.MOVE:
                return turn_sheets.Moving(stage)
            case routes.Sheet.TAKE:
                return turn_sheets.Taking(stage)
            case routes.Sheet.TIE:
                return turn_sheets.Tie(stage)
            case routes.Sheet.QUEUE:
                return turn_sheets.Queue(stage)
            case routes.Sheet.CALL:
                return turn_sheets.Calling(stage)
            case routes.Sheet.HAND:
                return hand_sheet.ByHand(stage)
            case routes.Sheet.NAMES:
                return names_sheet.Naming(stage)
            case _:
                assert_never(route)

    def page(self, stage: Stage, route: routes.Pages) -> Page:
        """What stands on a page."""
        match route:
            case routes.House(seat):
                return house_page.page(stage, seat)
            case routes.Pad(seat):
                return pad_page.page(stage, seat)
            case routes.Page.COMPARE:
                return compare_page.page(stage)
            case _:
                assert_never(route)

    # --- words

    def line(self, words: Words, table: Table, act: Any, seat: int) -> str:
        """An act in words."""
        return lines.line(words, table, act, seat)

    def outcomes(self, words: Words, table: Table, events: tuple[Event, ...]) -> str:
        """What came of it."""
        return lines.outcomes(words, table, events)

    def news(self, words: Words, table: Table) -> str:
        """Somebody called dibs."""
        return board.news(words, table)

    def result(self, words: Words, table: Table) -> str:
        """Who wins."""
        return ending.result(words, table)

    def rules(self, words: Words) -> tuple[tuple[str, str], ...]:
        """In our own words."""
        return book.rules(words)

    def rules_at(self, table: Table) -> int:
        """The part about what is going on."""
        return book.rules_at(table)


SCREENS = DeadLook()
