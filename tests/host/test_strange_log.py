"""A line that can't be read, and a log that was cut: that table says so, no other is touched."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.host.desk import Desk, name_of
from companion.store.opening import Opened, open_store
from companion.store.refusal import LogTorn
from companion.table.log import Entry
from companion.table.refusal import CannotBeWritten, LogCut, LogForeign
from tests.support.guest import Guest, make_table, open_desk, seat_all

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk, close = await open_desk(tmp_path)
    yield desk
    await close()


async def of_another_version(folder: Path, code: str) -> int:
    """Another program writes a line that this one has no word for: its number."""
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    last = (await opened.store.read(name_of(code)))[-1]
    line = Entry(last.number + 1, None, "weather", '{"rain":true}', last.digest)
    await opened.store.append(name_of(code), last.number, (line,))
    await opened.store.close()
    return line.number


async def test_a_foreign_line_refuses_its_table_and_no_other(desk: Desk, tmp_path: Path) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES[:2])
    other = await make_table(desk, 4)
    number = await of_another_version(tmp_path, guests[0].code)
    newcomer = await Guest(desk, guests[0].code).come()
    async with asyncio.timeout(60):
        while await newcomer.visit.sit("Zoë") != LogForeign(number):
            await newcomer.visit.free(2)  # until the line was heard of
    assert await guests[0].visit.deal() == LogForeign(number)
    assert await other.visit.sit("Emil") is None


async def test_after_a_restart_such_a_table_does_not_open_and_others_do(tmp_path: Path) -> None:
    desk, close = await open_desk(tmp_path)
    guests = await seat_all(await make_table(desk, 4), NAMES)
    other = await make_table(desk, 4)
    number = await of_another_version(tmp_path, guests[0].code)
    await close()
    desk, close = await open_desk(tmp_path)
    found = await desk.visit(
        guests[0].code, show=lambda _: None, load=guests[0]._load, save=guests[0]._save
    )
    assert found == LogForeign(number)
    assert (await Guest(desk, other.code).come()).table.places == 4
    await close()


@pytest.mark.parametrize("cut", ["DELETE FROM entries WHERE number > 3", "DELETE FROM entries"])
async def test_a_log_that_was_cut_is_not_written_on(desk: Desk, tmp_path: Path, cut: str) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES)
    with closing(sqlite3.connect(tmp_path / "companion.db")) as disk:
        disk.execute(cut)
        disk.commit()
    async with asyncio.timeout(60):
        refused = await guests[0].visit.free(3)
    assert refused in (LogCut(), LogTorn(5))
    with closing(sqlite3.connect(tmp_path / "companion.db")) as disk:
        (last,) = disk.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()
    assert last in (0, 3)


async def test_what_makes_no_sense_is_refused_and_the_table_goes_on(desk: Desk) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES)
    before = guests[0].visit.scene.table
    assert await guests[0].visit.order((0, 1, 2, 9, 9)) is not None
    assert await guests[0].visit.rule({"no": "options"}) == CannotBeWritten()
    assert await guests[0].visit.sit("\ud800", device=True) is not None
    assert guests[0].visit.scene.table is before
    assert await guests[0].visit.order((3, 2, 1, 0)) is None
