"""A phone's own program, served by the table server at `/own/`: the site of `own_site`.

It is put together when the first phone asks for it. How files are sent is `file_server`'s business.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path, PurePosixPath

from companion.server.client_files import ClientFile
from companion.server.file_server import CHECKED, FOR_GOOD, FileServer, Found
from companion.server.own_site import PAGE, OwnWords, files
from companion.server.packing import Packing

FOLDER = "/own"


class OwnClient(FileServer):
    """Serves the pages and the files of the program."""

    def __init__(self, assets: Path, packing: Packing, words: Mapping[str, OwnWords]) -> None:
        """assets: the app's folder. words: see `own_site.files`."""
        super().__init__(packing)
        self._assets, self._words = assets, words
        self._files: dict[str, ClientFile] = {}
        self._making = asyncio.Lock()

    async def find(self, path: str) -> Found | str | None:
        """The file at a path. What looks like a route is the page."""
        async with self._making:
            if not self._files:
                site = partial(files, self._assets, self._words, server=True)
                self._files = await asyncio.to_thread(site)
        inside = path.removeprefix(FOLDER).removeprefix("/")
        if path == FOLDER:
            return f"{FOLDER}/"
        if file := self._files.get(inside):
            keeping = FOR_GOOD if inside.startswith("_/") else CHECKED
            return Found(file, keeping, page=inside == PAGE)
        if inside.startswith("_/") or PurePosixPath(inside).suffix:
            return None
        return Found(self._files[PAGE], CHECKED, page=True)
