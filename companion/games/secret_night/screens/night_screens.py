"""The screens of the game, as `ui.game_screens` asks for them. What is drawn stands beside it."""

from typing import assert_never

import flet as ft

from companion.games.secret_night.rules.captures import CUFFS, ROPE
from companion.games.secret_night.rules.fights import waiting_for
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import PUBLIC, Role
from companion.games.secret_night.screens import (
    board,
    book,
    capture_sheets,
    escape_sheets,
    faces,
    harm_sheets,
    hours,
    lines,
    outcomes,
    people,
    player,
    referee,
    routes,
    segments,
    turn,
    whisper,
    wide,
)
from companion.games.secret_night.screens.exchanges import NightByCode
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import GameScreens, Page
from companion.ui.kit import Face
from companion.ui.stage import Stage
from companion.ui.words import Words


class NightScreens(GameScreens):
    """See `companion.ui.game_screens.GameScreens`."""

    full = True
    by_code = NightByCode()
    secret = True
    seat_sheet = staticmethod(routes.Player)
    end_board = staticmethod(referee.end_board)
    foot = staticmethod(board.Foot)
    middle = staticmethod(board.Foot)
    more = staticmethod(turn.more)
    line = staticmethod(lines.line)
    wish = staticmethod(lines.wish)
    result = staticmethod(referee.result)
    won = staticmethod(referee.won)
    reasons = staticmethod(referee.reasons)
    rules = staticmethod(book.rules)
    house = book.HOUSE
    rules_at = staticmethod(book.rules_at)
    tells = staticmethod(outcomes.tells)
    suspense = staticmethod(outcomes.suspense)
    outcomes = staticmethod(outcomes.outcomes)

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        """One's own role."""
        return faces.face(words, table, hand)

    def given(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """A looked-at role, a stolen card's place, a whisper."""
        return faces.given(words, table, passed)

    def shows_first(self, words: Words, table: Table) -> str:
        """Chief and Master (SN-V1), as long as neither or one of the two lies open."""
        known = {_role(table, seat) for seat in table.players}
        hidden = [words(f"secret_night-role-{role}") for role in PUBLIC if role not in known]
        return words("secret_night-shows-first", roles=words.listed(hidden)) if hidden else ""

    def badge(self, table: Table, seat: int) -> str | None:
        """The drawing of a role that lies open."""
        shown = _role(table, seat)
        return f"role-{shown}" if shown else None

    def side(self, table: Table, seat: int) -> str:
        """Thieves are warm, police cool."""
        shown = _role(table, seat)
        return "cool" if shown in referee.POLICE else "warm" if shown in referee.THIEVES else ""

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The role that lies open."""
        shown = _role(table, seat)
        return words(f"secret_night-short-{shown}") if shown else ""

    def whose(self, table: Table) -> int | None:
        """Whose turn it is."""
        state: Night | None = table.state
        return state.turn.seat if state and state.turn else None

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """Hearts, poison, rope, character."""
        return None if stage.by_codes else people.seat_line(stage, table, seat)

    def board(self, stage: Stage) -> ft.Control:
        """The mansion's clock and the thermometer; without a server all of it is on the table."""
        return board.apart(stage) if stage.by_codes else board.Board(stage)

    def below(self, stage: Stage, foot: ft.Control) -> ft.Control:
        """The wheel of the present turn."""
        return kit.row(foot) if stage.by_codes else wide.Below(stage, foot)

    def urgent(self, table: Table, seat: int) -> routes.Sheets | None:
        """Attacks, captures and roles to show wait for their seat's phone."""
        state: Night | None = table.state
        if state is None or state.over:
            return None
        if waiting_for(state, seat) is not None:
            return routes.Sheet.HARM
        caught = state.capture
        if caught and caught.victim == seat and not caught.held:
            return routes.Sheet.CAPTURE
        if any(reveal.seat == seat for reveal in state.reveals):
            return routes.Sheet.REVEAL
        hidden = caught and any(reveal.seat == caught.victim for reveal in state.reveals)
        if caught and caught.held and caught.by == seat and not hidden:
            return routes.Sheet.CONFISCATE
        return None

    def sheet(self, stage: Stage, route: routes.Sheets) -> ft.Control:
        """What stands on a sheet."""
        match route:
            case routes.Sheet.HARM:
                return harm_sheets.Harmed(stage)
            case routes.Sheet.ATTACK:
                return harm_sheets.Weapons(stage)
            case routes.Sheet.HEAL:
                return harm_sheets.Healing(stage)
            case routes.Sheet.EXPLODE:
                return harm_sheets.Explosion(stage)
            case routes.Sheet.DOG:
                return harm_sheets.Dog(stage)
            case routes.Sheet.CUFF:
                return capture_sheets.Catch(stage, CUFFS)
            case routes.Sheet.TIE:
                return capture_sheets.Catch(stage, ROPE)
            case routes.Sheet.CAPTURE:
                return capture_sheets.Caught(stage)
            case routes.Sheet.CONFISCATE:
                return capture_sheets.Money(stage)
            case routes.Sheet.REVEAL:
                return capture_sheets.Reveal(stage)
            case routes.Sheet.ESCAPE:
                return escape_sheets.Leaving(stage)
            case routes.Sheet.SQUARE:
                return escape_sheets.ActionSquare(stage)
            case routes.Sheet.HOUSE:
                return escape_sheets.House(stage)
            case routes.Player(seat):
                return player.Sheet(stage, seat)
            case routes.Whisper(to):
                return whisper.Whispering(stage, to)
            case routes.Sheet.HOURS:
                return hours.Hours(stage)
            case routes.Sheet.LOOK:
                return hours.LookAt(stage)
            case routes.Sheet.WHOSE:
                return hours.Whose(stage)
            case routes.Sheet.SCORE:
                return referee.Score(stage)
            case _:
                assert_never(route)

    def page(self, stage: Stage, route: routes.Page) -> Page:
        """My turn, or the table's own wheel."""
        match route:
            case routes.Page.TURN:
                return turn.page(stage)
            case routes.Page.WHEEL:
                return segments.page(stage)
            case _:
                assert_never(route)

    def news(self, words: Words, table: Table) -> str:
        """Midnight, the last hour, sudden death, the winner."""
        return next(iter(board.announced(words, table)), "")

    def way(self, table: Table, seat: int) -> routes.Page:
        """The page of the turn."""
        return routes.Page.TURN


def _role(table: Table, seat: int) -> Role | None:
    found: Role | None = table.state.role(seat) if table.state else None
    return found


SCREENS = NightScreens()
