"""Places where tables are kept: each kind of store, so that one set of tests runs over all.

Another kind joins by a class like `SqlitePlace` and one line in `KINDS`.
"""

import sqlite3
import threading
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from playwright.async_api import Browser

from companion.browser.opening import Opened as OpenedInBrowser
from companion.browser.opening import open_store as open_store_in_browser
from companion.store import schema
from companion.store.contract import HostedStore, Store
from companion.store.opening import Opened, open_store
from companion.store.postgresql import opening as postgresql
from companion.store.postgresql.store import PostgresStore
from companion.store.sqlite import SqliteStore
from tests.support.postgres import Cluster
from tests.support.storage_page import serve, storage_in


@dataclass(frozen=True)
class Means:
    """What places are made of. folder: of this test alone."""

    folder: Path
    chromium: Browser | None
    postgres: Cluster


class Place(Protocol):
    """Somewhere to keep tables; every `open` gives another store on the same tables."""

    def __init__(self, means: Means) -> None: ...

    async def open(self) -> Store: ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class SharedPlace(Place, Protocol):
    """One that several processes can reach. address: as `store_at_address` takes it."""

    @property
    def address(self) -> str: ...

    async def open(self) -> HostedStore: ...

    def alter(self, statement: str) -> None:
        """Somebody else changes what is kept. `zeros` is 32 bytes of them."""


class Closing:
    """Closes what was opened in it at the end of a block."""

    def __init__(self) -> None:
        self._stores: list[Store] = []

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


class SqlitePlace(Closing):
    """A folder with a SQLite file."""

    def __init__(self, means: Means) -> None:
        self.file = means.folder / "companion.db"
        self.address = str(self.file)
        super().__init__()

    def alter(self, statement: str) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as other:
            other.execute(statement.replace("zeros", "zeroblob(32)"))

    async def open(self) -> HostedStore:
        store = (await opened(self.file)).store
        self._stores.append(store)
        return store


class IndexedDbPlace(Closing):
    """A browser with nothing in it; each store is in a tab of its own."""

    def __init__(self, means: Means) -> None:
        assert means.chromium is not None
        self._chromium = means.chromium
        super().__init__()

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
        await super().__aexit__(kind, error, trace)
        await self._context.close()


class PostgresPlace(Closing):
    """A database of a PostgreSQL."""

    def __init__(self, means: Means) -> None:
        self._postgres = means.postgres
        self.database = means.postgres.database()
        self.address = self.database.url
        super().__init__()

    def alter(self, statement: str) -> None:
        zeros = "decode(repeat('00', 32), 'hex')"
        self.database.alter("SET search_path TO companion", statement.replace("zeros", zeros))

    async def open(self) -> HostedStore:
        store = await in_database(self.address)
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
        self._postgres.give_back(self.database)


SHARED: list[type[SharedPlace]] = [SqlitePlace, PostgresPlace]
KINDS: list[type[Place]] = [*SHARED, IndexedDbPlace]


async def in_database(url: str, patience: float = 10.0) -> PostgresStore:
    """Open a store that must open; it looks for a database that is away more often."""
    found = await postgresql.open_store(url, again=0.02, patience=patience)
    assert isinstance(found, PostgresStore), found
    return found


async def store_at_address(address: str) -> Store:
    """A store in a file, or in a database."""
    if address.startswith("postgresql:"):
        return await in_database(address)
    return await store_at(Path(address))


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
