"""Coming to a table: opening a link, making one, reading what a camera saw.

What is done at a table is done by its session; this only brings a phone there. What must not live
here: a seat without a server (`offline`), going away (`leaving`).
"""

import re
from functools import partial
from typing import Any

from companion.handoff import message, parts, text
from companion.handoff.header import Kind
from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials
from companion.session.incoming import Incoming
from companion.session.refusals import (
    NoSuchTable,
    StorageRefused,
    TableElsewhere,
    TableMissing,
)
from companion.table.state import Phase
from companion.ui import exchanges, leaving, offline
from companion.ui.calls import known
from companion.ui.phone import Phone
from companion.ui.stay import Stay
from companion.ui.view_state import Known, Overlay, Route, Tab

_JOIN = re.compile(r"(?:https?://[^/\s]+)?/J/([0-9A-Z]{10,40})/?", re.IGNORECASE)
_CODE = re.compile(r"/C/[A-Z2-7]+/?", re.IGNORECASE)


async def begin(phone: Phone, route: str) -> None:
    """Where a phone goes when its page opens: by the link it was opened with."""

    async def go() -> None:
        phone.goes()
        before = phone.stay
        if not await phone.attempt(lambda: _arrive(phone, route)) and phone.stay is before:
            phone.arrive(Stay(phone.now), place=Route.HOME, notice=phone.now.notice)

    await phone.attempt(go)


async def _arrive(phone: Phone, route: str) -> Refusal | None:
    await leaving.recall(phone)
    path = route.split("?")[0]
    if joined := _JOIN.fullmatch(path):
        return await enter(phone, joined[1].upper())
    if _CODE.fullmatch(path):
        code = _message(text.read("HTTP://X" + path))
        kind = None if isinstance(code, Refusal) else code.header.kind
        if kind is not Kind.BACKUP and not await _back_at_table(phone, kind):
            await offline.sits(phone)
        await phone.attempt(lambda: take(phone, code))
    elif path.strip("/").lower() == "seat":
        await offline.sits(phone)
    else:
        phone.arrive(Stay(phone.now), place=Route.HOME)
    return None


async def _back_at_table(phone: Phone, kind: Kind | None) -> bool:
    """Its own camera read, for a table, what a phone without a network shows: back to that table.

    Not where it has a seat without a server itself, which may gather such codes too.
    """
    if kind not in (Kind.SEAT, Kind.OPEN) or not phone.now.known:
        return False
    if await phone.memory.offline_seat():
        return False
    return await enter(phone, phone.now.known[0].code) is None


async def follow(phone: Phone, route: str) -> None:
    """The page was loaded anew under an address, and came back to its session."""
    path, place = route.split("?")[0], phone.now.place
    joined = _JOIN.fullmatch(path)
    if joined:
        stays = place is Route.TABLE and phone.now.code == joined[1].upper()
    elif path.strip("/").lower() == "seat":
        stays = place is Route.OFFLINE
    else:
        stays = place not in (Route.TABLE, Route.OFFLINE) and not _CODE.fullmatch(path)
    if stays:
        return
    if path.strip("/"):
        await begin(phone, route)
    else:
        await phone.attempt(lambda: leaving.go_home(phone))


