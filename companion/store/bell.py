"""The bell that wakes those who follow a table, and the one look-out for all of them.

It does not know SQLite: it is told that a table may have changed, or finds by looking that
something has. Waking somebody for nothing is allowed, not waking is not.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

from companion.store.contract import StoreFailed
from companion.table.log import Entry

_HELD = 64
"""Entries that are handed on; who lets more lie reads them."""


class Rung(asyncio.Event):
    """Set whenever a follower's table may have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._look = True
        self._news = list[Entry]()

    def ring(self, news: Sequence[Entry] | None) -> None:
        """Wake the follower. news: what was written, if that is known; None: it must be read."""
        if news is None or self._look or len(self._news) + len(news) > _HELD:
            self._look = True
            self._news.clear()
        else:
            self._news += news
        self.set()

    def news(self, since: int) -> tuple[Entry, ...] | None:
        """What has come after entry `since` until now; None: it must be read. Clears the event."""
        found = tuple(entry for entry in self._news if entry.number > since)
        known = not self._look and (not found or found[-1].number == since + len(found))
        self._look = False
        self._news.clear()
        self.clear()
        return found if known else None


class Bell:
    """Events of the followers, by table. Lives on the event loop its followers live on."""

    def __init__(self, look: Callable[[], Awaitable[int]], every: float) -> None:
        """look: gives a number that changes when somebody else has written; every: seconds."""
        self._look = look
        self._every = every
        self._listening: dict[str, set[Rung]] = {}
        self._lookout: asyncio.Task[None] | None = None
        self.closed = False

    async def follow(
        self, table: str, since: int, read: Callable[[str, int], Awaitable[tuple[Entry, ...]]]
    ) -> AsyncGenerator[tuple[Entry, ...], None]:
        """See `Store.follow`. read: `Store.read`, for what was not handed on."""
        with self.listen(table) as rung:
            while not self.closed:
                entries = rung.news(since)
                if entries is None:
                    entries = await read(table, since)
                if entries:
                    since = entries[-1].number
                    yield entries
                else:
                    await rung.wait()

    @contextmanager
    def listen(self, table: str) -> Iterator[Rung]:
        """An event that is set whenever the table may have changed. Clear it before reading."""
        rung = Rung()
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

    def ring(self, table: str, news: Sequence[Entry] | None = None) -> None:
        """Wake the followers of one table. news: what was written, where that is known."""
        for rung in self._listening.get(table, ()):
            rung.ring(news)

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
