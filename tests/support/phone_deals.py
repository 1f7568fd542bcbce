"""Tables where phones deal, for tests of how that goes and of how it is attacked."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.live.grace import SECONDS
from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.session import taking_over
from companion.session.proof import Proof
from companion.table import wish
from companion.table.refusal import Stale
from companion.table.state import Phase, Table
from tests.support import guest as guest_support
from tests.support.clock import HandClock
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import all_know, live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Flora")


@dataclass
class House:
    """Tables over a store."""

    registry: TableRegistry
    clock: HandClock


@contextlib.asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """Tables to which phones come over the wire."""
    clock = HandClock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guest_support, "OVER_THE_WIRE", True)
        registry, close = await open_registry(folder, clock)
    yield House(registry, clock)
    await close()


async def seated(house: House, game: str = "secret_night", places: int = 4) -> list[Guest]:
    """The maker first; all with their own programs, so over the wire."""
    maker = await make_table(house.registry, places, game)
    return await seat_all(maker, NAMES[:places])


async def dealt(guests: list[Guest]) -> Table:
    """Somebody deals, and all see it."""
    assert await guests[-1].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    return guests[0].table


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what must come."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0)


def checked(table: Table) -> bool:
    """Whether it ended and every phone has said what it found."""
    return table.phase is Phase.ENDED and len(table.checked) == len(table.players)


def found_fair(table: Table) -> bool:
    """Whether all of them found it fair."""
    return checked(table) and all(fair for _, fair in table.checked)


async def back(guest: Guest) -> Guest:
    """The same phone, its program begun anew; all know that it is here."""
    anew = await Guest(guest.registry, guest.code, guest.memory).come()
    await all_know(anew.session)
    return anew


async def leaves(*guests: Guest) -> None:
    """Phones go; all know it."""
    for guest in guests:
        guest.session.leave()
    await gone(*guests)


async def gone(*guests: Guest) -> None:
    """Wait until all know that these phones are not there any more."""
    seats = {seat for guest in guests for seat in guest.session.mine}
    room = live_of(guests[0].session)
    await until(lambda: not seats & room.here.seats)
    await all_know(guests[0].session)


async def takes_over(house: House, asker: Guest, voters: list[Guest]) -> None:
    """A player's phone asks to go on for a lost one, these agree, the minute passes."""
    assert await taking_over.ask(asker.session) is None
    asked = asker.session.scene.table.takeover
    assert asked is not None
    for voter in voters:
        assert await taking_over.agree(voter.session, asked.number) is None
    house.clock.passes(SECONDS)
    await asker.sees(lambda table: table.takeover is None)


class Death:
    """A phone dies at the first wish of a kind: before the table hears of it, or just after."""

    def __init__(self, patch: pytest.MonkeyPatch, kind: type[Any], *, done: bool) -> None:
        self.guest: Guest | None = None
        self.died = asyncio.Event()
        submit = LiveTable.submit

        async def dying(
            table: LiveTable, wished: wish.Wish, who: wish.Who, proof: Proof | None = None
        ) -> Refusal | None:
            guest = self.guest
            if guest is None or not isinstance(wished, kind):
                return await submit(table, wished, who, proof)
            self.guest = None
            refused = await submit(table, wished, who, proof) if done else Stale()
            guest.session.leave()
            self.died.set()
            return refused

        patch.setattr(LiveTable, "submit", dying)
