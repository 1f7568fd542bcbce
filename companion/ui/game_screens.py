"""What the app wants from a game's screens: its `GameScreens`, and what goes into one.

What a game's screens may use of the app is the other half, see `companion.ui.stage`.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import flet as ft

from companion.session.sheet import Sheet
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui.kit import Face, Press
from companion.ui.theme import HOUSE, Theme
from companion.ui.words import Words

if TYPE_CHECKING:  # a stage asks its game whose turn it is
    from companion.ui.stage import Stage


@dataclass(frozen=True)
class Choice:
    """Something a player may do: the words on its button, a drawing, what it does."""

    words: str
    drawing: str
    press: Press


@dataclass(frozen=True, eq=False)
class Page:
    """A game's whole screen: its title, what is above it, what it holds, and what to do."""

    title: str
    kicker: str
    body: ft.Control
    foot: ft.Control | None = None


@dataclass(frozen=True)
class Ready:
    """Presses for what a player has chosen to begin, see `ByCode.form`; both name seat and topic.

    ask: with what is given in return, None for nothing. lay: a hand of cards 0..255, for a peek.
    """

    ask: Callable[[int, bytes, bytes | None], Press]
    lay: Callable[[int, bytes, tuple[int, ...]], Press]


class ByCode(Protocol):
    """What a game's phones pass each other by code, where no server is between them."""

    def begins(self, stage: "Stage") -> tuple[tuple[str, str, str], ...]:
        """What a seat may begin: label, quiet line, drawing."""
        ...

    def form(self, stage: "Stage", at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom to ask, and what for. at: place in `begins`. A component."""
        ...

    def title(self, stage: "Stage", topic: bytes, other: int, own: bool) -> str:
        """What an exchange is, in a few words; "" for a topic that is none. own: begun here."""
        ...

    def ask(self, topic: bytes, seat: int) -> Any | None:
        """The same as an ask of `seat` by the log: what its phone answers (`Game.answer`).

        None where its player chooses, or nothing is given but a card of a laid hand.
        """
        return None

    def gives(
        self, stage: "Stage", topic: bytes, other: int, ready: Callable[[bytes], Press]
    ) -> ft.Control:
        """Choosing what to give. A component."""
        return ft.Container()

    def noted(self, lines: Sheet, table: Table, hand: bytes, passed: Passed) -> Sheet:
        """The lines of the private sheet that change with what went across."""
        ...

    def beside(self, stage: "Stage") -> ft.Control | None:
        """At the foot of a phone without a server: what its player wants often."""
        return None


class GameScreens(Protocol):
    """What `screens.look` of a game's folder offers."""

    @property
    def theme(self) -> Theme:
        """The game's room."""
        ...

    @property
    def by_code(self) -> ByCode | None:
        """What its phones pass each other by code; None for nothing."""
        ...

    @property
    def secret(self) -> bool:
        """Whether a hand holds a secret. Without one there is no card to look at or to show."""
        ...

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        """One's own hand in words and drawing; only while a thumb is down."""
        ...

    def given(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """What another phone gave this one, by the log or by code; only while a thumb is down.

        hand: one's own, which it may need to be read. Of a peek the card was given. ValueError for
        what is nothing of this game.
        """
        ...

    def page(self, stage: "Stage", at: int) -> Page:
        """The game's page number `at`, opened by `stage.page`."""
        ...

    def urgent(self, table: Table, seat: int) -> int:
        """The sheet a seat must see now, 0 for none: it is opened over whatever is shown."""
        ...

    def whose(self, table: Table) -> int | None:
        """Whose turn it is, for the light on a seat."""
        ...

    def seat_sheet(self, seat: int) -> int:
        """The sheet behind a seat on the table side, 0 for none."""
        ...

    def seat_line(self, stage: "Stage", table: Table, seat: int) -> ft.Control | None:
        """What stands under a seat's name besides what everybody knows of it."""
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

    def board(self, stage: "Stage") -> ft.Control:
        """The game's part of the public side: a component."""
        ...

    def above(self, stage: "Stage") -> ft.Control | None:
        """On a wide screen, over the seats; a component, None for nothing."""
        ...

    def below(self, stage: "Stage", foot: ft.Control) -> ft.Control:
        """On a wide screen, under the seats: the `foot`, and what the game puts beside it."""
        ...

    def end_board(self, stage: "Stage") -> ft.Control | None:
        """At the end, between who has won and the cards; None for nothing."""
        ...

    def foot(self, stage: "Stage") -> ft.Control | None:
        """The one thing to do next, at the thumb: a component; None for nothing."""
        ...

    def more(self, stage: "Stage") -> tuple[Choice, ...]:
        """What else the phone's seat may do."""
        ...

    def sheet(self, stage: "Stage", at: int) -> ft.Control:
        """The game's sheet number `at`, opened by `stage.sheet`."""
        ...

    def line(self, words: Words, table: Table, act: Any, seat: int) -> str:
        """An act or ask in words, for the log."""
        ...

    def wish(self, words: Words, table: Table, ask: Any, seat: int) -> str:
        """What a seat wants to look at: an ask that waits for a player's yes."""
        ...

    def outcomes(self, words: Words, table: Table, events: tuple[Any, ...]) -> str:
        """What came of an act, for the log; "" where its line says all."""
        ...

    def news(self, words: Words, table: Table) -> str:
        """What everybody must hear now, whatever their phone shows; "" for nothing."""
        ...

    def result(self, words: Words, table: Table) -> str:
        """How it ended, in a few words."""
        ...

    def rules(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Headings and texts of the rules, in our own words."""
        ...

    def rules_at(self, table: Table) -> int:
        """Which of the `rules` is about what is going on; 0 for none in particular."""
        ...


def screens_of(game: str) -> GameScreens:
    """The look of a game by the name of its folder."""
    found: GameScreens = importlib.import_module(f"companion.games.{game}.screens").look
    return found


def theme_of(game: str) -> Theme:
    """The room of a game; the house's own where there is none."""
    return screens_of(game).theme if game else HOUSE
