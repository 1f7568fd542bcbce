"""Another process that writes to a store: `python -m tests.store.writer JOB ADDRESS TABLE [COUNT]`.

Prints the number of each entry once it is confirmed, one a line.
"""

import asyncio
import sys

from companion.store.contract import Conflict, Store
from companion.table.log import Entry
from tests.store.chain import onto
from tests.store.places import store_at_address

HEAVY = "x" * 40_000
"""Some hundred of these pass the point where SQLite moves its write-ahead file."""


async def burst(store: Store, table: str) -> None:
    """Append without end; the drawer says which entry was last."""
    log = await store.read(table)
    while True:
        log = onto(log, HEAVY)
        number = log[-1].number
        await store.append(table, number - 1, log, drawer=str(number).encode())
        print(number, flush=True)


async def race(store: Store, table: str, count: int) -> None:
    """Append `count` entries against others who do the same."""
    log: tuple[Entry, ...] = ()
    while count:
        log += await store.read(table, len(log))
        entry = onto(log, count)
        try:
            await store.append(table, len(log), entry)
        except Conflict:
            continue
        count -= 1
        print(entry[0].number, flush=True)


async def when_told(store: Store, table: str) -> None:
    """Append one entry for each line of the standard input, with that line as its body."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        log = await store.read(table)
        await store.append(table, len(log), onto(log, line.strip()))
        print(len(log) + 1, flush=True)


async def main(job: str, address: str, table: str, count: str = "0") -> None:
    """Do the job named on the command line."""
    store = await store_at_address(address)
    match job:
        case "burst":
            await burst(store, table)
        case "race":
            await race(store, table, int(count))
        case "when-told":
            await when_told(store, table)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
