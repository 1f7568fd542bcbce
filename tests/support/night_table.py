"""A table of Secret Night dealt straight into a program's store, and a hand that acts there.

What is not under test goes into the log from outside; the screens follow it. What must not live
here: screens, browsers.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.games.secret_night.night import Night
from companion.games.secret_night.roles import Role
from companion.host.room import Room
from companion.table import play
from companion.table.chance import ByteChance
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_desk, seat_all


@dataclass
class Outside:
    """A hand that acts for any seat, straight into the log of a table."""

    room: Room
    acts: int = 0

    @property
    def state(self) -> Night:
        """The night as it is now."""
        state: Night = self.room.table.state
        return state

    async def do(self, seat: int, *acts: Any) -> None:
        """Acts of somebody's. Chance is always the same."""
        for act in acts:
            self.acts += 1
            refused = await self._do(seat, act, f"hand {self.acts}")
            assert refused is None, refused

    async def _do(self, seat: int, act: Any, tap: str) -> Any:
        game, chance = self.room.game, ByteChance(_seven)
        return await self.room.submit(
            lambda table: play.act(game, table, seat, act, chance, tap, play.ANYHOW)
        )


@asynccontextmanager
async def outside(data: Path, code: str) -> AsyncIterator[Outside]:
    """A hand at the table with this code in the store of the program whose data is in `data`."""
    desk, close = await open_desk(data)
    watcher = await Guest(desk, code).come()
    try:
        yield Outside(watcher.visit.room)
    finally:
        watcher.visit.leave()
        closing: Any = close()
        await closing


@dataclass
class NightTable(Outside):
    """The table. guests: a phone each, in the order of the seats."""

    guests: list[Guest] = field(default_factory=list)

    @property
    def code(self) -> str:
        """The unguessable part of its link."""
        return self.guests[0].code

    def seat(self, role: Role) -> int:
        """The seat that shows this role."""
        found = self.state.seat_of(role)
        assert found is not None
        return found

    def hidden(self) -> tuple[int, ...]:
        """The seats that show no role."""
        return tuple(seat for seat in self.state.seats if self.state.role(seat) is None)

    def storage(self, seat: int) -> dict[str, str]:
        """What the browser of that seat's phone keeps, as Flutter writes it."""
        return {f"flutter.companion.table.{self.code}": json.dumps(self.guests[seat].memory)}


def _seven(count: int) -> bytes:
    """Chance that is always the same."""
    return bytes([7]) * count


@asynccontextmanager
async def night_table(data: Path, names: tuple[str, ...]) -> AsyncIterator[NightTable]:
    """A dealt table in the store of the program whose data is in `data`."""
    desk, close = await open_desk(data)
    maker = await make_table(desk, len(names))
    guests = await seat_all(maker, names)
    assert await maker.visit.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    try:
        yield NightTable(maker.visit.room, guests=guests)
    finally:
        for guest in guests:
            guest.visit.leave()
        closing: Any = close()
        await closing
