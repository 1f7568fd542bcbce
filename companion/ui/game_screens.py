"""What the app wants from a game's screens: its `GameScreens`, and what goes into one.

What they tell without drawing is apart, in `game_reading`. What a game's screens may use of the app
is the other half, see `companion.ui.stage`.
"""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

import flet as ft

from companion.session.sheet import Sheet
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_reading import GameReading, reading_of
from companion.ui.kit import Press
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Choice:
    """Something a player may do: the words on its button, a drawing, what it does."""

    words: str
    drawing: str
    press: Press


@dataclass(frozen=True, eq=False)
class Page:
    """A game's whole screen: its title, what is above it, what it holds, and what to do.

    private: notes of its owner's, on which no arrow takes back what is public.
    """

    title: str
    kicker: str
    body: ft.Control
    foot: ft.Control | None = None
    private: bool = False


@dataclass(frozen=True)
class Ready:
    """Presses for what a player has chosen to begin, see `ByCode.form`; both name seat and topic.

    ask: with what is given in return, None for nothing. lay: a hand of cards 0..255, for a peek.
    """

    ask: Callable[[int, bytes, bytes | None], Press]
    lay: Callable[[int, bytes, tuple[int, ...]], Press]


class ByCode(Protocol):
    """What a game's phones pass each other by code, where no server is between them."""

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """What a seat may begin: label, quiet line, drawing."""
        ...

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom to ask, and what for. at: place in `begins`. A component."""
        ...

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """What an exchange is, in a few words; "" for a topic that is none. own: begun here."""
        ...

    def ask(self, topic: bytes, seat: int) -> Any | None:
        """The same as an ask of `seat` by the log: what its phone answers (`Game.answer`).

        None where its player chooses, or nothing is given but a card of a laid hand.
        """
        return None

    def gives(
        self, stage: Stage, topic: bytes, other: int, ready: Callable[[bytes], Press]
    ) -> ft.Control:
        """Choosing what to give. A component."""
        return ft.Container()

    def noted(self, lines: Sheet, table: Table, hand: bytes, passed: Passed) -> Sheet:
        """The lines of the private sheet that change with what went across."""
        ...

    def beside(self, stage: Stage) -> ft.Control | None:
        """At the foot of a phone without a server: what its player wants often."""
        return None


class GameScreens(GameReading):
    """What `screens.SCREENS` of a game's folder offers: what it draws with a stage.

    A game says what is special about it; the rest is as here.
    """

    by_code: ByCode | None = None
    """What its phones pass each other by code; None for nothing."""
    full: bool = False
    """Its board fills its side of a wide screen: what happened last stands over the seats."""

    @abstractmethod
    def board(self, stage: Stage) -> ft.Control:
        """The game's part of the public side: a component."""

    def foot(self, stage: Stage) -> ft.Control | None:
        """The one thing to do next, at the thumb: a component; None for nothing."""
        return None

    def middle(self, stage: Stage) -> ft.Control | None:
        """The same on the maker's screen without a seat: what is nobody's own; None for nothing."""
        return None

    def above(self, stage: Stage) -> ft.Control | None:
        """On a wide screen, over the seats; a component, None for nothing."""
        return None

    def below(self, stage: Stage, foot: ft.Control) -> ft.Control:
        """On a wide screen, under the seats: the `foot`, and what the game puts beside it."""
        return kit.row(foot)

    def end_board(self, stage: Stage) -> ft.Control | None:
        """At the end, below the cards: why it ended so; None for nothing."""
        return None

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
        """What stands under a seat's name besides what everybody knows of it."""
        return None

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        """What else the phone's seat may do."""
        return ()

    def page(self, stage: Stage, route: Any) -> Page:
        """A whole screen. route: of the game's own `PageRoute`s."""
        raise NotImplementedError

    def sheet(self, stage: Stage, route: Any) -> ft.Control:
        """A sheet over the screen. route: of the game's own `SheetRoute`s."""
        raise NotImplementedError


def screens_of(game: str) -> GameScreens:
    """The screens of a game by the name of its folder."""
    return cast(GameScreens, reading_of(game))
