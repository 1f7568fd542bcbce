"""What earlier programs kept opens in this one: tables, their phones, and phones by themselves.

Each folder of `fixtures` is what one version of the program wrote (`make_fixtures`). They are kept
for ever; a later version that can't open them has no migration yet.
"""

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.games import discover
from companion.session import dealing, offline_seat, stored
from companion.session import exchange_by_log as by_log
from companion.session.link import name_of
from companion.session.online import OnlineSession
from companion.store import schema
from companion.store.opening import Opened, open_store
from companion.store.refusal import StoreNewer
from companion.table import codec
from companion.table.record import Acted, record
from companion.table.state import Phase
from companion.ui.app_context import AppContext
from tests.store.make_fixtures import FIXTURES
from tests.support.app import enter, open_app
from tests.support.evening import Evening
from tests.support.offline import SEAT
from tests.support.phone import Phone

FOLDERS = sorted(folder for folder in FIXTURES.glob("*") if folder.is_dir())
assert FOLDERS, f"{FIXTURES} is empty: what earlier programs kept belongs there, for ever"
for _folder in FOLDERS:
    for _name in ("companion.db", "facts.json"):
        assert (_folder / _name).is_file(), f"{_folder} has no {_name}: see make_fixtures"
FACTS = {folder: json.loads((folder / "facts.json").read_text()) for folder in FOLDERS}
TABLES = [(folder, game) for folder in FOLDERS for game in FACTS[folder]["tables"]]
WRONG = "Something went wrong"

every_table = pytest.mark.parametrize(
    ("old", "game"), TABLES, ids=[f"{folder.name} {game}" for folder, game in TABLES]
)


@pytest.fixture
async def context(old: Path, tmp_path: Path) -> AsyncIterator[AppContext]:
    """A house over a copy of what an earlier program kept."""
    shutil.copy(old / "companion.db", tmp_path)
    async with open_app(tmp_path) as opened:
        yield opened


async def come_back(context: AppContext, facts: dict[str, Any]) -> Evening:
    """Every phone of a table opens its link again."""
    link = f"/J/{facts['code']}"
    phones = [await enter(context, link, storage=dict(one)) for one in facts["storages"]]
    tonight = Evening(context, phones)
    for seat, phone in enumerate(phones):
        await phone.until(partial(_sits, tonight, seat))
    return tonight


def _sits(tonight: Evening, seat: int) -> bool:
    return any(seat in v.seats for v in tonight.room._phones if isinstance(v, OnlineSession))


@every_table
async def test_a_table_is_as_it_was(old: Path, game: str, context: AppContext) -> None:
    facts = FACTS[old]["tables"][game]
    tonight = await come_back(context, facts)
    table = tonight.room.table
    assert (table.game, table.phase) == (game, facts["phase"])
    assert table.strange == ()
    assert tonight.room.history.entries[facts["number"] - 1].digest.hex() == facts["digest"]
    for seat, hand in enumerate(facts["hands"]):
        session = tonight.session(seat)
        assert session.mine == (seat,)
        found = session.hand(seat)
        assert isinstance(found, bytes)
        assert found.hex() == hand
        notes = await session.sheet(seat)
        assert notes.items() >= FACTS[old]["notes"].items()
        for question in table.questions:
            assert isinstance(by_log.answer(tonight.session(question.seat), question), bytes)
    for phone in tonight.phones:
        if facts["phase"] == Phase.PLAYING and phone.has("thumb-zone"):
            await phone.hold("thumb-zone")
            await phone.sees("Let go: it is gone")
            await phone.release("thumb-zone")
        assert not phone.shows(WRONG)
        assert not phone.shows("another version")


@every_table
async def test_its_log_is_read_on_every_phone(old: Path, game: str, context: AppContext) -> None:
    tonight = await come_back(context, FACTS[old]["tables"][game])
    for phone in tonight.phones:
        await phone.tap("Log")
        await phone.sees("Every seat was dealt its card.")
        assert not phone.shows("another version")


@every_table
async def test_the_game_goes_on_and_its_end_is_proven(
    old: Path, game: str, context: AppContext
) -> None:
    facts = FACTS[old]["tables"][game]
    tonight = await come_back(context, facts)
    room, first = tonight.room, tonight.phones[0]
    if facts["phase"] == Phase.PLAYING:
        await first.until(lambda: room.secrets is not None)  # two phones have opened the drawer
        number = room.table.acts[-1][0]
        last = record(room.history.entries[number - 1])
        state = room.table.state
        assert isinstance(last, Acted)
        await _takes_back(first)
        await first.until(lambda: all(at != number for at, _ in room.table.acts))
        seat = room.history.entries[number - 1].seat
        assert seat is not None
        act, seen = codec.value(last.act, room.game.acts), room.table.changed
        assert await tonight.session(seat).act(seat, act, "again", seen) is None
        assert room.table.state == state  # what chance gave it gives again
        assert await tonight.session(0).end() is None
    players = room.table.players
    await first.until(lambda: len(room.table.checked) == len(players))
    assert all(fair for _, fair in room.table.checked)
    assert dealing.fair(room.game, room.table)
    assert [hand.hex() for _, hand in room.table.opened] == facts["hands"]


