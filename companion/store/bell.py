"""The bell that wakes those who follow a table, and the one look-out for all of them.

It knows neither SQLite nor entries: it is told that a table may have changed, or finds by looking
that something has. Waking somebody for nothing is allowed, not waking is not.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from companion.store.contract import StoreFailed


class Bell:
    """Events of the followers, by table. Lives on the event loop its followers live on."""

    def __init__(self, look: Callable[[], Awaitable[int]], every: float) -> None:
        """look: gives a number that changes when somebody else has written; every: seconds."""
        self._look = look
        self._every = every
        self._listening: dict[str, set[asyncio.Event]] = {}
        self._lookout: asyncio.Task[None] | None = None
        self.closed = False

    @contextmanager
    def listen(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table may have changed. Clear it before reading."""
        rung = asyncio.Event()
        self._listening.setdefault(table, set()).add(rung)
        if self._lookout is None:
            self._lookout = asyncio.get_running_loop().create_task(self._keep_looking())
        try:
            yield rung
        finally:
            self._listening[table].discard(rung)
            if not self._listening[table]:
                del self._listening[table]
            if not self._listening:
                self._stop_looking()

    def ring(self, table: str) -> None:
        """Wake the followers of one table."""
        for rung in self._listening.get(table, ()):
            rung.set()

    def close(self) -> None:
        """Wake everybody for the last time."""
        self.closed = True
        self._stop_looking()
        self._ring_all()

    async def _keep_looking(self) -> None:
        seen: int | None = None  # the first look rings: somebody may have written before it
        while True:
            try:
                found: int | None = await self._look()
            except StoreFailed:
                found = None  # each follower's own reading will tell it what is wrong
            if found is None or found != seen:
                seen = found
                self._ring_all()
            await asyncio.sleep(self._every)

    def _ring_all(self) -> None:
        for table in self._listening:
            self.ring(table)

    def _stop_looking(self) -> None:
        if self._lookout is not None:
            self._lookout.cancel()
            self._lookout = None
