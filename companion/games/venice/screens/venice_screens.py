"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import assert_never

import flet as ft

from companion.games.venice.rules import edition
from companion.games.venice.rules.game import Act, Ask, Event
from companion.games.venice.rules.hand import Hand
from companion.games.venice.rules.venice import DEMANDS, Venice
from companion.games.venice.screens import (
    board,
    book,
    call_sheet,
    clue_sheet,
    ending,
    faces,
    foot,
    hand_sheet,
    lines,
    meeting_sheet,
    names,
    place_sheet,
    routes,
    words_page,
)
from companion.games.venice.screens.exchanges import VeniceByCode
from companion.games.venice.screens.step import Do, acts, step, whose
from companion.table.state import Table
from companion.ui.game_screens import Choice, GameScreens, Page
from companion.ui.kit import Face
from companion.ui.stage import Stage
from companion.ui.words import Words


class VeniceScreens(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    by_code = VeniceByCode()
    secret = True
    given = staticmethod(faces.given)
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
    rules_at = staticmethod(book.rules_at)
    middle = staticmethod(foot.Middle)
    foot = staticmethod(foot.Foot)

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        """One's own black cards."""
        return faces.face(words, table, hand)

    def badge(self, table: Table, seat: int) -> str | None:
        """The identity that lies open."""
        hand = _shown(table, seat)
        return names.DRAWINGS[hand.identity] if hand and hand.blacks else None

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The black cards that lie open."""
        hand = _shown(table, seat)
        if hand is None or not hand.blacks:
            return ""
        # As on the cards: the long names would not fit three beside each other.
        return f"{words(f'venice-printed-{hand.identity}')} · {table.state.labels[hand.segment]}"

    def tells(self, act: Act | Ask, events: tuple[Event, ...]) -> bool:
        """All but other names for things."""
        return not isinstance(act, edition.Act)

    def whose(self, table: Table) -> int | None:
        """Whose turn it is."""
        return whose(table.state) if isinstance(table.state, Venice) else None

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """The points of the match, which a phone without a server does not hear of."""
        return None if stage.by_codes else board.Points(stage, seat)

    def board(self, stage: Stage) -> ft.Control:
        """The round."""
        return board.apart(stage) if stage.by_codes else board.Board(stage)

    def above(self, stage: Stage) -> ft.Control | None:
        """The locations, large."""
        return None if stage.by_codes else board.Above(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else a seat may do."""
        return foot.more(stage) if stage.plays else ()

    def urgent(self, table: Table, seat: int) -> routes.Sheets | None:
        """A black card is demanded of this seat.

        Not where the cards are those of the box: they may have to be entered first.
        """
        state = table.state
        if not isinstance(state, Venice) or state.call is not None or state.options.real_cards:
            return None
        asked = (m for m in state.pending if m.kind in DEMANDS and m.asked == seat)
        return next((routes.Meeting(m.number) for m in asked if acts(state, m, seat)), None)

    def way(self, table: Table, seat: int) -> routes.Sheets | None:
        """The locations, or the meeting."""
        state = table.state
        now = step(state, seat) if isinstance(state, Venice) else None
        if now is None or now.do not in (Do.PLACE, Do.MEET):
            return None
        return routes.Sheet.PLACE if now.do is Do.PLACE else routes.Meeting(now.meeting)

    def sheet(self, stage: Stage, route: routes.Sheets) -> ft.Control:
        """What stands on a sheet."""
        match route:
            case routes.Sheet.PLACE:
                return place_sheet.Places(stage)
            case routes.Sheet.CALL:
                return call_sheet.Calling(stage)
            case routes.Sheet.JUDGE:
                return call_sheet.Judging(stage)
            case routes.Sheet.HAND:
                return hand_sheet.ByHand(stage)
            case routes.Meeting(number):
                return meeting_sheet.MeetingSheet(stage, number)
            case _:
                assert_never(route)

    def page(self, stage: Stage, route: routes.Page) -> Page:
        """The clue sheet, or the table's own words."""
        match route:
            case routes.Page.CLUES:
                return clue_sheet.page(stage)
            case routes.Page.WORDS:
                return words_page.page(stage)
            case _:
                assert_never(route)


def _shown(table: Table, seat: int) -> Hand | None:
    state = table.state
    return dict(state.shown).get(seat) if isinstance(state, Venice) else None


SCREENS = VeniceScreens()
