"""The client's files squeezed once, kept in memory and in a cache folder.

Brotli for browsers that take it (https and localhost); on plain http they offer gzip alone, so the
page asks for its largest files as Zstandard and opens them itself. A cache that cannot be read or
written is no error, only slower. Nothing here speaks HTTP.
"""

import contextlib
import gzip
import hashlib
import os
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import brotli  # type: ignore[import-untyped]  # carries no types
import deflate
import zstandard

from companion.server.client_files import ClientFile

_LARGE = 5_000_000  # bytes, from which Brotli's better qualities take seconds
_WORTH_KEEPING = 40_000  # bytes; smaller files are squeezed again faster than read and checked


@dataclass(frozen=True)
class _Method:
    tag: str
    squeeze: Callable[[bytes], bytes]
    open: Callable[[bytes], bytes]


def _brotli(data: bytes) -> bytes:
    quality = 9 if len(data) < _LARGE else 6
    return bytes(brotli.compress(data, quality=quality, lgwin=22))


def _gzip(data: bytes) -> bytes:
    return bytes(deflate.gzip_compress(data, 12))


def _zstd(data: bytes) -> bytes:
    # Matches of four bytes and more suit WebAssembly better than the level's own five.
    how = zstandard.ZstdCompressionParameters.from_level(12, source_size=len(data), min_match=4)
    return zstandard.ZstdCompressor(compression_params=how).compress(data)


# Brotli and Zstandard take about a second for the largest file (9 MB): their next step up takes
# four times as long and saves two parts in a hundred. Gzip takes two; it is for the small files.
METHODS: dict[str, _Method] = {
    "br": _Method("br9-6", _brotli, brotli.decompress),
    "gzip": _Method("gz12", _gzip, gzip.decompress),
    "zstd": _Method("zst12-4", _zstd, zstandard.decompress),
}


class Packing:
    """Squeezed bytes by file and coding. May be called from several threads."""

    def __init__(self, folder: Path | None) -> None:
        """folder: where squeezed files are kept between starts; None: in memory only."""
        self._folder = folder
        self._packed: dict[tuple[str, str], bytes] = {}
        self._locks: dict[tuple[str, str], threading.Lock] = {}
        self._lock = threading.Lock()
        self._stop = threading.Event()

    def ready(self, file: ClientFile, coding: str) -> bytes | None:
        """The squeezed bytes if they are in memory."""
        return self._packed.get((file.digest, coding))

    def pack(self, file: ClientFile, coding: str) -> bytes:
        """The bytes in one of the `METHODS`, squeezed now if need be. Blocks for that long."""
        key, method = (file.digest, coding), METHODS[coding]
        with self._lock:
            lock = self._locks.setdefault(key, threading.Lock())
        with lock:
            if key not in self._packed:
                self._packed[key] = self._read(file, method) or self._make(file, method)
            return self._packed[key]

    def ahead(self, files: Iterable[ClientFile]) -> threading.Thread:
        """Squeeze in a thread of their own what a browser asks for first.

        The thread ends by itself, soon after `stop`, or with the program.
        """
        wanted = [(file, coding) for file in files for coding in ("br", "zstd")]

        def work() -> None:
            for file, coding in wanted:
                if not self._stop.is_set():
                    self.pack(file, coding)

        thread = threading.Thread(target=work, name="packing", daemon=True)
        thread.start()
        return thread

    def stop(self) -> None:
        """End the work ahead."""
        self._stop.set()

    def _make(self, file: ClientFile, method: _Method) -> bytes:
        raw = file.read()
        packed = method.squeeze(raw)
        if self._folder is not None and len(raw) >= _WORTH_KEEPING:
            # A full or forbidden disk costs only time at the next start.
            with contextlib.suppress(OSError):
                self._folder.mkdir(parents=True, exist_ok=True)
                fresh = self._folder / f"{file.digest}.{method.tag}.{os.getpid()}"
                fresh.write_bytes(packed)
                fresh.replace(self._place(self._folder, file, method))
        return packed

    def _read(self, file: ClientFile, method: _Method) -> bytes | None:
        """What an earlier start kept, if it still opens to the very same bytes."""
        if self._folder is None:
            return None
        try:
            packed = self._place(self._folder, file, method).read_bytes()
            raw = method.open(packed)
        except (OSError, EOFError, ValueError, brotli.error, zstandard.ZstdError):
            return None
        return packed if hashlib.sha256(raw).hexdigest() == file.digest else None

    @staticmethod
    def _place(folder: Path, file: ClientFile, method: _Method) -> Path:
        return folder / f"{file.digest}.{method.tag}"
