"""What an act costs where phones run their own programs: `python -m tests.bench.own_bench`.

The real server in a process of its own, six phones a table in this one, loopback only. The tables
are dealt beforehand; each phone comes by the link, proves its seat and is caught up. A table more
acts beforehand, so that what is made once is there. Then each table acts once a second, or more
often, from changing phones: a signed wish that is verified, judged, appended durably and sent to
all six. An update is one phone getting the entry. What the phones do with it costs their own
processors, not this server's, and is not measured: here they only note when it came. CPU is that of
all the server's threads, without what it uses when nobody acts. Linux only: it reads /proc. Not a
test.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.games import discover
from companion.games.secret_night.rules.acts import SetClock
from companion.session import wire
from companion.session.credentials import Credential, Credentials
from companion.session.link import name_of
from companion.session.proof import Proof, answer
from companion.table import wish, wish_text
from companion.table.play import ANYHOW
from tests.bench import boardgame
from tests.bench.far_table import PHONES, Dealt, deal_tables
from tests.bench.server_process import Server, spent
from tests.bench.table_bench import undisturbed

SIZES = ((10, 1.0), (50, 1.0), (50, 5.0))
"""Tables, and acts a second at each."""
SECONDS = 15.0
WARM, LATEST = 2.0, 10.0
"""Seconds of acting before, and until what has not come counts as lost."""
CPU_GOAL, MEMORY_GOAL = 0.25, 40.0  # ms an update, kB a phone
_NIGHT = discover()["secret_night"]
_NUMBERS = count()


class OwnPhone:
    """One phone's line: it signs, and notes when entries came."""

    def __init__(self, line: ClientConnection, table: Dealt, held: Credential, origin: str) -> None:
        self.line, self.name, self.held, self.origin = line, name_of(table.code), held, origin
        self.acts: list[float] = []
        """When each act came."""
        self.number, self.digest = 0, bytes(32)
        self._known = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def come(cls, port: int, table: Dealt, memory: str, source: str) -> "OwnPhone":
        """Greet, prove, and be caught up; where the server breaks that off, come again."""
        url, origin = f"ws://127.0.0.1:{port}/api", f"http://127.0.0.1:{port}"
        line = await connect(url, compression=None, local_addr=(source, 0))
        challenge = wire.listen(str(await line.recv()))
        assert isinstance(challenge, wire.Challenge)
        (held, *_) = Credentials.read(memory).seats
        said = answer(held.key, origin, name_of(table.code), challenge.nonce)
        await line.send(wire.said(wire.Hello(table.code, 0, bytes(32))))
        shown = wire.Shown(held.key.public, held.token, said)
        await line.send(wire.said(wire.Prove((shown,))))
        phone = cls(line, table, held, origin)
        await phone._known.wait()
        if phone.number:
            return phone
        await line.close()
        return await cls.come(port, table, memory, source)

    async def act(self, seat: int, hour: int) -> None:
        """Sign a wish and send it. hour: another than it is at that table, or it is refused."""
        number = next(_NUMBERS)
        wished = wish.Act(seat, SetClock(hour), f"tap {number}", ANYHOW)
        text = wish_text.text(_NIGHT, wished)
        proof = Proof(f"{number:032}", self.origin, self.number, self.digest, text)
        signed = proof.signed(self.name, [self.held.key])
        await self.line.send(wire.said(wire.Want(signed.text())))

    async def close(self) -> None:
        """Go."""
        self._listening.cancel()
        await self.line.close()

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.line:
                moment, told = time.perf_counter(), wire.listen(str(text))
                if isinstance(told, wire.Entries):
                    self.acts += [moment for _, kind, _, _ in told.rows if kind == "acted"]
                    self.number, self.digest = told.first + len(told.rows) - 1, told.digest
                elif isinstance(told, wire.Presence):
                    self._known.set()
        self._known.set()  # nothing more comes