@pytest.mark.parametrize("old", FOLDERS, ids=lambda folder: folder.name)
async def test_a_table_that_waited_for_its_deal_is_dealt(old: Path, context: AppContext) -> None:
    facts = FACTS[old]["lobby"]
    tonight = await come_back(context, facts)
    table = tonight.room.table
    assert (table.phase, table.redraws, table.strange) == (Phase.LOBBY, True, ())
    assert [seat.name for seat in table.seats] == facts["names"]
    assert (table.number, table.digest.hex()) == (facts["number"], facts["digest"])
    assert await tonight.session(0).resize(len(facts["names"])) is None
    assert await tonight.session(0).deal() is None
    for seat, phone in enumerate(tonight.phones):
        await phone.until(lambda: tonight.room.table.phase is Phase.PLAYING)
        assert isinstance(tonight.session(seat).hand(seat), bytes)
        assert not phone.shows(WRONG)


async def _takes_back(phone: Phone) -> None:
    await phone.tap("Table")
    await phone.tap("Take back")
    if phone.has("ask-yes"):  # it was another's
        await phone.tap("ask-yes")


@pytest.mark.parametrize("old", FOLDERS, ids=lambda folder: folder.name)
async def test_a_phone_without_a_server_comes_back(old: Path, context: AppContext) -> None:
    for one in FACTS[old]["alone"]:
        seat = stored.read(one["text"], discover())
        assert seat is not None
        assert (seat.name, seat.sheet) == (one["name"], one["sheet"])
        assert json.loads(seat.text()).items() >= json.loads(one["text"]).items()
        hand = offline_seat.hand(seat)
        assert (hand.hex() if isinstance(hand, bytes) else "") == one["hand"]
        if one["ended"]:
            proof = seat.proof
            assert proof is not None
            assert proof.verdict is None
        phone = await enter(context, "/seat", storage={SEAT: one["text"]})
        await phone.until(lambda phone=phone: bool(phone.words()))  # type: ignore[misc]
        assert not phone.shows(WRONG)
        assert phone.storage[SEAT] == one["text"]


# --- the shape of the file


@pytest.mark.parametrize("old", FOLDERS, ids=lambda folder: folder.name)
async def test_a_file_takes_the_steps_it_lacks_and_keeps_all_it_has(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "companion.db"
    shutil.copy(old / "companion.db", file)
    before = shape(file)[0]
    step = "ALTER TABLE memories ADD COLUMN since INTEGER; CREATE TABLE later (id INTEGER)"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    opened = await open_store(file)
    assert isinstance(opened, Opened)
    assert shape(file) == (schema.newest(), {*shape(old / "companion.db")[1], "later"})
    assert schema.newest() > before
    for facts in FACTS[old]["tables"].values():
        entries = await opened.store.read(name_of(facts["code"]))
        assert entries[-1].digest.hex() == facts["digest"]
    await opened.store.close()
    monkeypatch.undo()
    assert await open_store(file) == StoreNewer("companion.db")


@pytest.mark.parametrize("old", FOLDERS, ids=lambda folder: folder.name)
async def test_a_step_that_fails_leaves_the_file_as_it_was(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "companion.db"
    shutil.copy(old / "companion.db", file)
    before = file.read_bytes()
    step = "CREATE TABLE later (id INTEGER); INSERT INTO nowhere VALUES (1)"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await open_store(file)
    assert file.read_bytes() == before


async def test_a_file_of_every_earlier_shape_takes_the_steps_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = schema.STEPS
    for version in range(1, len(today)):
        file = tmp_path / f"{version}.db"
        with monkeypatch.context() as earlier:
            earlier.setattr(schema, "STEPS", today[:version])
            made = await open_store(file)
            assert isinstance(made, Opened)
            await made.store.put_memory("night", 0, b"sealed")
            await made.store.close()
        assert shape(file)[0] == version
        opened = await open_store(file)
        assert isinstance(opened, Opened)
        assert shape(file)[0] == len(today)
        assert await opened.store.memory("night", 0) == b"sealed"
        await opened.store.close()


def shape(file: Path) -> tuple[int, set[str]]:
    """The version of a file and the names of its tables."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as disk:
        (version,) = disk.execute("PRAGMA user_version").fetchone()
        names = disk.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return version, {name for (name,) in names}
