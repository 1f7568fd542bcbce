"""Several processes behind one port, on one machine: connections are taken here and handed on.

All of one address go to the same process, so that a phone which the server draws finds its screen
there again, and what an address may have open is counted in one place. Nothing that is said on a
connection is read here, TLS neither. A process that dies is begun anew. What a process serves is
`server`'s business. Not on Windows, which hands no connections on in this way.
"""

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from ipaddress import ip_address
from zlib import crc32

log = logging.getLogger(__name__)

CHANNEL, PLACE = "COMPANION_CHANNEL", "COMPANION_PLACE"
"""In the environment of a process that is handed connections: the number of its channel, and which
of them it is, from 0 on."""
AGAIN = 1.0
"""Seconds until a process that died is begun anew."""
_READY, _ONE = b"+", b"."


def is_one() -> bool:
    """Whether this process is one of several, which is handed its connections."""
    return CHANNEL in os.environ


def channel() -> socket.socket | None:
    """By which this process is handed its connections; None where it listens by itself."""
    number = os.environ.get(CHANNEL)
    return socket.socket(fileno=int(number)) if number else None


def place() -> int:
    """Which of them this process is."""
    return int(os.environ.get(PLACE, "0"))


class _NotBegun(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Workers:
    """The processes, and the port they share."""

    def __init__(self, listener: socket.socket, command: Sequence[str], count: int) -> None:
        """command: begins a process, which finds its channel in its environment."""
        self._listener, self._command = listener, command
        self._channels: list[socket.socket | None] = [None] * count
        self._processes: list[asyncio.subprocess.Process | None] = [None] * count
        self._ready = asyncio.Semaphore(0)

    async def run(self, on_ready: Callable[[], object]) -> int:
        """Hand on connections until cancelled; then the processes are stopped.

        Returns only where a process could not begin: its exit code. It has said why.
        """
        try:
            async with asyncio.TaskGroup() as group:
                for place in range(len(self._channels)):
                    group.create_task(self._keep(place))
                for _ in self._channels:
                    await self._ready.acquire()
                on_ready()
                group.create_task(self._take())
        except* _NotBegun as failed:
            (first, *_) = failed.exceptions
            assert isinstance(first, _NotBegun)
            code = first.code
        return code

    async def _take(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            connection, address = await loop.sock_accept(self._listener)
            with connection:
                place = _place(str(address[0]), len(self._channels))
                if (to := self._channels[place]) is not None:
                    with contextlib.suppress(OSError):  # it is dying, or has far too much to do
                        socket.send_fds(to, [_ONE], [connection.fileno()])

    async def _keep(self, place: int) -> None:
        """One process, begun again and again."""
        begun = False
        while True:
            async with self._process(place) as process:
                begun = begun or self._channels[place] is not None
                await process.wait()
                if not begun:
                    raise _NotBegun(process.returncode or 1)
            log.error("a process has ended with %s, and is begun anew", process.returncode)
            await asyncio.sleep(AGAIN)

    @contextlib.asynccontextmanager
    async def _process(self, place: int) -> AsyncIterator[asyncio.subprocess.Process]:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with ours, theirs:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                pass_fds=(theirs.fileno(),),
                env={**os.environ, CHANNEL: str(theirs.fileno()), PLACE: str(place)},
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # a Ctrl-C is ours to pass on
            )
            theirs.close()
            try:
                if await asyncio.get_running_loop().sock_recv(ours, 1) == _READY:
                    self._channels[place] = ours
                    self._ready.release()
                yield process
            finally:
                self._channels[place] = None
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()


@contextlib.contextmanager
def handed(
    to: socket.socket, take: Callable[[socket.socket], None], over: Callable[[], None]
) -> Iterator[None]:
    """While this process takes what it is handed. over: who hands it on has gone."""
    loop = asyncio.get_running_loop()
    to.setblocking(False)

    def read() -> None:
        with contextlib.suppress(BlockingIOError):
            said, files, _, _ = socket.recv_fds(to, 1, 1)
            if not said:
                loop.remove_reader(to)
                over()
            for file in files:
                take(socket.socket(fileno=file))

    loop.add_reader(to, read)
    to.send(_READY)
    try:
        yield
    finally:
        loop.remove_reader(to)
        to.close()


def _place(address: str, count: int) -> int:
    """Which process an address is served by; always the same one."""
    return crc32(ip_address(address.partition("%")[0]).packed) % count
