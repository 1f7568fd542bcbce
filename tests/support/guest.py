"""A phone at a table server without any screen: what it keeps, what it is shown, what it may do."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import NoneType
from typing import Any

from companion.games import discover
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials
from companion.session.online import OnlineSession
from companion.session.port import Scene
from companion.session.registry import Registry
from companion.session.waiting import later
from companion.store.opening import Opened, open_store
from companion.table.state import Phase, Table
from tests.support.clock import HandClock
from tests.support.wire import WireRegistry, in_process, served

MINUTE = 29_000_000
"""The minute it is in tests."""
OVER_THE_WIRE = False
"""Whether phones run their own programs, and come over the wire (the fixture `form`)."""


async def open_registry(
    folder: Path, clock: HandClock | None = None
) -> tuple[TableRegistry, Callable[[], Awaitable[None]]]:
    """A desk over a store in `folder`, and what closes it. clock: of what waits at the tables."""
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    timer = clock.later if clock else later
    registry = TableRegistry(opened.store, discover(), lambda: MINUTE, later=timer)
    if not OVER_THE_WIRE:
        return registry, opened.store.close
    around = contextlib.AsyncExitStack()
    around.push_async_callback(opened.store.close)
    port = await around.enter_async_context(served(registry))
    return WireRegistry(registry, port), around.aclose


@dataclass
class Guest:
    """One phone. memory: the text its browser keeps for the table."""

    registry: Registry
    code: str
    memory: str | None = None
    scenes: list[Scene] = field(default_factory=list)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    session: OnlineSession = field(init=False)

    async def come(self) -> "Guest":
        """Open the link."""
        session = await self.registry.session(
            self.code, show=self._show, load=self._load, save=self._save
        )
        assert isinstance(session, OnlineSession)
        self.session = session
        return self

    async def sees(self, wanted: Callable[[Table], bool]) -> Table:
        """Wait until the table shown is as wanted."""
        async with asyncio.timeout(60):
            while not wanted(self.table):
                self._changed.clear()
                await self._changed.wait()
        return self.table

    async def sees_line(self, trouble: type[Refusal] | None) -> None:
        """Wait until its line to the table is so; None: it is there."""
        async with asyncio.timeout(60):
            while not isinstance(self.session.scene.line, trouble or NoneType):
                self._changed.clear()
                await self._changed.wait()

    async def sees_here(self, seats: frozenset[int]) -> None:
        """Wait until the phones of these seats are there, and no others."""
        async with asyncio.timeout(60):
            while self.session.scene.present != seats:
                self._changed.clear()
                await self._changed.wait()

    async def sees_phase(self, phase: Phase) -> Table:
        """Wait for a phase."""
        return await self.sees(lambda table: table.phase is phase)

    @property
    def table(self) -> Table:
        """The table as last shown."""
        return self.scenes[-1].table if self.scenes else self.session.scene.table

    @property
    def seat(self) -> int:
        """The one seat it holds."""
        return self.session.mine[0]

    def _show(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._changed.set()

    async def _load(self) -> Credentials:
        return Credentials.read(self.memory)

    async def _save(self, keeping: Credentials) -> bool:
        self.memory = keeping.text()
        return True


async def make_table(
    registry: TableRegistry,
    places: int,
    game: str = "secret_night",
    options: Any = None,
) -> Guest:
    """The phone of somebody who made a table, not seated yet. options: default house rules."""
    maker = Credential.fresh()
    code = await registry.make(game, places, options or registry.games[game].options(), maker)
    assert isinstance(code, str)
    return await Guest(registry, code, Credentials(maker).text()).come()


async def seat_all(maker: Guest, names: tuple[str, ...], *, own: bool = False) -> list[Guest]:
    """The maker and further phones, all seated under these names.

    Over the wire the server draws the last one: so it deals, as it does in this process. own: not
    so; all have their own programs.
    """
    guests = [maker]
    assert await maker.session.sit(names[0]) is None
    for name in names[1:]:
        drawn = OVER_THE_WIRE and name == names[-1] and not own
        registry = in_process(maker.registry) if drawn else maker.registry
        guest = await Guest(registry, maker.code).come()
        assert await guest.session.sit(name) is None
        guests.append(guest)
    return guests


async def ends(one: Guest, other: Guest) -> Refusal | None:
    """Two phones end the game together, as guests do while the rules have not (`deciding`)."""
    return await one.session.end() or await other.session.end()
