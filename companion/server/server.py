"""The table server's shell: what is checked before it starts, how it runs, how it stops.

It joins the guard, the web client and the sessions under uvicorn. Which screens a phone gets is
`main`'s business; nothing here prints or exits.
"""

import asyncio
import contextlib
import os
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from platformdirs import user_cache_path
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from companion.mishaps import log_discreetly, watch
from companion.refusal import Refusal
from companion.server import saying
from companion.server.certificate import Certificate, certificate
from companion.server.client_files import HOUSE_FONTS
from companion.server.connection import PhoneConnection
from companion.server.connections import (
    HEADER_BYTES,
    PER_ADDRESS,
    REQUEST_SECONDS,
    Door,
    Talking,
    asking,
    make_room,
)
from companion.server.front_page import PLAIN_WORDS, PageWords
from companion.server.guard import SOCKETS_PER_ADDRESS, Guard
from companion.server.network import NoNetwork, link_start, listen, own_address, own_names
from companion.server.own_client import FOLDER, OwnClient
from companion.server.own_site import OwnWords
from companion.server.packing import Packing
from companion.server.session_registry import (
    SESSION_SECONDS,
    Main,
    SessionRegistry,
    Words,
    plain_words,
)
from companion.server.tidying import tidied
from companion.server.web_client import WebClient

_SECONDS_TO_LEAVE = 1  # for open connections when the server stops


@dataclass(frozen=True)
class FolderNotWritable(Refusal):
    """Nothing can be kept in this folder."""

    path: str


@dataclass(frozen=True)
class Settings:
    """What the command line decides. `host` may be an address, a name, or "0.0.0.0" for all."""

    assets: Path
    host: str = "0.0.0.0"  # noqa: S104 - a table is there for the phones around it
    port: int | None = None
    certfile: Path | None = None
    keyfile: Path | None = None
    cache: Path | None = None  # None: the user's cache folder
    names: frozenset[str] = frozenset()  # further names this server answers to
    fonts: Mapping[str, str] = field(default_factory=lambda: HOUSE_FONTS)  # before the first frame
    page_words: Mapping[str, PageWords] = field(default_factory=lambda: PLAIN_WORDS)
    own_words: Mapping[str, OwnWords] = field(default_factory=dict)
    session_seconds: float = SESSION_SECONDS
    sockets_per_address: int = SOCKETS_PER_ADDRESS
    requests_per_address: int = PER_ADDRESS
    request_seconds: float = REQUEST_SECONDS


@dataclass(frozen=True)
class Place:
    """A checked and reserved place to serve at. `link` begins every link, in capitals."""

    listener: socket.socket
    host: str
    port: int
    certificate: Certificate | None
    link: str
    names: frozenset[str]


def reserve(settings: Settings) -> Place | Refusal:
    """Check everything that can be refused, and take the port. Close `listener` if not served."""
    pair = certificate(settings.certfile, settings.keyfile)
    if isinstance(pair, Refusal):
        return pair
    host = settings.host
    if _everywhere(host):
        own = own_address()
        if isinstance(own, NoNetwork):
            return own
        host = str(own)
    listener = listen(settings.host, settings.port)
    if isinstance(listener, Refusal):
        return listener
    port = int(listener.getsockname()[1])
    link = link_start(host, port, secure=pair is not None)
    names = settings.names | own_names() | {host}
    return Place(listener, host, port, pair, link, names)


def writable(path: Path) -> FolderNotWritable | None:
    """Whether things can be kept in this folder; it is made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return None
    except OSError:
        return FolderNotWritable(str(path))


def build(
    main: Main,
    settings: Settings,
    names: frozenset[str],
    *,
    words: Words = plain_words,
    routes: Sequence[BaseRoute] = (),
) -> Guard:
    """The whole server as one ASGI application. routes: further ones, asked first."""
    cache = settings.cache or user_cache_path("companion") / "web-client"
    packing = Packing(cache)
    client = WebClient(settings.assets, packing, settings.fonts, settings.page_words)
    own = OwnClient(settings.assets, packing, settings.own_words)
    sessions = SessionRegistry(main, words=words, session_seconds=settings.session_seconds)

    async def answer(socket: WebSocket) -> None:
        await PhoneConnection(socket, sessions).hold()

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        watch(asyncio.get_running_loop())
        with client.packing_ahead():
            async with sessions, tidied():
                yield

    app = Starlette(
        routes=[
            *routes,
            WebSocketRoute("/ws", answer),
            Route(FOLDER, own),
            Route(FOLDER + "/{path:path}", own),
            Mount("/", client),
        ],
        lifespan=life,
    )
    return Guard(app, names, settings.sockets_per_address)


async def serve(
    main: Main,
    settings: Settings,
    place: Place,
    *,
    on_ready: Callable[[Place], Awaitable[None]],
    words: Words = plain_words,
    routes: Sequence[BaseRoute] = (),
) -> None:
    """Serve until Ctrl-C, a termination signal or cancellation; then return within two seconds.

    on_ready is awaited once the first phone could come. A second Ctrl-C ends at once. The process
    gets one discreet log.
    """
    log_discreetly()
    make_room()
    pair = place.certificate
    config = uvicorn.Config(
        build(main, settings, place.names, words=words, routes=routes),
        ssl_certfile=pair.certfile if pair else None,
        ssl_keyfile=pair.keyfile if pair else None,
        log_config=None,
        log_level="warning",
        access_log=False,  # join links are in the addresses
        http=asking(Door(settings.requests_per_address), settings.request_seconds),
        h11_max_incomplete_event_size=HEADER_BYTES,
        ws=Talking,
        ws_max_size=saying.LARGEST,
        # A squeezed frame's length would tell what is in it.
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_LEAVE,
    )
    server = _Server(config)
    serving = asyncio.create_task(server.serve(sockets=[place.listener]))
    try:
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        if not serving.done():
            await on_ready(place)
        # Whoever cancels this call stops the server; the server itself must end in order.
        await asyncio.shield(serving)
    finally:
        server.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def beside(app: ASGIApp, listener: socket.socket) -> AsyncIterator[None]:
    """A second server in this process, for whoever watches over it: no phone comes there."""
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_LEAVE,
    )
    server = _Beside(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _Beside(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Signals are the table server's."""
        yield


class _Server(uvicorn.Server):
    """uvicorn raises the signal anew after a clean stop, which would end in a traceback."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Ctrl-C and termination stop the server and nothing else."""
        asked = (signal.SIGINT, signal.SIGTERM)
        try:
            before = {sign: signal.signal(sign, lambda *_: self._stop()) for sign in asked}
        except ValueError:  # not the main thread: a test stops the server by itself
            yield
            return
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _stop(self) -> None:
        if self.should_exit:
            self.force_exit = True
            # The stop is under way and hangs: nothing that was confirmed is lost by leaving now.
            os._exit(0)
        self.should_exit = True


def _everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
