"""Rescue codes on a phone: one is made of what it holds, or another phone's is opened.

Letters live on the screen that shows them and in the press that uses them, nowhere else.
"""

import asyncio
from dataclasses import dataclass

from companion.handoff import backup
from companion.handoff.refusals import Damaged
from companion.refusal import Refusal
from companion.session import redeeming, rescue, stored
from companion.session.refusals import (
    NoSuchTable,
    NotRescued,
    SeatedElsewhere,
    StorageRefused,
    TableElsewhere,
)
from companion.session.rescue import Rescue
from companion.table.state import Phase
from companion.ui import leaving, navigation, offline
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, Route, Tab


@dataclass(frozen=True, repr=False)
class Made:
    """A rescue code as one screen shows it."""

    raw: bytes
    letters: str


async def make(phone: Phone) -> Made | Refusal:
    """A rescue code of all this phone holds here, under new letters. No phone waits for the KDF."""
    found = phone.session.rescue(phone.now.code, phone.context.now())
    return found if isinstance(found, Refusal) else await _sealed(found)


async def open_with(phone: Phone, typed: str) -> Refusal | None:
    """The rescue code that was read last, opened: this phone has the seat now."""
    raw = phone.stay.rescue
    if not raw:
        return NotRescued()
    phone.goes()
    async with phone.passing:
        found = await asyncio.to_thread(rescue.read, raw, typed)
        if isinstance(found, Refusal):
            return found
        if isinstance(found, Rescue):
            return await _at_table(phone, found)
        return await _alone(phone, found)


async def _at_table(phone: Phone, found: Rescue) -> Refusal | None:
    now = phone.context.now()
    if refused := await navigation.enter(phone, found.code):
        old = rescue.refuse(found, None, now)
        return old if old and isinstance(refused, NoSuchTable | TableElsewhere) else refused
    session = phone.session
    # Whatever refuses it, the phone stays: at the table the others can give it the seat.
    if refused := await redeeming.redeem(session, found, now):
        return refused
    playing = session.table.phase is Phase.PLAYING
    phone.put(
        mine=session.mine,
        maker=session.maker,
        tab=Tab.MINE if playing and session.mine else Tab.TABLE,
    )
    phone.tell(phone.words("rescue-done"), good=True)
    return None


async def _alone(phone: Phone, found: rescue.OfflineRescue) -> Refusal | None:
    if old := rescue.refuse(found, None, phone.context.now()):
        return old
    games = phone.context.games
    # Who made the code may have put anything into it.
    seat = await asyncio.to_thread(stored.sound, found.seat, games)
    if seat is None:
        return Damaged()
    async with phone.pen:
        kept = await phone.memory.offline_seat()
        if await asyncio.to_thread(stored.read, kept, games) is not None:
            return SeatedElsewhere()
        if not await phone.memory.keep_offline_seat(seat.text()):
            return StorageRefused()
    await offline.sits(phone)
    phone.put(tab=Tab.MINE)
    phone.tell(phone.words("rescue-done"), good=True)
    return None


async def begin(phone: Phone) -> None:
    """To the screen that reads a rescue code, away from any table."""
    await leaving.off(phone, Route.RESCUE, Overlay.NOTHING)


async def _sealed(found: Rescue | rescue.OfflineRescue) -> Made | Refusal:
    letters = backup.fresh_letters()
    raw = await asyncio.to_thread(rescue.seal, found, letters)
    return raw if isinstance(raw, Refusal) else Made(raw, letters)
