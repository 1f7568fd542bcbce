"""The table server's shell: what is checked before it starts, how it runs, how it stops.

It joins the guard, the web client and the sessions under uvicorn. Which screens a phone gets is
`main`'s business; nothing here prints or exits.
"""

import asyncio
import contextlib
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from platformdirs import user_cache_path
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.mishaps import log_discreetly, watch
from companion.refusal import Refusal
from companion.server import saying, workers
from companion.server.certificate import Certificate, certificate
from companion.server.client_files import HOUSE_FONTS
from companion.server.connection import PhoneConnection
from companion.server.connections import (
    HEADER_BYTES,
    IN_ALL,
    PER_ADDRESS,
    REQUEST_SECONDS,
    Door,
    Talking,
    asking,
    make_room,
)
from companion.server.front_page import PLAIN_WORDS, PageWords
from companion.server.guard import SOCKETS, SOCKETS_PER_ADDRESS, Guard
from companion.server.network import NoNetwork, link_start, listen, own_address, own_names
from companion.server.own_client import FOLDER, OwnClient
from companion.server.own_site import OwnWords
from companion.server.packing import Packing
from companion.server.running import SECONDS_TO_LEAVE, TableServer
from companion.server.session_registry import (
    SESSION_SECONDS,
    Main,
    SessionRegistry,
    Words,
    plain_words,
)
from companion.server.tidying import tidied
from companion.server.web_client import WebClient


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
    sockets: int = SOCKETS  # of phones, at once
    requests_per_address: int = PER_ADDRESS
    request_seconds: float = REQUEST_SECONDS
    public: str | None = None  # how phones reach it, where that is by a proxy: `https://name`
    proxies: tuple[str, ...] = ()  # addresses that may say whose request they pass on


@dataclass(frozen=True)
class Place:
    """A checked and reserved place to serve at. `link` begins every link, in capitals."""

    listener: socket.socket
    host: str
    port: int
    certificate: Certificate | None
    link: str
    names: frozenset[str]
    handed: bool = False  # connections come over the listener from a process that takes them


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
    channel = workers.channel()
    listener = channel or listen(settings.host, settings.port)
    if isinstance(listener, Refusal):
        return listener
    port = settings.port if channel and settings.port else int(listener.getsockname()[1])
    link = link_start(host, port, secure=pair is not None)
    names = settings.names | own_names() | {host}
    if settings.public is not None:
        link, name = settings.public.rstrip("/").upper(), urlsplit(settings.public).hostname
        names |= {name} if name else set()
    return Place(listener, host, port, pair, link, names, handed=channel is not None)


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
    return Guard(app, names, settings.sockets_per_address, settings.sockets)


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
    make_room(settings.sockets)
    pair = place.certificate
    config = uvicorn.Config(
        build(main, settings, place.names, words=words, routes=routes),
        ssl_certfile=pair.certfile if pair else None,
        ssl_keyfile=pair.keyfile if pair else None,
        log_config=None,
        log_level="warning",
        access_log=False,  # join links are in the addresses
        http=asking(Door(_per_address(settings)), settings.request_seconds),
        h11_max_incomplete_event_size=HEADER_BYTES,
        ws=Talking,
        ws_max_size=saying.LARGEST,
        # A squeezed frame's length would tell what is in it.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )
    server = TableServer(config)
    listeners = [] if place.handed else [place.listener]
    serving = asyncio.create_task(server.serve(sockets=listeners))
    try:
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        with contextlib.ExitStack() as around:
            if place.handed:
                around.enter_context(workers.handed(place.listener, server.take, server.leave))
            elif not serving.done():
                await on_ready(place)
            # Whoever cancels this call stops the server; the server itself must end in order.
            await asyncio.shield(serving)
    finally:
        server.should_exit = True
        await serving


def _per_address(settings: Settings) -> int:
    """Connections for files of one address; all come from a proxy's, which counts by itself."""
    return IN_ALL if settings.proxies else settings.requests_per_address


def _everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
