"""What a player does with a seat at a table without a server: sitting, dealing, mixing, reading.

What such a seat is, and what a code changes on it, is said in `session`; this shows it.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session import mixing, offline_seat, reading, stored
from companion.session.incoming import Incoming
from companion.session.offline import OfflineSession
from companion.session.offline_seat import OfflineSeat
from companion.session.table_session import SeatRead
from companion.table.game import Game
from companion.ui.game_reading import reading_of
from companion.ui.phone import Phone
from companion.ui.stay import Stay
from companion.ui.view_state import Overlay, Route, Step, Tab, face_down


async def sits(phone: Phone) -> None:
    """The screen of a seat without a server, as this phone last left it."""
    phone.goes()
    async with phone.pen:
        kept, games = await phone.memory.offline_seat(), phone.context.games
        seat = await asyncio.to_thread(stored.read, kept, games)
        keep, now = phone.memory.keep_offline_seat, phone.context.now
        session = OfflineSession(games, seat, keep, phone.one_by_one, now)
        phone.arrive(Stay(phone.now, session=session), place=Route.OFFLINE)
    _show(phone)
    await phone.stay_awake(True)


async def take_name(phone: Phone, name: str) -> Refusal | None:
    """A fresh seat under this name."""
    refused = await phone.session.sit(name)
    if refused is None:
        await phone.memory.change_names(lambda known: known.used(name))
    _show(phone)
    return refused


async def sit_anew(phone: Phone) -> Refusal | None:
    """The same person with a fresh key, for another deal."""
    now = phone.context.now()
    phone.put(over=Overlay.NOTHING, cover=phone.now.cover + 1)
    return await _change(phone, lambda seat: offline_seat.anew(seat, now))


async def deals_mixed(phone: Phone, game: Game, places: int) -> Refusal | None:
    """This phone deals so that nobody knows; another mixes."""
    now = phone.context.now()
    phone.put(over=Overlay.NOTHING)
    return await _change(phone, lambda seat: offline_seat.deals(seat, game, places, now))


async def mixes(phone: Phone) -> Refusal | None:
    """This phone mixes; another deals."""
    phone.put(over=Overlay.NOTHING)
    return await _change(phone, offline_seat.mixes)


async def mixes_not(phone: Phone) -> Refusal | None:
    """This phone neither deals nor mixes after all."""
    return await _change(phone, offline_seat.neither)


async def closes(phone: Phone) -> Refusal | None:
    """The dealer's phone ends the game and shows the proof."""
    if refused := await _change(phone, reading.close):
        return refused
    phone.put(over=Overlay.MIXED_DEAL, over_at=Step.PROOF)
    return None


async def stand_up(phone: Phone) -> None:
    """Give the seat without a server up."""
    await phone.session.free(0)
    phone.put(over=Overlay.NOTHING, cover=phone.now.cover + 1)
    _show(phone)


async def note_look(phone: Phone, seat: int) -> Refusal | None:
    """A seat of this phone has looked at its card; whoever is at the table hears it, once."""
    refused = await phone.session.look(seat)
    _show(phone)
    return refused


async def show_hand(phone: Phone, seat: int) -> Refusal | None:
    """Show a seat's hand to all."""
    refused = await phone.session.open(seat)
    _show(phone)
    return refused


async def was_read(phone: Phone, code: Message, found: SeatRead | Refusal) -> Refusal | None:
    """What became of a code that was read for a seat without a server."""
    if isinstance(found, reading.DOUBTS):
        phone.stay.doubted = code
        phone.put(over=Overlay.DOUBT, over_at=reading.DOUBTS.index(type(found)))
        return None
    if isinstance(found, Refusal):
        return found
    _show(phone)
    return await _went_on(phone, found.before, found.after)


async def takes_anyway(phone: Phone) -> Refusal | None:
    """The owner of a seat was asked about a deal, and wants it."""
    code, phone.stay.doubted = phone.stay.doubted, None
    phone.put(over=Overlay.NOTHING)
    if code is None:
        return None
    found = await phone.session.read_code(code, anyway=True)
    assert not isinstance(found, Incoming)
    return await was_read(phone, code, found)


async def _went_on(phone: Phone, before: OfflineSeat, after: OfflineSeat) -> Refusal | None:
    """What a phone without a server shows once it has read a code."""
    games, part = phone.context.games, after.mixing
    if after is before:
        phone.tell(phone.words("code-again"), good=True)
    elif part is not None and part != before.mixing:
        places, read = mixing.places_of(part, games), mixing.people(part)
        key = "mixed-seat-read" if places else "code-read-of"
        told = phone.words(key, name=read[-1], done=len(read), of=places - 1)
        phone.tell(told, good=True)
        if mixing.complete(part, games):
            phone.put(over=Overlay.NOTHING)
    elif after.dealing is not None and after.dealing.unmix and after.dealing != before.dealing:
        return await closes(phone)
    elif after.promise not in (b"", before.promise):
        phone.tell(phone.words("promise-other" if before.promise else "promise-read"), good=True)
        phone.put(over=Overlay.NOTHING)
    else:
        dealt = after.deal != before.deal
        phone.tell(_dealt_by(phone, after) if dealt and after.dealing is None else "", good=True)
        phone.put(over=Overlay.NOTHING, tab=Tab.MINE if dealt else Tab.TABLE)
        if dealt and after.dealing is not None:
            phone.put(over=Overlay.MIXED_DEAL, over_at=Step.DEAL)
    return None


def _dealt_by(phone: Phone, seat: OfflineSeat) -> str:
    """Who has dealt and who mixed, as the deal says it: people know whether that is so."""
    made = offline_seat.makers(seat)
    if made is None or phone.now.scene is None:
        return ""
    first = reading_of(phone.now.game).shows_first(phone.words, phone.now.scene.table)
    return f"{phone.words('dealt-by', dealer=made[0], mixer=made[1])} {first}".strip()


async def _change(
    phone: Phone, change: Callable[[OfflineSeat], OfflineSeat | Refusal]
) -> Refusal | None:
    """Another state of the seat without a server, and what is shown of it."""
    refused = await phone.session.change(change)
    if refused is None:
        _show(phone)
    return refused


def _show(phone: Phone) -> None:
    """Show what this phone knows from codes; at a table server the table tells by itself."""
    session, now = phone.session, phone.now
    if not isinstance(session, OfflineSession):
        return
    changes: dict[str, Any] = {"scene": session.scene, "mine": session.mine, "can": session.can}
    if now.scene is not None and now.table.phase is not session.table.phase:
        changes["covered"] = face_down(now.table.phase, session.table)
    # Without a deal not the game: what is still drawn on its way out is drawn with its words.
    game = session.game.key if session.game is not None else now.game
    phone.put(**changes, maker=False, game=game, part=now.part + 1)
