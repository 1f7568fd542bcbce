"""One browser session: what it shows, the one way anything is delivered to it, what it does.

A phone is never drawn by another phone's thread of work: whatever comes from outside goes through
`deliver`, which runs on this phone's own page (see flet-notes: shared state leaks). What it shows
and does belongs to its stay at one place (see `stay`).
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar, cast

import flet as ft

from companion.drawing.answers import Away
from companion.refusal import Refusal
from companion.session.port import Scene
from companion.session.seen import Seen
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.session.tries import Tries
from companion.store.contract import StoreFailed
from companion.table.state import Phase, Table
from companion.ui.app_context import AppContext
from companion.ui.kit import Press
from companion.ui.memory import Memory
from companion.ui.slices import Slice, Slices
from companion.ui.stay import Elsewhere, Stay, Stays
from companion.ui.theme import Size
from companion.ui.view_state import Notice, Overlay, Tab, ViewState
from companion.ui.words import Words

log = logging.getLogger(__name__)

T = TypeVar("T")
Task = Callable[[], Awaitable[object]]
SETTLES = 5.0
"""Seconds after which what was seen of a log is remembered: not each line for itself."""
BOUNCE = 0.6
"""Seconds in which the same press again is a trembling thumb, not a second wish."""

AT_WORK = 8
"""Presses of one phone that are done side by side; more fingers nobody has, and others wait too."""


class Phone:
    """State and deeds of one session. Screens read `now` in slices and press `does(…)`."""

    def __init__(self, page: ft.Page, context: AppContext, language: str) -> None:
        self.page, self.context = page, context
        self.memory = Memory()
        self.tries = Tries()
        self.clipboard = ft.Clipboard()
        self._wakelock, self._haptics = ft.Wakelock(), ft.HapticFeedback()
        now = ViewState(Size(page.width or 390, page.height or 844), language)
        self.stays = Stays(Stay(now))
        self._always = Slices()
        self._pressed: tuple[str, float] = ("", 0.0)
        self._at_work = 0  # presses that are not done yet
        self._own = contextvars.copy_context()  # Flet's, of this page
        self._writing = asyncio.Lock()
        self.pen = asyncio.Lock()
        """Held while what the phone keeps of a seat without a server is read or written."""
        self.passing = asyncio.Lock()
        """Held while something is passed by code: one step after the other."""

    # --- where it is

    @property
    def stay(self) -> Stay:
        """Where it is; of a deed, where that was begun."""
        return self.stays.own

    @property
    def session(self) -> TableSession:
        """What it may ask at the table it is at."""
        return self.stay.session

    @property
    def sheet(self) -> Sheet:
        """The private sheet that it read last."""
        return self.stay.sheet

    @property
    def now(self) -> ViewState:
        """What is shown."""
        return self.stay.now

    def goes(self) -> None:
        """What it does now leads elsewhere; from now on only this does. Raises Elsewhere."""
        self.stays.goes()

    def arrive(self, stay: Stay, **changes: Any) -> None:
        """It is elsewhere: of the stay before nothing is left. Raises Elsewhere if it went on.

        changes: of what is shown there.
        """
        before = self.stays.here
        try:
            self.stays.arrive(stay)
        except Elsewhere:
            stay.session.leave()
            raise
        before.session.leave()
        if not self._connected():
            stay.session.leave()  # until the line is there again
        now, at_table = before.now, before.now.can.turns
        bare = ViewState(
            now.size,
            now.language,
            game=now.game,
            # What the table had to say goes with it.
            notice=Notice("", now.notice.number + 1) if at_table else now.notice,
            cover=now.cover + 1,
            epoch=now.epoch,
            sheet=now.sheet + 1,
            known=now.known,
            part=now.part + 1,
            board=now.board + 1,
            stay=now.stay + 1,
        )
        stay.now = replace(bare, **changes)
        self._always.look(stay.now)
        self.hear_moved()

    async def comes_back(self) -> None:
        """The line was broken and is there again: the same phone visits the same table anew."""
        stay = self.stay
        stay.session = stay.session.anew()
        await stay.session.enter()
        if stay.now.can.turns:
            await self.stay_awake(True)

    def goes_away(self) -> None:
        """The line is broken, or the page is closed."""
        here = self.stays.here
        here.now = replace(here.now, cover=here.now.cover + 1)
        here.session.leave()

    # --- what is shown

    @property
    def words(self) -> Words:
        """The words of this phone's language."""
        return self.context.words(self.now.language)

    def put(self, **changes: Any) -> None:
        """Show something else. Only on this phone's own page: from outside, `deliver`.

        A timer may still ring when the page has been closed for good: then nothing is drawn.
        """
        stay = self.stay
        stay.now = replace(stay.now, **changes)
        if stay is self.stays.here and not self._over():
            self._always.look(stay.now)
            stay.slices.look(stay.now)

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

    def use_task(self, task: Task, on: Sequence[object]) -> None:
        """Do it when the component comes, and whenever one of `on` is another. A hook.

        A refusal becomes a sentence, as of a press.
        """
        stay = self.stay

        async def do() -> None:
            await self.attempt(task, stay)

        ft.use_effect(do, list(on))

    def use_sheet(self, seat: int | None) -> None:
        """Read the private sheet of a seat of this phone when the component comes. A hook."""

        async def fetch() -> None:
            if seat is not None:
                await self.read_sheet(seat)

        self.use_task(fetch, [seat])

    def use_table(self, select: Callable[[Table], T]) -> T:
        """A slice of the table. A hook; only where there is a table."""
        return self.use(lambda now: select(now.scene.table if now.scene else Table()))

    def show(self, stay: Stay, scene: Scene) -> None:
        """The room that was visited in a stay tells: look. May come from any other phone's work.

        Of several scenes that come at once only the last is drawn.
        """
        if stay.newest is not None or self.deliver(lambda: self._see_newest(stay)):
            stay.newest = scene

    def deliver(self, change: Callable[[], None]) -> bool:
        """The one delivery: run `change` soon on this phone's own page; False if it is away.

        In this phone's own context: in the caller's, Flet would draw on the caller's page.
        """
        if not self._connected():
            return False
        asyncio.get_running_loop().call_soon(change, context=self._own)
        return True

    def moved(self) -> None:
        """The board of codes has changed."""
        self.deliver(lambda: self.put(board=self.now.board + 1))

    def catch_up(self) -> None:
        """See now what the room told last. For who goes on from an act just done; see `put`."""
        self._see_newest(self.stay)

    def _see_newest(self, stay: Stay) -> None:
        """A scene of another stay than the present one is never drawn."""
        scene, stay.newest = stay.newest, None
        if scene is not None and stay is self.stays.here:
            self._see(scene)

    def _connected(self) -> bool:
        """Whether a phone is at the other end."""
        return not self._over() and self.page.session.connection is not None

    def _over(self) -> bool:
        """Whether Flet has ended the whole session: it raises for each word about it."""
        try:
            return self.page.session is None
        except RuntimeError:
            return True

    def _see(self, scene: Scene) -> None:
        before = self.now.scene
        session = self.session
        if before and before.table.number > scene.table.number:
            return
        changes: dict[str, Any] = {"scene": scene, "mine": session.mine, "maker": session.maker}
        was, phase = before.table.phase if before else None, scene.table.phase
        if was is not phase and was is not None:
            changes |= {
                "over": Overlay.NOTHING,
                "cover": self.now.cover + 1,
                "passed": None,
                "passing": None,
            }
            changes |= {"answer": 0, "tab": Tab.TABLE}
            if phase is Phase.PLAYING and session.mine:
                changes["tab"] = Tab.MINE
                self.page.run_task(self._buzz)
        asked = before is not None and before.table.move is not None
        moved = phase is Phase.PLAYING or (asked and scene.table.move is None)
        got = was is phase and moved and bool(session.mine) and not self.now.mine
        if got:  # the others gave it a seat whose phone was gone
            changes |= {"over": Overlay.NOTHING, "tab": Tab.MINE}
        self.put(**changes)
        self._remember()
        if got:
            self.tell(self.words("rescue-done"), good=True)
        self.hear_moved()

    async def witness(self, code: str) -> Refusal | None:
        """Compare the log with what this phone saw of it before; if it goes on, remember on.

        What it remembers is not overwritten by a log that lost something.
        """
        stay = self.stay
        before = await self.memory.seen(code)
        missed = before.missed(self.session.entries) if before is not None else None
        if missed is None:
            stay.witness = code
            self._remember()
        return missed

    def _remember(self) -> None:
        stay = self.stay
        if stay.witness and stay.remembering is None:
            loop = asyncio.get_running_loop()
            stay.remembering = loop.call_later(SETTLES, self._note_seen, stay, context=self._own)

    def _note_seen(self, stay: Stay) -> None:
        stay.remembering = None
        scene = stay.now.scene
        if scene is not None and self._connected():
            seen = Seen.of(scene.table)
            self.page.run_task(self.memory.set_seen, stay.witness, seen)

    def hear_moved(self) -> None:
        """A seat of this phone's goes on with another: say so once, and show nothing more of it.

        Or the table was taken over while it was gone.
        """
        stay, session = self.stay, self.session
        gone = [seat for seat in session.moved if seat not in stay.moved]
        taken = session.taken and not stay.taken
        stay.moved, stay.taken = session.moved, session.taken
        if not gone:
            maker = next((seat.name for seat in session.table.seats if seat.maker), "")
            if taken and maker:
                self.put(maker=session.maker, over=Overlay.NOTHING)
                self.tell(self.words("taken-over-here", name=maker))
            return
        stay.sheet = {}
        self.put(
            mine=session.mine,
            maker=session.maker,
            tab=Tab.TABLE,
            over=Overlay.NOTHING,
            cover=self.now.cover + 1,
            passed=None,
            passing=None,
            answer=0,
            sheet=self.now.sheet + 1,
        )
        self.tell(self.words("moved-away"))

    async def _buzz(self) -> None:
        await self._quietly(self._haptics.heavy_impact)

    async def stay_awake(self, awake: bool) -> None:
        """The screen stays on while a table is open, where the browser gives it."""
        if self.stays.stands:
            await self._quietly(self._wakelock.enable if awake else self._wakelock.disable)

    async def address(self, route: str) -> None:
        """The address that the browser shows, and comes back to when the page is loaded anew."""
        if self.stays.stands:
            await self.page.push_route(route)

    async def _quietly(self, service: Task) -> None:
        try:
            await service()
        except (RuntimeError, TimeoutError):
            log.debug("a service of the phone is not there")

    def cover(self) -> None:
        """Cover whatever is looked at."""
        self.put(cover=self.now.cover + 1)

    async def read_sheet(self, seat: int) -> None:
        """Fetch the private sheet of a seat of this phone. One that can't be read: told once."""
        found = await self.session.read_sheet(seat)
        self.stay.sheet = found if isinstance(found, dict) else {}
        self.put(sheet=self.now.sheet + 1)
        if not isinstance(found, dict) and seat not in self.stay.unread:
            self.stay.unread.add(seat)
            self.refuse(found)

    async def note(self, seat: int, name: str, text: str) -> Refusal | None:
        """Write one line of a seat's private sheet; an empty text strikes it out."""
        return await self.write(seat, {name: text})

    async def write(self, seat: int, lines: Sheet) -> Refusal | None:
        """Write lines of a seat's private sheet, all or none."""
        refused = await self.session.write(seat, lines)
        if refused is None:
            await self.read_sheet(seat)
        return refused

    async def rewrite(
        self, seat: int, change: Callable[[Sheet], Sheet | Refusal]
    ) -> Refusal | None:
        """Write lines anew from what the sheet holds: each change on what the last has left."""
        async with self._writing:
            lines = await self.session.sheet(seat)
            wanted = change(lines)
            if not isinstance(wanted, dict):
                return wanted
            new = {name: text for name, text in wanted.items() if text != lines.get(name, "")}
            if new:
                return await self.write(seat, new)
        await self.read_sheet(seat)
        return None

    @asynccontextmanager
    async def one_by_one(self) -> AsyncIterator[None]:
        """For each change of a seat without a server: one after the other.

        Raises Elsewhere where the seat has been left, and may have been read anew, by then.
        """
        async with self.pen:
            if not self.stays.stands:
                raise Elsewhere
            yield

    # --- what it does

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

    def shows(self, **changes: Any) -> Press:
        """A press that only shows something else on this phone."""
        return lambda: self.put(**changes)

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
        except StoreFailed as failed:
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
