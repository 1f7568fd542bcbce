"""A screen that raises while it is drawn does not leave a dead phone behind.

Flet draws each session in one task. An error in a component ends that task in silence: the phone
shows what it showed last, and no tap changes it any more. What must not live here: any screen.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from companion.drawing.padding import asked
from companion.drawing.session_task import drawing_task
from companion.ui import leaving
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, Route

log = logging.getLogger(__name__)

IN_A_ROW = 5.0
"""Seconds within which another failure means that the same screen fails again."""
MOST = 6
"""Failures in a row until it is given up: the components of what failed may each fail once more."""


class Drawing:
    """Draws a session's view, and begins anew when a screen has failed."""

    def __init__(self, phone: Phone, view: Callable[..., object]) -> None:
        self.phone, self._view = phone, view
        self._task: asyncio.Task[None] | None = None
        self._failures, self._last = 0, 0.0

    def draw(self) -> bool:
        """Draw everything. Whether it could be drawn at once; if not, it is on its way home."""
        page = self.phone.page
        self.phone.stays.here.inside.clear()
        asked(page.session).forget()  # what is private on the new screen asks anew
        try:
            page.render_views(self._view, self.phone, self.phone.now.epoch)
        except Exception as problem:  # noqa: BLE001 - the edge: no traceback reaches a screen
            self._failed(problem)
            return False
        task = drawing_task(page)
        if task is not self._task:
            self._task = task
            task.add_done_callback(self._ended)
        return True

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.phone.deliver(lambda: self._failed(error))

    def _failed(self, error: BaseException) -> None:
        """Whatever lies over the screen is closed; if that does not help, the phone goes home."""
        log.error("a screen failed: %s", type(error).__name__)
        phone, moment = self.phone, time.monotonic()
        self._failures = self._failures + 1 if moment - self._last < IN_A_ROW else 1
        self._last = moment
        if self._failures > MOST:
            return
        at = phone.now
        home = self._failures > 1 and at.place not in (Route.HOME, Route.WAITING)
        phone.stay.now = replace(
            at,
            place=Route.WAITING if home else at.place,
            over=Overlay.NOTHING,
            under=(),
            epoch=at.epoch + 1,
            cover=at.cover + 1,
        )
        if self.draw():
            phone.page.run_task(self._tell, home)

    async def _tell(self, home: bool) -> None:
        async def tell() -> None:
            if home:
                await leaving.go_home(self.phone)
            self.phone.tell(self.phone.words("refusal-unexpected"))

        await self.phone.attempt(tell)
