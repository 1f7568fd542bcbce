"""What a long log costs: `python -m tests.bench.log_bench [--entries 50 500 2000]`.

One table of Secret Night with three phones that have no browser, in this process. Measured is the
processor's time of one act for all three phones together, in ms: when all look at the table, when
all read the log; of taking back the last act, and the 20th from the end (twenty in a row); of a
phone that loses its line and comes back to the log, and of a first look at the log. What the three
do with their frames is among it. Not a test.
"""

import argparse
import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from companion.games.secret_night.rules.acts import SetClock
from companion.games.secret_night.rules.clock import HOURS
from companion.live.live_table import LiveTable
from companion.session.credentials import Credentials
from companion.session.online import OnlineSession
from companion.table import play, wish
from tests.bench.far_table import deal_tables
from tests.support.app import code_of, enter, open_app
from tests.support.callers import everybody
from tests.support.live import live_of
from tests.support.phone import Phone

SIZES, PHONES, ACTS, BACK = (50, 500, 2000), 3, 8, 20
QUIET = 0.1  # seconds without a frame until what an act causes counts as done


async def measure(entries: int) -> dict[str, float]:
    """One size: what each thing costs, in ms of the processor."""
    with tempfile.TemporaryDirectory() as name:
        (dealt,) = await deal_tables(Path(name), 1)
        async with open_app(Path(name)) as context:
            phones = [
                await enter(
                    context, f"/J/{dealt.code}", storage={f"companion.table.{dealt.code}": m}
                )
                for m in dealt.memories[:PHONES]
            ]
            assert code_of(phones[0]) == dealt.code
            session = await context.registry.session(
                dealt.code, show=lambda _: None, load=_nothing, save=_not_kept
            )
            assert isinstance(session, OnlineSession)
            room = live_of(session)
            done = 0

            async def act() -> None:
                nonlocal done
                done += 1
                assert await room.submit(_setting(room, done), everybody) is None

            async def back() -> None:
                nonlocal done
                done += 1
                assert (
                    await room.submit(wish.TakeBack(f"bench {done}", play.ANYHOW), everybody)
                    is None
                )

            while room.table.number < entries - 4 * ACTS:
                await act()
            for phone in phones:
                await phone.settle()
                await phone.tap("Table")
            found = {"act, at the table": await median(act, phones)}
            found["first look at the log"] = await cost(lambda: to_the_log(phones), phones)
            found["act, at the log"] = await median(act, phones)
            found["coming back"] = await cost(lambda: come_back(phones[0]), phones)
            backs = [await cost(back, phones) for _ in range(BACK)]
            found["last taken back"], found["20th taken back"] = backs[0], backs[-1]
            for phone in phones:
                await phone.close()
            return found


def _setting(room: LiveTable, number: int) -> wish.Act:
    clock = SetClock(number % (len(HOURS) - 2))
    return wish.Act(room.table.players[0], clock, f"bench {number}", play.ANYHOW)


async def _nothing() -> Credentials:
    return Credentials()


async def _not_kept(_: Credentials) -> bool:
    return False


async def to_the_log(phones: list[Phone]) -> None:
    """All look at the log."""
    for phone in phones:
        await phone.tap("Log")


async def come_back(phone: Phone) -> None:
    """The line is lost and found."""
    await phone.drop()
    await phone.reconnect()


async def median(do: Callable[[], Awaitable[None]], phones: list[Phone]) -> float:
    """The middle cost of a few."""
    return statistics.median([await cost(do, phones) for _ in range(ACTS)])


async def cost(do: Callable[[], Awaitable[None]], phones: list[Phone]) -> float:
    """Milliseconds of the processor until nothing is sent any more."""
    gc.collect()
    start = time.process_time()
    await do()
    while True:
        frames = sum(len(phone.wire) for phone in phones)
        await asyncio.sleep(QUIET)
        if frames == sum(len(phone.wire) for phone in phones):
            return (time.process_time() - start) * 1000


def main() -> None:
    """A line for each thing, a column for each length."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--entries", type=int, nargs="+", default=SIZES)
    sizes = parser.parse_args().entries
    found = [asyncio.run(measure(size)) for size in sizes]
    print(f"{'ms of CPU, three phones':26}" + "".join(f"{size:9,}" for size in sizes))
    for line in found[0]:
        print(f"{line:26}" + "".join(f"{one[line]:9.1f}" for one in found))


if __name__ == "__main__":
    main()
