"""A line that can't be read, and a log that was cut: that table says so, no other is touched."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from companion.games.secret_night.rules.acts import SetClock
from companion.live.registry import TableRegistry
from companion.session.link import name_of
from companion.session.refusals import LogCut, LogForeign
from companion.store.opening import Opened, open_store
from companion.store.refusal import LogTorn
from companion.table.log import Entry
from companion.table.refusal import CannotBeWritten
from companion.table.state import Phase, Table
from tests.support.guest import Guest, make_table, open_registry, seat_all

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


BEARING = ("bearing-weather", '{"rain":true}')
"""Of a kind that no version may pass over."""
STRANGE = (
    ("weather", '{"rain":true}'),
    ("looked", '{"seat":1,"why":"because"}'),
    ("acted", '{"act":{"is":"Fly","to":"Paris"},"drawn":[],"events":[],"id":"x"}'),
    ("acted", '{"act":{"is":"EndTurn"},"drawn":[],"events":[{"is":"Flown"}],"id":"x"}'),
    ("withdrawn", '{"number":3}'),
)
RULED = (
    ("ruled", '{"options":{"moon":true}}'),
    ("sat", '{"name":"Zoë"}'),
    ("moved", "{}"),
)


def _at(hour: int, table: Table) -> bool:
    return bool(table.state.clock == hour)


async def back(registry: TableRegistry, guest: Guest) -> Guest:
    """The same phone, after the server was started again."""
    phone = Guest(registry, guest.code)
    phone.memory = guest.memory
    return await phone.come()


async def of_another_version(folder: Path, code: str, kind: str, body: str) -> int:
    """Another program writes a line that this one has no word for: its number."""
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    last = (await opened.store.read(name_of(code)))[-1]
    line = Entry(last.number + 1, None, kind, body, last.digest)
    await opened.store.append(name_of(code), last.number, (line,))
    await opened.store.close()
    return line.number


async def test_a_foreign_line_refuses_its_table_and_no_other(
    registry: TableRegistry, tmp_path: Path
) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES[:2])
    other = await make_table(registry, 4)
    number = await of_another_version(tmp_path, guests[0].code, *BEARING)
    newcomer = await Guest(registry, guests[0].code).come()
    async with asyncio.timeout(60):
        while await newcomer.session.sit("Zoë") != LogForeign(number):
            await newcomer.session.free(2)  # until the line was heard of
    assert await guests[0].session.deal() == LogForeign(number)
    assert await other.session.sit("Emil") is None


async def test_after_a_restart_such_a_table_does_not_open_and_others_do(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES)
    other = await make_table(registry, 4)
    number = await of_another_version(tmp_path, guests[0].code, *BEARING)
    await close()
    registry, close = await open_registry(tmp_path)
    found = await registry.session(
        guests[0].code, show=lambda _: None, load=guests[0]._load, save=guests[0]._save
    )
    assert found == LogForeign(number)
    assert (await Guest(registry, other.code).come()).table.places == 4
    await close()


@pytest.mark.parametrize("cut", ["DELETE FROM entries WHERE number > 3", "DELETE FROM entries"])
async def test_a_log_that_was_cut_is_not_written_on(
    registry: TableRegistry, tmp_path: Path, cut: str
) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES)
    with closing(sqlite3.connect(tmp_path / "companion.db")) as disk:
        disk.execute(cut)
        disk.commit()
    async with asyncio.timeout(60):
        refused = await guests[0].session.free(3)
    assert refused in (LogCut(), LogTorn(5))
    with closing(sqlite3.connect(tmp_path / "companion.db")) as disk:
        (last,) = disk.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()
    assert last in (0, 3)


@pytest.mark.parametrize(("kind", "body"), STRANGE)
async def test_what_nothing_rests_on_is_passed_over_and_the_table_goes_on(
    tmp_path: Path, kind: str, body: str
) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES)
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    hands = [guest.session.hand(guest.seat) for guest in guests]
    number = await of_another_version(tmp_path, guests[0].code, kind, body)
    await guests[0].sees(lambda table: table.number >= number)
    for again in (False, True):
        if again:
            await close()
            registry, close = await open_registry(tmp_path)
            guests = [await back(registry, guest) for guest in guests]
        assert guests[1].table.strange == (number,)
        assert [guest.session.hand(guest.seat) for guest in guests] == hands
        table = guests[1].table
        act, tap = SetClock(3 + again), f"again {again}"
        assert await guests[1].session.act(1, act, tap, table.changed) is None
        hour = 3 + again
        await guests[2].sees(partial(_at, hour))
    assert await guests[0].session.take_back("back", guests[0].table.changed) is None
    await guests[2].sees(lambda table: table.state.clock == 3)
    assert guests[2].table.strange == (number,)
    await close()


@pytest.mark.parametrize(("kind", "body"), RULED)
async def test_what_keys_and_hands_rest_on_is_never_passed_over(
    tmp_path: Path, kind: str, body: str
) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES)
    number = await of_another_version(tmp_path, guests[0].code, kind, body)
    async with asyncio.timeout(60):
        while await guests[0].session.free(3) != LogForeign(number):
            await asyncio.sleep(0.05)
    await close()


async def test_what_makes_no_sense_is_refused_and_the_table_goes_on(
    registry: TableRegistry,
) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES)
    before = guests[0].session.scene.table
    assert await guests[0].session.order((0, 1, 2, 9, 9)) is not None
    assert await guests[0].session.rule({"no": "options"}) == CannotBeWritten()
    assert await guests[0].session.sit("\ud800", device=True) is not None
    assert guests[0].session.scene.table is before
    assert await guests[0].session.order((3, 2, 1, 0)) is None
