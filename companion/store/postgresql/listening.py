"""The one connection on which the database tells what was written, by whichever process.

Which followers are woken by it is `bell`'s business.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from psycopg import sql

from companion.store.postgresql.schema import Connection
from companion.store.postgresql.statements import ENTRIES, mark

Ring = Callable[[str], None]


class Listening:
    """Listens for the tables that are followed here."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], again: float) -> None:
        """connect: a new connection, in autocommit. again: seconds until it is tried again."""
        self._connect, self._again = connect, again
        self._failed = False
        self._connection: Connection | None = None
        self._beginnings = 0
        self._tables: Counter[str] = Counter()
        self._by_mark: dict[str, str] = {}
        self._known: dict[str, int] = {}

    @contextmanager
    def to(self, table: str) -> Iterator[None]:
        """While somebody follows that table."""
        self._tables[table] += 1
        self._by_mark[mark(table)] = table
        try:
            yield
        finally:
            self._tables[table] -= 1
            if not self._tables[table]:
                del self._tables[table], self._by_mark[mark(table)]
                self._known.pop(table, None)

    def known(self, table: str, number: int) -> None:
        """Entries up to that one were handed on here: nothing is to be read because of them."""
        if table in self._tables:
            self._known[table] = max(number, self._known.get(table, 0))

    async def hear(self, ring: Ring) -> int:
        """Ring for each table of which there is news; returns when news may have been missed.

        That is when listening has begun, or begun anew: with another number each time. Raises
        `psycopg.Error` where the line to the database breaks or can't be had.
        """
        if self._connection is None:
            await self._begin()
            return self._beginnings
        self._failed = True
        try:
            async for told in self._connection.notifies():
                self._told(told.payload, ring)
        finally:  # it is broken, or nobody follows anything any more
            connection, self._connection = self._connection, None
            await connection.close()
        return self._beginnings

    async def _begin(self) -> None:
        if self._failed:
            await asyncio.sleep(self._again)
        self._failed = True
        connection = await self._connect()
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(ENTRIES)))
        except BaseException:
            await connection.close()
            raise
        self._connection, self._failed = connection, False
        self._beginnings += 1

    def _told(self, payload: str, ring: Ring) -> None:
        name, _, number = payload.partition(" ")
        table = self._by_mark.get(name)
        if table is not None and number.isdecimal() and int(number) > self._known.get(table, 0):
            ring(table)
