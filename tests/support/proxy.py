"""A bad line between a phone and the program: it can go dead without telling the program.

A locked phone does just this: its browser learns that the socket is gone, the server does not.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Line:
    """Hands bytes on between a port of its own and the program's."""

    def __init__(self, program_port: int) -> None:
        self.port = 0
        self._program_port = program_port
        self._phones: set[asyncio.StreamWriter] = set()
        self._kept: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def __repr__(self) -> str:
        return f"Line({self.port})"

    async def carry(self, up: asyncio.StreamReader, down: asyncio.StreamWriter) -> None:
        """One connection of the phone, for as long as it lasts."""
        there, here = await asyncio.open_connection("127.0.0.1", self._program_port)
        self._phones.add(down)
        self._kept.add(here)
        ways = [_pour(up, here), _pour(there, down)]
        tasks = [asyncio.create_task(way) for way in ways]
        self._tasks |= set(tasks)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if down in self._phones:  # it ended by itself: tell both sides
            here.close()
            down.close()

    def breaks(self) -> None:
        """Every connection is gone for the phone; the program's side stays open and silent."""
        for phone in self._phones:
            phone.transport.abort()
        self._phones.clear()

    async def end(self) -> None:
        """Both sides of everything close."""
        self.breaks()
        for task in self._tasks:
            task.cancel()
        for kept in self._kept:
            kept.close()


async def _pour(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await source.read(65536):
            goal.write(data)
            await goal.drain()


@asynccontextmanager
async def bad_line(program_port: int) -> AsyncIterator[Line]:
    """A line to the program for the length of a block."""
    line = Line(program_port)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        await line.end()
