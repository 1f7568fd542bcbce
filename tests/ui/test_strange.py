"""A table in whose log another version of the program wrote: said once, and the table goes on."""

from pathlib import Path

import pytest

from companion.games.secret_night import acts as a
from companion.host.desk import name_of
from companion.store.opening import Opened, open_store
from companion.table.log import Entry
from companion.ui.house import House
from tests.support.evening import Evening
from tests.support.house import code_of
from tests.support.night_evening import dealt

SAID = "Another version of Companion wrote a line here"
LINE = "Written by another version of Companion."


async def another_version_writes(folder: Path, code: str) -> None:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    last = (await opened.store.read(name_of(code)))[-1]
    body = '{"act":{"is":"Fly","to":"Paris"},"drawn":[],"events":[],"id":"x"}'
    line = Entry(last.number + 1, 0, "acted", body, last.digest)
    await opened.store.append(name_of(code), last.number, (line,))
    await opened.store.close()


async def test_every_phone_is_told_once_and_the_table_goes_on(house: House, tmp_path: Path) -> None:
    phones = await dealt(house, 4)
    for phone in phones:
        await phone.tap("Table")
    await another_version_writes(tmp_path, code_of(phones[0]))
    for phone in phones:
        await phone.sees(SAID)
        await phone.tap("notice")
        await phone.misses(SAID)
    await Evening(house, phones).do(1, a.SetClock(4))
    await phones[2].sees("One in the morning")
    for phone in phones:
        assert not phone.shows(SAID)
    await phones[2].tap("Log")
    await phones[2].sees(LINE)
    assert phones[2].shows("Deal 1")
    await phones[3].tap("Take back")
    await phones[3].sees("Nine in the evening")
    await another_version_writes(tmp_path, code_of(phones[0]))
    await phones[2].until(lambda: phones[2].words().count(LINE) == 2)
    assert not phones[2].shows(SAID)
    for phone in phones:
        phone.check()


@pytest.mark.parametrize("language", ["es"])
async def test_it_is_said_in_the_players_language(
    house: House, tmp_path: Path, language: str
) -> None:
    phones = await dealt(house, 4)
    await another_version_writes(tmp_path, code_of(phones[0]))
    await phones[1].sees(SAID)
    await phones[1].tap("Table")
    words = house.words(language)
    assert "Otra versión de Companion" in words("table-strange")
    assert words("log-strange") == "Lo escribió otra versión de Companion."
