"""A store in one SQLite file: one connection, on one thread of its own, behind an async face.

The SQL is in `statements`, the shape of the file in `schema`, finding a usable file in `opening`.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from companion.store import appending, chain, held, statements
from companion.store.appending import Append, Group
from companion.store.bell import Bell
from companion.store.contract import Kept, StoreFailed
from companion.store.schema import transaction
from companion.store.trouble import refusal_of
from companion.table.log import Entry

T = TypeVar("T")


class SqliteStore:
    """See `contract.HostedStore`, which this is. Made by `opening.open_store`.

    All work passes through the worker's queue one after the other: whoever reads after a write
    was asked for sees that write. That is what makes ringing the bell safe.
    """

    def __init__(
        self,
        file: Path,
        connection: sqlite3.Connection,
        worker: ThreadPoolExecutor,
        look_every: float,
    ) -> None:
        """connection: prepared, made on the one thread of `worker`; look_every: seconds."""
        self.file = file
        self._connection = connection
        self._worker = worker
        self._bell = Bell(self._data_version, look_every)
        self._sweep_due = False
        self._group = Group()
        self._group.close()

    @property
    def bus(self) -> None:
        """See `HostedStore.bus`: a file has none."""
        return None

    def __repr__(self) -> str:
        return f"SqliteStore({self.file.name})"

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
        batch = tuple(entries)
        chain.check(after, batch)
        if drawer is not None and empty_drawer:
            raise ValueError("a drawer is filled or emptied, not both")

        done = asyncio.get_running_loop().create_future()
        self._ask(Append(table, after, batch, drawer, empty_drawer, done))
        try:
            await done
        except BaseException:  # also when cancelled: the worker may well finish it
            self._bell.ring(table)
            raise
        self._bell.ring(table, batch)

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """See `Store.read`."""
        return await self._do(lambda connection: statements.read(connection, table, since))

    def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        """See `Store.follow`."""
        return self._bell.follow(table, since, self.read)

    async def tables(self) -> tuple[str, ...]:
        """See `Store.tables`."""
        return await self._do(statements.tables)

    async def put_drawer(self, table: str, blob: bytes) -> None:
        """See `Store.put_drawer`."""

        def job(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                statements.put_drawer(connection, table, blob)

        await self._do(job)

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        """See `Store.renew_drawer`."""

        def job(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                statements.renew_drawer(connection, table, was, blob)
            self._sweep(True)

        await self._do(job)

    async def drawer(self, table: str) -> bytes | None:
        """See `Store.drawer`."""
        return await self._do(lambda connection: statements.drawer(connection, table))

    async def empty_drawer(self, table: str) -> None:
        """See `Store.empty_drawer`."""

        def job(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                statements.empty_drawer(connection, table)
            self._sweep(True)

        await self._do(job)

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        """See `Store.put_memory`."""

        def job(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                statements.put_memory(connection, table, seat, blob)

        await self._do(job)

    async def memory(self, table: str, seat: int) -> bytes | None:
        """See `Store.memory`."""
        return await self._do(lambda connection: statements.memory(connection, table, seat))

    async def touch(self, table: str, day: int) -> None:
        """See `HostedStore.touch`."""
        await self._do(lambda connection: statements.touch(connection, table, day))

    async def kept(self) -> tuple[Kept, ...]:
        """See `HostedStore.kept`."""
        return await self._do(statements.kept)

    async def memories(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """See `HostedStore.memories`."""
        return await self._do(lambda connection: statements.memories(connection, table))

    async def erase(self, table: str) -> None:
        """See `HostedStore.erase`."""

        def job(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                statements.erase(connection, table)
            self._sweep(True)

        await self._do(job)

    async def close(self) -> None:
        """See `Store.close`."""
        if self._bell.closed:
            return
        self._bell.close()

        def job(connection: sqlite3.Connection) -> None:
            connection.close()
            held.release(self.file)

        try:
            await self._do(job)
        finally:
            self._worker.shutdown(wait=False)

    async def sweep(self) -> None:
        """Destroy whatever was deleted and may still be readable in the write-ahead file."""
        await self._do(lambda _: self._sweep(True))

    async def _data_version(self) -> int:
        return await self._do(statements.data_version)

    def _ask(self, append: Append) -> None:
        """Have it written with those that wait already, if nothing else waits behind them."""
        if self._group.take(append):
            return
        group = Group()
        group.take(append)

        def settle(written: "asyncio.Future[None]") -> None:
            for one in group.appends:
                one.settle(written.exception())

        loop = asyncio.get_running_loop()
        loop.run_in_executor(self._worker, self._write, group).add_done_callback(settle)
        self._group = group

    def _write(self, group: Group) -> None:
        group.close()
        appending.write(self._attempt, group.appends)
        self._sweep(any(append.sweeps for append in group.appends))

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._group.close()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._worker, self._attempt, job)

    def _attempt(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return job(self._connection)
        except sqlite3.Error as error:
            refusal = refusal_of(error, self.file)
            if refusal is None:
                raise
            raise StoreFailed(refusal) from error

    def _sweep(self, due: bool) -> None:
        """Destroy what was deleted. Never fails what was written before it: that is durable."""
        self._sweep_due = self._sweep_due or due
        if not self._sweep_due:
            return
        try:
            self._sweep_due = not statements.sweep(self._connection)
        except sqlite3.Error as error:
            # A full or failing disk: it stays due. Anything else is a bug.
            if refusal_of(error, self.file) is None:
                raise
