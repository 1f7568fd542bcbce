"""What many tables cost a database and two processes: `python -m tests.bench.many_bench`.

A PostgreSQL of its own, two servers on it that are one (`COMPANION_KEY`), six phones with their own
programs a table, half of them at either server, all at human pace: an act a table and minute. One
table is dealt; the others are its copies under links of their own. Then each act is signed, judged,
appended, and comes to all six; measured is from the press to the five others, those at the
same process and those at the other one apart. PostgreSQL is that of the tests, which does not
wait for its disk: what an act waits for there comes besides. CPU is that of the servers' threads
and of all PostgreSQL's processes, without what they use when nobody acts; the slope is what a table
more costs. Linux only: it reads /proc. Not a test.
"""

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path

from companion.server.connections import make_room
from companion.session.link import fresh_code, name_of
from companion.store.opening import Opened, open_store
from tests.bench.far_table import PHONES, Dealt, deal_tables
from tests.bench.own_bench import OwnPhone, Six, act_all
from tests.bench.server_process import Server
from tests.bench.table_bench import undisturbed
from tests.store.places import in_database
from tests.support.postgres import Cluster, cluster

SIZES, SECONDS, EVERY = (500, 2000), 60.0, 60.0
LATEST, AT_ONCE = 20.0, 50
P95_GOAL = 30.0  # ms to a phone at the other process


@dataclass(frozen=True)
class Figures:
    """One size. near, far: ms to phones at the same process and at the other, sorted."""

    tables: int
    near: list[float]
    far: list[float]
    lost: int
    servers: float
    database: float
    memory: float


async def measure(postgres: Cluster, tables: int, seconds: float) -> Figures:
    """One size: a fresh database, fresh servers, fresh phones."""
    database = postgres.database()
    dealt = await copies(database.url, tables)
    async with contextlib.AsyncExitStack() as around:
        servers = [
            await around.enter_async_context(_server(database.url, tables)) for _ in range(2)
        ]
        gate = asyncio.Semaphore(AT_ONCE)
        sixes = await asyncio.gather(*(_come(servers, d, n, gate) for n, d in enumerate(dealt)))
        for server in servers:
            with contextlib.suppress(TimeoutError):  # pings of thousands of lines are no calm
                await server.calm()
        memory = sum(server.memory for server in servers)
        idle = await _spent(servers, postgres, asyncio.sleep(5))
        for phone in (phone for six in sixes for phone in six.phones):
            phone.acts.clear()  # of the deal
        with undisturbed():
            acting = await _spent(servers, postgres, act_all(sixes, seconds, EVERY, LATEST))
        await asyncio.gather(*(phone.close() for six in sixes for phone in six.phones))
    near, far, lost = _latencies(sixes)
    used = [
        (busy - still / idle[0] * acting[0]) / acting[0] / 10
        for busy, still in zip(acting[1:], idle[1:], strict=True)
    ]
    return Figures(tables, sorted(near), sorted(far), lost, used[0], used[1], memory)


async def copies(url: str, tables: int) -> list[Dealt]:
    """So many tables in the database, all dealt alike."""
    with tempfile.TemporaryDirectory() as name:
        (first,) = await deal_tables(Path(name), 1)
        opened = await open_store(Path(name) / "companion.db")
        assert isinstance(opened, Opened)
        log = await opened.store.read(name_of(first.code))
        await opened.store.close()
    codes, gate = [fresh_code() for _ in range(tables)], asyncio.Semaphore(8)
    store = await in_database(url)

    async def write(code: str) -> None:
        async with gate:
            await store.append(name_of(code), 0, log)

    await asyncio.gather(*map(write, codes))
    await store.close()
    return [Dealt(code, first.memories) for code in codes]


@contextlib.asynccontextmanager
async def _server(url: str, tables: int) -> AsyncIterator[Server]:
    more = ("--store", url, "--lines", str(tables * PHONES + 100))
    os.environ["COMPANION_KEY"] = "of this bench alone"
    async with Server.run(Path("/nowhere"), more=more) as server:
        yield server


async def _come(servers: list[Server], table: Dealt, place: int, gate: asyncio.Semaphore) -> Six:
    source = f"127.0.{1 + place // 250}.{1 + place % 250}"
    async with gate:
        ports = (servers[number % 2].port for number in range(PHONES))
        pairs = zip(ports, table.memories, strict=True)
        came = (OwnPhone.come(port, table, memory, source) for port, memory in pairs)
        return Six(list(await asyncio.gather(*came)))


async def _spent(
    servers: list[Server], postgres: Cluster, work: Awaitable[None]
) -> tuple[float, float, float]:
    """Seconds; milliseconds of the servers' processors, and of PostgreSQL's."""
    start, cpu, base = time.perf_counter(), sum(s.cpu for s in servers), _of_postgres(postgres)
    await work
    used = sum(server.cpu for server in servers) - cpu
    return time.perf_counter() - start, used, _of_postgres(postgres) - base


def _of_postgres(postgres: Cluster) -> float:
    """Milliseconds of processor of the server and all it has begun."""
    top = int(Path(postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    spent = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if top in (int(stat.parent.name), int(fields[1])):
                spent += (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
    return spent


def _latencies(sixes: list[Six]) -> tuple[list[float], list[float], int]:
    near, far, lost = list[float](), list[float](), 0
    for six in sixes:
        for index, phone in enumerate(six.phones):
            lost += len(six.tapped) - len(phone.acts)
            for (tapped, actor), came in zip(six.tapped, phone.acts, strict=False):
                if index != actor:
                    (far if (index - actor) % 2 else near).append((came - tapped) * 1000)
    return near, far, lost


def _part(found: list[float], share: float) -> float:
    return found[min(len(found) - 1, int(share * len(found)))]


def report(found: list[Figures]) -> None:
    """The table, the slope, and what was missed."""
    print(
        "tables phones | same process p50 p95 | other process p50 p95 max ms | CPU %: servers,"
        " database | MB | lost"
    )
    for f in found:
        near = [_part(f.near, share) for share in (0.5, 0.95)]
        far = [_part(f.far, share) for share in (0.5, 0.95, 1)]
        print(
            f"{f.tables:6} {f.tables * PHONES:6} | {near[0]:8.1f} {near[1]:6.1f}       |"
            f" {far[0]:9.1f} {far[1]:6.1f} {far[2]:6.1f}      | {f.servers:8.1f} {f.database:8.1f}"
            f"         | {f.memory:4.0f} | {f.lost}"
        )
        if far[1] > P95_GOAL or f.lost:
            print(f"missed: the goal is {P95_GOAL:.0f} ms at the other process, nothing lost")
    if len(found) > 1:
        first, last = found[0], found[-1]
        more = last.tables - first.tables
        cpu = (last.servers + last.database - first.servers - first.database) / more
        print(
            f"a table more: {cpu * 100:.2f} % of a core for a hundred,"
            f" {(last.memory - first.memory) / more * 1000:.0f} kB"
        )


async def main() -> None:
    """All sizes."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    options.add_argument("--seconds", type=float, default=SECONDS)
    chosen = options.parse_args()
    make_room(max(chosen.tables) * PHONES)
    with cluster() as postgres:
        report([await measure(postgres, n, chosen.seconds) for n in chosen.tables])


if __name__ == "__main__":
    asyncio.run(main())
