"""Writes what today's program keeps, for every later one to open.

    python -m tests.store.make_fixtures NAME

One store with a table of each game and one that is not dealt yet, what the phones of these tables
keep, and what phones without a server keep. Keys and chance are fresh, so it is run once for a
version, into a new folder of `fixtures`, and what it wrote is kept for ever. `facts.json` says what
must be found there again.
"""

import asyncio
import json
import secrets
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.games import discover
from companion.games.dead_breakfast.rules import byhand, pad
from companion.games.hotel_perfidious.rules import acts as hotel
from companion.games.microfilms.rules import byhand as films_byhand
from companion.games.microfilms.rules import deeds
from companion.games.secret_night.rules import acts as night
from companion.games.venice.rules import edition
from companion.handoff import hpke
from companion.handoff.primitives import gcm_seal
from companion.handoff.seatkey import x_public
from companion.session import exchange_by_log as by_log
from companion.session import offline_seat, stored
from companion.session.dealer_secrets import DealerSecrets
from companion.session.link import name_of
from companion.session.offline_seat import OfflineSeat
from companion.table.state import Phase
from companion.ui import remembering
from companion.ui.app_context import AppContext
from tests.support import (
    dead_evening,
    evening,
    films_evening,
    hotel_evening,
    night_evening,
    venice_evening,
)
from tests.support.app import code_of, open_app
from tests.support.mixers import dealt, gathered, ready

FIXTURES = Path(__file__).parent / "fixtures"
NOTES = {"first": "She lies.", "second": "Él también, ¿no?"}


@dataclass
class Story:
    """What is played at a table. ends: to its end. old: its drawer gets its oldest form."""

    deal: Callable[[AppContext], Awaitable[evening.Evening]]
    acts: tuple[tuple[int, Any], ...]
    ends: bool = False
    old: bool = False


async def _night(context: AppContext) -> evening.Evening:
    return evening.Evening(context, await night_evening.dealt(context, 4))


STORIES = {
    "secret_night": Story(_night, ((0, night.SetClock(1)), (2, night.SetClock(2)))),
    "venice": Story(
        lambda context: venice_evening.dealt(context, 4),
        ((0, edition.NameLocations(("Lido", "Rialto", "Arsenal", "Murano", "Ghetto"))),),
        ends=True,
    ),
    "hotel_perfidious": Story(
        lambda context: hotel_evening.dealt(context, 3),
        (
            *((seat, hotel.Register(seat + 1)) for seat in range(3)),
            (0, hotel.ByHand(hotel.Field.TURN, 0)),
            (0, hotel.Whack(1)),
            (0, hotel.SayItems(0, ())),
            (1, hotel.SayItems(1, ())),
            (0, hotel.Roll()),
        ),
        old=True,
    ),
    "microfilms": Story(
        lambda context: films_evening.dealt(context, 3),
        (
            (0, films_byhand.ByHand(deeds.Field.CLEARED, 1, 0)),
            (1, films_byhand.ByHand(deeds.Field.CLEARED, 1, 1)),
        ),
    ),
    "dead_breakfast": Story(
        lambda context: dead_evening.dealt(context, 3),
        (
            (0, byhand.ByHand(byhand.Field.EYEBALLS, 1, 2)),
            (1, pad.Rename(pad.Kind.FLOWER, 0, "Rose")),
        ),
        ends=True,
    ),
}


