"""A store in a PostgreSQL database: a pool of connections, and one that listens.

The SQL is in `statements`, the shape of the database in `schema`, the first look at it in
`opening`.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from typing import TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from companion.store import chain
from companion.store.bell import Bell
from companion.store.contract import Conflict, Kept
from companion.store.postgresql import statements
from companion.store.postgresql.bus import PostgresBus
from companion.store.postgresql.listening import Listening
from companion.store.postgresql.schema import Connection
from companion.store.postgresql.trouble import failed, may_try_again
from companion.table.log import Entry

T = TypeVar("T")
Job = Callable[[Connection], Awaitable[T]]
Pool = AsyncConnectionPool[Connection]

ANSWER_SECONDS = 10.0
"""How long one statement may take, once it has a connection; it needs a few milliseconds."""


class PostgresStore:
    """See `contract.HostedStore`, which this is, but for one promise. Made by `opening.open_store`.

    What lay in a drawer is gone for every query once it is emptied or filled anew, but PostgreSQL
    keeps old rows in its files until it vacuums, and all it wrote in its write-ahead log for a
    while. What is in the drawer is encrypted, and its key is not here.

    An append is one statement and so one commit. It is compared with the end of the log in that
    statement, and the key of the entries keeps out a second one at the same moment: no lock is
    held while anybody thinks. Its notification goes with the commit.
    """

    def __init__(
        self, pool: Pool, connect: Callable[[], Awaitable[Connection]], again: float
    ) -> None:
        """pool: open, of connections in autocommit. connect: another such. again: see `opening`."""
        self._pool = pool
        self._calls, self._ended = 0, asyncio.Event()
        self._at_work = 0
        self._alive = 0.0  # the loop's time when it was last answered, or begun to be asked
        self._listening = Listening(connect, again)
        self._bus = PostgresBus(connect, self._say, again)
        # What others write comes by itself: each look waits until some may have been missed.
        self._bell = Bell(self._next_beginning, 0)

    @property
    def bus(self) -> PostgresBus:
        """See `HostedStore.bus`."""
        return self._bus

    def __repr__(self) -> str:
        return "PostgresStore()"

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
        asked = False

        async def job(connection: Connection) -> int | None:
            nonlocal asked
            again, asked = asked, True
            if await statements.write(connection, table, after, batch, drawer, empty_drawer):
                return None
            # The line broke and was tried anew: the first try may have got through after all.
            if again and batch:
                stands = await statements.read(connection, table, after)
                if stands[: len(batch)] == batch:
                    return None
            return await statements.last(connection, table)

        try:
            last = await self._do(job)
        except BaseException:  # also when cancelled: the database may well have done it
            self._bell.ring(table)
            raise
        if last is not None:
            raise Conflict(table, after, last)
        self._listening.known(table, after + len(batch))
        self._bell.ring(table, batch)

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """See `Store.read`."""
        return await self._do(lambda connection: statements.read(connection, table, since))

    async def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        """See `Store.follow`."""
        news = self._bell.follow(table, since, self.read)
        with self._listening.to(table):
            async with aclosing(news):
                async for entries in news:
                    yield entries

    async def tables(self) -> tuple[str, ...]:
        """See `Store.tables`."""
        return await self._do(statements.tables)

    async def put_drawer(self, table: str, blob: bytes) -> None:
        """See `Store.put_drawer`."""
        await self._do(lambda connection: statements.put_drawer(connection, table, blob))

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        """See `Store.renew_drawer`."""
        await self._do(lambda connection: statements.renew_drawer(connection, table, was, blob))

    async def drawer(self, table: str) -> bytes | None:
        """See `Store.drawer`."""
        return await self._do(lambda connection: statements.drawer(connection, table))

    async def empty_drawer(self, table: str) -> None:
        """See `Store.empty_drawer`."""
        await self._do(lambda connection: statements.empty_drawer(connection, table))

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        """See `Store.put_memory`."""
        await self._do(lambda connection: statements.put_memory(connection, table, seat, blob))

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
        await self._do(lambda connection: statements.erase(connection, table))

    async def close(self) -> None:
        """See `Store.close`."""
        if self._bell.closed:
            return
        self._bell.close()
        while self._calls:  # what was asked before is still answered
            self._ended.clear()
            await self._ended.wait()
        await self._pool.close()

    async def _say(self, channel: str, text: str) -> None:
        await self._do(lambda connection: statements.say(connection, channel, text))

    async def _do(self, job: Job[T]) -> T:
        """Do it on some connection; once more where the line broke or others were in the way."""
        self._calls += 1
        try:
            return await self._tried(job)
        finally:
            self._calls -= 1
            self._ended.set()

    async def _tried(self, job: Job[T]) -> T:
        try:
            return await self._once(job)
        except (psycopg.Error, OSError) as error:
            if not may_try_again(error):
                raise failed(error) from error
        try:
            await self._pool.check()  # a database that was started anew has left all lines dead
            return await self._once(job)
        except (psycopg.Error, OSError) as error:
            raise failed(error) from error

    async def _once(self, job: Job[T]) -> T:
        """Wait for a connection as long as others are answered: then it is not away, only busy."""
        clock = asyncio.get_running_loop().time
        while True:
            try:
                async with self._pool.connection() as connection:
                    return await self._answered(job, connection)
            except PoolTimeout:
                silent = ANSWER_SECONDS if self._at_work else self._pool.timeout
                if clock() - self._alive > silent:
                    raise

    async def _answered(self, job: Job[T], connection: Connection) -> T:
        clock = asyncio.get_running_loop().time
        if not self._at_work:
            self._alive = clock()
        self._at_work += 1
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                found = await job(connection)
        finally:
            self._at_work -= 1
        self._alive = clock()
        return found

    async def _next_beginning(self) -> int:
        """A number that changes when what others wrote may have been missed."""
        try:
            return await self._listening.hear(self._bell.ring)
        except (psycopg.Error, OSError) as error:
            raise failed(error) from error
