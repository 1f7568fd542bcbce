"""Awaits that wait for a test: a store and a phone whose every answer is let through by hand.

Whose await it is says `OWNER`, which tasks inherit: so a test runs two deeds of one phone and lets
now one go a step, now the other.

What must not live here: what a phone does, and what a test looks for.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from typing import Any

from companion.store.contract import Conflict
from companion.table.log import Entry
from tests.support.phone import Phone

OWNER: ContextVar[str] = ContextVar("owner", default="")


class Gates:
    """Answers that wait, by owner, the oldest first. Whoever has no owner never waits."""

    def __init__(self) -> None:
        self.waiting: list[tuple[str, str, Callable[[], None]]] = []

    def hold(self, what: str, let_through: Callable[[], None]) -> None:
        """Let it through now, or when its gate is opened."""
        if OWNER.get():
            self.waiting.append((OWNER.get(), what, let_through))
        else:
            let_through()

    async def wait(self, what: str) -> None:
        """The same for something that is awaited."""
        opened = asyncio.Event()
        self.hold(what, opened.set)
        await opened.wait()

    async def open(self, owner: str) -> bool:
        """Open this owner's oldest gate and see what comes of it; False if there is none."""
        found = next((gate for gate in self.waiting if gate[0] == owner), None)
        if found is None:
            return False
        self.waiting.remove(found)
        found[2]()
        await settle()
        return True

    async def drain(self, *owners: str) -> None:
        """Open all gates of these, one of each in turn, until none is left."""
        while any([await self.open(owner) for owner in owners]):
            pass


async def settle() -> None:
    """Until nothing goes on by itself. (A private name: whether the loop has anything to do.)"""
    ready, quiet = vars(asyncio.get_running_loop())["_ready"], 0
    while quiet < 2:
        await asyncio.sleep(0)
        quiet = 0 if ready else quiet + 1


@contextmanager
def owned(owner: str) -> Any:
    """What is begun here is this owner's."""
    before = OWNER.set(owner)
    try:
        yield
    finally:
        OWNER.reset(before)


class GatedStore:
    """Tables in memory; a copy of it is another disk with the same content."""

    def __init__(self, gates: Gates) -> None:
        self._gates = gates
        self.logs: dict[str, list[Entry]] = {}
        self.drawers: dict[str, bytes] = {}
        self.memories: dict[tuple[str, int], bytes] = {}

    def copied(self, gates: Gates) -> "GatedStore":
        other = GatedStore(gates)
        other.logs = {table: list(log) for table, log in self.logs.items()}
        other.drawers, other.memories = dict(self.drawers), dict(self.memories)
        return other

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Entry],
        *,
        drawer: bytes | None = None,
        empty_drawer: bool = False,
    ) -> None:
        await self._gates.wait("append")
        log = self.logs.setdefault(table, [])
        if len(log) != after:
            raise Conflict(table, after, len(log))
        log += entries
        if empty_drawer:
            self.drawers.pop(table, None)
        if drawer is not None:
            self.drawers[table] = drawer

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        await self._gates.wait("read")
        return tuple(self.logs.get(table, ())[since:])

    async def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        await asyncio.Event().wait()  # nobody else writes here
        yield ()

    async def tables(self) -> tuple[str, ...]:
        return tuple(reversed(self.logs))

    async def put_drawer(self, table: str, blob: bytes) -> None:
        await self._gates.wait("put_drawer")
        self.drawers[table] = blob

    async def drawer(self, table: str) -> bytes | None:
        await self._gates.wait("drawer")
        return self.drawers.get(table)

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        await self._gates.wait("renew_drawer")
        if self.drawers.get(table) == was:
            self.drawers[table] = blob

    async def empty_drawer(self, table: str) -> None:
        await self._gates.wait("empty_drawer")
        self.drawers.pop(table, None)

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        await self._gates.wait("put_memory")
        self.memories[table, seat] = blob

    async def memory(self, table: str, seat: int) -> bytes | None:
        await self._gates.wait("memory")
        return self.memories.get((table, seat))

    async def close(self) -> None:
        """Nothing to let go of."""


class GatedPhone(Phone):
    """A phone whose browser answers when its gate is opened: storage, screen lock, address."""

    def __init__(self, gates: Gates, storage: dict[str, Any], route: str = "/") -> None:
        super().__init__(route=route, storage=deepcopy(storage))
        self.gates = gates
        self.address, self.awake = route, False

    def answer(self, call: dict[str, Any]) -> None:
        """What it is asked for it does at once and in order; that it is done is told later."""
        if call["name"] == "push_route":
            self.address = call["args"]["route"].split("?")[0]
        elif call["name"] in ("enable", "disable"):
            self.awake = call["name"] == "enable"
        control = self.session.index.get(call["control_id"])
        if control is None or not self.line.open:
            return
        told = self.browser.answer(control._c, call["name"], call.get("args") or {})
        answer = self.session.handle_invoke_method_results
        ids = call["control_id"], call["call_id"]
        self.gates.hold(call["name"], lambda: answer(*ids, *told))

    async def end(self) -> None:
        """The tab is closed."""
        await self.session.disconnect(0)
        self.session.close()  # type: ignore[no-untyped-call]
        self.threads.shutdown(wait=False)
        await settle()


def begin(owner: str, deed: Callable[[], Awaitable[object]]) -> "asyncio.Task[object]":
    """Begin something as this owner's."""

    async def run() -> object:
        return await deed()

    with owned(owner):
        return asyncio.create_task(run())
