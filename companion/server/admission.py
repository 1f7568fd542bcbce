"""Phones are let in, in turn: only a few screens are made at once, and everybody else acts on.

Of several addresses each comes in turn, so one that opens hundreds of lines waits for itself. What
is made, and what those are told who wait, is not known here.
"""

import asyncio
from collections import deque

AT_ONCE = 2
"""Sessions that are being made: a first screen takes 50 to 100 ms."""
PATIENCE = 0.15
"""Seconds until the next one is let in though the last is not done: its browser may be mute."""


class Admission:
    """The places in which sessions are made, and the lines that wait for one."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._free, self._patience = at_once, patience
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the next address is the first
        self._watching: set[asyncio.Task[None]] = set()

    async def enter(self, address: str) -> None:
        """Wait for a place; whoever got one calls `begun` or `leave`."""
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.leave()  # it was called in the very moment in which it went
            raise

    def begun(self, work: "asyncio.Task[None]") -> None:
        """The place is free again when this is done, at the latest after a while."""
        task = asyncio.create_task(self._watch(work))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _watch(self, work: "asyncio.Task[None]") -> None:
        await asyncio.wait({work}, timeout=self._patience)
        self.leave()

    def leave(self) -> None:
        """A place is free: the first line of the next address has it."""
        while self._lines:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            called = line.popleft()
            if line:
                self._lines[address] = line  # behind the others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
