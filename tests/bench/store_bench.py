"""How long an append takes: `python -m tests.bench.store_bench [FOLDER]`, on the disk of FOLDER.

First one table as fast as it goes, then ten tables with one act a second each, as players do.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from companion.store.opening import Opened, open_store
from companion.store.sqlite import SqliteStore
from companion.table.log import Entry, canonical
from tests.store.chain import onto

BODY = {"act": "wound", "by": 3, "on": 5, "damage": 2, "id": "0123456789abcdef"}
"""About as long as the acts of the games are."""


async def act(store: SqliteStore, table: str, log: tuple[Entry, ...]) -> tuple[Entry, float]:
    """Append one entry; how many milliseconds until it is confirmed."""
    (entry,) = onto(log, BODY)
    begun = time.perf_counter()
    await store.append(table, entry.number - 1, (entry,))
    return entry, (time.perf_counter() - begun) * 1000


def report(what: str, times: list[float]) -> None:
    """Print the median and the slow end."""
    hundredths = statistics.quantiles(times, n=100)
    print(f"{what}: p50 {hundredths[49]:.2f} ms, p95 {hundredths[94]:.2f} ms, n={len(times)}")


async def one_table(store: SqliteStore, count: int) -> None:
    """Append without a pause."""
    log: tuple[Entry, ...] = ()
    times: list[float] = []
    for _ in range(count):
        entry, took = await act(store, "burst", log)
        log = (entry,)
        times.append(took)
    report("append, one entry after the other", times)
    begun = time.perf_counter()
    await store.read("burst")
    print(f"read {count} entries: {(time.perf_counter() - begun) * 1000:.1f} ms")
    await store.close()


async def ten_tables(store: SqliteStore, seconds: int) -> None:
    """Ten tables, one act a second each, and on each a follower that takes what comes."""
    writes: list[float] = []
    arrivals: list[float] = []
    sent: dict[tuple[str, int], float] = {}

    async def play(table: str, offset: float) -> None:
        await asyncio.sleep(offset)
        log: tuple[Entry, ...] = ()
        for _ in range(seconds):
            sent[table, len(log) and log[0].number] = time.perf_counter()
            entry, took = await act(store, table, log)
            log = (entry,)
            writes.append(took)
            await asyncio.sleep(1)

    async def follow(table: str) -> None:
        async for entries in store.follow(table):
            for entry in entries:
                arrivals.append((time.perf_counter() - sent[table, entry.number - 1]) * 1000)

    names = [f"table {number}" for number in range(10)]
    followers = [asyncio.ensure_future(follow(name)) for name in names]
    busy = time.process_time()
    await asyncio.gather(*(play(name, number / 10) for number, name in enumerate(names)))
    busy = (time.process_time() - busy) / seconds
    report("append, ten tables, one act a second each", writes)
    report("from the act to a follower", arrivals)
    print(f"processor time a second: {busy * 1000:.1f} ms")
    await store.close()
    await asyncio.gather(*followers)


async def main(folder: Path) -> None:
    """Print all figures."""
    print(f"an act is {len(canonical(BODY))} bytes long")
    for measure, amount in ((one_table, 1000), (ten_tables, 10)):
        found = await open_store(folder / f"{measure.__name__}.db")
        assert isinstance(found, Opened), found
        await measure(found.store, amount)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        asyncio.run(main(Path(name)))
