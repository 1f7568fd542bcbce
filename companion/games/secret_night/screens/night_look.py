"""The look of the game, as `companion.ui.stage` asks for it."""

from typing import Any

import flet as ft

from companion.games.secret_night.night import (
    HOURS,
    AdvanceClock,
    LookAtRole,
    SetClock,
)
from companion.games.secret_night.roles import Role
from companion.games.secret_night.screens import board, faces
from companion.table.state import Table
from companion.ui.kit import Face
from companion.ui.stage import Choice, Stage
from companion.ui.theme import SECRET, Theme
from companion.ui.words import Words

POLICE = (Role.CHIEF, Role.DETECTIVE)
THIEVES = (Role.MASTER, Role.THIEF)
RULES = ("goal", "roles", "open", "night", "end", "companion")


class NightLook:
    """See `companion.ui.stage.Look`."""

    theme: Theme = SECRET

    def face(self, words: Words, table: Table, seat: int, hand: bytes, own: bool) -> Face:
        """A hand in words and drawing."""
        return faces.face(words, table, seat, hand, own)

    def badge(self, table: Table, seat: int) -> str | None:
        """The drawing of a role that lies open."""
        shown = _role(table, seat)
        return f"role-{shown}" if shown else None

    def side(self, table: Table, seat: int) -> str:
        """Thieves are warm, police cool."""
        shown = _role(table, seat)
        return "cool" if shown in POLICE else "warm" if shown in THIEVES else ""

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The role that lies open."""
        shown = _role(table, seat)
        return words(f"secret_night-short-{shown}") if shown else ""

    def board(self, stage: Stage) -> ft.Control:
        """The mansion's clock."""
        return board.Board(stage)

    def foot(self, stage: Stage) -> ft.Control | None:
        """The next hour."""
        return board.Foot(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """Zachary's look."""
        if not board.may_look(stage.table.state):
            return ()
        words = stage.words("secret_night-look")
        return (Choice(words, "ui-search", stage.sheet(board.LOOK_SHEET)),)

    def sheet(self, stage: Stage, at: int) -> ft.Control:
        """Hours, or whom Zachary looks at."""
        return board.sheet(stage, at)

    def line(self, words: Words, table: Table, act: Any, seat: int) -> str:
        """An act or ask in words."""
        name = _name(table, seat)
        match act:
            case AdvanceClock():
                return words("secret_night-log-advance", name=name)
            case SetClock(clock):
                hour = words(f"secret_night-hour-{HOURS[clock]}")
                return words("secret_night-log-set", name=name, hour=hour)
            case LookAtRole(at):
                return words("secret_night-log-look", name=name, other=_name(table, at))
            case _:
                return ""

    def result(self, words: Words, table: Table) -> str:
        """How the night ended, as far as the app was told."""
        return words("secret_night-over")

    def rules(self, words: Words) -> tuple[tuple[str, str], ...]:
        """In our own words."""
        return tuple(
            (words(f"secret_night-rules-{part}"), words(f"secret_night-rules-{part}-text"))
            for part in RULES
        )


def _role(table: Table, seat: int) -> Role | None:
    found: Role | None = table.state.role(seat) if table.state else None
    return found


def _name(table: Table, seat: int) -> str:
    taken = table.seat(seat)
    return taken.name if taken else "?"


look = NightLook()
