"""Garbage is collected between guests, not in the middle of an act.

By itself Python looks through everything it holds whenever there is a quarter more of it: with
fifty tables that stops all of them for half a second, again and again while phones come. Here only
what is young is looked through as it comes, the whole now and then, the program itself never.
"""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

_YOUNG = 10_000  # new objects until the youngest are looked through: some milliseconds
_MIDDLE = 20  # such rounds until what outlived them is
_NEVER = 1_000_000
_EVERY = 10 * 60  # seconds until everything is: what phones that are gone for good leave behind


@contextlib.asynccontextmanager
async def tidied(every: float = _EVERY) -> AsyncIterator[None]:
    """While a server runs. every: seconds between two looks through everything."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    sweeping = asyncio.create_task(_sweep(every))
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
