"""The web client's files: the page that the server draws on, and what a browser needs for it.

Kept for good under their edition, checked elsewhere. How they are sent is `file_server`'s business.
"""

import contextlib
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from companion.server.client_files import (
    FALLBACK_FONT,
    HOUSE_FONTS,
    ClientFile,
    edition,
    gather,
)
from companion.server.file_server import CHECKED, FOR_GOOD, FileServer, Found
from companion.server.front_page import PLAIN_WORDS, PageWords, front_page, parts
from companion.server.packing import Packing

# The large files that nearly every phone fetches; others are squeezed when they are asked for.
_FIRST = ("main.dart.wasm", "canvaskit/skwasm.wasm")


class WebClient(FileServer):
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
        super().__init__(packing)
        self._files = gather(assets, fonts)
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

    def policy(self, host: str) -> str:
        """See `front_page`."""
        return self._page.policy(host)

    async def find(self, path: str) -> Found | str | None:
        """The file at a path and how long it may be kept. What looks like a route is the page."""
        if path.startswith(f"{self._base}fallback/"):
            return self._base + FALLBACK_FONT
        if path.startswith(self._base):
            file = self._files.get(path.removeprefix(self._base))
            return Found(file, FOR_GOOD) if file else None
        if file := self._files.get(path.removeprefix("/")):
            return Found(file, CHECKED)
        if path.startswith("/_/") or PurePosixPath(path).suffix:
            return None
        return Found(self._index, CHECKED, page=True)
