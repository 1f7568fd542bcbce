"""What a game's screens tell without drawing: words, cards, badges, whose turn it is.

No stage is needed for it, so a stage may ask. What is drawn with one: `game_screens`.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui.kit import Face
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.theme import HOUSE, Theme
from companion.ui.words import Words


class GameReading(ABC):
    """How a game's table reads. A game says what is special about it; the rest is as here."""

    secret: bool = False
    """Whether a hand holds a secret. Without one there is no card to look at or to show."""

    # --- cards: asked of a game with secrets only

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        """One's own hand in words and drawing; only while a thumb is down."""
        raise NotImplementedError

    def given(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """What another phone gave this one, by the log or by code; only while a thumb is down.

        hand: one's own, which it may need to be read. Of a peek the card was given. ValueError for
        what is nothing of this game.
        """
        raise NotImplementedError

    def shows_first(self, words: Words, table: Table) -> str:
        """After a mixed deal: who shows the hand before all else, until they have; "" for nobody.

        Every phone says it alike. At a table that is followed phones do so by themselves.
        """
        return ""

    # --- seats

    def whose(self, table: Table) -> int | None:
        """Whose turn it is, for the light on a seat."""
        return None

    def way(self, table: Table, seat: int) -> PageRoute | SheetRoute | None:
        """Where a seat does what the table waits for; None: on the table's side itself."""
        return None

    def urgent(self, table: Table, seat: int) -> SheetRoute | None:
        """The sheet a seat must see now: it is opened over whatever is shown."""
        return None

    def seat_sheet(self, seat: int) -> SheetRoute | None:
        """The sheet behind a seat on the table side."""
        return None

    def badge(self, table: Table, seat: int) -> str | None:
        """The drawing of what everybody knows of a seat."""
        return None

    def side(self, table: Table, seat: int) -> str:
        """ "warm", "cool" or "" for what everybody knows of a seat."""
        return ""

    def badge_words(self, words: Words, table: Table, seat: int) -> str:
        """The same in words."""
        return ""

    # --- words

    @abstractmethod
    def line(self, words: Words, table: Table, act: Any, seat: int | None) -> str:
        """An act or ask in words, for the log. seat: who acted, see `acted_by`."""

    def wish(self, words: Words, table: Table, ask: Any, seat: int) -> str:
        """What a seat wants to look at: an ask that waits for a player's yes."""
        return ""

    def outcomes(self, words: Words, table: Table, events: tuple[Any, ...]) -> str:
        """What came of an act, for the log; "" where its line says all."""
        return ""

    def tells(self, act: Any, events: tuple[Any, ...]) -> bool:
        """Whether an act or ask stays said at the table until the next that does."""
        return True

    def suspense(self, events: tuple[Any, ...]) -> float:
        """Seconds until the table is told, where its own phone must show it first."""
        return 0.0

    def news(self, words: Words, table: Table) -> str:
        """What everybody must hear now, in one short sentence; "" for nothing."""
        return ""

    @abstractmethod
    def result(self, words: Words, table: Table) -> str:
        """How it ended, in a few words."""

    def won(self, table: Table, seat: int) -> bool | None:
        """Whether a seat has won; None where nobody has, or the table can't know."""
        return None

    def reasons(self, words: Words, table: Table) -> Sequence[str]:
        """Why it ended so, a sentence each."""
        return ()

    @abstractmethod
    def rules(self, words: Words, options: Any) -> tuple[tuple[str, str], ...]:
        """Headings and texts of the rules, in our own words, as the table's house rules have them.

        options: of the game's own class, see `words.told`.
        """

    house: Sequence[tuple[str, Sequence[str]]] = ()
    """House rules in groups: `<game>-rules-<name>` is the heading, then names of options.

    What the app keeps need not be in one; what else is in none comes last.
    """

    def rules_at(self, table: Table) -> int:
        """Which of the `rules` is about what is going on; 0 for none in particular."""
        return 0


def acted_by(words: Words, table: Table, seat: int | None) -> str:
    """The name of who acted; the table's own for the screen in its middle, which has no seat."""
    if seat is None:
        return words("log-the-table")
    taken = table.seat(seat)
    return taken.name if taken else "?"


def reading_of(game: str) -> GameReading:
    """How a game reads, by the name of its folder."""
    found: GameReading = importlib.import_module(f"companion.games.{game}.screens").SCREENS
    return found


def theme_of(game: str) -> Theme:
    """The room of a game, which stands in its folder; the house's own where there is none."""
    if not game:
        return HOUSE
    found: Theme = importlib.import_module(f"companion.games.{game}.theme").THEME
    return found
