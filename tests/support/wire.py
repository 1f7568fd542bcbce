"""Phones with their own programs, over a real websocket to a real server on this machine."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any
from weakref import WeakSet

import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import connect

from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.server import api
from companion.server.connections import Talking
from companion.server.guard import Guard
from companion.server.wire_phone import WirePhone
from companion.session.online import OnlineSession
from companion.session.registry import Registry
from companion.session.remote_line import Socket, Way
from companion.session.remote_registry import RemoteRegistry
from companion.session.remote_table import RemoteTable
from companion.session.seen import Seen
from companion.session.tries import Tries

_SERVED: dict[str, TableRegistry] = {}
"""The tables behind each server of this process, by its origin."""


_OPEN = WeakSet[RemoteTable]()
"""All tables that phones of this process have opened over the wire."""


def known_by_all(room: LiveTable) -> bool:
    """Whether all lines are there that should be, and each phone has what the table has."""
    here = [one for one in _OPEN if one.name == room.name and one._running is not None]
    lines = sum(isinstance(phone, WirePhone) for phone in room._phones)
    scene = room.scene
    return lines == len(here) and all(
        (one.scene.table, one.scene.present, one.scene.maker)
        == (scene.table, scene.present, scene.maker)
        for one in here
    )


def behind(origin: str) -> TableRegistry:
    """The tables that a server has."""
    return _SERVED[origin]


def in_process(registry: Registry) -> Registry:
    """The same tables, as a phone comes to them that the server draws."""
    if isinstance(registry, WireRegistry):
        return behind(f"http://127.0.0.1:{registry.port}")
    return registry


@contextlib.asynccontextmanager
async def served(registry: TableRegistry, port: int = 0) -> AsyncIterator[int]:
    """These tables at a port of this machine, without any screen."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    port = listener.getsockname()[1]
    app = Guard(Starlette(routes=[api.route(registry)]), ["127.0.0.1"])
    config = uvicorn.Config(
        app, ws=Talking, ws_per_message_deflate=False, log_level="error", lifespan="off"
    )
    config.timeout_graceful_shutdown = 1
    server = _Quiet(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.001)
    origin = f"http://127.0.0.1:{port}"
    _SERVED[origin] = registry
    try:
        yield port
    finally:
        del _SERVED[origin]
        server.should_exit = True
        await serving


class _Quiet(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        """The test's own."""
        yield


def way(port: int, now: Callable[[], int]) -> Way:
    """How a phone comes to that server."""

    async def opened() -> Socket:
        return await connect(f"ws://127.0.0.1:{port}{api.PATH}", compression=None)

    async def soon(seconds: float) -> None:
        await asyncio.sleep(seconds / 50)

    return Way(f"http://127.0.0.1:{port}", opened, soon, now)


async def nothing_trusted(code: str) -> Seen | None:
    """A phone that checks all of a log."""
    return None


class WireRegistry(TableRegistry):
    """Tables of this process, that are reached over the wire alone."""

    def __init__(self, inner: TableRegistry, port: int) -> None:
        self.__dict__.update(inner.__dict__)
        self.remote = RemoteRegistry(inner.games, way(port, inner.now), nothing_trusted)
        self.port = port

    async def make(self, game: str, *more: Any) -> str | Refusal:
        """Over the wire."""
        return await self.remote.make(game, *more)

    async def session(self, code: str, **more: Any) -> OnlineSession | Refusal:
        """Over the wire."""
        session = await self.remote.session(code, **more)
        if isinstance(session, OnlineSession):
            assert isinstance(session._live, RemoteTable)
            _OPEN.add(session._live)
        return session

    async def find(self, typed: str, tries: Tries) -> str | Refusal:
        """Over the wire."""
        return await self.remote.find(typed, tries)

    def letters(self, name: str) -> str:
        """As the phone was told them."""
        return self.remote.letters(name)
