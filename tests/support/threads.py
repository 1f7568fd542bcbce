"""What worker threads still have to do, so that a phone of the tests can wait for them.

The disk and the slow hash work on threads. Whether they are done before a test looks is luck, and
on a busy machine bad luck: `asyncio`'s own door to threads counts what went through it.
"""

import asyncio
from asyncio.base_events import BaseEventLoop
from typing import Any
from weakref import WeakKeyDictionary

_asked: "WeakKeyDictionary[asyncio.AbstractEventLoop, set[asyncio.Future[Any]]]" = (
    WeakKeyDictionary()
)
_run = BaseEventLoop.run_in_executor


def _count(loop: BaseEventLoop, executor: Any, work: Any, *args: Any) -> "asyncio.Future[Any]":
    future: asyncio.Future[Any] = _run(loop, executor, work, *args)
    at_work = _asked.setdefault(loop, set())
    at_work.add(future)
    future.add_done_callback(at_work.discard)
    return future


def watch() -> None:
    """From now on every loop of this process is counted."""
    BaseEventLoop.run_in_executor = _count  # type: ignore[method-assign, assignment]


def at_work() -> bool:
    """Whether a thread of the running loop still works at something that was asked of it."""
    return bool(_asked.get(asyncio.get_running_loop()))
