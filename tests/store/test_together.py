"""Appends that wait together are one commit; each keeps its own outcome."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.store.contract import Conflict, StoreFailed
from companion.store.sqlite import SqliteStore
from companion.table.log import Entry
from tests.store.chain import onto
from tests.store.places import Disk, opened


@pytest.fixture
def disk() -> Disk:
    return Disk()


async def held(tmp_path: Path, disk: Disk) -> tuple[SqliteStore, "asyncio.Task[None]"]:
    """A store whose thread stands in an append, so that what is asked next waits together."""
    store = (await opened(tmp_path / "companion.db", disk)).store
    disk.reached.clear()
    disk.free.clear()
    first = asyncio.ensure_future(store.append("first", 0, onto((), "a")))
    await asyncio.to_thread(disk.reached.wait)
    return store, first


async def asked(
    store: SqliteStore, *wanted: tuple[str, int, tuple[Entry, ...]]
) -> list["asyncio.Task[None]"]:
    """Appends that have been asked for."""
    tasks = [asyncio.ensure_future(store.append(*one)) for one in wanted]
    await asyncio.sleep(0)
    return tasks


async def test_each_is_refused_or_written_by_itself(tmp_path: Path, disk: Disk) -> None:
    store, first = await held(tmp_path, disk)
    log, other = onto((), *"abc"), onto((), "x")
    wanted = [
        ("night", 0, log[:1]),
        ("night", 0, other),
        ("night", 1, log[1:]),
        ("cards", 0, other),
    ]
    tasks = await asked(store, *wanted)
    disk.free.set()
    found = await asyncio.gather(first, *tasks, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), type(None), Conflict, *[type(None)] * 2]
    assert await store.read("night") == log
    assert await store.read("cards") == other
    await store.close()


async def test_what_cannot_be_stored_costs_the_others_nothing(tmp_path: Path, disk: Disk) -> None:
    store, first = await held(tmp_path, disk)
    log, strange = onto((), "a"), onto((), "a", seat=2**70)
    tasks = await asked(store, ("night", 0, log), ("odd", 0, strange), ("cards", 0, log))
    disk.free.set()
    found = await asyncio.gather(first, *tasks, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), type(None), OverflowError, type(None)]
    assert await store.read("night") == await store.read("cards") == log
    assert await store.read("odd") == ()
    await store.close()


async def test_on_a_full_disk_none_of_them_is_written(tmp_path: Path, disk: Disk) -> None:
    store, first = await held(tmp_path, disk)
    log = onto((), "x" * 50_000)
    tasks = await asked(store, ("night", 0, log), ("cards", 0, log))
    disk.full = True
    disk.free.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(one, StoreFailed) for one in found)
    await asyncio.gather(first, return_exceptions=True)
    assert await store.read("night") == await store.read("cards") == ()
    await store.close()


async def test_who_goes_meanwhile_takes_nobody_along(tmp_path: Path, disk: Disk) -> None:
    store, first = await held(tmp_path, disk)
    log = onto((), "a")
    gone, stays = await asked(store, ("night", 0, log), ("cards", 0, log))
    gone.cancel()
    disk.free.set()
    await asyncio.gather(first, stays)
    with closing(sqlite3.connect(tmp_path / "companion.db")) as other:
        kept = other.execute("SELECT count(*) FROM entries").fetchone()
    assert kept == (3,)
    await store.close()
