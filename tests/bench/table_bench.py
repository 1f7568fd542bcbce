"""What an act costs at many tables: `python -m tests.bench.table_bench [--tables 1 10 50]`.

The real server in a process of its own, six phones a table in this one, loopback only. The tables
are dealt beforehand, straight into the server's store; every phone comes by the link and opens the
Table tab. Then each table acts once a second (*Next hour*, *Take back*, from changing phones), and
every phone notes when the frame with the new hour arrives.

An update is that frame at one phone. CPU is that of all the server's threads but the one that
squeezes the web client's files. Linux only: it reads /proc. Not a test.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from companion.__main__ import FOLDERS
from companion.games.secret_night.night import HOURS
from companion.host.client_files import gather
from companion.host.packing import Packing
from companion.table.state import Phase
from companion.ui.shelf import assets
from companion.ui.words import words
from tests.bench.far_phone import PATIENCE, FarPhone
from tests.support.guest import make_table, open_desk, seat_all

SIZES, SECONDS, PHONES = (1, 10, 50), 15.0, 6
NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë")
P95_GOAL, CPU_GOAL, MEMORY_GOAL = 15.0, 0.6, 0.5  # ms at ten tables, ms an update, MB a phone
GROWN = 1.5  # the last third's median over the first third's, from where a queue grows
BACKGROUND = 15  # the niceness of the thread that squeezes files


# --- the tables


@dataclass(frozen=True)
class Dealt:
    """A table: its link's code, what each phone's browser keeps."""

    code: str
    memories: tuple[str, ...]


async def deal_tables(folder: Path, count: int) -> list[Dealt]:
    """So many tables of six, dealt and looked at, in a store in `folder`."""
    desk, close = await open_desk(folder)
    made = []
    for _ in range(count):
        maker = await make_table(desk, PHONES)
        guests = await seat_all(maker, NAMES)
        assert await maker.visit.deal() is None
        for guest in guests:
            await guest.sees_phase(Phase.PLAYING)
            assert await guest.visit.look(guest.seat) is None
        for guest in guests:
            guest.visit.leave()
        made.append(Dealt(maker.code, tuple(str(guest.memory) for guest in guests)))
    closing: Any = close()
    await closing
    return made


# --- the server


class Server:
    """The server's process, as the system sees it."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.port = port
        self._process = process

    @classmethod
    @contextlib.asynccontextmanager
    async def run(cls, folder: Path, profile: Path | None) -> AsyncIterator["Server"]:
        """Start it on a store in `folder` and stop it again. profile: a file for cProfile."""
        port = _free_port()
        under = ("-m", "cProfile", "-o", str(profile)) if profile else ()
        command = (sys.executable, *under, "-m", "companion", "--no-browser", "--host", "127.0.0.1")
        process = await asyncio.create_subprocess_exec(
            *command,
            "--port",
            str(port),
            "--data",
            str(folder),
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            await _answers(port)
            yield cls(process, port)
        finally:
            process.send_signal(signal.SIGINT)
            await process.wait()

    @property
    def memory(self) -> float:
        """Resident megabytes (of 1,000,000 bytes)."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024 / 1e6

    @property
    def cpu(self) -> float:
        """Milliseconds of processor used so far, without the squeezing of files."""
        spent = 0
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                niceness = int((thread / "stat").read_text().rpartition(") ")[2].split()[16])
                if niceness < BACKGROUND:
                    spent += int((thread / "schedstat").read_text().split()[0])
        return spent / 1e6


def _free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


async def _answers(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(ConnectionRefusedError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.05)


# --- the phones


@dataclass
class Act:
    """One tap and when the new hour arrived: by phone, seconds of perf_counter."""

    actor: int
    hour: bytes
    tapped: float
    arrived: dict[int, float] = field(default_factory=dict)


@dataclass
class Six:
    """The phones of one table, all on the Table tab."""

    phones: list[FarPhone]
    buttons: list[tuple[int, int]]
    acts: list[Act] = field(default_factory=list)

    @classmethod
    async def come(cls, port: int, table: Dealt, place: int) -> "Six":
        """Open the link on six phones. place: of the table, gives it an address of its own."""
        phones = await asyncio.gather(
            *(_come(port, table, memory, f"127.0.1.{place + 1}") for memory in table.memories)
        )
        buttons = [(await p.finds("next-hour"), await p.finds("Take back")) for p in phones]
        return cls(list(phones), buttons)

    async def act_every_second(self, first: float, until: float) -> None:
        """Act from `first` on (perf_counter), in turns, whether or not the last act arrived."""
        turn = 0
        while (due := first + turn) < until:
            await asyncio.sleep(due - time.perf_counter())
            actor, forth = turn % PHONES, turn % 2 == 0
            act = Act(actor, HOUR[forth], time.perf_counter())
            self.acts.append(act)
            await self.phones[actor].tap(self.buttons[actor][0 if forth else 1])
            turn += 1

    def note(self) -> None:
        """Match what arrived with the acts, in order."""
        for index, phone in enumerate(self.phones):
            waiting = iter(self.acts)
            for moment, frame in phone.arrivals:
                hour = next((hour for hour in HOUR.values() if hour in frame), None)
                if hour is not None:
                    act = next((a for a in waiting if a.hour == hour), None)
                    assert act is None or act.tapped < moment
                    if act is not None:
                        act.arrived[index] = moment

    def check(self) -> None:
        """The screens are what the bench believes they are."""
        for phone, buttons in zip(self.phones, self.buttons, strict=True):
            assert (phone.control("next-hour"), phone.control("Take back")) == buttons


async def _come(port: int, table: Dealt, memory: str, source: str) -> FarPhone:
    storage = {f"companion.table.{table.code}": memory}
    phone = await FarPhone.open(port, f"/J/{table.code}", storage, source)
    await phone.tap(await phone.finds("Table"))
    return phone


_w = words("en", FOLDERS)
HOUR = {
    forth: _w(f"secret_night-hour-{HOURS[clock]}").encode()
    for forth, clock in ((True, 1), (False, 0))
}


# --- the figures


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
            before = server.memory
            sixes = [await Six.come(server.port, d, n + 1) for n, d in enumerate(dealt[1:])]
            memory = (server.memory - before) / (tables * PHONES)
            start = server.cpu
            await asyncio.sleep(2)
            idle = (server.cpu - start) / 2
            start = server.cpu
            with undisturbed():
                await act_all(sixes, seconds)
            cpu = server.cpu - start
            for six in sixes:
                six.note()
            frames = sum(len(phone.arrivals) for six in sixes for phone in six.phones)
            for six in sixes:
                six.check()
            await asyncio.gather(*(p.close() for six in (first, *sixes) for p in six.phones))
    acts = sorted((act for six in sixes for act in six.acts), key=lambda act: act.tapped)
    ms = [
        (arrived - act.tapped) * 1000
        for act in acts
        for index, arrived in act.arrived.items()
        if index != act.actor
    ]
    updates = sum(len(act.arrived) for act in acts)
    lost = len(acts) * PHONES - updates
    return Figures(tables, ms, lost, updates, frames, cpu / updates, idle, memory)


async def act_all(sixes: list[Six], seconds: float) -> None:
    """All tables act, each at its own moment of the second, then everything arrives."""
    moments = random.Random(6)  # the same in every run
    for six in sixes:
        for phone in six.phones:
            phone.arrivals.clear()
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


def squeeze_client_files() -> None:
    """As after a server's first minute, so that its background work does not disturb."""
    files = gather(assets())
    cache = user_cache_path("companion") / "web-client"
    large = [file for file in files.values() if len(file.read()) > 1_000_000]
    Packing(cache).ahead(large, settled=0).join()


def report(found: list[Figures]) -> None:
    """The table, and what was missed."""
    print(
        "tables phones |  p50   p95   max ms | first, last third | CPU ms/update  idle/s"
        " | MB/phone | updates frames lost"
    )
    for f in found:
        first, last = f.thirds
        print(
            f"{f.tables:6} {f.tables * PHONES:6} |{f.part(0.5):5.1f} {f.part(0.95):5.1f} "
            f"{f.part(1):5.1f}    |{first:7.1f} {last:7.1f}   |{f.cpu:10.2f} {f.idle:10.1f} "
            f"|{f.memory:8.2f}  |{f.updates:7} {f.frames:6} {f.lost:4}"
        )
    missed = [
        f"p95 at {f.tables} tables {f.part(0.95):.1f} ms > {P95_GOAL}"
        for f in found
        if f.tables <= 10 and f.part(0.95) > P95_GOAL
    ]
    for f in found:
        first, last = f.thirds
        if last > GROWN * first or f.lost:
            missed.append(f"a queue grows at {f.tables} tables: {first:.1f} -> {last:.1f} ms")
        if f.tables > 1 and f.cpu > CPU_GOAL:
            missed.append(f"CPU at {f.tables} tables {f.cpu:.2f} ms an update > {CPU_GOAL}")
        if f.tables > 1 and f.memory > MEMORY_GOAL:
            missed.append(f"memory at {f.tables} tables {f.memory:.2f} MB a phone > {MEMORY_GOAL}")
    print("\n".join(missed) or "all goals reached")


async def main() -> None:
    """All sizes."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--profile", type=Path, help="the server under cProfile, into this file")
    chosen = options.parse_args()
    squeeze_client_files()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {chosen.seconds:.0f} s each")
    report([await measure(n, chosen.seconds, chosen.profile) for n in chosen.tables])


if __name__ == "__main__":
    asyncio.run(main())
