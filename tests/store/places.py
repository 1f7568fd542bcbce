"""Places where tables are kept: each kind of store, so that one set of tests runs over all.

PostgreSQL joins by a class like `SqlitePlace` and one line in `KINDS`.
"""

import sqlite3
import threading
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from playwright.async_api import Browser

from companion.browser.opening import Opened as OpenedInBrowser
from companion.browser.opening import open_store as open_store_in_browser
from companion.store import schema
from companion.store.contract import Store
from companion.store.opening import Opened, open_store
from companion.store.sqlite import SqliteStore
from tests.support.storage_page import serve, storage_in


class Place(Protocol):
    """Somewhere to keep tables; every `open` gives another store on the same tables."""

    def __init__(self, folder: Path, chromium: Browser) -> None: ...

    async def open(self) -> Store: ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class SqlitePlace:
    """A folder with a SQLite file."""

    def __init__(self, folder: Path, chromium: Browser) -> None:
        self.file = folder / "companion.db"
        self._stores: list[Store] = []

    async def open(self) -> Store:
        store = (await opened(self.file)).store
        self._stores.append(store)
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for store in self._stores:
            await store.close()


class IndexedDbPlace:
    """A browser with nothing in it; each store is in a tab of its own."""

    def __init__(self, folder: Path, chromium: Browser) -> None:
        self._chromium = chromium
        self._stores: list[Store] = []

    async def open(self) -> Store:
        found = await open_store_in_browser(await storage_in(self._context))
        assert isinstance(found, OpenedInBrowser), found
        assert found.notice is None
        self._stores.append(found.store)
        return found.store

    async def __aenter__(self) -> Self:
        self._context = await self._chromium.new_context()
        await serve(self._context)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for store in self._stores:
            await store.close()
        await self._context.close()


KINDS: list[type[Place]] = [SqlitePlace, IndexedDbPlace]


async def opened(file: Path, disk: "Disk | None" = None) -> Opened:
    """Open a store that must open; it looks out for others more often than a real one."""
    connect = disk.connect if disk else schema.connect
    found = await open_store(file, connect=connect, look_every=0.02)
    assert isinstance(found, Opened), found
    return found


async def store_at(file: Path) -> SqliteStore:
    """As `opened`, where there is nothing to tell about the file."""
    found = await opened(file)
    assert found.notice is None
    return found.store


class _WatchedConnection(sqlite3.Connection):
    disk: "Disk"

    def execute(self, sql: str, parameters: object = (), /) -> sqlite3.Cursor:
        if sql.startswith("BEGIN"):
            self.disk.reached.set()
            self.disk.free.wait()
            room = 1 if self.disk.full else 1 << 30  # SQLite never goes below what is used
            super().execute(f"PRAGMA max_page_count={room}")
        if sql == "COMMIT" and self.disk.failing:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error
        return super().execute(sql, parameters)  # type: ignore[arg-type]  # typeshed's own alias


class Disk:
    """A disk that runs full or fails when told to, or makes writers wait until `free` is set."""

    def __init__(self, *, full: bool = False) -> None:
        self.full = full
        self.failing = False
        self.reached = threading.Event()
        self.free = threading.Event()
        self.free.set()

    def connect(self, file: Path) -> sqlite3.Connection:
        """As `schema.connect`, on this disk."""
        uri = file.absolute().as_uri()
        connection = sqlite3.connect(
            uri, uri=True, isolation_level=None, factory=_WatchedConnection
        )
        connection.disk = self
        return connection
