"""What a game's screens may use of the app, and what the app wants from a game's screens.

A game reads the table in slices and says which act a press means; how it gets to the log, and to
the other phones, it need not know.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.table.state import Table
from companion.ui.kit import Face, Press
from companion.ui.now import Over
from companion.ui.phone import Phone
from companion.ui.theme import HOUSE, Size, Theme
from companion.ui.words import Words

T = TypeVar("T")


@dataclass(frozen=True)
class Choice:
    """Something a player may do: the words on its button, a drawing, what it does."""

    words: str
    drawing: str
    press: Press


@dataclass(frozen=True, eq=False)
class Stage:
    """One phone's table, as a game's screens see it."""

    phone: Phone
    theme: Theme
    words: Words
    size: Size

    def use(self, select: Callable[[Table], T]) -> T:
        """A slice of the table; the component is drawn again when it changes. A hook."""
        return self.phone.use_table(select)

    @property
    def table(self) -> Table:
        """The table as it is now: in presses and faces, not for drawing."""
        scene = self.phone.now.scene
        return scene.table if scene else Table()

    @property
    def seat(self) -> int | None:
        """The seat this phone acts for: who looks now, or the first it holds; None watches."""
        now = self.phone.now
        return now.passed if now.passed is not None else next(iter(now.mine), None)

    @property
    def plays(self) -> bool:
        """Whether this phone may act: it holds a seat at a table with a server."""
        return self.phone.visit is not None and self.seat is not None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        taken = self.table.seat(seat)
        return taken.name if taken else "?"

    def act(self, act: Any, seen: int) -> Press:
        """A press that acts. seen: `table.changed` as it was drawn (see `use`)."""
        name = f"{seen}.{self.seat}.{act!r}"

        async def do() -> object:
            visit, seat = self.phone.visit, self.seat
            assert visit is not None
            assert seat is not None
            self.phone.put(over=Over.NOTHING)
            return await visit.act(seat, act, name, seen)

        return self.phone.does(do, name=repr(act))

    def ask(self, to: int, ask: Any, seen: int) -> Press:
        """A press that asks another seat's phone."""
        name = f"{seen}.{self.seat}.{ask!r}"

        async def do() -> object:
            visit, seat = self.phone.visit, self.seat
            assert visit is not None
            assert seat is not None
            self.phone.put(over=Over.NOTHING)
            return await visit.ask(seat, to, ask, name, seen)

        return self.phone.does(do, name=repr(ask))

    def sheet(self, at: int) -> Press:
        """A press that opens the game's sheet number `at`."""
        return self.phone.shows(over=Over.GAME, over_at=at)

    def close(self) -> Press:
        """A press that closes whatever lies over the screen."""
        return self.phone.shows(over=Over.NOTHING)


class Look(Protocol):
    """What `screens.look` of a game's folder offers."""

    @property
    def theme(self) -> Theme:
        """The game's room."""
        ...

    def face(self, words: Words, table: Table, seat: int, hand: bytes, own: bool) -> Face:
        """A hand in words and drawing, one's own or a looked-at one; only while a thumb is down."""
        ...

    def badge(self, table: Table, seat: int) -> str | None:
        """The drawing of what everybody knows of a seat."""
        ...

    def side(self, table: Table, seat: int) -> str:
        """ "warm", "cool" or "" for what everybody knows of a seat."""
        ...

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The same in words."""
        ...

    def board(self, stage: Stage) -> ft.Control:
        """The game's part of the public side: a component."""
        ...

    def foot(self, stage: Stage) -> ft.Control | None:
        """The one thing to do next, at the thumb: a component; None for nothing."""
        ...

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else the phone's seat may do."""
        ...

    def sheet(self, stage: Stage, at: int) -> ft.Control:
        """The game's sheet number `at`, opened by `stage.sheet`."""
        ...

    def line(self, words: Words, table: Table, act: Any, seat: int) -> str:
        """An act or ask in words, for the log."""
        ...

    def result(self, words: Words, table: Table) -> str:
        """How it ended, in a few words."""
        ...

    def rules(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Headings and texts of the rules, in our own words."""
        ...


def look(game: str) -> Look:
    """The look of a game by the name of its folder."""
    found: Look = importlib.import_module(f"companion.games.{game}.screens").look
    return found


def theme_of(game: str) -> Theme:
    """The room of a game; the house's own where there is none."""
    return look(game).theme if game else HOUSE
