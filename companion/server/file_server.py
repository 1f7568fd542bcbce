"""Files over HTTP: squeezed as the browser takes them, kept for good or checked.

An ASGI application of GET and HEAD; which files there are is said by who builds on it
(`web_client`, `own_client`). It knows no phone, no table and no websocket.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from starlette.types import Receive, Scope, Send

from companion.server.client_files import ClientFile
from companion.server.packing import Packing

OPENED_BY_THE_PAGE = ".zst"
"""After a file's path: its Zstandard bytes, which the page opens by itself."""
FOR_GOOD = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
_LOOPBACK = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:|$)")
_CHUNK = (
    64 * 1024
)  # bytes; small pieces let a slow phone's line hold the others up as little as can be

_SECURITY = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
)


@dataclass(frozen=True)
class Found:
    """What lies at a path. keeping: a Cache-Control. page: it is what everything happens on."""

    file: ClientFile
    keeping: str
    page: bool = False


class FileServer(ABC):
    """Answers one request at a time; lifespan and websockets belong to others."""

    def __init__(self, packing: Packing) -> None:
        self._packing = packing

    @abstractmethod
    async def find(self, path: str) -> Found | str | None:
        """What lies at the path of a request; or another path, where that is, for good."""
        ...

    def policy(self, host: str) -> str:
        """The Content-Security-Policy of the page, "" where it brings its own. host: its header."""
        return ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["method"] not in ("GET", "HEAD"):
            await _say(send, 405, b"This address can only be read.")
            return
        by_page = scope["path"].endswith(f".wasm{OPENED_BY_THE_PAGE}")
        path = scope["path"].removesuffix(OPENED_BY_THE_PAGE) if by_page else scope["path"]
        found = await self.find(path)
        if isinstance(found, str):
            await _see(send, found)
        elif found is None:
            await _say(send, 404, b"There is nothing here.")
        else:
            await self._answer(scope, send, found, by_page)

    async def _answer(self, scope: Scope, send: Send, found: Found, by_page: bool) -> None:
        file = found.file
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        coding = _coding(headers.get(b"accept-encoding", "")) if file.squeezable else ""
        body = await self._body(file, "zstd" if by_page else coding)
        media_type = "application/zstd" if by_page else file.media_type
        answer = [
            *_SECURITY,
            (b"content-type", media_type.encode()),
            (b"cache-control", found.keeping.encode()),
            (b"etag", _tag(file)),
            (b"vary", b"accept-encoding"),
        ]
        if found.page:
            answer += self._of_page(headers.get(b"host", ""), scope.get("scheme") == "https")
        if _tag(file).decode() in headers.get(b"if-none-match", ""):
            await send({"type": "http.response.start", "status": 304, "headers": answer})
            await send({"type": "http.response.body"})
            return
        if coding and not by_page:
            answer.append((b"content-encoding", coding.encode()))
        answer.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": answer})
        await _pour(send, b"" if scope["method"] == "HEAD" else body)

    def _of_page(self, host: str, secure: bool) -> list[tuple[bytes, bytes]]:
        out = []
        if policy := self.policy(host):
            out.append((b"content-security-policy", policy.encode()))
        if secure or _LOOPBACK.match(host):
            # With this the drawing engine gets its second thread; plain http would complain.
            out.append((b"cross-origin-opener-policy", b"same-origin"))
        return out

    async def _body(self, file: ClientFile, coding: str) -> bytes:
        """The bytes to send, as they are for no coding; a thread waits for disk and squeezing."""
        if not coding:
            return await asyncio.to_thread(file.read)
        packed = self._packing.ready(file, coding)
        if packed is None:
            packed = await asyncio.to_thread(self._packing.pack, file, coding)
        return packed


def _coding(accepted: str) -> str:
    """The best coding a browser takes: "br", "gzip" or none."""
    offers = {}
    for offer in accepted.lower().split(","):
        name, _, weight = offer.strip().partition(";")
        offers[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((coding for coding in ("br", "gzip") if offers.get(coding)), "")


def _tag(file: ClientFile) -> bytes:
    return f'W/"{file.digest[:20]}"'.encode()


async def _pour(send: Send, body: bytes) -> None:
    """Send in pieces, so that a slow phone is waited for instead of buffered."""
    view = memoryview(body)
    for start in range(0, len(body), _CHUNK):
        piece = bytes(view[start : start + _CHUNK])
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body"})


async def _see(send: Send, place: str) -> None:
    """Send a browser on to another place, for good: many wishes, one file."""
    headers = [
        *_SECURITY,
        (b"location", place.encode()),
        (b"content-length", b"0"),
        (b"cache-control", FOR_GOOD.encode()),
    ]
    await send({"type": "http.response.start", "status": 301, "headers": headers})
    await send({"type": "http.response.body"})


async def _say(send: Send, status: int, sentence: bytes) -> None:
    headers = [
        *_SECURITY,
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(sentence)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": sentence})
