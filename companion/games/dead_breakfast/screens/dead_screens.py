"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import assert_never

import flet as ft

from companion.games.dead_breakfast.rules import pad
from companion.games.dead_breakfast.rules.game import Act, Ask, Event
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


class DeadScreens(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    whose = staticmethod(board.whose)
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
    foot = staticmethod(foot.Foot)

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

    def tells(self, act: Act | Ask, events: tuple[Event, ...]) -> bool:
        """Dibs, and what came of them; who counts or paints does so on an own pad."""
        return not isinstance(act, pad.Act)

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """Points, turns, eyeballs."""
        return board.SeatLine(stage, seat)

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

    def way(self, table: Table, seat: int) -> routes.Sheet | None:
        """The move; who is being watched for dibs stays at the table."""
        street = street_of(table)
        moves = street is not None and street.turn == seat and not street.presses
        return routes.Sheet.MOVE if moves else None

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


SCREENS = DeadScreens()
