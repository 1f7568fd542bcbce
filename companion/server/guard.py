"""The door: who may speak to the server at all. Pure ASGI, outermost.

The enemy is another web page in a player's browser: one that reaches us under its own name (DNS
rebinding) or opens a websocket from its own origin. What a phone at the table may do is not decided
here.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

SOCKETS_PER_ADDRESS, SOCKETS = 64, 600

STRANGE_HOST = "This table is not reached under that name: use the link it shows."
STRANGE_ORIGIN = "Another page may not speak to this table."
TOO_MANY = "There are too many connections from this address."

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Lets through what comes by one of our own names and from one of our own pages."""

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        sockets_per_address: int = SOCKETS_PER_ADDRESS,
        sockets: int = SOCKETS,
    ) -> None:
        """names: host names and addresses without port that this server answers to.

        The address a connection really arrived at is ours too, as is this machine's loopback.
        """
        self._app = app
        self._names = frozenset(_plain(name) for name in (*names, "localhost", "127.0.0.1", "::1"))
        self._most, self._in_all = sockets_per_address, sockets
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse with 403 and one sentence, or hand on unchanged."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        reason = self._objection(scope)
        if reason is not None:
            await _refuse(scope, receive, send, reason)
        elif scope["type"] == "websocket":
            await self._counted(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _objection(self, scope: Scope) -> str | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or not self._ours(hosts[0], scope):
            return STRANGE_HOST
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return None
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        # No Origin at all is not a browser: nobody's page speaks through it.
        if any(not _same(origin, hosts[0]) for origin in origins):
            return STRANGE_ORIGIN
        return None

    def _ours(self, host: str, scope: Scope) -> bool:
        name = _name(host)
        if name is None:
            return False
        server = scope.get("server")
        return name in self._names or (server is not None and name == _plain(str(server[0])))

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = str(scope["client"][0]) if scope.get("client") else ""
        if self._open[address] >= self._most or self._open.total() >= self._in_all:
            await _refuse(scope, receive, send, TOO_MANY)
            return
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _plain(name: str) -> str:
    """A name or address in its one spelling: lower case, no brackets, no final dot."""
    name = name.strip().lower().strip("[]").rstrip(".")
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def _name(host: str) -> str | None:
    """The name in a Host header; None if it is not one."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 - reading it checks it
    except ValueError:
        return None
    plain_host = parts.hostname and "@" not in host and not parts.path and not parts.query
    return _plain(parts.hostname or "") if plain_host else None


def _same(origin: str, host: str) -> bool:
    """Whether an Origin is the page behind this Host; a missing port is the scheme's own."""
    try:
        there = urlsplit(origin)
        here = urlsplit(f"{there.scheme}://{host}")
        usual = {"http": 80, "https": 443}.get(there.scheme)
        if usual is None or there.hostname is None or here.hostname is None:
            return False
        return (_plain(there.hostname), there.port or usual) == (
            _plain(here.hostname),
            here.port or usual,
        )
    except ValueError:
        return False


async def _refuse(scope: Scope, receive: Receive, send: Send, sentence: str) -> None:
    body = sentence.encode()
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"cache-control", b"no-store"),
    ]
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": sentence})
            return
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
