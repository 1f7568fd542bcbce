"""The client's files squeezed once, kept in memory and in a cache folder.

Brotli for browsers that take it (https and localhost), gzip for phones on plain http: they never
offer Brotli there. A cache that cannot be read or written is no error, only slower. Nothing here
speaks HTTP.
"""

import contextlib
import gzip
import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import brotli  # type: ignore[import-untyped]  # carries no types
import deflate

from companion.host.client_files import ClientFile

_PIECE = 256 * 1024  # bytes squeezed between two looks at whether to stop
_SETTLED = 180  # seconds; all guests have come before the long work begins
_WORTH_KEEPING = 40_000  # bytes; smaller files are squeezed again faster than read and checked


@dataclass(frozen=True)
class _Method:
    tag: str
    quality: int
    squeeze: Callable[[bytes, int, threading.Event], bytes]
    open: Callable[[bytes], bytes]


class _Stopped(Exception):
    """The server ends; what was being squeezed is dropped."""


def _brotli(data: bytes, quality: int, stop: threading.Event) -> bytes:
    squeezer = brotli.Compressor(quality=quality, lgwin=24)
    pieces = []
    for start in range(0, len(data), _PIECE):
        if stop.is_set():
            raise _Stopped
        pieces.append(squeezer.process(data[start : start + _PIECE]))
    return b"".join((*pieces, squeezer.finish()))


def _gzip(data: bytes, quality: int, _: threading.Event) -> bytes:
    return bytes(deflate.gzip_compress(data, quality))


# The first of each is for right now (about 1 s for the largest file); a second one is made in the
# background (17 s) and takes its place: 12 % smaller.
METHODS: dict[str, tuple[_Method, ...]] = {
    "br": (
        _Method("br9", 9, _brotli, brotli.decompress),
        _Method("br11", 11, _brotli, brotli.decompress),
    ),
    "gzip": (_Method("gz12", 12, _gzip, gzip.decompress),),
}
_NEVER = threading.Event()


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
        """The bytes in a coding ("br" or "gzip"), squeezed now if need be. Blocks for that long."""
        key = (file.digest, coding)
        with self._lock:
            lock = self._locks.setdefault(key, threading.Lock())
        with lock:
            if key not in self._packed:
                self._packed[key] = self._stored(file, coding) or self._make(
                    file, METHODS[coding][0]
                )
            return self._packed[key]

    def ahead(self, files: Iterable[ClientFile], settled: float = _SETTLED) -> threading.Thread:
        """Squeeze these in a thread of their own: quickly first, then as well as can be.

        settled: seconds between the two. The thread ends soon after `stop`, or with the program.
        """
        files = list(files)

        def work() -> None:
            for file in files:
                for coding in METHODS:
                    if self._stop.is_set():
                        return
                    self.pack(file, coding)
            with contextlib.suppress(_Stopped):
                if not self._stop.wait(settled):
                    _step_back()  # not before: a phone may wait for what is squeezed quickly
                    for file in files:
                        self._improve(file)

        thread = threading.Thread(target=work, name="packing", daemon=True)
        thread.start()
        return thread

    def stop(self) -> None:
        """End the work ahead."""
        self._stop.set()

    def _improve(self, file: ClientFile) -> None:
        for coding, (_, *better) in METHODS.items():
            for method in better:
                packed = self._read(file, method) or self._make(file, method, self._stop)
                self._packed[file.digest, coding] = packed

    def _stored(self, file: ClientFile, coding: str) -> bytes | None:
        for method in reversed(METHODS[coding]):
            if (packed := self._read(file, method)) is not None:
                return packed
        return None

    def _make(self, file: ClientFile, method: _Method, stop: threading.Event = _NEVER) -> bytes:
        raw = file.read()
        packed = method.squeeze(raw, method.quality, stop)
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
        except (OSError, EOFError, ValueError, brotli.error):
            return None
        return packed if hashlib.sha256(raw).hexdigest() == file.digest else None

    @staticmethod
    def _place(folder: Path, file: ClientFile, method: _Method) -> Path:
        return folder / f"{file.digest}.{method.tag}"


def _step_back() -> None:
    """Let the table go first: on Linux one thread alone can be made to wait for the others."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 15)
