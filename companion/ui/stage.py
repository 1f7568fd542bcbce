"""What a game's screens may use of the app; what it wants from them is a `companion.ui.look`.

A game reads the table in slices and says which act a press means; how it gets to the log, and to
the other phones, it need not know.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.host import peeking
from companion.host.visit import Refused, Visit
from companion.table.laid import Peek
from companion.table.play import ANYHOW
from companion.table.state import Table
from companion.ui.kit import Press
from companion.ui.look import look
from companion.ui.now import Over, Side
from companion.ui.phone import Phone
from companion.ui.theme import Size, Theme
from companion.ui.words import Words

T = TypeVar("T")


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


def seat_columns(size: Size, players: int) -> int:
    """How many seats stand beside each other on the table side."""
    return 3 if size.wide and players > 6 else 2
