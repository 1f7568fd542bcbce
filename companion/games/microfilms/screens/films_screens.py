"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import assert_never

import flet as ft

from companion.games.microfilms.rules import turns
from companion.games.microfilms.rules.cards import NONE
from companion.games.microfilms.rules.deeds import Done
from companion.games.microfilms.rules.films import Films, Kind, Player, Wait
from companion.games.microfilms.rules.game import Act, Ask, Event
from companion.games.microfilms.screens import (
    answer_sheet,
    attempt_sheet,
    board,
    book,
    box_sheet,
    by_hand,
    check_sheet,
    end_sheet,
    ending,
    faces,
    foot,
    lay_sheet,
    lift_sheet,
    lines,
    names,
    notes_page,
    routes,
    step,
    turn_sheet,
)
from companion.games.microfilms.screens.exchanges import FilmsByCode
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui.game_screens import Choice, GameScreens, Page
from companion.ui.kit import Face
from companion.ui.stage import Stage
from companion.ui.words import Words


class FilmsScreens(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    by_code = FilmsByCode()
    secret = True
    end_board = staticmethod(ending.end_board)
    line = staticmethod(lines.line)
    wish = staticmethod(lines.wish)
    outcomes = staticmethod(lines.outcomes)
    news = staticmethod(board.news)
    result = staticmethod(ending.result)
    won = staticmethod(ending.won)
    reasons = staticmethod(ending.reasons)
    rules = staticmethod(book.rules)
    house = book.HOUSE
    foot = staticmethod(foot.Foot)

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        """One's own identity."""
        return faces.face(words, table, hand)

    def given(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """The one card that was lifted, or a hand that was shown."""
        return faces.given(words, table, passed)

    def badge(self, table: Table, seat: int) -> str | None:
        """The identity that lies open."""
        player = _player(table, seat)
        if player is None or player.identity == NONE:
            return None
        return names.DRAWINGS[names.IDENTITIES[player.identity]]

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The identities that lie open."""
        player = _player(table, seat)
        if player is None:
            return ""
        known = [one for one in (player.identity, player.second) if one != NONE]
        return " · ".join(names.card(words, names.IDENTITIES[one]) for one in known)

    def tells(self, act: Act | Ask, events: tuple[Event, ...]) -> bool:
        """All but a turn that ends: the next player's light says that."""
        return not isinstance(act, turns.EndTurn) or any(isinstance(e, Done) for e in events)

    def whose(self, table: Table) -> int | None:
        """Whose turn it is; while somebody must answer, who that is."""
        state = table.state
        if not isinstance(state, Films):
            return None
        if state.pending is not None:
            return state.pending.late
        return state.turn if state.turn >= 0 else None

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """Suspicion, francs, cards."""
        known = isinstance(table.state, Films) and not stage.by_codes
        return board.SeatLine(stage, seat) if known else None

    def board(self, stage: Stage) -> ft.Control:
        """Evening, decks, house."""
        return board.apart(stage) if stage.by_codes else board.Board(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else a seat may do."""
        return foot.more(stage) if stage.plays else ()

    def urgent(self, table: Table, seat: int) -> routes.Sheet | None:
        """An answer, a hand to lay or to show, a card to lift."""
        return step.urgent(table.state, seat) if isinstance(table.state, Films) else None

    def way(self, table: Table, seat: int) -> routes.Sheet | None:
        """The sheet of what is next; what is opened for good is on the table's side."""
        state = table.state
        return step.SHEETS.get(step.step(state, seat).do) if isinstance(state, Films) else None

    def sheet(self, stage: Stage, route: routes.Sheet) -> ft.Control:
        """What stands on a sheet."""
        match route:
            case routes.Sheet.TURN:
                return turn_sheet.Turn(stage)
            case routes.Sheet.ATTEMPT:
                return attempt_sheet.Attempting(stage)
            case routes.Sheet.END:
                return end_sheet.Ending(stage)
            case routes.Sheet.HAND:
                return by_hand.ByHand(stage)
            case routes.Sheet.BOX:
                return box_sheet.Box(stage)
            case routes.Sheet.ANSWER:
                return answer_sheet.Answering(stage)
            case routes.Sheet.LAY:
                return lay_sheet.Laying(stage)
            case routes.Sheet.LIFT:
                return lift_sheet.Lifting(stage)
            case routes.Sheet.CHECK:
                return check_sheet.Checking(stage)
            case routes.Sheet.SHOW:
                return lay_sheet.Showing(stage)
            case _:
                assert_never(route)

    def page(self, stage: Stage, route: routes.Page) -> Page:
        """Private notes, or the eight identities."""
        match route:
            case routes.Page.WHO:
                return book.who_is_who(stage)
            case routes.Page.NOTES:
                return notes_page.page(stage)
            case _:
                assert_never(route)

    def rules_at(self, table: Table) -> int:
        """The part about what is going on."""
        return book.PARTS.index(_part(table.state)) if isinstance(table.state, Films) else 0


def _part(state: Films) -> str:
    """The part of the rules that is wanted now."""
    if state.attempt is not None:
        return "agents" if state.attempt.kind is Kind.AGENT else "freelancers"
    if state.pending is not None:
        parts = {
            Wait.BRIBE: "bribe",
            Wait.BLACKMAIL: "blackmail",
            Wait.INTERROGATION: "interrogate",
        }
        return parts[state.pending.wait]
    return "turn" if state.number > 1 or state.done else "setup"


def _player(table: Table, seat: int) -> Player | None:
    return table.state.player(seat) if isinstance(table.state, Films) else None


SCREENS = FilmsScreens()
