"""Counters in the text format that Prometheus reads, at a port of their own; off unless asked for.

No table's and no player's name is in them. Counted is what is asked of the store (`CountedStore`),
and who is there in the moment in which somebody looks.
"""

import time
from collections.abc import AsyncGenerator, Awaitable, Sequence
from typing import TypeVar

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.live.registry import TableRegistry
from companion.server.wire_phone import WirePhone
from companion.session.online import OnlineSession
from companion.store.contract import Bus, Conflict, HostedStore, Kept, StoreFailed
from companion.table.log import Entry

T = TypeVar("T")

_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = of = CollectorRegistry()
        ProcessCollector(registry=of)
        self.entries = Counter("companion_entries", "Lines written into logs.", registry=of)
        self.appends = Histogram(
            "companion_append_seconds",
            "Until what somebody wished was written durably.",
            buckets=_SECONDS,
            registry=of,
        )
        self.conflicts = Counter(
            "companion_conflicts", "Appends that came second and were judged anew.", registry=of
        )
        self.failures = Counter(
            "companion_store_failures", "Calls that the store could not answer.", registry=of
        )
        self._tables = Gauge("companion_tables", "Tables at which somebody is.", registry=of)
        self._phones = Gauge(
            "companion_phones", "Phones at tables, by where they run.", ["program"], registry=of
        )

    def app(self, tables: TableRegistry) -> Starlette:
        """What answers at `/metrics`. tables: of this process."""

        async def answer(_: Request) -> Response:
            here = tables.occupied()
            self._tables.set(len(here))
            for name, kind in (("drawn", OnlineSession), ("own", WirePhone)):
                self._phones.labels(name).set(sum(live.count(kind) for live in here))
            text = generate_latest(self.registry)
            return Response(text, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})

        return Starlette(routes=[Route("/metrics", answer)])


class CountedStore:
    """A store, with what is asked of it counted. See `contract.HostedStore`, which this is."""

    def __init__(self, store: HostedStore, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    @property
    def bus(self) -> Bus | None:
        """See `HostedStore.bus`."""
        return self._store.bus

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Entry],
        *,
        drawer: bytes | None = None,
        empty_drawer: bool = False,
    ) -> None:
        """See `Store.append`."""
        began = time.perf_counter()
        call = self._store.append(table, after, entries, drawer=drawer, empty_drawer=empty_drawer)
        try:
            await self._asked(call)
        except Conflict:
            self._metrics.conflicts.inc()
            raise
        self._metrics.appends.observe(time.perf_counter() - began)
        self._metrics.entries.inc(len(entries))

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """See `Store.read`."""
        return await self._asked(self._store.read(table, since))

    def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        """See `Store.follow`."""
        return self._store.follow(table, since)

    async def tables(self) -> tuple[str, ...]:
        """See `Store.tables`."""
        return await self._asked(self._store.tables())

    async def put_drawer(self, table: str, blob: bytes) -> None:
        """See `Store.put_drawer`."""
        await self._asked(self._store.put_drawer(table, blob))

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        """See `Store.renew_drawer`."""
        await self._asked(self._store.renew_drawer(table, was, blob))

    async def drawer(self, table: str) -> bytes | None:
        """See `Store.drawer`."""
        return await self._asked(self._store.drawer(table))

    async def empty_drawer(self, table: str) -> None:
        """See `Store.empty_drawer`."""
        await self._asked(self._store.empty_drawer(table))

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        """See `Store.put_memory`."""
        await self._asked(self._store.put_memory(table, seat, blob))

    async def memory(self, table: str, seat: int) -> bytes | None:
        """See `Store.memory`."""
        return await self._asked(self._store.memory(table, seat))

    async def touch(self, table: str, day: int) -> None:
        """See `HostedStore.touch`."""
        await self._asked(self._store.touch(table, day))

    async def kept(self) -> tuple[Kept, ...]:
        """See `HostedStore.kept`."""
        return await self._asked(self._store.kept())

    async def memories(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """See `HostedStore.memories`."""
        return await self._asked(self._store.memories(table))

    async def erase(self, table: str) -> None:
        """See `HostedStore.erase`."""
        await self._asked(self._store.erase(table))

    async def close(self) -> None:
        """See `Store.close`."""
        await self._store.close()

    async def _asked(self, call: Awaitable[T]) -> T:
        try:
            return await call
        except StoreFailed:
            self._metrics.failures.inc()
            raise
