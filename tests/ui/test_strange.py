"""A table in whose log another version of the program wrote: said once, and the table goes on."""

from pathlib import Path

import pytest

from companion.games.secret_night.rules import acts as a
from companion.handoff import hpke
from companion.handoff.seatkey import x_public
from companion.session.credentials import Credentials
from companion.session.link import name_of
from companion.store.opening import Opened, open_store
from companion.table.log import Entry
from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter, open_app
from tests.support.evening import Evening
from tests.support.night_evening import dealt
from tests.support.phone import Phone

SAID = "Another version of Companion wrote a line here"
NOTES = "Another version of Companion wrote your notes here"
DRAWER = "Another version of Companion locked the secrets of this deal"
LINE = "Written by another version of Companion."


async def another_version_writes(folder: Path, code: str) -> None:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    last = (await opened.store.read(name_of(code)))[-1]
    body = '{"act":{"is":"Fly","to":"Paris"},"drawn":[],"events":[],"id":"x"}'
    line = Entry(last.number + 1, 0, "acted", body, last.digest)
    await opened.store.append(name_of(code), last.number, (line,))
    await opened.store.close()


async def test_every_phone_is_told_once_and_the_table_goes_on(
    context: AppContext, tmp_path: Path
) -> None:
    phones = await dealt(context, 4)
    for phone in phones:
        await phone.tap("Table")
    await another_version_writes(tmp_path, code_of(phones[0]))
    for phone in phones:
        await phone.sees(SAID)
        await phone.tap("notice")
        await phone.misses(SAID)
    await Evening(context, phones).do(1, a.SetClock(4))
    await phones[2].sees("One in the morning")
    for phone in phones:
        assert not phone.shows(SAID)
    await phones[2].tap("Log")
    await phones[2].sees(LINE)
    assert phones[2].shows("Deal 1")
    await phones[3].tap("Take back")
    await phones[3].tap("ask-yes")
    await phones[3].sees("Nine in the evening")
    await another_version_writes(tmp_path, code_of(phones[0]))
    await phones[2].until(lambda: phones[2].words().count(LINE) == 2)
    assert not phones[2].shows(SAID)
    for phone in phones:
        phone.check()


@pytest.mark.parametrize("language", ["es"])
async def test_it_is_said_in_the_players_language(
    context: AppContext, tmp_path: Path, language: str
) -> None:
    phones = await dealt(context, 4)
    await another_version_writes(tmp_path, code_of(phones[0]))
    await phones[1].sees(SAID)
    await phones[1].tap("Table")
    words = context.words(language)
    assert "Otra versión de Companion" in words("table-strange")
    assert words("log-strange") == "Lo escribió otra versión de Companion."


@pytest.mark.parametrize("sheet", ['{"form": 2, "lines": []}', "[1]", '"x"', "\x00\x01"])
async def test_notes_of_another_version_are_left_as_they_are_and_that_is_said_once(
    context: AppContext, sheet: str
) -> None:
    phones = await dealt(context, 4)
    bruno, code = phones[1], code_of(phones[1])
    room = Evening(context, phones).room
    key = Credentials.read(bruno.storage[f"companion.table.{code}"]).seats[0].key
    theirs = hpke.seal(sheet.encode(), x_public(key.public), b"companion/sheet/1")
    await room.remember(1, theirs)
    back = await comes_back(context, bruno)
    await back.tap("Mine")
    await back.sees(NOTES)
    await back.tap("notice")
    await back.misses(NOTES)
    await back.tap("Table")
    await back.tap("Mine")
    assert not back.shows(NOTES)
    session = Evening(context, [phones[0], back]).session(1)
    refused = await session.write(1, {"suspects": "Carla"})
    assert refused is not None
    assert NOTES in context.words("en").say(refused)
    assert await room.memory(1) == theirs


async def test_a_drawer_of_another_version_says_so_and_the_deal_can_be_given_up(
    tmp_path: Path,
) -> None:
    async with open_app(tmp_path) as context:
        phones = await dealt(context, 4)
        room = Evening(context, phones).room
        blob = await room._store.drawer(room.name)
        assert blob
        await room._store.put_drawer(room.name, b"\xf3" + blob[1:])
        for phone in phones:
            await phone.close()
    async with open_app(tmp_path) as context:
        phones = [await comes_back(context, phone) for phone in phones]
        for phone in phones:
            await phone.until(lambda phone=phone: phone.has("Table"))  # type: ignore[misc]
        session = Evening(context, phones).session(0)
        refused = await session.end()
        assert refused is not None
        assert DRAWER in context.words("en").say(refused)
        await phones[0].tap("Table")
        await phones[0].tap("More")
        await phones[0].tap("Give up this deal")
        await phones[0].tap("ask-yes")
        await phones[2].sees("gave up the deal")


async def comes_back(context: AppContext, phone: Phone) -> Phone:
    """The same browser opens the table's link anew."""
    return await enter(context, f"/J/{code_of(phone)}", storage=phone.storage)
