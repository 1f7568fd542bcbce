"""One browser session at its table: where it is, what the table tells it, its private sheet.

What it shows and what a press does stand in `shown`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import flet as ft

from companion.refusal import Refusal
from companion.session.port import Scene
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.session.tries import Tries
from companion.table.state import Phase
from companion.ui.app_context import AppContext
from companion.ui.calls import came, known, shown_for
from companion.ui.remembering import Remembering
from companion.ui.sending_on import SendingOn
from companion.ui.signals import Caller, quietly
from companion.ui.stay import Elsewhere, Stay
from companion.ui.view_state import Notice, Overlay, Route, Tab, ViewState, face_down

log = logging.getLogger(__name__)

MOMENT = 0.2
"""Seconds in which all that a phone is called for is one call: two cards that cross, say."""


class Phone(Remembering):
    """State and deeds of one session. Screens read `now` in slices and press `does(…)`."""

    def __init__(self, page: ft.Page, context: AppContext, language: str) -> None:
        super().__init__(page, context, language)
        self.tries = Tries()
        self.sending_on = SendingOn(page)
        self._wakelock, self._caller = ft.Wakelock(), Caller()
        self._launcher = ft.UrlLauncher()
        self._ringing = False
        self._newer_told = False
        self._writing = asyncio.Lock()
        self.pen = asyncio.Lock()
        """Held while what the phone keeps of a seat without a server is read or written."""
        self.passing = asyncio.Lock()
        """Held while something is passed by code: one step after the other."""

    @property
    def session(self) -> TableSession:
        """What it may ask at the table it is at."""
        return self.stay.session

    @property
    def sheet(self) -> Sheet:
        """The private sheet that it read last."""
        return self.stay.sheet

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
            installed=now.installed + 1,
            stay=now.stay + 1,
            signals=now.signals,
            ahead=now.ahead,
        )
        stay.now = replace(bare, **changes)
        self._always.look(stay.now)
        self.hear_moved()

    async def comes_back(self) -> None:
        """The line was broken and is there again: the same phone comes to the same table anew."""
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
        here.follows = False

    def use_sheet(self, seat: int | None) -> None:
        """Read the private sheet of a seat of this phone when the component comes. A hook."""

        async def fetch() -> None:
            if seat is not None:
                await self.read_sheet(seat)

        self.use_task(fetch, [seat])

    def show(self, stay: Stay, scene: Scene) -> None:
        """The table of a stay tells: look. May come from any other phone's work.

        Of several scenes that come at once only the last is drawn.
        """
        if stay.newest is not None or self.deliver(lambda: self._see_newest(stay)):
            stay.newest = scene

    def installation_changed(self) -> None:
        """What lies on this phone has changed. Home offers it; at a table it is said, once."""
        self.put(installed=self.now.installed + 1)
        at_game = self.now.place in (Route.TABLE, Route.OFFLINE)
        if self.context.installation.newer and at_game and not self._newer_told:
            self._newer_told = True
            self.tell(self.words("newer-waits"), good=True)

    def moved(self) -> None:
        """The board of codes has changed."""
        self.deliver(lambda: self.put(board=self.now.board + 1))

    def catch_up(self) -> None:
        """See now what the table told last. For who goes on from an act just done; see `put`."""
        self._see_newest(self.stay)

    def _see_newest(self, stay: Stay) -> None:
        """A scene of another stay than the present one is never drawn."""
        scene, stay.newest = stay.newest, None
        if scene is not None and stay is self.stays.here:
            self._see(scene)

    def _see(self, scene: Scene) -> None:
        before = self.now.scene
        session = self.session
        if before and before.table.number > scene.table.number:
            return
        changes: dict[str, Any] = {"scene": scene, "mine": session.mine, "maker": session.maker}
        changes["times"] = self.timed(scene)
        was, phase = before.table.phase if before else None, scene.table.phase
        if was is not phase and was is not None:
            changes |= {
                "over": Overlay.NOTHING,
                "cover": self.now.cover + 1,
                "passed": None,
                "passing": None,
            }
            changes |= {"answer": 0, "tab": Tab.TABLE, "closed": frozenset()}
            changes["covered"] = face_down(was, scene.table)
            if phase is Phase.PLAYING and session.mine:
                changes["tab"] = Tab.MINE
                self.ring()
        asked = before is not None and before.table.move is not None
        moved = phase is Phase.PLAYING or (asked and scene.table.move is None)
        if before and was is phase and self.now.mine and (news := came(scene.table, before.table)):
            changes |= shown_for(self.now, news)
            if self.now.tab is Tab.MINE:
                changes["private"] = self.now.private | {question.number for question in news}
            self.ring()
        got = was is phase and moved and bool(session.mine) and not self.now.mine
        if got:  # the others gave it a seat whose phone was gone
            changes |= {"over": Overlay.NOTHING, "tab": Tab.MINE}
        if not self.now.mine:  # what came for others is no news to who comes to a seat
            changes["private"] = known(scene.table)
        self.put(**changes)
        self.remember()
        if got:
            self.tell(self.words("rescue-done"), good=True)
        self.hear_moved()

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

    def ring(self) -> None:
        """Call the owner of this phone; several calls in one moment are one."""
        if not self._ringing:
            self._ringing = True
            self.page.run_task(self._ring)

    async def _ring(self) -> None:
        await asyncio.sleep(MOMENT)
        self._ringing = False
        if self._connected():
            await self._caller.call(self.now.signals)

    async def stay_awake(self, awake: bool) -> None:
        """The screen stays on while a table is open, where the browser gives it."""
        if self.stays.stands:
            await quietly(self._wakelock.enable if awake else self._wakelock.disable)

    async def open_page(self, address: str) -> None:
        """Another page takes the place of this one."""
        await self._launcher.launch_url(address, web_only_window_name=ft.UrlTarget.SELF.value)

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
