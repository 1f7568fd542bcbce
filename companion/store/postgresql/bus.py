"""What processes at one database say to each other: a channel of it, on a connection of its own."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable

import psycopg
from psycopg import sql

from companion.store.postgresql.schema import Connection

CHANNEL = "companion_processes"


class PostgresBus:
    """See `contract.Bus`, which this is."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        say: Callable[[str, str], Awaitable[None]],
        again: float,
    ) -> None:
        """connect: a new connection, in autocommit. say: on a channel. again: seconds."""
        self._connect, self._say, self._again = connect, say, again

    async def say(self, text: str) -> None:
        """See `Bus.say`."""
        await self._say(CHANNEL, text)

    async def hear(self) -> AsyncGenerator[str | None, None]:
        """See `Bus.hear`."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    yield None
                    async for told in connection.notifies():
                        yield told.payload
            except (psycopg.Error, OSError):
                pass
            await asyncio.sleep(self._again)
