"""What one browser session shows, the one way anything is delivered to it, and what a press does.

A phone is never drawn by another phone's thread of work: whatever comes from outside goes through
`deliver`, which runs on this phone's own page (see flet-notes: shared state leaks). What it shows
and does belongs to its stay at one place (see `stay`). What must not live here: tables and seats.
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import flet as ft

from companion.drawing.answers import Away
from companion.refusal import Failed, Refusal
from companion.table.state import Table
from companion.ui.app_context import AppContext
from companion.ui.back import below
from companion.ui.kit import Press
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.slices import Piece, Slice, Slices
from companion.ui.stay import Elsewhere, Stay, Stays
from companion.ui.theme import Size
from companion.ui.view_state import Lying, Notice, Overlay, ViewState
from companion.ui.words import Words

log = logging.getLogger(__name__)

T = TypeVar("T")
Task = Callable[[], Awaitable[object]]
BOUNCE = 0.6
"""Seconds in which the same press again is a trembling thumb, not a second wish."""

AT_WORK = 8
"""Presses of one phone that are done side by side; more fingers nobody has, and others wait too."""


class Shown:
    """What a phone shows, in slices, and what its presses do."""

    def __init__(self, page: ft.Page, context: AppContext, language: str) -> None:
        self.page, self.context = page, context
        now = ViewState(Size(page.width or 390, page.height or 844), language)
        self.stays = Stays(Stay(now))
        self._always = Slices()
        self._pressed: tuple[str, float] = ("", 0.0)
        self._at_work = 0  # presses that are not done yet
        self._own = contextvars.copy_context()  # Flet's, of this page

    @property
    def stay(self) -> Stay:
        """Where it is; of a deed, where that was begun."""
        return self.stays.own

    @property
    def now(self) -> ViewState:
        """What is shown."""
        return self.stay.now

    @property
    def words(self) -> Words:
        """The words of this phone's language."""
        return self.context.words(self.now.language)

    def put(self, **changes: Any) -> None:
        """Show something else. Only on this phone's own page: from outside, `deliver`.

        What lies over the screen forgets what lay there before (`opens` does not). A timer may
        still ring when the page has been closed for good: then nothing is drawn.
        """
        stay = self.stay
        if "over" in changes:
            changes.setdefault("under", ())
        stay.now = replace(stay.now, **changes)
        if stay is self.stays.here and not self._over():
            self._always.look(stay.now)
            stay.slices.look(stay.now)

    def shows(self, **changes: Any) -> Press:
        """A press that only shows something else on this phone."""
        return lambda: self.put(**changes)

    def opens(
        self, over: Overlay, over_at: int = 0, game_route: PageRoute | SheetRoute | None = None
    ) -> Press:
        """A press that lays something over the screen; back leads to what lies there now."""

        def press() -> None:
            new = Lying(over, over_at, game_route)
            under = below(self.now, new)
            self.put(over=over, over_at=over_at, game_route=game_route, under=under)

        return press

    def cover(self) -> None:
        """Cover whatever is looked at."""
        self.put(cover=self.now.cover + 1)

    def follow(self, piece: Piece) -> None:
        """Have something told whenever what is shown changes, wherever the phone is."""
        self._always.add(piece)

    def use(self, select: Callable[[ViewState], T]) -> T:
        """A slice of what is shown; the component is drawn again when it changes. A hook.

        One slice a component is best, as a tuple: each is looked at whenever anything changes. A
        component belongs to the stay in which it came.
        """
        stay = self.stay
        return _slice(lambda: Slice(stay.slices, lambda: stay.now), select)

    def use_always(self, select: Callable[[ViewState], T]) -> T:
        """The same for what holds everything else: it outlives each stay. A hook."""
        return _slice(lambda: Slice(self._always, lambda: self.now), select)

    def use_table(self, select: Callable[[Table], T]) -> T:
        """A slice of the table. A hook; only where there is a table."""
        return self.use(lambda now: select(now.table))

    def use_task(self, task: Task, on: Sequence[object]) -> None:
        """Do it when the component comes, and whenever one of `on` is another. A hook.

        A refusal becomes a sentence, as of a press.
        """
        stay = self.stay

        async def do() -> None:
            await self.attempt(task, stay)

        ft.use_effect(do, list(on))

    def deliver(self, change: Callable[[], None]) -> bool:
        """The one delivery: run `change` soon on this phone's own page; False if it is away.

        In this phone's own context: in the caller's, Flet would draw on the caller's page.
        """
        if not self._connected():
            return False
        asyncio.get_running_loop().call_soon(change, context=self._own)
        return True

    def later(self, seconds: float, change: Callable[[], None]) -> asyncio.TimerHandle:
        """Run `change` on this phone's own page when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, change, context=self._own)

    def _connected(self) -> bool:
        """Whether a phone is at the other end."""
        return not self._over() and self.page.session.connection is not None

    def _over(self) -> bool:
        """Whether Flet has ended the whole session: it raises for each word about it."""
        try:
            return self.page.session is None
        except RuntimeError:
            return True

    def does(self, task: Task, name: str = "") -> Press:
        """A press that does something. A refusal becomes a sentence; nothing else happens then.

        name: of an act, so that a trembling thumb does it once.
        """
        stay = self.stay

        def press() -> None:
            moment = time.monotonic()
            again = name and self._pressed[0] == name and moment - self._pressed[1] < BOUNCE
            self._pressed = (name, moment)
            if not again and self._at_work < AT_WORK:
                self._at_work += 1
                self.page.run_task(self._work, task, stay)

        return press

    async def _work(self, task: Task, stay: Stay) -> None:
        try:
            await self.attempt(task, stay)
        finally:
            self._at_work -= 1

    async def attempt(self, task: Task, stay: Stay | None = None) -> bool:
        """Do it; tell what refuses it. Whether it was done.

        stay: in which it was asked for; without one it is a part of the deed that runs, or belongs
        to where the phone is. In a stay that was left nothing is begun any more.
        """
        if stay is None and self.stays.within:
            return await self._attempt(task)
        try:
            return await self.stays.begin(stay or self.stays.here, lambda: self._attempt(task))
        except Elsewhere:
            return False

    async def _attempt(self, task: Task) -> bool:
        try:
            result = await task()
        except Elsewhere:
            raise
        except Failed as failed:
            result = failed.refusal
        except Away:
            return False  # and nobody is there to be told
        except Exception as problem:  # noqa: BLE001 - the edge: no traceback reaches a screen
            log.error("a press failed: %s", type(problem).__name__)
            self.tell(self.words("refusal-unexpected"))
            return False
        if isinstance(result, Refusal):
            self.refuse(result)
            return False
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Tell why something was not done."""
        self.tell(self.words.say(cast(Any, refusal)))

    def tell(self, sentence: str, good: bool = False) -> None:
        """One sentence for the player."""
        self.put(notice=Notice(sentence, self.now.notice.number + 1, good))


def _slice(made: Callable[[], Slice[T]], select: Callable[[ViewState], T]) -> T:
    """What a component reads of what is shown. A hook."""
    _, redraw = ft.use_state(0)
    kept = ft.use_memo(made, [])
    kept.select, kept.redraw = select, redraw
    value = kept.read()
    ft.use_effect(kept.watch, [], kept.unwatch)
    return value
