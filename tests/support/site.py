"""A phone's own program as static files: written by `companion web`, served by nothing of ours.

What must not live here: browsers.
"""

import asyncio
import functools
import http.server
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.program import ROOT

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Handler(http.server.SimpleHTTPRequestHandler):
    """As static hosts do it: a file, or 404 with the page `404.html`."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012

    def __init__(self, *given: Any, asked: list[str], **further: Any) -> None:
        self.asked = asked
        super().__init__(*given, **further)

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """What was asked for and sent."""
        if self.command == "GET" and int(code) == 200:
            self.asked.append(self.path)

    def end_headers(self) -> None:
        """A host that lets browsers keep files for a while."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The site's own page for what is not there."""
        lost = Path(self.translate_path("/")) / "404.html"
        for folder in Path(self.path.split("?")[0]).parents:
            found = Path(self.translate_path(str(folder))) / "404.html"
            if found.is_file():
                lost = found
                break
        if code != 404 or not lost.is_file():
            super().send_error(code, message, explain)
            return
        page = lost.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)


@dataclass
class Site:
    """A folder that is served.

    link: of the site's start, ends with a slash. asked: the paths of the files that were sent, in
    order; those that a browser had already are not among them.
    """

    link: str
    server: http.server.ThreadingHTTPServer
    asked: list[str]

    def stop(self) -> None:
        """From now on nobody answers, nor on lines that are open. Once more does nothing."""
        self.server.shutdown()
        self.server.server_close()


async def export(folder: Path) -> None:
    """`companion web FOLDER`, as its owner calls it."""
    command = [sys.executable, "-m", "companion", "--language", "en", "web", str(folder)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    assert await process.wait() == 0


@contextmanager
def serve(root: Path, path: str = "/") -> Iterator[Site]:
    """Serve a folder on localhost. path: where in it the site lies."""
    asked: list[str] = []
    handler = functools.partial(Handler, directory=str(root), asked=asked)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = Site(f"http://localhost:{server.server_port}{path}", server, asked)
    try:
        yield site
    finally:
        site.stop()


@asynccontextmanager
async def exported(folder: Path) -> AsyncIterator[Site]:
    """A fresh site, served for the length of a block."""
    await export(folder)
    with serve(folder) as site:
        yield site
