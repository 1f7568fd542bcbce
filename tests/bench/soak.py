"""Half an hour of everything at once: `python -m tests.bench.soak [--minutes 30]`.

The real server in a process of its own, killed every 20 seconds (`kill -9`) and started again on
the same folder. Twenty tables of two phones that act all the time and come back as soon as they are
cut off, phones that come and never read, and one hostile page after the other (see `fire_bench`). A
line a minute: acts that both phones of a table have shown, how many of them were not in the log
after a kill (`lost`), from a tap until the other phone shows it, the server's memory, and how long
the phones needed to be back. At the end the first minutes beside the last. Linux only. Not a test.
"""

import argparse
import asyncio
import contextlib
import sqlite3
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from companion.session.link import name_of
from tests.bench.far_phone import FarPhone
from tests.bench.far_table import HOUR, Dealt, deal_tables
from tests.bench.fire_bench import ATTACKS, GONE, attacked, registered
from tests.bench.server_process import Server
from tests.support.program import free_port

TABLES, PHONES, MUTE = 20, 2, 10
BETWEEN_KILLS = 20.0  # seconds
BETWEEN_ACTS = 2.0  # seconds; twenty tables, ten acts a second
PATIENCE = 10.0  # seconds for an act; then it counts as not confirmed


@dataclass
class Minute:
    """What happened in one minute. ms: from a tap to the other phone; back: seconds."""

    acts: int = 0
    lost: int = 0
    ms: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    def line(self, number: str) -> str:
        """A line of the table."""
        ordered = sorted(self.ms) or [0.0]
        late = ordered[int(0.95 * len(ordered))]
        return (
            f"{number:>8}{self.acts:>7}{self.lost:>6}{statistics.median(ordered):>8.0f}{late:>8.0f}"
            f"{max(self.memory, default=0):>7.0f}{max(self.back, default=0):>8.1f}"
        )


def together(minutes: list[Minute]) -> Minute:
    """Several minutes as one."""
    found = Minute()
    for one in minutes:
        found.acts += one.acts
        found.lost += one.lost
        found.ms += one.ms
        found.memory += one.memory
        found.back += one.back
    return found


class Soak:
    """Everything that goes on."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port, self.minutes = port, [Minute()]
        self._store = folder / "companion.db"
        self._confirmed: dict[str, int] = {}

    @property
    def minute(self) -> Minute:
        """The present one."""
        return self.minutes[-1]

    async def table(self, dealt: Dealt, place: int) -> None:
        """Two phones act in turns; cut off, they come back."""
        name = name_of(dealt.code)
        self._confirmed[name] = self.acts_in_log(name)
        while True:
            start = time.perf_counter()
            with contextlib.suppress(*GONE):
                phones = await self._come(dealt, place)
                self.minute.back.append(time.perf_counter() - start)
                turn = -1
                while True:
                    turn += 1
                    actor = turn // 2 % PHONES  # who acts takes it back
                    await self._act(name, phones[actor], phones[(actor + 1) % PHONES])
                    await asyncio.sleep(BETWEEN_ACTS)
            await asyncio.sleep(0.5)

    async def _come(self, dealt: Dealt, place: int) -> list[FarPhone]:
        phones = []
        for memory in dealt.memories[:PHONES]:
            storage = {f"companion.table.{dealt.code}": memory}
            source = f"127.0.1.{place + 1}"
            phone = await FarPhone.open(self.port, f"/J/{dealt.code}", storage, source)
            await phone.tap(await phone.finds("Table"))
            await phone.sees("of 9")  # the round
            phones.append(phone)
        return phones

    async def _act(self, name: str, actor: FarPhone, other: FarPhone) -> None:
        for phone in (actor, other):
            phone.control("")  # what came before is drawn
            phone.arrivals.clear()
            phone.looked_at, phone.quick = 0, True
        forth = actor.control("next-hour")
        button = forth if forth is not None else await actor.finds("Take back")
        wanted, start = HOUR[forth is not None], time.perf_counter()
        await actor.tap(button)
        async with asyncio.timeout(PATIENCE):
            while not all(
                any(wanted in sent for _, sent in phone.arrivals) for phone in (actor, other)
            ):
                await asyncio.sleep(0.005)
        arrived = min(at for at, sent in other.arrivals if wanted in sent)
        self.minute.ms.append((arrived - start) * 1000)
        self.minute.acts += 1
        self._confirmed[name] += 1

    async def mute(self, number: int) -> None:
        """A phone that comes and never reads what it is sent."""
        while True:
            with contextlib.suppress(*GONE):
                socket = await registered(self.port, f"127.0.7.{number + 1}")
                await socket.wait_closed()
            await asyncio.sleep(1)

    def acts_in_log(self, name: str) -> int:
        """How many acts and takings back of a table are on the disk."""
        with contextlib.closing(sqlite3.connect(f"file:{self._store}?mode=ro", uri=True)) as kept:
            (count,) = kept.execute(
                "SELECT count(*) FROM entries JOIN tables ON tables.id = tableid"
                " WHERE name = ? AND kind IN ('acted', 'withdrawn')",
                (name,),
            ).fetchone()
        return int(count)

    def look_for_losses(self) -> None:
        """After a kill, before anybody acts again."""
        for name, confirmed in self._confirmed.items():
            stored = self.acts_in_log(name)
            self.minute.lost += max(0, confirmed - stored)
            self._confirmed[name] = stored


async def soak(minutes: float) -> list[Minute]:
    """All of it, for so long."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        tables = await deal_tables(folder, TABLES)
        going = Soak(folder, port)
        tasks: list[asyncio.Task[None]] = []
        start, kills = time.perf_counter(), 0
        print(f"{'minute':>8}{'acts':>7}{'lost':>6}{'p50 ms':>8}{'p95':>8}{'MB':>7}{'back s':>8}")
        while time.perf_counter() - start < minutes * 60:
            async with Server.run(folder, port=port) as server:
                if not tasks:
                    tasks = [asyncio.create_task(going.table(t, n)) for n, t in enumerate(tables)]
                    tasks += [asyncio.create_task(going.mute(n)) for n in range(MUTE)]
                attack = ATTACKS[1 + kills % (len(ATTACKS) - 1)]
                visitor = await attacked(attack.__name__, port)
                await asyncio.sleep(BETWEEN_KILLS)
                going.minute.memory.append(server.memory)
                await server.kill()
                visitor.kill()
                await visitor.wait()
            kills += 1
            going.look_for_losses()
            if time.perf_counter() - start > 60 * len(going.minutes):
                print(going.minute.line(str(len(going.minutes))), flush=True)
                going.minutes.append(Minute())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        print(f"{kills} kills")
        return [minute for minute in going.minutes if minute.acts]


def main() -> None:
    """Half an hour, or as long as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    found = asyncio.run(soak(parser.parse_args().minutes))
    few = max(1, len(found) // 6)
    print(together(found[:few]).line("first"))
    print(together(found[-few:]).line("last"))
    print(together(found).line("all"))


if __name__ == "__main__":
    main()
