"""One line from a phone to a table server: greeting, frames in and out, and its end.

The websocket itself comes from outside (`Way.connect`): a browser's own, or any other library's.
Whatever it raises is one thing here, a broken line. What is said must not live here.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from companion.session import wire
from companion.session.credentials import Credential
from companion.session.proof import answer

LAST_SECONDS = 1.0
"""For the other side's farewell."""


class Socket(Protocol):
    """A websocket that is open: texts come by iterating, which ends with the line."""

    async def send(self, text: str, /) -> None:
        """Say something."""
        ...

    def __aiter__(self) -> AsyncIterator[Any]:
        """What comes."""
        ...

    async def close(self) -> None:
        """Go."""
        ...


class Broken(Exception):
    """The line is gone, or the other side is no table server of ours."""


@dataclass(frozen=True)
class Way:
    """How a phone comes to its server. origin: as a browser says it, `https://host:port`.

    connect: opens the websocket `/api` there. sleep: waits for so many seconds. now: minutes since
    1970, by this phone's clock.
    """

    origin: str
    connect: Callable[[], Awaitable[Socket]]
    sleep: Callable[[float], Awaitable[None]]
    now: Callable[[], int]

    @contextlib.asynccontextmanager
    async def line(self) -> "AsyncIterator[RemoteLine]":
        """A line that has been greeted. Raises Broken, also out of what is done with it."""
        try:
            socket = await self.connect()
        except Exception as problem:  # whatever a platform says of a network
            raise Broken from problem
        line = RemoteLine(socket, self.origin)
        try:
            await line.greeted()
            yield line
        finally:
            await line.end()


class RemoteLine:
    """A websocket to a table server."""

    def __init__(self, socket: Socket, origin: str) -> None:
        self.challenge = wire.Challenge(b"", 0)
        self._socket, self._origin = socket, origin
        self._heard = aiter(socket)
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._sending = asyncio.create_task(self._send())
        self._closing: asyncio.Task[None] | None = None
        self._shown = set[bytes]()

    async def greeted(self) -> None:
        """The server's first word."""
        first = await anext(self.heard(), None)
        if not isinstance(first, wire.Challenge) or first.edition < 1:
            raise Broken
        self.challenge = first

    def say(self, text: str) -> None:
        """Say a frame, in turn; it may never arrive."""
        self._outbox.put_nowait(text)

    def prove(self, table: str, held: Iterable[Credential]) -> None:
        """Show what was not shown on this line yet: the key's signature, and the token."""
        fresh = [one for one in held if one.token not in self._shown]
        nonce = self.challenge.nonce
        keys = tuple(
            wire.Shown(h.key.public, h.token, answer(h.key, self._origin, table, nonce))
            for h in fresh
        )
        if keys:
            self._shown |= {one.token for one in fresh}
            self.say(wire.said(wire.Prove(keys)))

    async def heard(self) -> "AsyncIterator[wire.Told]":
        """What the server says, until the line breaks. Raises Broken for what no server says."""
        while True:
            try:
                text = await anext(self._heard)
                told = wire.listen(text)
            except StopAsyncIteration:
                return
            except Exception as problem:  # whatever a platform says of a network
                raise Broken from problem
            yield told

    def hang_up(self) -> None:
        """The line does not answer: it counts as broken."""
        if self._closing is None:
            self._closing = asyncio.create_task(self.end())

    async def end(self) -> None:
        """It is over."""
        self._sending.cancel()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST_SECONDS):
                await self._socket.close()

    async def _send(self) -> None:
        with contextlib.suppress(Exception):  # it is noticed where it is listened to
            while True:
                await self._socket.send(await self._outbox.get())
