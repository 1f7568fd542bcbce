"""What happens when the disk fails under an open SQLite file, and what is left on it."""

import asyncio
import sqlite3
from contextlib import aclosing, closing
from pathlib import Path

import pytest

from companion.store.contract import StoreFailed
from companion.store.refusal import StoreBroken, StoreFull
from tests.store.chain import onto
from tests.store.places import Disk, opened, store_at

HEAVY = "x" * 50_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


async def test_on_a_full_disk_nothing_is_half_written_and_later_all_is_well(file: Path) -> None:
    disk = Disk()
    store = (await opened(file, disk)).store
    log = onto((), "small", *[HEAVY] * 3)
    await store.append("night", 0, log[:1], drawer=b"seed")

    disk.full = True
    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 1, log[1:], empty_drawer=True)
    assert failed.value.refusal == StoreFull(str(file.parent))
    with pytest.raises(StoreFailed):
        await store.put_memory("night", 0, HEAVY.encode())
    assert await store.read("night") == log[:1]
    assert await store.drawer("night") == b"seed"

    disk.full = False
    await store.append("night", 1, log[1:])
    assert await store.read("night") == log
    await store.close()


async def test_a_failing_disk_is_told_and_nothing_is_half_written(file: Path) -> None:
    disk = Disk()
    store = (await opened(file, disk)).store
    log = onto((), "a", "b")
    disk.failing = True
    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 0, log)
    assert failed.value.refusal == StoreBroken(str(file.parent))
    assert await store.read("night") == ()

    disk.failing = False
    await store.append("night", 0, log)
    assert await store.read("night") == log
    await store.close()


async def test_an_append_that_was_given_up_but_happened_reaches_followers(file: Path) -> None:
    disk = Disk()
    store = (await opened(file, disk)).store
    (entry,) = onto((), "given up")
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        waiting = asyncio.ensure_future(anext(news))
        for _ in range(5):  # the follower has read, and has been rung for the first look
            await store.read("night")
        disk.reached.clear()
        disk.free.clear()
        writing = asyncio.ensure_future(store.append("night", 0, (entry,)))
        await asyncio.to_thread(disk.reached.wait)
        writing.cancel()
        disk.free.set()
        assert await waiting == (entry,)
    assert writing.cancelled()
    await store.close()


async def test_of_an_emptied_drawer_no_byte_is_left_on_the_disk(file: Path) -> None:
    def traces(mark: str) -> list[str]:
        return [p.name for p in file.parent.iterdir() if mark.encode() in p.read_bytes()]

    store = await store_at(file)
    log = onto((), "deal", "end")
    await store.append("night", 0, log[:1])
    for size in (1, 10, 90, 300, 2000):  # several sizes: pages are split and joined on the way
        for table in range(12):
            await store.put_drawer(f"{table}", f"secret-{table}-".encode() * size)
    await store.put_drawer("night", b"secret-night-" * 400)
    assert traces("secret-")
    for table in range(12):
        await store.empty_drawer(f"{table}")
    assert traces("secret-night-")
    assert not [mark for table in range(12) for mark in traces(f"secret-{table}-")]
    await store.append("night", 1, log[1:], empty_drawer=True)
    assert not traces("secret-")
    await store.close()


async def test_of_a_drawer_filled_anew_no_byte_of_the_old_one_is_left_on_the_disk(
    file: Path,
) -> None:
    store = await store_at(file)
    log = onto((), "deal", "moved")
    await store.append("night", 0, log[:1], drawer=b"first-" * 300)
    await store.append("night", 1, log[1:], drawer=b"second-" * 300)
    await store.renew_drawer("night", b"second-" * 300, b"third-" * 300)
    kept = b"".join(p.read_bytes() for p in file.parent.iterdir())
    assert b"third-" in kept
    assert b"first-" not in kept
    assert b"second-" not in kept
    await store.close()


async def test_a_drawer_emptied_while_somebody_reads_is_destroyed_afterwards(file: Path) -> None:
    store = await store_at(file)
    await store.put_drawer("night", b"secret" * 1000)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM drawers").fetchall()
        await store.empty_drawer("night")
        assert await store.drawer("night") is None
    await store.append("night", 0, onto((), "next"))
    assert not [p for p in file.parent.iterdir() if b"secretsecret" in p.read_bytes()]
    await store.close()
