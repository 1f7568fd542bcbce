"""Coming and going: opening a link, making a table, sitting without a server, leaving.

What is done at a table is done by the visit; this only brings a phone there and back.
"""

import re
from collections.abc import Callable
from typing import Any

from companion.handoff import message, parts, text
from companion.handoff.header import Kind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import mixing, reading, stored
from companion.host import solo as alone
from companion.host.incoming import Incoming
from companion.host.keeping import Held, Keeping
from companion.host.room import Scene
from companion.host.solo import Solo
from companion.host.visit import Visit
from companion.table.game import Game
from companion.table.refusal import NoSuchTable, NotSeated, Refusal, StorageRefused
from companion.table.state import Phase
from companion.ui import by_code
from companion.ui.now import Known, Over, Place, Side, Step
from companion.ui.phone import Phone

Refused = Refusal | CodeRefusal
_JOIN = re.compile(r"(?:https?://[^/\s]+)?/J/([0-9A-Z]{10,40})/?", re.IGNORECASE)
_CODE = re.compile(r"/C/[A-Z2-7]+/?", re.IGNORECASE)


async def begin(phone: Phone, route: str) -> None:
    """Where a phone goes when its page opens: by the link it was opened with."""
    if not await phone.attempt(lambda: _arrive(phone, route)):
        phone.put(place=Place.HOME)


async def _arrive(phone: Phone, route: str) -> Refused | None:
    await recall(phone)
    path = route.split("?")[0]
    if joined := _JOIN.fullmatch(path):
        return await enter(phone, joined[1].upper())
    if _CODE.fullmatch(path):
        words = "HTTP://X" + path
        if not _is_rescue(text.read(words)):
            await sit_alone(phone)
        await phone.attempt(lambda: read(phone, words))
    elif path.strip("/").lower() == "seat":
        await sit_alone(phone)
    else:
        phone.put(place=Place.HOME)
    return None


async def recall(phone: Phone) -> None:
    """The tables this phone has been at. StoreFailed if its browser does not say."""
    phone.put(known=await phone.memory.tables())


async def follow(phone: Phone, route: str) -> None:
    """The browser went to another address: another link, back, or home."""
    path, place = route.split("?")[0], phone.now.place
    joined = _JOIN.fullmatch(path)
    if joined:
        stays = place is Place.TABLE and phone.now.code == joined[1].upper()
    elif path.strip("/").lower() == "seat":
        stays = place is Place.SOLO
    else:
        stays = place not in (Place.TABLE, Place.SOLO) and not _CODE.fullmatch(path)
    if stays:
        return
    if path.strip("/"):
        await begin(phone, route)
    else:
        await go_home(phone)


async def enter(phone: Phone, code: str) -> Refused | None:
    """Come to the table of a link."""
    leave(phone)

    async def load() -> Keeping:
        return await phone.memory.keeping(code)

    async def save(keeping: Keeping) -> bool:
        return await phone.memory.keep(code, keeping)

    visit = await phone.house.desk.visit(code, show=phone.show, load=load, save=save)
    if isinstance(visit, Refusal):
        if isinstance(visit, NoSuchTable):
            await phone.memory.forget_table(code)
            await recall(phone)
        return visit
    phone.visit = visit
    scene = visit.scene
    playing = scene.table.phase is Phase.PLAYING
    phone.put(
        place=Place.TABLE,
        code=code,
        game=scene.table.game,
        scene=scene,
        mine=visit.mine,
        maker=visit.maker,
        side=Side.MINE if playing and visit.mine else Side.TABLE,
        over=Over.NOTHING,
        passed=None,
        answer=0,
    )
    phone.hear_moved()
    # It stays at the table even if its browser does not keep that it was here.
    await phone.attempt(lambda: phone.memory.add_table(Known(code, scene.table.game)))
    await phone.stay_awake(True)
    await phone.page.push_route(f"/J/{code}")
    return None


async def join(phone: Phone, typed: str) -> Refused | None:
    """Come to the table whose six letters were typed."""
    code = phone.house.desk.find(typed, phone.tries)
    return code if isinstance(code, Refusal) else await enter(phone, code)