@dataclass
class Six:
    """The phones of one table."""

    phones: list[OwnPhone]
    tapped: list[tuple[float, int]] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether every phone has got every act."""
        return all(len(phone.acts) >= len(self.tapped) for phone in self.phones)

    async def act(self, first: float, until: float, every: float) -> None:
        """Act from `first` on, in turns, whether or not the last act arrived."""
        turn = 0
        while (due := first + turn * every) < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            actor = turn % PHONES
            self.tapped.append((time.perf_counter(), actor))
            await self.phones[actor].act(actor, 1 + turn % 9)
            turn += 1


@dataclass(frozen=True)
class Figures:
    """One size. ms: press to the other five, sorted. memory: kB a phone."""

    tables: int
    rate: float
    ms: list[float]
    lost: int
    cpu: float
    memory: float
    others: float

    def part(self, share: float) -> float:
        """The value below which this share of the latencies lies."""
        return self.ms[min(len(self.ms) - 1, int(share * len(self.ms)))]


async def measure(tables: int, rate: float, seconds: float, profile: Path | None) -> Figures:
    """One size: a fresh store, a fresh server, fresh phones."""
    with tempfile.TemporaryDirectory() as name:
        dealt = await deal_tables(Path(name), tables + 1)
        async with Server.run(Path(name), profile) as server:
            first = await come(server.port, dealt[0], 0)
            await server.calm()
            before = server.memory
            sixes = [await come(server.port, d, n + 1) for n, d in enumerate(dealt[1:])]
            await server.calm()
            memory = (server.memory - before) * 1000 / (tables * PHONES)
            await act_all([first], WARM, 0.05)
            idle = await spent(server, asyncio.sleep(3))
            for phone in (phone for six in sixes for phone in six.phones):
                phone.acts.clear()  # of the deal
            with undisturbed():
                acting = await spent(server, act_all(sixes, seconds, 1 / rate))
            for six in (first, *sixes):
                await asyncio.gather(*(phone.close() for phone in six.phones))
    ms, lost, updates = list[float](), 0, 0
    for six in sixes:
        for index, phone in enumerate(six.phones):
            lost += len(six.tapped) - len(phone.acts)
            updates += len(phone.acts)
            # One at a time acts at a table, and what it did comes in that order.
            pairs = zip(six.tapped, phone.acts, strict=False)
            ms += [(came - tapped) * 1000 for (tapped, actor), came in pairs if index != actor]
    cpu = (acting.server - idle.server / idle.seconds * acting.seconds) / updates
    return Figures(tables, rate, sorted(ms), lost, cpu, memory, acting.others / acting.seconds)


async def come(port: int, table: Dealt, place: int) -> Six:
    """Six phones open the link. place: gives the table an address of its own."""
    source = f"127.0.1.{place + 1}"
    came = (OwnPhone.come(port, table, memory, source) for memory in table.memories)
    return Six(list(await asyncio.gather(*came)))


async def act_all(sixes: list[Six], seconds: float, every: float, latest: float = LATEST) -> None:
    """All tables act, each at its own moment, then everything arrives, or `latest` s go by."""
    moments, start = random.Random(6), time.perf_counter()  # the same in every run
    firsts = [start + 0.2 + moments.random() * every for _ in sixes]
    pairs = zip(sixes, firsts, strict=True)
    await asyncio.gather(*(six.act(first, start + seconds, every) for six, first in pairs))
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(latest):
            while not all(six.done for six in sixes):
                await asyncio.sleep(0.1)


def report(found: list[Figures]) -> None:
    """The table, and what was missed."""
    print("tables acts/s |  p50   p95   max ms | CPU ms/update | kB/phone | lost | others ms/s")
    for f in found:
        print(
            f"{f.tables:6} {f.rate:6.0f} |{f.part(0.5):5.1f} {f.part(0.95):5.1f} {f.part(1):5.1f}"
            f"    |{f.cpu:10.3f}     |{f.memory:7.1f}   |{f.lost:5} |{f.others:6.0f}"
        )
        if f.cpu > CPU_GOAL or f.memory > MEMORY_GOAL or f.lost:
            print(f"missed: goals are {CPU_GOAL} ms, {MEMORY_GOAL:.0f} kB, nothing lost")


async def main() -> None:
    """All sizes, and boardgame.io beside each of them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--only", type=int, nargs="+", default=list(range(len(SIZES))))
    options.add_argument("--profile", type=Path, help="the server under cProfile, into this file")
    options.add_argument("--alone", action="store_true", help="without boardgame.io")
    chosen = options.parse_args()
    sizes = [SIZES[number] for number in chosen.only]
    report([await measure(*size, chosen.seconds, chosen.profile) for size in sizes])
    with tempfile.TemporaryDirectory() as name:
        for tables, rate in () if chosen.alone else sizes:
            ms = await boardgame.measure(Path(name), tables, chosen.seconds, rate)
            if not ms:
                print("boardgame.io: not measured, for it needs Node and npm")
                return
            p50, p95 = statistics.median(ms), ms[int(0.95 * len(ms))]
            print(f"boardgame.io, {tables} x {rate:.0f}: p50 {p50:.1f}, p95 {p95:.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