async def enter(phone: Phone, code: str) -> Refusal | None:
    """Come to the table of a link. Refusal, the phone stays where it is."""
    phone.goes()
    stay = Stay(phone.now)

    async def load() -> Credentials:
        return await phone.memory.keeping(code)

    async def save(keeping: Credentials) -> bool:
        return await phone.memory.keep(code, keeping)

    show = partial(phone.show, stay)
    session = await phone.context.registry.session(code, show=show, load=load, save=save)
    if isinstance(session, Refusal):
        if isinstance(session, NoSuchTable):
            held = await phone.memory.miss_table(code)
            await leaving.recall(phone)
            if held:
                return TableMissing()
            return session if phone.context.registry.joinable else TableElsewhere()
        return session
    stay.session = session
    scene = session.scene
    playing = scene.table.phase is Phase.PLAYING
    phone.arrive(
        stay,
        place=Route.TABLE,
        code=code,
        can=session.can,
        game=scene.table.game,
        scene=scene,
        mine=session.mine,
        maker=session.maker,
        tab=Tab.MINE if playing and session.mine else Tab.TABLE,
        private=known(scene.table),
    )
    # It stays at the table even if its browser does not keep that it was here.
    await phone.attempt(lambda: leaving.remember(phone, Known(code, scene.table.game)))
    await phone.stay_awake(True)
    # Said and not refused: the table goes on with what is left.
    await phone.attempt(lambda: phone.witness(code))
    return None


async def join(phone: Phone, typed: str) -> Refusal | None:
    """Come to the table whose six letters were typed, or whose link was pasted there."""
    if joined := _JOIN.fullmatch(typed.strip()):
        return await enter(phone, joined[1].upper())
    code = await phone.context.registry.find(typed, phone.tries)
    return code if isinstance(code, Refusal) else await enter(phone, code)


async def make(phone: Phone, game: str, places: int, options: Any) -> Refusal | None:
    """A new table; this phone is its maker."""
    phone.goes()
    maker = Credential.fresh()
    code = await phone.context.registry.make(game, places, options, maker)
    if isinstance(code, Refusal):
        return code
    if not await phone.memory.keep(code, Credentials(maker)):
        return StorageRefused()
    return await enter(phone, code)


async def read(phone: Phone, words: str) -> Refusal | None:
    """A text that a camera saw or a player typed: a link to a table, or a code."""
    if joined := _JOIN.fullmatch(words.strip()):
        return await enter(phone, joined[1].upper())
    return await take(phone, _message(text.read(words)))


def _message(raw: bytes | Refusal) -> message.Message | Refusal:
    return raw if isinstance(raw, Refusal) else message.parse(raw)


async def take(phone: Phone, code: message.Message | Refusal) -> Refusal | None:
    """A message, by what it is."""
    if isinstance(code, Refusal):
        return code
    match code.header.kind:
        case Kind.PART:
            return await _gather(phone, code)
        case Kind.BACKUP:
            await leaving.off(phone, Route.RESCUE, Overlay.RESCUE, code.raw)
            return None
        case Kind.OFFER | Kind.ASK | Kind.ENVELOPE:
            return await exchanges.read(phone, code)
    found = await phone.session.read_code(code)
    if isinstance(found, Incoming):
        _read_for_table(phone, found)
        return None
    return await offline.was_read(phone, code, found)


async def _gather(phone: Phone, part: message.Message) -> Refusal | None:
    """One part of a long message; the last one makes it whole, and it is read."""
    stay = phone.stay
    found = parts.take(stay.gathering, part)
    if isinstance(found, Refusal):
        return found
    stay.gathering = found
    whole = parts.finish(found)
    if whole is None:
        phone.put(gathered=(found.done, found.total))
        phone.tell(phone.words("scan-parts", done=found.done, of=found.total), good=True)
        return None
    stay.gathering = parts.Gathering()
    phone.put(gathered=(0, 0))
    return await take(phone, _message(whole))


def _read_for_table(phone: Phone, found: Incoming) -> None:
    """What a table says of a code that was read for it."""
    table = phone.session.table
    if found.witness:
        sentence = phone.words("code-read-witness", name=found.name)
        phone.put(over=Overlay.ARRANGE)
    elif found.again or table.phase is not Phase.LOBBY:
        key = "code-again-of" if found.again else "code-read-of"
        sentence = phone.words(key, name=found.name)
    else:
        seated = {"done": len(table.seats), "of": table.places}
        sentence = phone.words("code-read-seat", name=found.name, **seated)
    phone.tell(sentence, good=True)