async def table(folder: Path, name: str, story: Story) -> dict[str, Any]:
    """Play at a table of that game; what its phones keep, and what is true of it."""
    async with open_app(folder) as context:
        tonight = await story.deal(context)
        room, seats = tonight.room, range(len(tonight.phones))
        for seat, act in story.acts:
            await tonight.do(seat, act)
        if name == "secret_night":
            session, seen = tonight.session(0), room.table.changed
            refused = await by_log.ask(
                session, 0, 1, night.Whisper(1), "whisper", seen, b"Trust me."
            )
            assert refused is None
            await until(lambda: not room.table.waiting)
            await tonight.do(3, night.SetClock(3))
            assert await session.take_back("back", room.table.changed) is None
            await tonight.do(3, night.SetClock(4))
        for seat in seats:
            assert await tonight.session(seat).look(seat) is None
            assert await tonight.session(seat).write(seat, NOTES) is None
        hands = [tonight.session(seat).hand(seat) for seat in seats]
        inside, code = room.secrets, code_of(tonight.phones[0])
        if story.ends:
            assert await tonight.session(0).end() is None
            await until(lambda: len(room.table.checked) == len(seats))
        for phone in tonight.phones:
            await phone.until(lambda p=phone: f"companion.seen.{code}" in p.storage)  # type: ignore[misc]
        await asyncio.sleep(0.5)
        facts = {
            "code": code,
            "hands": [hand.hex() for hand in hands if isinstance(hand, bytes)],
            "phase": room.table.phase,
            "number": room.table.number,
            "digest": room.table.digest.hex(),
            "storages": [phone.storage for phone in tonight.phones],
        }
        keys = [seat.key for seat in room.table.seats]
        for phone in tonight.phones:
            await phone.close()
    if story.old:
        assert inside is not None
        with closing(sqlite3.connect(folder / "companion.db")) as disk:
            of_table = "(SELECT id FROM tables WHERE name = ?)"
            disk.execute(
                f"UPDATE drawers SET blob = ? WHERE tableid = {of_table}",
                (oldest_drawer(inside, keys), name_of(code)),
            )
            disk.commit()
    return facts


async def lobby(folder: Path) -> dict[str, Any]:
    """Four sit down and change a rule; what their phones keep, and what is true of the table."""
    async with open_app(folder) as context:
        phones = await night_evening.seated(context, 4)
        tonight = evening.Evening(context, phones)
        assert await tonight.session(0).redraw(True) is None
        room, code = tonight.room, code_of(phones[0])
        for phone in phones:
            await phone.until(lambda p=phone: f"companion.seen.{code}" in p.storage)  # type: ignore[misc]
        await asyncio.sleep(0.5)
        facts = {
            "code": code,
            "names": [seat.name for seat in room.table.seats],
            "number": room.table.number,
            "digest": room.table.digest.hex(),
            "storages": [phone.storage for phone in phones],
        }
        for phone in phones:
            await phone.close()
    return facts


def oldest_drawer(inside: DealerSecrets, keys: list[bytes]) -> bytes:
    """A drawer in the form that each key opens alone: the first there was."""
    key, nonce, info = secrets.token_bytes(16), secrets.token_bytes(12), b"companion/drawer/1"
    wraps = [hpke.seal(key, x_public(public), info) for public in keys]
    body = gcm_seal(key, nonce, inside.seed + inside.dealer.seed, info)
    return bytes([len(wraps)]) + b"".join(wraps) + nonce + body


async def until(true: Callable[[], bool]) -> None:
    """Wait for what the phones do by themselves."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.05)


def alone() -> list[dict[str, Any]]:
    """Seats without a server: gathering, dealt to, at the end, and of an older program."""
    circle, noted = dealt(4), dealt(4)
    circle.ends()
    written = offline_seat.write(noted.phones[3], NOTES)
    assert isinstance(written, OfflineSeat)
    found = [*gathered(4).phones, *ready().phones, *circle.phones, offline_seat.looked(written)]
    texts = [seat.text() for seat in found]
    data = json.loads(circle.phones[2].text())
    for later in ("dealing", "mixing", "sheet", "unmix", "promise", "share"):
        del data[later]
    return [_alone(text) for text in (*texts, json.dumps(data))]


def _alone(text: str) -> dict[str, Any]:
    seat = stored.read(text, discover())
    assert seat is not None
    hand = offline_seat.hand(seat)
    told = {"hand": hand.hex() if isinstance(hand, bytes) else "", "name": seat.name}
    return {"text": text, "sheet": seat.sheet, "ended": bool(seat.end), **told}


async def write(into: Path) -> None:
    """All of it into a new folder."""
    into.mkdir(parents=True)
    remembering.SETTLES = 0.0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        tables = {name: await table(folder, name, story) for name, story in STORIES.items()}
        waits = await lobby(folder)
        with closing(sqlite3.connect(folder / "companion.db")) as disk:
            disk.execute("PRAGMA journal_mode=DELETE")
            disk.execute("VACUUM")
        (into / "companion.db").write_bytes((folder / "companion.db").read_bytes())
    assert any(one["phase"] == Phase.ENDED for one in tables.values())
    facts = {"tables": tables, "lobby": waits, "alone": alone(), "notes": NOTES}
    (into / "facts.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    asyncio.run(write(FIXTURES / sys.argv[1]))
