"""Several processes on one store, and what is left when one is killed."""

import asyncio
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path

import pytest

from tests.store.chain import is_whole
from tests.store.places import SHARED, Means, SharedPlace, SqlitePlace
from tests.support.postgres import Cluster

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=SHARED, ids=lambda kind: kind.__name__)
async def place(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster
) -> AsyncIterator[SharedPlace]:
    async with request.param(Means(tmp_path, None, postgres)) as place:
        yield place


async def writer(job: str, place: SharedPlace, *more: str) -> Process:
    command = [sys.executable, "-m", "tests.store.writer", job, place.address, "night", *more]
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)


async def confirmed(process: Process, least: int) -> list[int]:
    """Read at least so many confirmed numbers, and the process is still at it."""
    assert process.stdout
    return [int(await process.stdout.readline()) for _ in range(least)]


async def rest(process: Process) -> list[int]:
    """The numbers it still confirmed until its end."""
    assert process.stdout
    numbers = [int(line) for line in (await process.stdout.read()).splitlines()]
    await process.wait()
    return numbers


async def test_nothing_confirmed_is_lost_when_a_burst_is_killed(place: SharedPlace) -> None:
    last = 0
    for least in (1, secrets.randbelow(60), 60 + secrets.randbelow(60)):
        process = await writer("burst", place)
        numbers = await confirmed(process, least)
        await asyncio.sleep(secrets.randbelow(1000) / 100_000)  # not always between two acts
        process.kill()
        numbers += await rest(process)
        store = await place.open()
        log = await store.read("night")
        assert is_whole(log)
        assert len(log) >= max(numbers, default=last)
        assert await store.drawer("night") == (str(len(log)).encode() if log else None)
        assert numbers == list(range(last + 1, last + 1 + len(numbers)))
        last = len(log)
        await store.close()


async def test_a_killed_writer_does_not_hold_up_the_others(place: SharedPlace) -> None:
    store = await place.open()
    process = await writer("burst", place)
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        log = await anext(news)
        process.kill()
        numbers = await rest(process)
        while len(log) < max(numbers, default=0):
            log += await anext(news)
    assert is_whole(log)
    await store.close()


async def test_processes_that_race_from_the_making_of_the_store_on_lose_nothing(
    place: SharedPlace, tmp_path: Path
) -> None:
    processes = [await writer("race", place, "15") for _ in range(3)]
    numbers = [number for process in processes for number in await rest(process)]
    assert sorted(numbers) == list(range(1, 46))
    store = await place.open()
    log = await store.read("night")
    assert len(log) == 45
    assert is_whole(log)
    await store.close()
    if isinstance(place, SqlitePlace):
        assert [path.name for path in tmp_path.iterdir()] == ["companion.db"]


async def test_a_follower_sees_what_another_process_writes(place: SharedPlace) -> None:
    store = await place.open()
    process = await writer("when-told", place)
    assert process.stdin
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        for body in ("one", "two"):
            process.stdin.write(f"{body}\n".encode())
            assert [entry.body for entry in await anext(news)] == [f'"{body}"']
    process.stdin.close()
    await process.wait()
    await store.close()
