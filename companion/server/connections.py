"""What a connection may take before anything of ours runs (uvicorn 0.54, websockets 17).

uvicorn waits for ever for the end of a request's headers, counts no connections by address, takes
any number of empty pieces of a message, answers pings that nobody reads, and takes apart all that
came at once: a quarter of a megabyte of tiny frames holds the loop for half a second. Who may speak
to the server, and what is said, is judged elsewhere.
"""

import asyncio
import sys
from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

REQUEST_SECONDS = 10.0
"""For a request to come whole: its headers, and a body though none is wanted."""
HEADER_BYTES = 16_384
"""Of a request's address and headers; with the longest link of a code they are some 8 kB."""
PER_ADDRESS, IN_ALL = 64, 600
"""Connections that ask for files. A browser opens six."""
_BUSY = b"There are too many connections to this table. Try again in a moment."
_ANSWER = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 2\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n\r\n%s" % (len(_BUSY), _BUSY)
)

_AT_ONCE = 1024  # bytes taken apart before the clock is looked at; of tiny frames 2 ms
_TURN = 0.005  # seconds of taking apart before the others have their turn
_MOST_PIECES = 1024  # of a message: a browser sends it whole
_MOST_UNREAD = 8 * 1024 * 1024  # bytes the other side lets lie; our largest frame has 0.5 MB

AT_ONCE = "companion.at_once"
"""The extension of a websocket's scope that holds its `Talking.say`."""

_OTHERS = 256  # files that are no connections
_FILES = 4096  # that this process may have open; most systems begin with 1024, some with 256


def make_room(lines: int) -> None:
    """Let this process have as many connections open as there may be, where the system counts.

    lines: websockets, at most.
    """
    if sys.platform == "win32":
        return
    import resource

    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = max(_FILES, lines + IN_ALL + _OTHERS)
    wanted = files if most == resource.RLIM_INFINITY else min(files, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Door:
    """The connections of one server that ask for files, by address."""

    def __init__(self, per_address: int = PER_ADDRESS, in_all: int = IN_ALL) -> None:
        self._per_address, self._in_all = per_address, in_all
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; then it counts until it leaves."""
        if self._open[address] >= self._per_address or self._open.total() >= self._in_all:
            self._open += Counter()  # only what is open stays
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def asking(door: Door, seconds: float = REQUEST_SECONDS) -> type[H11Protocol]:
    """The class of a server's connections for files, all through one door."""
    return cast(type[H11Protocol], type("Asking", (_Asking,), {"door": door, "seconds": seconds}))


class _Asking(H11Protocol):
    """A connection that asks for files, or becomes a websocket."""

    door: ClassVar[Door]
    seconds: ClassVar[float]
    _entered = ""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count it, or turn it away."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.door.enter(address):
            self._entered = address
            self._watch()
        else:
            transport.write(_ANSWER)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no more."""
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It counts as a line from now on (`guard`)."""
        self._go()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """The clock runs from a connection, or an answer, until a request has come whole."""
        answering = self.cycle is not None and not self.cycle.response_complete
        whole = answering and not self.cycle.more_body
        if self._late is not None and whole:
            self._late.cancel()
            self._late = None
        elif self._late is None and not whole and self._entered:
            self._late = self.loop.call_later(self.seconds, self.transport.abort)

    def _go(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._entered:
            self.door.leave(self._entered)
            self._entered = ""


class Talking(WebSocketsSansIOProtocol):
    """A websocket that is taken apart a little at a time, and no further than it is listened to."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._came = bytearray()
        self._next: asyncio.Handle | None = None

    def data_received(self, data: bytes) -> None:
        """More of what is said."""
        self._came += data
        if self._next is None:
            self._take_some()

    async def receive(self) -> Any:
        """The next message; then more is taken apart."""
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: Any) -> None:
        """Say something; after a farewell what comes is passed over until the other side's.

        `frames` of a message, besides its `bytes`, go before them, all in one write.
        """
        await self.writable.wait()
        if not self.close_sent and not self.disconnected:
            try:
                for frame in message.get("frames", ()):
                    self.conn.send_binary(frame)
            except InvalidState as error:  # the other side takes its leave
                raise ClientDisconnected from error
        await super().send(message)
        if self.close_sent:
            self._go_on()

    async def run_asgi(self) -> None:
        """Serve it; who serves it may say things at once."""
        self.scope["extensions"][AT_ONCE] = {"say": self.say}
        await super().run_asgi()

    def say(self, text: str) -> bool:
        """Say it now, without waiting, if the line takes it; whether it does."""
        free = self.writable.is_set() and not self.close_sent and not self.disconnected
        if not free or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(_framed(text))
        return True

    def handle_ping(self) -> None:
        """Answer it, if somebody is there."""
        if not self.transport.is_closing():
            super().handle_ping()

    def _go_on(self) -> None:
        if self._came and self._next is None and (self.close_sent or self.queue.empty()):
            self._next = self.loop.call_soon(self._take_some)

    def _take_some(self) -> None:
        self._next = None
        until = self.loop.time() + _TURN
        while self._came and (self.close_sent or self.queue.empty()) and self.loop.time() < until:
            some = bytes(self._came[:_AT_ONCE])
            del self._came[:_AT_ONCE]
            super().data_received(some)
            unread = self.transport.get_write_buffer_size()
            if unread > _MOST_UNREAD or len(self.frames) > _MOST_PIECES:
                self.transport.abort()
            if self.transport.is_closing():
                self._came.clear()
        if self._came:
            self.transport.pause_reading()
            self._go_on()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()


@lru_cache(64)  # the phones of a table get the same frame
def _framed(text: str) -> bytes:
    """A whole text frame of a server's, which nothing squeezes."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
