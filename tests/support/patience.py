"""No test waits for ever: what has not come by then fails, and says at which line it was awaited.

What must not live here: how long a phone waits for a word (see `recording`).
"""

import asyncio
import functools
import inspect

import pytest

LONGEST = 1200.0
"""Seconds for one test; the longest journey takes a quarter of it on a small machine."""


def limit(item: pytest.Item) -> None:
    """Let an asynchronous test fail where it still waits after `LONGEST`."""
    if not isinstance(item, pytest.Function) or not inspect.iscoroutinefunction(item.obj):
        return
    test = item.obj

    @functools.wraps(test)
    async def limited(*args: object, **kwargs: object) -> None:
        async with asyncio.timeout(LONGEST):
            await test(*args, **kwargs)

    item.obj = limited
