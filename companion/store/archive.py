"""Tables are moved from store to store, and a SQLite file is copied while it is in use.

An exported table is a SQLite file of this program with one table in it: so it is checked, brought
up to date and refused as any other. What the command line says must not live here.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from companion.refusal import Refusal
from companion.store import permissions
from companion.store.contract import Conflict, HostedStore
from companion.store.examination import Finding, examine
from companion.store.opening import Opened, open_store
from companion.store.refusal import FileThere, NoStoreFile, TableThere
from companion.store.sqlite import SqliteStore
from companion.store.trouble import refusal_of


async def move(name: str, source: HostedStore, goal: HostedStore, day: int) -> Refusal | None:
    """Copy a table with all that is kept for it. day: on which it counts as opened there.

    Its log and drawer come last and at once: a table that is there is whole.
    """
    if await goal.read(name):
        return TableThere(name)
    for seat, blob in await source.memories(name):
        await goal.put_memory(name, seat, blob)
    entries, drawer = await source.read(name), await source.drawer(name)
    try:
        await goal.append(name, 0, entries, drawer=drawer)
    except Conflict:
        return TableThere(name)
    await goal.touch(name, day)
    return None


async def new_file(file: Path) -> SqliteStore | Refusal:
    """A store to export to, in a file that is not there yet."""
    if file.exists():
        return FileThere(file.name)
    opened = await open_store(file)
    return opened.store if isinstance(opened, Opened) else opened


async def copy(file: Path, goal: Path) -> Refusal | None:
    """Copy a store's file as it is at one moment, also while a program writes to it."""
    return await asyncio.to_thread(_copy, file, goal)


def _copy(file: Path, goal: Path) -> Refusal | None:
    if goal.exists():
        return FileThere(goal.name)
    at_fault = file
    try:
        found = examine(file) if file.is_file() else None
        if found not in (Finding.OURS, Finding.NEWER):
            return NoStoreFile(file.name)
        at_fault = goal
        permissions.file(goal)
        source = f"{file.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(source, uri=True)) as kept,
            closing(sqlite3.connect(goal)) as new,
        ):
            kept.backup(new)
    except (OSError, sqlite3.Error) as error:
        goal.unlink(missing_ok=True)
        refusal = refusal_of(error, at_fault)
        if refusal is None:
            raise
        return refusal
    return None
