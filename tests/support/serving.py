"""The real server in the test's own process: real sockets, any app behind them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import flet as ft

from companion.server.server import Place, Settings, reserve, serve
from companion.ui.shelf import assets

CACHE = Path(__file__).parents[2] / ".pytest_cache" / "web-client"


def settings(**changes: object) -> Settings:
    """What the command line would say."""
    usual = {"assets": assets(), "host": "127.0.0.1", "cache": CACHE}
    return Settings(**{**usual, **changes})  # type: ignore[arg-type]  # chosen by the test


@contextlib.asynccontextmanager
async def serving(
    main: Callable[[ft.Page], Awaitable[None]], **changes: object
) -> AsyncIterator[Place]:
    """A server that stops in order. changes: of its settings."""
    chosen = settings(**changes)
    place = reserve(chosen)
    assert isinstance(place, Place)
    ready = asyncio.Event()

    async def tell(_: Place) -> None:
        ready.set()

    task = asyncio.create_task(serve(main, chosen, place, on_ready=tell))
    try:
        await asyncio.wait_for(ready.wait(), 10)
        yield place
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
