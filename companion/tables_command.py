"""`companion tables`: what is kept is listed, erased, moved and copied by whoever runs the server.

What is printed names no player: a table's name, its game, how long its log is, when it was last
opened. How tables are kept must not live here.
"""

import argparse
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from companion.refusal import Failed, Refusal
from companion.store import archive
from companion.store.choosing import open_named
from companion.store.contract import HostedStore, Kept
from companion.store.opening import Opened, open_store
from companion.store.refusal import CopyOfDatabase, NoStoreFile, StoreNewer, TableUnknown
from companion.table import record
from companion.table.record import Made
from companion.ui.words import Words

_EPOCH = date(1970, 1, 1)
_SHORTEST = 4
"""Letters of a name that are enough, if no other begins so."""


@dataclass(frozen=True)
class Wish:
    """What is to be done. what: one of the words below."""

    what: str
    names: tuple[str, ...] = ()
    older: int | None = None
    file: Path = Path()


def add_to(more: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The words of the command line."""
    tables = more.add_parser("tables", help="list, erase, move and copy the tables that are kept")
    tables.add_argument("--older-than", type=_days, metavar="DAYS", help="not opened for so long")
    does = tables.add_subparsers(dest="what", metavar="WHAT")
    erase = does.add_parser("erase", help="destroy tables for good")
    erase.add_argument("names", metavar="NAME", nargs="*", help="or how it begins")
    erase.add_argument(
        "--older-than",
        type=_days,
        metavar="DAYS",
        default=argparse.SUPPRESS,
        help="not opened for so long",
    )
    export = does.add_parser("export", help="write a table into a file of its own")
    export.add_argument("names", metavar="NAME", nargs=1, help="or how it begins")
    export.add_argument("file", metavar="FILE", type=Path)
    bring = does.add_parser("import", help="take in the tables of such a file, or of a copy")
    bring.add_argument("file", metavar="FILE", type=Path)
    copy = does.add_parser("copy", help="copy the SQLite file, while it is in use too")
    copy.add_argument("file", metavar="FILE", type=Path)
    tables.set_defaults(tables=True)


def read(given: argparse.Namespace) -> Wish | None:
    """What was said after `tables`; None if that was not said."""
    if not getattr(given, "tables", False):
        return None
    names, file = getattr(given, "names", ()), getattr(given, "file", Path())
    return Wish(given.what or "list", tuple(names), given.older_than, file)


async def run(wish: Wish, url: str | None, file: Path, today: int, w: Words) -> Refusal | None:
    """Do it. url, file: of the store, as for `open_named`. today: in days since 1970."""
    if wish.what == "copy":
        refused = CopyOfDatabase() if url is not None else await archive.copy(file, wish.file)
        return _said(refused, w("tables-copied", file=str(wish.file)))
    opened = await open_named(url, file)
    if isinstance(opened, Refusal):
        return opened
    store, notice = opened
    try:
        if notice is not None:
            return notice
        return await _DO[wish.what](store, wish, today, w)
    except Failed as failed:
        return failed.refusal
    finally:
        await store.close()


async def _list(store: HostedStore, wish: Wish, today: int, w: Words) -> Refusal | None:
    for one in _old(await store.kept(), wish.older, today):
        day = (_EPOCH + timedelta(days=one.opened)).isoformat() if one.opened else "?"
        print(f"{one.name}  {day}  {one.entries:>6}  {await _game(store, one.name)}")
    return None


async def _erase(store: HostedStore, wish: Wish, today: int, w: Words) -> Refusal | None:
    kept = await store.kept()
    chosen = [] if wish.older is None else [one.name for one in _old(kept, wish.older, today)]
    for name in wish.names:
        found = _named(kept, name)
        if isinstance(found, Refusal):
            return found
        chosen.append(found)
    for name in chosen:
        await store.erase(name)
    print(w("tables-erased", count=len(chosen)))
    return None


async def _export(store: HostedStore, wish: Wish, today: int, w: Words) -> Refusal | None:
    kept = await store.kept()
    name = _named(kept, wish.names[0])
    if isinstance(name, Refusal):
        return name
    goal = await archive.new_file(wish.file)
    if isinstance(goal, Refusal):
        return goal
    try:
        (opened,) = (one.opened for one in kept if one.name == name)
        refused = await archive.move(name, store, goal, opened)
    finally:
        await goal.close()
    return _said(refused, w("tables-exported", file=str(wish.file)))


async def _import(store: HostedStore, wish: Wish, today: int, w: Words) -> Refusal | None:
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copy = Path(folder) / "copy.db"
        if (refused := await archive.copy(wish.file, copy)) is not None:
            return refused
        opened = await open_store(copy)
        if not isinstance(opened, Opened):
            return _of(wish.file, opened)
        try:
            names = [one.name for one in await opened.store.kept()]
            for name in names:
                if (refused := await archive.move(name, opened.store, store, today)) is not None:
                    return refused
        finally:
            await opened.store.close()
    print(w("tables-imported", count=len(names)))
    return None


_DO: dict[str, Callable[[HostedStore, Wish, int, Words], Awaitable[Refusal | None]]] = {
    "list": _list,
    "erase": _erase,
    "export": _export,
    "import": _import,
}


def _old(kept: tuple[Kept, ...], older: int | None, today: int) -> list[Kept]:
    """Those that nobody has opened for more than so many days; all, where none are named."""
    if older is None:
        return list(kept)
    return [one for one in kept if one.opened and today - one.opened > older]


def _named(kept: tuple[Kept, ...], begins: str) -> str | Refusal:
    found = [one.name for one in kept if one.name.startswith(begins)]
    if len(found) != 1 or len(begins) < _SHORTEST:
        return TableUnknown(begins)
    return found[0]


async def _game(store: HostedStore, name: str) -> str:
    """Its game, as its first entry says it."""
    try:
        made = record.record((await store.read(name))[0])
    except (Failed, ValueError, IndexError):
        return "?"
    return made.game if isinstance(made, Made) else "?"


def _of(file: Path, refused: Refusal) -> Refusal:
    """What is said of a copy, said of the file itself."""
    return StoreNewer(file.name) if isinstance(refused, StoreNewer) else NoStoreFile(file.name)


def _said(refused: Refusal | None, done: str) -> Refusal | None:
    if refused is None:
        print(done)
    return refused


def _days(text: str) -> int:
    days = int(text)
    if days < 0:
        raise ValueError
    return days
