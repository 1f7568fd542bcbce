"""What a game's screens may use of the app, and what the app wants from a game's screens.

A game reads the table in slices and says which act a press means; how it gets to the log, and to
the other phones, it need not know.
"""

import importlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.host import peeking
from companion.host.visit import Refused, Visit
from companion.table.laid import Peek
from companion.table.passed import Passed
from companion.table.play import ANYHOW
from companion.table.state import Question, Table
from companion.ui.kit import Face, Press
from companion.ui.now import Over, Side
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
    """One phone's table, as a game's screens see it. acting: for this seat, not the first one."""

    phone: Phone
    theme: Theme
    words: Words
    size: Size
    acting: int | None = None

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
        """The seat this phone acts for; None watches.

        Who looks now, or of several on this device the one whose turn it is, or the first.
        """
        now = self.phone.now
        if self.acting is not None:
            return self.acting
        if now.passed is not None:
            return now.passed
        turn = look(now.game).whose(self.table) if len(now.mine) > 1 else None
        return turn if turn in now.mine else next(iter(now.mine), None)

    @property
    def plays(self) -> bool:
        """Whether this phone may act: it holds a seat at a table with a server."""
        return self.phone.visit is not None and self.seat is not None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        taken = self.table.seat(seat)
        return taken.name if taken else "?"

    def act(self, act: Any, seen: int, *, stay: bool = False, anyhow: bool = False) -> Press:
        """A press that acts. seen: `table.changed` as it was drawn (see `use`).

        What lies over the screen closes when the act was done; with `stay` it stays. anyhow: what
        two do at the same moment; the one who is second is not too late.
        """
        name = f"{seen}.{self.seat}.{act!r}"
        judged, once = (ANYHOW, name) if anyhow else (seen, repr(act))
        return self._press(
            lambda visit, seat: visit.act(seat, act, name, judged), name=once, stay=stay
        )

    def moment(self) -> int:
        """Now, in ms since 1970 by the server's clock: for what depends on who was first."""
        return time.time_ns() // 1_000_000

    def at_once(self, act: Callable[[int], Any]) -> Press:
        """A press whose moment counts: `act` of when it reached the server.

        It is judged however things stand by then; the rules say whether it came too late.
        """

        def press() -> None:
            moment = self.moment()
            self._press(
                lambda visit, seat: visit.act(seat, act(moment), f"{moment}.{seat}", ANYHOW),
                name=f"at once {self.seat}",
                stay=True,
            )()

        return press

    def lay(
        self, act: Callable[[bytes], Any], secret: bytes, seen: int, *, stay: bool = False
    ) -> Press:
        """A press that lays a `secret` face down: `act` of its mark is done in the open.

        Several lay at the same moment; none of them depends on what the others chose.
        """
        name = f"{seen}.{self.seat}.{act(b'')!r}"
        return self._press(
            lambda visit, seat: visit.lay(seat, act, secret, name, ANYHOW), name=name, stay=stay
        )

    def lay_hand(self, act: Callable[[bytes], Any], cards: tuple[int, ...], seen: int) -> Press:
        """A press that lays a hand of cards 0..255 for a peek: `act` of what is public of it."""
        name = f"{seen}.{self.seat}.{act(b'')!r}"
        return self._press(
            lambda visit, seat: peeking.lay(visit, seat, act, cards, name, ANYHOW), name=name
        )

    def lift(self, ask: Callable[[bytes], Peek], index: int, seen: int) -> Press:
        """A press that lifts card `index` of a laid hand; it then lies covered on the own side.

        ask: of the point that hides which.
        """
        name = f"{seen}.{self.seat}.{ask(b'')!r}"

        async def lift(visit: Visit, seat: int) -> Refused | None:
            refused = await peeking.lift(visit, seat, ask, index, name, seen)
            if refused is None:
                await self.phone.read_sheet(seat)
                asked = visit.scene.table.questions[-1].number
                self.phone.put(side=Side.MINE, answer=asked, cover=self.phone.now.cover + 1)
            return refused

        return self._press(lift, name=name)

    def ask(self, to: int, ask: Any, seen: int, secret: str = "") -> Press:
        """A press that asks another seat's phone, or tells it a `secret` of its own."""
        name = f"{seen}.{self.seat}.{ask!r}"
        return self._press(
            lambda visit, seat: visit.ask(seat, to, ask, name, seen, secret.encode()),
            name=repr(ask),
        )

    def _press(
        self,
        do: Callable[[Visit, int], Awaitable[Refused | None]],
        *,
        name: str,
        stay: bool = False,
    ) -> Press:
        """A press of this seat at its table; unless it stays, what lies over the screen closes."""

        async def pressed() -> object:
            visit, seat = self.phone.visit, self.seat
            assert visit is not None
            assert seat is not None
            refused = await do(visit, seat)
            if refused is None and not stay:
                self.phone.put(over=Over.NOTHING)
            return refused

        return self.phone.does(pressed, name=name)

    def note(self, name: str, text: str) -> Press:
        """A press that writes a line of the seat's private sheet."""

        async def do() -> object:
            assert self.seat is not None
            return await self.phone.note(self.seat, name, text)

        return self.phone.does(do)

    @property
    def sheet_lines(self) -> dict[str, str]:
        """The seat's private sheet, as it was last read."""
        return self.phone.sheet

    def page(self, at: int) -> Press:
        """A press that opens the game's page number `at`: a whole screen."""
        return self.phone.shows(over=Over.PAGE, over_at=at)

    def sheet(self, at: int) -> Press:
        """A press that opens the game's sheet number `at`."""
        return self.phone.shows(over=Over.GAME, over_at=at)

    def close(self) -> Press:
        """A press that closes whatever lies over the screen."""
        return self.phone.shows(over=Over.NOTHING)


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

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """What a seat may begin: label, quiet line, drawing."""
        ...

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom to ask, and what for. at: place in `begins`. A component."""
        ...

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """What an errand is, in a few words; "" for a topic that is none. own: begun here."""
        ...

    def says(self, table: Table, seat: int, topic: bytes, hand: bytes) -> bytes | None:
        """What a phone gives by itself; None where its player chooses."""
        ...

    def gives(
        self, stage: Stage, topic: bytes, other: int, ready: Callable[[bytes], Press]
    ) -> ft.Control:
        """Choosing what to give. A component."""
        ...

    def noted(
        self, lines: dict[str, str], table: Table, hand: bytes, passed: Passed
    ) -> tuple[tuple[str, str], ...]:
        """The lines of the private sheet that change with what went across."""
        ...

    def face(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """What was given to this phone; only while a thumb is down."""
        ...

    def beside(self, stage: Stage) -> ft.Control | None:
        """At the foot of a phone without a server: what its player wants often."""
        ...


class Look(Protocol):
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

    def answered(
        self, words: Words, table: Table, question: Question, content: bytes, hand: bytes
    ) -> Face:
        """What another phone answered, in words and drawing; only while a thumb is down.

        hand: the asker's own, which an answer may need to be read. Of a peek, content is the card.
        """
        ...

    def told(self, words: Words, table: Table, question: Question, content: bytes) -> Face:
        """What another phone told this one; only while a thumb is down."""
        ...

    def page(self, stage: Stage, at: int) -> Page:
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

    def seat_line(self, stage: Stage, table: Table, seat: int) -> ft.Control | None:
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

    def board(self, stage: Stage) -> ft.Control:
        """The game's part of the public side: a component."""
        ...

    def above(self, stage: Stage) -> ft.Control | None:
        """On a wide screen, over the seats; a component, None for nothing."""
        ...

    def below(self, stage: Stage, foot: ft.Control) -> ft.Control:
        """On a wide screen, under the seats: the `foot`, and what the game puts beside it."""
        ...

    def end_board(self, stage: Stage) -> ft.Control | None:
        """At the end, between who has won and the cards; None for nothing."""
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


def seat_columns(size: Size, players: int) -> int:
    """How many seats stand beside each other on the table side."""
    return 3 if size.wide and players > 6 else 2


def look(game: str) -> Look:
    """The look of a game by the name of its folder."""
    found: Look = importlib.import_module(f"companion.games.{game}.screens").look
    return found


def theme_of(game: str) -> Theme:
    """The room of a game; the house's own where there is none."""
    return look(game).theme if game else HOUSE
