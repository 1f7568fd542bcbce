"""Tables are listed, erased, moved and copied, in whatever kind of store; copies are restored."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from companion import tables_command
from companion.command_line import FOLDERS, read_wishes
from companion.refusal import Refusal
from companion.store import schema
from companion.store.contract import HostedStore
from companion.store.refusal import (
    CopyOfDatabase,
    FileThere,
    NoStoreFile,
    StoreNewer,
    TableThere,
    TableUnknown,
)
from companion.table.log import Entry
from companion.ui.words import words
from tests.store.chain import is_whole, onto
from tests.store.places import (
    SHARED,
    Means,
    PostgresPlace,
    SharedPlace,
    SqlitePlace,
    in_database,
    store_at,
)
from tests.support.postgres import Cluster, programs

TODAY = 20_000
LOG = onto((), "seed", "Zoë 🂡")


@pytest.fixture(params=SHARED, ids=lambda kind: kind.__name__)
async def place(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster
) -> AsyncIterator[SharedPlace]:
    async with request.param(Means(tmp_path / "kept", None, postgres)) as place:
        yield place


@pytest.fixture
async def store(place: SharedPlace) -> HostedStore:
    return await place.open()


async def ask(place: SharedPlace, *said: object) -> Refusal | None:
    """`companion tables …` over the store of that place."""
    wish = read_wishes(["tables", *map(str, said)]).tables
    assert wish is not None
    url = place.address if isinstance(place, PostgresPlace) else None
    return await tables_command.run(wish, url, Path(place.address), TODAY, words("en", FOLDERS))


async def fill(store: HostedStore, *days: int) -> None:
    for number, day in enumerate(days):
        name = f"table {number}"
        await store.append(name, 0, LOG, drawer=f"drawer {number}".encode())
        await store.put_memory(name, 1, b"one")
        await store.put_memory(name, 0, b"zero")
        await store.touch(name, day)


async def whole(store: HostedStore, name: str) -> tuple[tuple[Entry, ...], bytes | None, object]:
    return await store.read(name), await store.drawer(name), await store.memories(name)


async def test_tables_are_listed_by_their_age_and_erased_for_good(
    place: SharedPlace, store: HostedStore, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(store, TODAY - 400, TODAY, TODAY - 366)
    await store.touch("table 1", TODAY - 9)  # a clock that goes back changes nothing
    await store.put_memory("no table", 0, b"")

    assert await ask(place) is None
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines] == ["table 0", "table 2", "table 1"]
    assert lines[2].split() == ["table", "1", "2024-10-04", "2", "?"]
    assert await ask(place, "--older-than", 365) is None
    assert len(capsys.readouterr().out.splitlines()) == 2

    assert await ask(place, "erase", "table") == TableUnknown("table")
    assert await ask(place, "erase", "--older-than", 365, "table 1") is None
    assert "3 tables were erased." in capsys.readouterr().out
    for number in range(3):
        assert await whole(store, f"table {number}") == ((), None, ())
    if isinstance(place, SqlitePlace):
        kept = b"".join(path.read_bytes() for path in place.file.parent.iterdir())
        assert b"drawer 1" not in kept
        assert "Zoë".encode() not in kept
    await store.append("table 0", 0, LOG)  # its name is free again


async def test_a_table_goes_as_one_file_to_another_store_and_back(
    place: SharedPlace, store: HostedStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(store, TODAY, TODAY)
    file, before = tmp_path / "one.db", await whole(store, "table 1")
    assert await ask(place, "export", "table 1", file) is None
    assert [path.name for path in tmp_path.glob("one*")] == ["one.db"]
    other = await store_at(file)
    assert await other.tables() == ("table 1",)
    assert await whole(other, "table 1") == before
    await other.close()
    assert await ask(place, "export", "table 1", file) == FileThere("one.db")

    assert await ask(place, "import", file) == TableThere("table 1")
    await store.erase("table 1")
    assert await ask(place, "import", file) is None
    assert "One table was taken in." in capsys.readouterr().out
    assert await whole(store, "table 1") == before
    assert {one.name: one.opened for one in await store.kept()} == {
        "table 0": TODAY,
        "table 1": TODAY,
    }


def missing(file: Path) -> None:
    file.unlink()


def torn(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def a_letter(file: Path) -> None:
    file.write_text("Dear Inspector, " * 500)


async def test_a_file_that_is_none_of_ours_is_refused_and_nothing_is_taken_in(
    place: SharedPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.db"
    harms: tuple[Callable[[Path], None], ...] = (missing, torn, a_letter)
    for harm in harms:
        other = await store_at(file)
        await fill(other, TODAY)
        await other.close()
        harm(file)
        assert await ask(place, "import", file) == NoStoreFile("one.db"), harm.__name__
        file.unlink(missing_ok=True)
    with monkeypatch.context() as later:
        later.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE later (id INTEGER)"))
        await (await store_at(file)).close()
    assert await ask(place, "import", file) == StoreNewer("one.db")
    assert await (await place.open()).tables() == ()


async def program(name: str, *arguments: str) -> None:
    """One of PostgreSQL's own."""
    process = await asyncio.create_subprocess_exec(programs() / name, *arguments)
    assert await process.wait() == 0


async def burst(store: HostedStore, confirmed: list[int]) -> None:
    log = onto((), 0)
    while True:
        await store.append("night", len(log) - 1, log[-1:], drawer=str(len(log)).encode())
        confirmed.append(len(log))
        log += onto(log, len(log))


async def test_a_copy_made_while_it_is_written_to_is_whole_and_can_be_restored(
    place: SharedPlace, store: HostedStore, tmp_path: Path, postgres: Cluster
) -> None:
    confirmed = list[int]()
    bursting = asyncio.create_task(burst(store, confirmed))
    while len(confirmed) < 5:
        await asyncio.sleep(0)
    least, copy = confirmed[-1], tmp_path / "copy"
    if isinstance(place, PostgresPlace):
        assert await ask(place, "copy", copy) == CopyOfDatabase()
        restored = postgres.database()
        await program("pg_dump", "-d", place.address, "-f", str(copy))
        how = ("-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null")
        await program("psql", *how, "-d", restored.url, "-f", str(copy))
        found: HostedStore = await in_database(restored.url)
    else:
        assert await ask(place, "copy", copy) is None
        assert copy.stat().st_mode & 0o777 == 0o600
        assert await ask(place, "copy", copy) == FileThere("copy")
        found = await store_at(copy)
    bursting.cancel()
    log = await found.read("night")
    assert is_whole(log)
    assert len(log) >= least
    assert await found.drawer("night") == str(len(log)).encode()
    await found.append("night", len(log), onto(log, "goes on"))
    await found.close()
    if isinstance(place, PostgresPlace):
        postgres.give_back(restored)
