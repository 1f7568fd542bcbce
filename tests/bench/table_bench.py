"""What an act costs at many tables: `python -m tests.bench.table_bench [--tables 1 10 50]`.

The real server in a process of its own, six phones a table in this one, loopback only. The tables
are dealt beforehand, straight into the server's store; every phone comes by the link and opens the
Table tab. Then each table acts once a second (*Next hour*, *Take back*, from changing phones), and
every phone notes when the frame with the new hour arrives.

The hour is the dearest act of an evening: with it a round begins, so that clock, words, ticks,
marks and foot change, some ten components on every phone, each a frame of its own. An update is all
of that at one phone; it has arrived with the last frame that holds the hour. CPU is that of all the
server's threads, without what it uses when nobody acts (`idle`). `others` is the share of the
machine that other programs had meanwhile: with more than a few percent the figures say more about
them. Linux only: it reads /proc. Not a test.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.bench import boardgame
from tests.bench.far_table import PHONES, Six, deal_tables
from tests.bench.server_process import Server, spent

SIZES, SECONDS = (1, 10, 50), 15.0
P95_GOAL, CPU_GOAL, MEMORY_GOAL = 40.0, 4.0, 0.6  # ms at ten tables, ms an update, MB a phone
GROWN = 1.5  # the last third's median over the first third's, from where a queue grows


@dataclass(frozen=True)
class Figures:
    """One size. ms: tap to the other five, in the order of the taps."""

    tables: int
    ms: list[float]
    lost: int
    updates: int
    frames: int
    cpu: float
    idle: float
    memory: float
    others: float

    def part(self, share: float) -> float:
        """The value below which this share of the latencies lies."""
        return sorted(self.ms)[min(len(self.ms) - 1, int(share * len(self.ms)))]

    @property
    def thirds(self) -> tuple[float, float]:
        """The median of the first third and of the last."""
        third = max(1, len(self.ms) // 3)
        return statistics.median(self.ms[:third]), statistics.median(self.ms[-third:])


async def measure(tables: int, seconds: float, profile: Path | None) -> Figures:
    """One size: a fresh store, a fresh server, fresh phones."""
    with tempfile.TemporaryDirectory() as name:
        dealt = await deal_tables(Path(name), tables + 1)
        async with Server.run(Path(name), profile) as server:
            # One table more comes and stays, so that what is loaded once is no phone's memory.
            first = await Six.come(server.port, dealt[0], 0)
            await server.calm()
            before = server.memory
            sixes = [await Six.come(server.port, d, n + 1) for n, d in enumerate(dealt[1:])]
            await server.calm()
            memory = (server.memory - before) / (tables * PHONES)
            idle = await spent(server, asyncio.sleep(3))
            with undisturbed():
                acting = await spent(server, act_all(sixes, seconds))
            for six in sixes:
                six.note()
            frames = sum(len(phone.arrivals) for six in sixes for phone in six.phones)
            await asyncio.gather(*(p.close() for six in (first, *sixes) for p in six.phones))
    acts = sorted((act for six in sixes for act in six.acts), key=lambda act: act.tapped)
    ms = [
        (arrived - act.tapped) * 1000
        for act in acts
        for index, arrived in act.arrived.items()
        if index != act.actor
    ]
    updates = sum(len(act.arrived) for act in acts)
    return Figures(
        tables,
        ms,
        lost=len(acts) * PHONES - updates,
        updates=updates,
        frames=frames,
        cpu=(acting.server - idle.server / idle.seconds * acting.seconds) / updates,
        idle=idle.server / idle.seconds,
        memory=memory,
        others=acting.others / (acting.seconds * 1000 * (os.cpu_count() or 1)),
    )


async def act_all(sixes: list[Six], seconds: float) -> None:
    """All tables act, each at its own moment of the second, then everything arrives."""
    moments = random.Random(6)  # the same in every run
    for six in sixes:
        for phone in six.phones:
            phone.quick = True
    start = time.perf_counter()
    until = start + seconds
    firsts = [start + 0.2 + moments.random() for _ in sixes]
    await asyncio.gather(
        *(six.act_every_second(first, until) for six, first in zip(sixes, firsts, strict=True))
    )
    await asyncio.sleep(1.5)
    for six in sixes:
        for phone in six.phones:
            phone.quick = False


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """This process collects no garbage while it takes the time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def report(found: list[Figures]) -> None:
    """The table, and what was missed."""
    print(
        "tables phones |  p50   p95   max ms | first, last third | CPU ms/update /frame idle ms/s"
        " | MB/phone | updates frames lost | others"
    )
    for f in found:
        first, last = f.thirds
        print(
            f"{f.tables:6} {f.tables * PHONES:6} |{f.part(0.5):5.1f} {f.part(0.95):5.1f} "
            f"{f.part(1):5.1f}    |{first:7.1f} {last:7.1f}   |{f.cpu:10.2f}"
            f"{f.cpu * f.updates / f.frames:11.2f} {f.idle:9.1f} "
            f"|{f.memory:8.2f}  |{f.updates:7} {f.frames:6} {f.lost:4} |{f.others:5.0%}"
        )
    print("\n".join(missed(found)) or "all goals reached")


def missed(found: list[Figures]) -> Iterator[str]:
    """The goals that were not reached. A single table's costs are too few to be judged."""
    for f in found:
        first, last = f.thirds
        if f.tables <= 10 and f.part(0.95) > P95_GOAL:
            yield f"missed: p95 at {f.tables} tables {f.part(0.95):.1f} ms, goal {P95_GOAL:.0f}"
        if last > GROWN * first or f.lost:
            yield f"missed: a queue grows at {f.tables} tables, {first:.1f} to {last:.1f} ms"
        if f.tables >= 10 and f.cpu > CPU_GOAL:
            yield f"missed: CPU at {f.tables} tables {f.cpu:.2f} ms an update, goal {CPU_GOAL}"
        if f.tables >= 10 and f.memory > MEMORY_GOAL:
            yield f"missed: memory at {f.tables} tables {f.memory:.2f} MB, goal {MEMORY_GOAL}"


async def beside(sizes: list[int], seconds: float) -> None:
    """The same sizes on boardgame.io, in the same run."""
    with tempfile.TemporaryDirectory() as name:
        for tables in sizes:
            ms = await boardgame.measure(Path(name), tables, seconds)
            if not ms:
                print("boardgame.io: not measured, for it needs Node and npm")
                return
            print(
                f"boardgame.io, {tables} tables: p50 {statistics.median(ms):.1f}, "
                f"p95 {ms[int(0.95 * len(ms))]:.1f}, max {ms[-1]:.1f} ms"
            )


async def main() -> None:
    """All sizes."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--profile", type=Path, help="the server under cProfile, into this file")
    chosen = options.parse_args()
    print(f"{os.cpu_count()} cores, {chosen.seconds:.0f} s of acts each")
    report([await measure(n, chosen.seconds, chosen.profile) for n in chosen.tables])
    await beside(chosen.tables, chosen.seconds)


if __name__ == "__main__":
    asyncio.run(main())
