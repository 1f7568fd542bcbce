"""What a file is, found out without changing a byte of it or leaving anything beside it.

A healthy file may have a write-ahead file that belongs to it (the program was killed, or another
one is using it). Opening both the usual way would merge them; so then copies are looked at.
"""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from enum import Enum, auto
from pathlib import Path

from companion.store import held
from companion.store.schema import APPLICATION_ID, newest
from companion.store.trouble import sqlite_code

_LOOKS = 5
_COMPANIONS = ("-wal", "-journal")


class Finding(Enum):
    """What a file turned out to be."""

    EMPTY = auto()  # nothing in it yet: a new file, or one whose making was interrupted
    OURS = auto()  # whole, and of a version this program reads
    NEWER = auto()
    TORN = auto()
    FOREIGN = auto()


def examine(file: Path) -> Finding | None:
    """Look at an existing file; None if somebody keeps writing to it and no look was whole.

    Raises `OSError` and `sqlite3.Error` where the file cannot even be read.
    """
    if held.is_held(file):  # then it was examined, and may not be touched again: see `held`
        return Finding.OURS
    with file.open("rb"):  # says better than SQLite why it can't be read, or that it's a folder
        pass
    for _ in range(_LOOKS):
        before = _signature(file)
        finding = _look(file)
        # A file that changed meanwhile may look torn in a copy and be whole.
        if finding is not Finding.TORN or _signature(file) == before:
            return finding
    return None


def _look(file: Path) -> Finding:
    companions = _companions(file)
    if not companions:
        return _judge(file.absolute().as_uri() + "?immutable=1")
    if file.stat().st_size == 0 and _wal(file) in companions:
        return Finding.TORN  # SQLite would throw the write-ahead file away
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copy = Path(folder) / "copy.db"
        shutil.copyfile(file, copy)
        for companion in companions:
            suffix = companion.name.removeprefix(file.name)
            shutil.copyfile(companion, copy.with_name(copy.name + suffix))
        return _judge(copy.as_uri())


def _judge(uri: str) -> Finding:
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            if _pragma(connection, "page_count") == 0:
                return Finding.EMPTY
            if _pragma(connection, "application_id") != APPLICATION_ID:
                return Finding.FOREIGN
            version = _pragma(connection, "user_version")
            if isinstance(version, int) and version > newest():
                return Finding.NEWER
            return Finding.OURS if _pragma(connection, "quick_check") == "ok" else Finding.TORN
    except sqlite3.DatabaseError as error:
        if sqlite_code(error) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return Finding.TORN
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> object:
    row: tuple[object, ...] = connection.execute(f"PRAGMA {name}").fetchone()
    return row[0]


def _wal(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def _companions(file: Path) -> list[Path]:
    paths = [file.with_name(file.name + suffix) for suffix in _COMPANIONS]
    return [path for path in paths if path.exists() and path.stat().st_size]


def _signature(file: Path) -> list[tuple[str, int, int]]:
    stats = [(path.name, path.stat()) for path in [file, *_companions(file)]]
    return [(name, stat.st_size, stat.st_mtime_ns) for name, stat in stats]