async def make(phone: Phone, game: str, places: int, options: Any) -> Refused | None:
    """A new table; this phone is its maker."""
    maker = Held.fresh()
    code = await phone.house.desk.make(game, places, options, maker)
    if isinstance(code, Refusal):
        return code
    if not await phone.memory.keep(code, Keeping(maker)):
        return StorageRefused()
    return await enter(phone, code)


def leave(phone: Phone) -> None:
    """Off from the table; the seat stays, and what the table had to say goes with it."""
    if phone.visit is not None:
        phone.visit.leave()
        phone.tell("")
    phone.visit, phone.solo = None, None
    phone.hear_moved()


async def go_home(phone: Phone) -> None:
    """Back to the shelf."""
    leave(phone)
    await phone.attempt(lambda: recall(phone))
    await off(phone, Place.HOME, Over.NOTHING)


async def off(phone: Phone, place: Place, over: Over) -> None:
    """Away from any table, to another place of the program."""
    leave(phone)
    phone.put(
        place=place,
        over=over,
        scene=None,
        mine=(),
        maker=False,
        code="",
        solo=False,
        side=Side.TABLE,
        cover=phone.now.cover + 1,
    )
    await phone.stay_awake(False)
    await phone.page.push_route("/")


# --- a seat at a table without a server


async def sit_alone(phone: Phone) -> None:
    """The screen of a seat without a server, as this phone last left it."""
    leave(phone)
    phone.solo = stored.read(await phone.memory.solo(), phone.house.games)
    phone.put(place=Place.SOLO, over=Over.NOTHING, **_alone(phone))
    await phone.stay_awake(True)
    await phone.page.push_route("/seat")


async def take_name(phone: Phone, name: str) -> Refused | None:
    """A fresh seat under this name."""
    seat = alone.sit(name, phone.house.now())
    if isinstance(seat, Refusal):
        return seat
    if not await phone.memory.set_solo(seat.text()):
        return StorageRefused()
    phone.solo = seat
    phone.put(**_alone(phone))
    return None


async def sit_anew(phone: Phone) -> Refused | None:
    """The same person with a fresh key, for another deal."""
    now = phone.house.now()
    phone.put(over=Over.NOTHING, cover=phone.now.cover + 1)
    return await _change(phone, lambda solo: alone.anew(solo, now))


async def deals_for_nobody(phone: Phone, game: Game, places: int) -> Refused | None:
    """This phone deals so that nobody knows; another mixes."""
    now = phone.house.now()
    phone.put(over=Over.NOTHING)
    return await _change(phone, lambda solo: alone.deals(solo, game, places, now))


async def mixes(phone: Phone) -> Refused | None:
    """This phone mixes; another deals."""
    phone.put(over=Over.NOTHING)
    return await _change(phone, alone.mixes)


async def mixes_not(phone: Phone) -> Refused | None:
    """This phone neither deals nor mixes after all."""
    return await _change(phone, alone.neither)


async def closes(phone: Phone) -> Refused | None:
    """The dealer's phone ends the game and shows the proof."""
    games = phone.house.games
    if refused := await _change(phone, lambda solo: reading.close(solo, games)):
        return refused
    phone.put(over=Over.NOBODY, over_at=Step.PROOF)
    return None


async def stand_up(phone: Phone) -> None:
    """Give the seat without a server up."""
    await phone.memory.clear_solo()
    phone.solo = None
    phone.put(over=Over.NOTHING, cover=phone.now.cover + 1, **_alone(phone))


async def note_look(phone: Phone) -> None:
    """This seat has looked at its card."""
    if phone.solo is not None and not phone.solo.looked:
        await _change(phone, alone.looked)


async def open_alone(phone: Phone) -> Refused | None:
    """Show this seat's hand: its phone shows the code that proves it."""
    return await _change(phone, lambda solo: reading.open_own(solo, phone.house.games))


