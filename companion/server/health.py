"""`/health`: whether this process answers and reaches its store, for whoever watches over it.

Nothing of tables or players is told. What is counted is in `metrics`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from companion.store.contract import Store, StoreFailed

PATH = "/health"
GOOD_FOR = 1.0
"""Seconds for which an answer of the store is good: whoever asks more often costs it nothing."""


def route(store: Store) -> Route:
    """Where it is asked: 200 and `{"status": "ok", …}`; 503 while the store can't be reached."""
    reached = _Reached(lambda: store.drawer(""))

    async def answer(_: Request) -> JSONResponse:
        why = await reached.why_not()
        told = {"status": "failing" if why else "ok", "store": why or "ok"}
        about = {**told, "version": version("companion")}
        kept = {"cache-control": "no-store"}
        return JSONResponse(about, 503 if why else 200, headers=kept)

    return Route(PATH, answer)


class _Reached:
    """Whether something of the store can be read, asked once a second at most."""

    def __init__(self, read: Callable[[], Awaitable[object]]) -> None:
        self._read = read
        self._lock = asyncio.Lock()
        self._until, self._why = 0.0, ""

    async def why_not(self) -> str:
        """Key of the refusal; "" where it is reached."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if now >= self._until:
                try:
                    await self._read()
                    self._why = ""
                except StoreFailed as failed:
                    self._why = failed.refusal.key
                self._until = asyncio.get_running_loop().time() + GOOD_FOR
            return self._why
