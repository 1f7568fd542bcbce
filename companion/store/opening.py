"""Finding the file to use, and opening it: what is damaged or foreign stays as and where it is.

Looking into files is `examination`'s work, who else may read them `permissions` sees to; what
happens to an open one is `sqlite`'s.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from companion.refusal import Refusal
from companion.store import held, permissions, schema
from companion.store.examination import Finding, examine
from companion.store.refusal import StoreBusy, StoreForeign, StoreNewer, StoreReadOnly, StoreTorn
from companion.store.sqlite import SqliteStore
from companion.store.trouble import refusal_of

TRIES, PAUSE = 6, 0.05
"""While another program makes or closes the same file, SQLite may not be let in for a moment: it is
asked so often, after so many seconds."""

Connect = Callable[[Path], sqlite3.Connection]


@dataclass(frozen=True, slots=True)
class Opened:
    """A store to use, and what its user should be told about the file, if anything."""

    store: SqliteStore
    notice: StoreTorn | StoreForeign | None


@dataclass(frozen=True, slots=True)
class _Choice:
    file: Path
    notice: StoreTorn | StoreForeign | None


async def open_store(
    path: Path, *, connect: Connect = schema.connect, look_every: float = 0.2
) -> Opened | Refusal:
    """Open the store at `path`, making it and its folder if needed.

    If `path` is damaged or not ours, the newest usable file beside it is taken (`name-2.db`,
    `name-3.db`, …) or a new one begun. look_every: seconds between two looks for what other
    processes wrote, while somebody follows a table. connect: how to reach the file.
    """
    worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
    store: SqliteStore | None = None
    try:
        found = await asyncio.get_running_loop().run_in_executor(worker, _open, path, connect)
        if isinstance(found, Refusal):
            return found
        choice, connection = found
        store = SqliteStore(choice.file, connection, worker, look_every)
        await store.sweep()  # the program before may have died between a deletion and its sweep
        return Opened(store, choice.notice)
    finally:
        if store is None:
            worker.shutdown(wait=False)


def _open(path: Path, connect: Connect) -> tuple[_Choice, sqlite3.Connection] | Refusal:
    for _ in range(TRIES - 1):
        found = _open_now(path, connect)
        if not isinstance(found, StoreReadOnly):
            return found
        time.sleep(PAUSE)
    return _open_now(path, connect)


def _open_now(path: Path, connect: Connect) -> tuple[_Choice, sqlite3.Connection] | Refusal:
    try:
        permissions.folder(path)
        with held.opening:
            choice = _choose(path)
            if isinstance(choice, Refusal):
                return choice
            permissions.file(choice.file)
            return choice, _connected(choice.file, connect)
    except (OSError, sqlite3.Error) as error:
        refusal = refusal_of(error, path)
        if refusal is None:
            raise
        return refusal


def _connected(file: Path, connect: Connect) -> sqlite3.Connection:
    connection = connect(file)
    try:
        schema.prepare(connection)
    except BaseException:
        connection.close()
        raise
    held.hold(file)
    return connection


def _choose(path: Path) -> _Choice | Refusal:
    """The newest usable file; else one to begin. A newer program's file is never passed over."""
    numbers = _numbers(path)
    passed: list[tuple[str, Finding]] = []
    begun: Path | None = None
    for number in numbers:
        file = _numbered(path, number)
        match finding := examine(file):
            case Finding.OURS:
                return _Choice(file, _notice(passed, file))
            case Finding.NEWER:
                return StoreNewer(file.name)
            case Finding.EMPTY:
                begun = begun or file
            case Finding.TORN | Finding.FOREIGN:
                passed.append((file.name, finding))
            case None:
                return StoreBusy(file.name)
    fresh = begun or _numbered(path, max(numbers, default=0) + 1)
    return _Choice(fresh, _notice(passed, fresh))


def _notice(passed: list[tuple[str, Finding]], used: Path) -> StoreTorn | StoreForeign | None:
    if not passed:
        return None
    name, finding = passed[0]
    kind = StoreTorn if finding is Finding.TORN else StoreForeign
    return kind(name, used.name)


def _numbers(path: Path) -> list[int]:
    """Numbers of the files there are, highest first; `path` itself has 1."""
    pattern = re.compile(
        rf"{re.escape(path.stem)}(?:-(?P<number>[1-9][0-9]{{0,8}}))?{re.escape(path.suffix)}"
    )
    matches = [pattern.fullmatch(file.name) for file in path.parent.iterdir()]
    found = {int(match["number"] or 1) for match in matches if match}
    return sorted((n for n in found if _numbered(path, n).exists()), reverse=True)


def _numbered(path: Path, number: int) -> Path:
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