async def read(phone: Phone, words: str) -> Refused | None:
    """A text that a camera saw or a player typed: a link to a table, or a code."""
    if joined := _JOIN.fullmatch(words.strip()):
        return await enter(phone, joined[1].upper())
    raw = text.read(words)
    if isinstance(raw, CodeRefusal):
        return raw
    if parts.is_part(raw):
        return await _gather(phone, raw)
    return await _read_whole(phone, raw)


async def _gather(phone: Phone, raw: bytes) -> Refused | None:
    """One part of a long message; the last one makes it whole, and it is read."""
    found = parts.take(phone.gathering, raw)
    if isinstance(found, CodeRefusal):
        return found
    phone.gathering = found
    whole = parts.finish(found)
    if whole is None:
        phone.put(gathered=(found.done, found.total))
        phone.tell(phone.words("scan-parts", done=found.done, of=found.total), good=True)
        return None
    phone.gathering = parts.Gathering()
    phone.put(gathered=(0, 0))
    return whole if isinstance(whole, CodeRefusal) else await _read_whole(phone, whole)


async def _read_whole(phone: Phone, raw: bytes) -> Refused | None:
    """A whole message."""
    if _is_rescue(raw):
        phone.rescue = raw
        await off(phone, Place.RESCUE, Over.RESCUE)
        return None
    if by_code.is_passed(raw):
        return await by_code.read(phone, raw)
    if phone.visit is not None:
        return await _read_for_table(phone, phone.visit, raw)
    if phone.solo is None:
        return NotSeated()
    before, games, now = phone.solo, phone.house.games, phone.house.now()
    if refused := await _change(phone, lambda solo: reading.take(solo, raw, games, now)):
        return refused
    return await _went_on(phone, before, phone.solo)


async def _went_on(phone: Phone, before: Solo, after: Solo) -> Refused | None:
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
            phone.put(over=Over.NOTHING)
    elif after.dealing is not None and after.dealing.unmix and after.dealing != before.dealing:
        return await closes(phone)
    else:
        dealt = after.deal != before.deal
        phone.tell("")  # what was said of the code before is over
        phone.put(over=Over.NOTHING, side=Side.MINE if dealt else Side.TABLE)
        if dealt and after.dealing is not None:
            phone.put(over=Over.NOBODY, over_at=Step.DEAL)
    return None


def _is_rescue(raw: bytes | CodeRefusal) -> bool:
    """Whether a code is the rescue of a seat: it leads away from wherever the phone is."""
    found = message.parse(raw) if isinstance(raw, bytes) else raw
    return isinstance(found, message.Message) and found.header.kind is Kind.BACKUP


async def _read_for_table(phone: Phone, visit: Visit, raw: bytes) -> Refused | None:
    found = await visit.read_code(raw)
    if not isinstance(found, Incoming):
        return found
    table = visit.scene.table
    if found.again or table.phase is not Phase.LOBBY:
        key = "code-again-of" if found.again else "code-read-of"
        sentence = phone.words(key, name=found.name)
    else:
        seated = {"done": len(table.seats), "of": table.places}
        sentence = phone.words("code-read-seat", name=found.name, **seated)
    phone.tell(sentence, good=True)
    return None


async def _change(phone: Phone, change: Callable[[Solo], Solo | Refused]) -> Refused | None:
    """Another state of the seat without a server, and what is shown of it."""
    refused = await phone.change_solo(change)
    if refused is None:
        phone.put(**_alone(phone))
    return refused


def _alone(phone: Phone) -> dict[str, Any]:
    """What is shown of a seat without a server."""
    seat = phone.solo
    found = alone.table(seat, phone.house.games) if seat else None
    if seat is None or found is None:
        # Not the game: what is still drawn on its way out is drawn with its words.
        return {
            "scene": None,
            "mine": (),
            "maker": False,
            "solo": seat is not None,
            "part": phone.now.part + 1,
        }
    number = alone.seat(seat, phone.house.games)
    scene = Scene(found[1], frozenset({number}))
    part = phone.now.part + 1
    return {"scene": scene, "mine": (number,), "game": found[1].game, "solo": True, "part": part}
