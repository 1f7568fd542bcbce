"""The web client's files over HTTP: kept for good under their edition, checked elsewhere.

An ASGI application of GET and HEAD. It knows no phone, no table and no websocket.
"""

import asyncio
import contextlib
import re
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from starlette.types import Receive, Scope, Send

from companion.server.client_files import (
    FALLBACK_FONT,
    HOUSE_FONTS,
    ClientFile,
    edition,
    gather,
)
from companion.server.front_page import PLAIN_WORDS, PageWords, front_page, parts
from companion.server.packing import Packing

# The large files that nearly every phone fetches; others are squeezed when they are asked for.
_FIRST = ("main.dart.wasm", "canvaskit/skwasm.wasm")
_OPENED_BY_THE_PAGE = ".zst"  # after a file's path: its Zstandard bytes, which `start.js` opens

_FOR_GOOD = "public, max-age=31536000, immutable"
_CHECKED = "no-cache"
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


class WebClient:
    """Serves the front page, the Flet client and the app's assets."""

    def __init__(
        self,
        assets: Path,
        packing: Packing,
        fonts: Mapping[str, str] = HOUSE_FONTS,
        words: Mapping[str, PageWords] = PLAIN_WORDS,
    ) -> None:
        """assets: the app's folder. fonts: ready before the first frame (family -> file name).

        Raises FileNotFoundError when the installation is incomplete.
        """
        self._files = gather(assets, fonts)
        self._packing = packing
        self.edition = edition(self._files, parts(assets))
        self._base = f"/_/{self.edition}/"
        self._page = front_page(assets, self._base, words)
        self._index = ClientFile("index.html", self._page.html)

    def address(self, path: str) -> str:
        """Where a browser may keep an asset for good: `fonts/X.ttf` -> `/_/…/fonts/X.ttf`."""
        return self._base + path.lstrip("/")

    @contextlib.contextmanager
    def packing_ahead(self) -> Iterator[threading.Thread]:
        """The first thing a server does, for some two seconds: what the first phone asks for."""
        try:
            yield self._packing.ahead(self._files[path] for path in _FIRST)
        finally:
            self._packing.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; lifespan and websockets belong to others."""
        if scope["method"] not in ("GET", "HEAD"):
            await _say(send, 405, b"This address can only be read.")
            return
        if scope["path"].startswith(f"{self._base}fallback/"):
            await _see(send, self._base + FALLBACK_FONT)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        by_page = scope["path"].endswith(f".wasm{_OPENED_BY_THE_PAGE}")
        path = scope["path"].removesuffix(_OPENED_BY_THE_PAGE) if by_page else scope["path"]
        found = self._find(path)
        if found is None:
            await _say(send, 404, b"There is nothing here.")
            return
        file, keeping = found
        coding = _coding(headers.get(b"accept-encoding", "")) if file.squeezable else ""
        body = await self._body(file, "zstd" if by_page else coding)
        media_type = "application/zstd" if by_page else file.media_type
        answer = [
            *_SECURITY,
            (b"content-type", media_type.encode()),
            (b"cache-control", keeping.encode()),
            (b"etag", _tag(file)),
            (b"vary", b"accept-encoding"),
        ]
        if file is self._index:
            host = headers.get(b"host", "")
            answer.append((b"content-security-policy", self._page.policy(host).encode()))
            if scope.get("scheme") == "https" or _LOOPBACK.match(host):
                # With this the drawing engine gets its second thread; plain http would complain.
                answer.append((b"cross-origin-opener-policy", b"same-origin"))
        if _tag(file).decode() in headers.get(b"if-none-match", ""):
            await send({"type": "http.response.start", "status": 304, "headers": answer})
            await send({"type": "http.response.body"})
            return
        if coding and not by_page:
            answer.append((b"content-encoding", coding.encode()))
        answer.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": answer})
        await _pour(send, b"" if scope["method"] == "HEAD" else body)

    def _find(self, path: str) -> tuple[ClientFile, str] | None:
        """The file at a path and how long it may be kept. What looks like a route is the page."""
        if path.startswith(self._base):
            inside = path.removeprefix(self._base)
            file = self._files.get(inside)
            return (file, _FOR_GOOD) if file else None
        if file := self._files.get(path.removeprefix("/")):
            return file, _CHECKED
        if path.startswith("/_/") or PurePosixPath(path).suffix:
            return None
        return self._index, _CHECKED

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
        (b"cache-control", _FOR_GOOD.encode()),
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
