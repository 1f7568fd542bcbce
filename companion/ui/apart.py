"""What a player does with a seat at a table without a server: sitting, dealing, mixing, reading.

What such a seat is, and what a code changes on it, is said in `host`; this keeps it on the phone
and shows it.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from companion.refusal import Refusal
from companion.session import mixing, reading, stored
from companion.session import solo as alone
from companion.session.port import Scene
from companion.session.solo import Solo
from companion.table.game import Game
from companion.table.refusal import StorageRefused
from companion.ui.phone import Phone
from companion.ui.stay import Stay
from companion.ui.view_state import Overlay, Route, Side, Step


async def sits(phone: Phone) -> None:
    """The screen of a seat without a server, as this phone last left it."""
    phone.goes()
    async with phone.pen:
        kept, games = await phone.memory.solo(), phone.house.games
        seat = await asyncio.to_thread(stored.read, kept, games)
        phone.arrive(Stay(phone.now, solo=seat), place=Route.SOLO)
    phone.put(**_alone(phone))
    await phone.stay_awake(True)
    await phone.address("/seat")


async def take_name(phone: Phone, name: str) -> Refusal | None:
    """A fresh seat under this name."""
    seat = alone.sit(name, phone.house.now())
    if isinstance(seat, Refusal):
        return seat
    async with phone.pen:
        if not await phone.memory.set_solo(seat.text()):
            return StorageRefused()
        phone.stay.solo = seat
    phone.put(**_alone(phone))
    return None


async def sit_anew(phone: Phone) -> Refusal | None:
    """The same person with a fresh key, for another deal."""
    now = phone.house.now()
    phone.put(over=Overlay.NOTHING, cover=phone.now.cover + 1)
    return await _change(phone, lambda solo: alone.anew(solo, now))


async def deals_for_nobody(phone: Phone, game: Game, places: int) -> Refusal | None:
    """This phone deals so that nobody knows; another mixes."""
    now = phone.house.now()
    phone.put(over=Overlay.NOTHING)
    return await _change(phone, lambda solo: alone.deals(solo, game, places, now))


async def mixes(phone: Phone) -> Refusal | None:
    """This phone mixes; another deals."""
    phone.put(over=Overlay.NOTHING)
    return await _change(phone, alone.mixes)


async def mixes_not(phone: Phone) -> Refusal | None:
    """This phone neither deals nor mixes after all."""
    return await _change(phone, alone.neither)


async def closes(phone: Phone) -> Refusal | None:
    """The dealer's phone ends the game and shows the proof."""
    if refused := await _change(phone, reading.close):
        return refused
    phone.put(over=Overlay.NOBODY, over_at=Step.PROOF)
    return None


async def stand_up(phone: Phone) -> None:
    """Give the seat without a server up."""
    async with phone.pen:
        await phone.memory.clear_solo()
        phone.stay.solo = None
    phone.put(over=Overlay.NOTHING, cover=phone.now.cover + 1, **_alone(phone))


async def note_look(phone: Phone) -> None:
    """This seat has looked at its card."""
    if phone.solo is not None and not phone.solo.looked:
        await _change(phone, alone.looked)


async def open_alone(phone: Phone) -> Refusal | None:
    """Show this seat's hand: its phone shows the code that proves it."""
    return await _change(phone, reading.open_own)


async def reads(phone: Phone, raw: bytes) -> Refusal | None:
    """A whole code, before the camera of a phone with such a seat. raw: the message."""
    refused = await _takes(phone, raw, anyway=False)
    if isinstance(refused, reading.DOUBTS):
        phone.stay.doubted = raw
        phone.put(over=Overlay.DOUBT, over_at=reading.DOUBTS.index(type(refused)))
        return None
    return refused


async def takes_anyway(phone: Phone) -> Refusal | None:
    """The owner of a seat was asked about a deal, and wants it."""
    raw, phone.stay.doubted = phone.stay.doubted, b""
    phone.put(over=Overlay.NOTHING)
    return await _takes(phone, raw, anyway=True) if raw else None


async def _takes(phone: Phone, raw: bytes, *, anyway: bool) -> Refusal | None:
    before, games, now = phone.solo, phone.house.games, phone.house.now()
    refused = await _change(phone, lambda solo: reading.take(solo, raw, games, now, anyway=anyway))
    if refused or before is None or phone.solo is None:
        return refused
    return await _went_on(phone, before, phone.solo)


async def _went_on(phone: Phone, before: Solo, after: Solo) -> Refusal | None:
    """What a phone without a server shows once it has read a code."""
    games, part = phone.house.games, after.mixing
    if after is before:
        phone.tell(phone.words("code-again"), good=True)
    elif part is not None and part != before.mixing:
        places, read = mixing.places_of(part, games), mixing.people(part)
        key = "nobody-seat-read" if places else "code-read-of"
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
        phone.put(over=Overlay.NOTHING, side=Side.MINE if dealt else Side.TABLE)
        if dealt and after.dealing is not None:
            phone.put(over=Overlay.NOBODY, over_at=Step.DEAL)
    return None


def _dealt_by(phone: Phone, seat: Solo) -> str:
    """Who has dealt and who mixed, as the deal says it: people know whether that is so."""
    made = alone.makers(seat)
    return phone.words("dealt-by", dealer=made[0], mixer=made[1]) if made else ""


async def _change(phone: Phone, change: Callable[[Solo], Solo | Refusal]) -> Refusal | None:
    """Another state of the seat without a server, and what is shown of it."""
    refused = await phone.change_solo(change)
    if refused is None:
        phone.put(**_alone(phone))
    return refused


def _alone(phone: Phone) -> dict[str, Any]:
    """What is shown of a seat without a server."""
    seat = phone.solo
    found = alone.table(seat) if seat else None
    if seat is None or found is None:
        # Not the game: what is still drawn on its way out is drawn with its words.
        return {
            "scene": None,
            "mine": (),
            "maker": False,
            "solo": seat is not None,
            "part": phone.now.part + 1,
        }
    number = alone.seat(seat)
    scene = Scene(found[1], frozenset({number}))
    part = phone.now.part + 1
    return {"scene": scene, "mine": (number,), "game": found[1].game, "solo": True, "part": part}
