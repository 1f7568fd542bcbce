"""A hand from outside: it acts for any seat, straight into the store of a running program.

What is not under test goes into the log this way; the screens follow it. What must not live here:
screens, browsers, a game.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.live.live_table import LiveTable
from companion.table import play, wish
from companion.table.chance import ByteChance
from companion.table.state import Phase
from tests.support.callers import everybody
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import live_of


@dataclass
class Outside:
    """A hand at one table."""

    room: LiveTable
    acts: int = 0

    @property
    def state(self) -> Any:
        """The game as it is now."""
        return self.room.table.state

    async def do(self, seat: int, *acts: Any) -> None:
        """Acts of somebody's. Chance is always the same."""
        for act in acts:
            self.acts += 1
            refused = await self._do(seat, act, f"hand {self.acts}")
            assert refused is None, refused

    async def _do(self, seat: int, act: Any, tap: str) -> Any:
        self.room.chance = ByteChance(_seven)
        return await self.room.submit(wish.Act(seat, act, tap, play.ANYHOW), everybody)


def _seven(count: int) -> bytes:
    """Chance that is always the same."""
    return bytes([7]) * count


@asynccontextmanager
async def outside(data: Path, link: str) -> AsyncIterator[Outside]:
    """A hand at the table of that link, in the store of the program whose data is in `data`."""
    registry, close = await open_registry(data)
    watcher = await Guest(registry, link.split("/")[-1]).come()
    try:
        yield Outside(live_of(watcher.session))
    finally:
        watcher.session.leave()
        await close()


@dataclass
class Dealt(Outside):
    """A table that was dealt from outside. guests: a phone each, in the order of the seats."""

    guests: list[Guest] = field(default_factory=list)

    @property
    def code(self) -> str:
        """The unguessable part of its link."""
        return self.guests[0].code

    def storage(self, seat: int) -> dict[str, str]:
        """What the browser of that seat's phone keeps, as Flutter writes it."""
        return {f"flutter.companion.table.{self.code}": json.dumps(self.guests[seat].memory)}


@asynccontextmanager
async def dealt_table(
    data: Path, game: str, names: tuple[str, ...], options: Any = None
) -> AsyncIterator[Dealt]:
    """A dealt table in the store of the program whose data is in `data`."""
    registry, close = await open_registry(data)
    maker = await make_table(registry, len(names), game, options)
    guests = await seat_all(maker, names)
    assert await maker.session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    try:
        yield Dealt(live_of(maker.session), guests=guests)
    finally:
        for guest in guests:
            guest.session.leave()
        await close()
