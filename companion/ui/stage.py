"""What a game's screens may use of the app; what it wants from them are `game_screens.GameScreens`.

A game reads the table in slices and says which act a press means; how it gets to the log, and to
the other phones, it need not know. Of what is private it reaches the own seats alone (`own`). What
must not be used by a game: `phone`, through which the app itself works (`test_rooms` looks).
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import flet as ft

from companion.refusal import Refusal
from companion.table.exchange import Peek
from companion.table.log import Entry
from companion.table.play import ANYHOW
from companion.table.refusal import NotYourSeat
from companion.table.state import Table
from companion.ui import leaving
from companion.ui.calls import NEWS
from companion.ui.contexts import current_size
from companion.ui.game_reading import reading_of, theme_of
from companion.ui.kit import Press
from companion.ui.last_event import LastEvent
from companion.ui.live import use_leaf
from companion.ui.own_seats import OwnSeats
from companion.ui.phone import Phone
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.sending import Lifting, sent, spelled
from companion.ui.taking_back import take_back
from companion.ui.theme import Size, Theme
from companion.ui.view_state import Overlay, Tab, ViewState
from companion.ui.words import Words

C = TypeVar("C", bound=ft.BaseControl)
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Stage:
    """One phone's table, as a game's screens see it. acting: for this seat, not the first one."""

    phone: Phone
    acting: int | None = None

    @property
    def theme(self) -> Theme:
        """The room of the game that is played."""
        return theme_of(self.phone.now.game)

    @property
    def words(self) -> Words:
        """The words of this phone's language."""
        return self.phone.words

    @property
    def size(self) -> Size:
        """The phone's screen."""
        return self.phone.now.size

    def use(self, select: Callable[[Table], T]) -> T:
        """A slice of the table; the component is drawn again when it changes. A hook."""
        return self.phone.use_table(select)

    def use_mine(self) -> tuple[int, ...]:
        """The seats of this phone; the component is drawn again when they change. A hook."""
        return self.phone.use(lambda now: now.mine)

    def use_both(self, select: Callable[[Table, tuple[int, ...]], T]) -> T:
        """A slice of the table and the seats of this phone together. A hook."""
        return self.phone.use(lambda now: select(now.table, now.mine))

    def use_cover(self) -> tuple[int, int | None]:
        """A number that is raised to cover at once, and the seat this phone acts for. A hook."""
        return self.phone.use(lambda now: (now.cover, self.seat))

    def use_news_closed(self) -> tuple[bool, Press]:
        """Whether this phone's owner has closed what everybody must hear; the press for it. A hook.

        It is closed on the table's side and on its band at once.
        """

        def key(now: ViewState) -> str:
            return f"{NEWS}{reading_of(now.game).news(self.words, now.table)}"

        def close() -> None:
            self.phone.put(closed=self.phone.now.closed | {key(self.phone.now)})

        return self.phone.use(lambda now: key(now) in now.closed), close

    def use_leaf(
        self, make: Callable[[], C], on: Sequence[object], **follows: Callable[[Table], Any]
    ) -> C:
        """A control whose properties follow the table, see `live.use_leaf`. A hook."""
        of_now = {name: _followed(follow) for name, follow in follows.items()}
        return use_leaf(self.phone, make, on, **of_now)

    @property
    def own(self) -> OwnSeats:
        """What is private to the seats of this phone."""
        return OwnSeats(self.phone)

    @property
    def log(self) -> Sequence[Entry]:
        """The table's log as it is now; empty without a server."""
        return self.phone.session.entries

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats of this phone now."""
        return self.phone.now.mine

    @property
    def several(self) -> bool:
        """Whether this phone holds more than one seat: it is said whose sheet it is then."""
        return len(self.mine) > 1

    @property
    def by_codes(self) -> bool:
        """Whether this phone sits without a server: it knows hands, no turns and no acts."""
        return self.phone.now.can.codes

    @property
    def table(self) -> Table:
        """The table as it is now: in presses and faces, not for drawing."""
        return self.phone.now.table

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
        turn = reading_of(now.game).whose(self.table) if len(now.mine) > 1 else None
        return turn if turn in now.mine else next(iter(now.mine), None)

    @property
    def plays(self) -> bool:
        """Whether this phone may act: it holds a seat at a table with a server."""
        return self.phone.now.can.turns and self.seat is not None

    @property
    def presides(self) -> bool:
        """Whether this is the maker's screen without a seat: it may do what is nobody's own."""
        return self.phone.now.can.turns and self.phone.now.maker and self.seat is None

    def name(self, seat: int) -> str:
        """The name of a seat."""
        taken = self.table.seat(seat)
        return taken.name if taken else "?"

    def act(
        self,
        what: Any,
        seen: int,
        *,
        stay: bool = False,
        anyhow: bool = False,
        once: str = "",
        then: Callable[[], Awaitable[object]] | None = None,
    ) -> Press:
        """A press that sends an act, or what else `sending` names.

        seen: `table.changed` as it was drawn (see `use`). What lies over the screen closes when it
        was done; with `stay` it stays, and with `then` that is done instead. anyhow: what several
        do at the same moment; the one who is second is not too late. once: what a trembling thumb
        does once, where that is not the act itself.
        """
        name = self._tap(what, seen) if anyhow else spelled(what)

        async def pressed() -> object:
            refused = await self.send(what, seen, anyhow=anyhow)
            if refused is None and then is not None:
                await then()
            elif refused is None and not stay:
                self.phone.put(over=Overlay.NOTHING)
            return refused

        return self.phone.does(pressed, name=once or name)

    async def send(self, what: Any, seen: int, *, anyhow: bool = False) -> Refusal | None:
        """Sent now, without a press; see `act`."""
        tap, judged = self._tap(what, seen), ANYHOW if anyhow else seen
        if self.seat is None:
            if not self.presides:
                return NotYourSeat()
            return await self.phone.session.act(None, what, tap, judged)
        return await sent(self.phone.session, self.seat, what, tap, judged)

    def _tap(self, what: Any, seen: int) -> str:
        return f"{seen}.{self.seat}.{spelled(what)}"

    def moment(self) -> int:
        """Now, in ms since 1970 by the server's clock: for what depends on who was first."""
        return time.time_ns() // 1_000_000

    def lift(self, ask: Callable[[bytes], Peek], index: int, seen: int) -> Press:
        """A press that lifts card `index` of a laid hand; it then lies covered on the own side.

        ask: of the point that hides which.
        """

        async def to_the_card() -> None:
            seat = self.seat
            if seat is not None:
                await self.phone.read_sheet(seat)
            asked = self.phone.session.table.questions[-1].number
            self.phone.put(
                tab=Tab.MINE,
                answer=asked,
                cover=self.phone.now.cover + 1,
                over=Overlay.NOTHING,
            )

        return self.act(Lifting(ask, index), seen, then=to_the_card)

    def does(self, task: Callable[[], Awaitable[object]], name: str = "") -> Press:
        """A press that does something on this phone, with its private sheet say; see also `act`.

        What refuses it is told. name: once for a trembling thumb.
        """
        return self.phone.does(task, name=name)

    async def do(self, task: Callable[[], Awaitable[object]]) -> bool:
        """Do it without a press; what refuses it is told. Whether it was done."""
        return await self.phone.attempt(task)

    def later(self, task: Callable[..., Awaitable[None]], *given: Any) -> None:
        """Have it done by itself, on this phone's own page."""
        self.phone.page.run_task(task, *given)

    def catch_up(self) -> None:
        """See now what the table told last, for who goes on from an act just done."""
        self.phone.catch_up()

    def last_event(self) -> ft.Control | None:
        """What happened last, in words; None for a phone that hears of nothing: by codes alone."""
        return LastEvent(self.phone) if self.phone.now.can.turns else None

    def take_back(self) -> Press:
        """A press that takes the last act back."""
        return take_back(self.phone)

    def to(self, route: PageRoute | SheetRoute) -> Press:
        """A press that opens one of the game's own pages or sheets."""
        return self.phone.opens(_over(route), game_route=route)

    def back(self) -> Press:
        """A press that leads one step back: of a page, a sheet."""
        return leaving.back(self.phone)

    def use_step(self, away: Press | None) -> None:
        """What leads back from a step that a sheet has gone by itself; None for no step. A hook."""
        leaving.use_step(self.phone, away)

    def close(self) -> Press:
        """A press that closes whatever lies over the screen."""
        return self.phone.shows(over=Overlay.NOTHING)

    def end(self) -> Press:
        """A press that asks whether the game is over."""
        return self.phone.shows(over=Overlay.END)

    def open_hand(self) -> Press:
        """A press that asks whether the hand shall be shown to all."""
        return self.phone.shows(over=Overlay.OPEN, over_at=self.seat or 0)

    def to_the_log(self) -> Press:
        """A press that opens the log over whatever is shown."""
        return self.phone.shows(over=Overlay.RULES, over_at=1)

    def go(self, route: PageRoute | SheetRoute | None = None) -> None:
        """Show one of the game's pages or sheets now; None for the table's side."""
        self.phone.put(over=_over(route), game_route=route)

    def to_the_answer(self, seat: int) -> None:
        """Cover what that seat's phone shows and go to the answer to what it asked last.

        Where others sit at this phone as well, it is passed first.
        """
        asked = [q.number for q in self.table.questions if q.seat == seat]
        alone = self.mine == (seat,)
        self.phone.put(
            over=Overlay.NOTHING,
            tab=Tab.MINE,
            cover=self.phone.now.cover + 1,
            answer=asked[-1] if asked and alone else 0,
            passing=None if alone else seat,
        )


def _over(route: PageRoute | SheetRoute | None) -> Overlay:
    if route is None:
        return Overlay.NOTHING
    return Overlay.PAGE if isinstance(route, PageRoute) else Overlay.GAME


def _followed(follow: Callable[[Table], Any]) -> Callable[[ViewState], Any]:
    return lambda now: follow(now.table)


def seat_columns(players: int) -> int:
    """How many seats stand beside each other on the table side."""
    size = current_size()
    if size.close or (size.halves and size.width / size.text < 700):
        return 1
    return 2
