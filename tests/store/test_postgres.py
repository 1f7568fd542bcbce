"""What happens when the database is away, full, read-only or not ours; what must not be lost."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path

import pytest

from companion.store.contract import StoreFailed
from companion.store.postgresql import schema
from companion.store.postgresql.opening import open_store
from companion.store.refusal import (
    DatabaseAway,
    DatabaseDenied,
    DatabaseForeign,
    DatabaseFull,
    DatabaseNewer,
    DatabaseReadOnly,
    DatabaseUnknown,
    DatabaseUnreachable,
)
from tests.store.chain import is_whole, onto
from tests.store.places import in_database
from tests.support.postgres import Cluster, Database, Gate

ROOM = 'CREATE TRIGGER room BEFORE INSERT ON companion.entries EXECUTE FUNCTION public."full"()'
FULL = (
    'CREATE FUNCTION public."full"() RETURNS trigger LANGUAGE plpgsql AS'
    " $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$",
    ROOM,
)
"""As a disk without room says it, which a test cannot have."""


SLOW = (
    'CREATE FUNCTION public."slow"() RETURNS trigger LANGUAGE plpgsql AS'
    " $$ BEGIN PERFORM pg_sleep(0.1); RETURN NULL; END $$",
    'CREATE TRIGGER slow AFTER INSERT ON companion.entries EXECUTE FUNCTION public."slow"()',
)


@pytest.fixture
async def database(postgres: Cluster) -> AsyncIterator[Database]:
    """Of this test alone."""
    made = postgres.database()
    yield made
    postgres.give_back(made)


@pytest.fixture
async def gate(database: Database) -> AsyncIterator[Gate]:
    """The way to it."""
    with tempfile.TemporaryDirectory(prefix="gate-") as folder:
        made = Gate(database, Path(folder))
        await made.open()
        yield made
        await made.close()


async def test_while_the_database_is_away_nothing_is_lost_and_later_it_goes_on(gate: Gate) -> None:
    store = await in_database(gate.url, patience=0.3)
    log = onto((), *"abc")
    await store.append("night", 0, log[:1], drawer=b"seed")
    async with aclosing(store.follow("night", 1)) as news:
        waiting = asyncio.ensure_future(anext(news))
        await gate.close()
        with pytest.raises(StoreFailed) as failed:
            await waiting
        assert failed.value.refusal == DatabaseAway()
    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 1, log[1:2], empty_drawer=True)
    assert failed.value.refusal == DatabaseAway()

    await gate.open()
    async with asyncio.timeout(60), aclosing(store.follow("night", 1)) as news:
        waiting = asyncio.ensure_future(anext(news))
        await store.append("night", 1, log[1:])
        assert await waiting == log[1:]
    assert await store.drawer("night") == b"seed"
    assert await store.read("night") == log
    await store.close()


async def test_an_append_whose_answer_is_lost_is_written_once_and_confirmed(gate: Gate) -> None:
    store = await in_database(gate.url, patience=0.3)
    log = onto((), *"ab")
    await store.append("night", 0, log[:1])
    gate.swallow()
    await store.append("night", 1, log[1:], drawer=b"seed")
    assert await store.read("night") == log
    assert await store.drawer("night") == b"seed"
    await store.close()


async def test_a_database_that_crashed_has_all_that_was_confirmed(
    postgres: Cluster, database: Database
) -> None:
    store = await in_database(database.url, patience=0.3)
    log, confirmed = onto((), 0), 0

    async def burst() -> None:
        nonlocal log, confirmed
        while True:
            await store.append("night", confirmed, log[confirmed:])
            confirmed = len(log)
            log += onto(log, confirmed)

    bursting = asyncio.create_task(burst())
    while confirmed < 20:
        await asyncio.sleep(0)
    await asyncio.to_thread(postgres.kill)
    with pytest.raises(StoreFailed) as failed:
        await bursting
    assert failed.value.refusal == DatabaseAway()
    await asyncio.to_thread(postgres.start)
    kept = await store.read("night")
    assert is_whole(kept)
    assert kept[:confirmed] == log[:confirmed]
    assert len(kept) <= len(log)
    await store.append("night", len(kept), onto(kept, "goes on"))
    await store.close()


async def test_a_database_that_only_lets_us_read_or_is_full_is_told(database: Database) -> None:
    store = await in_database(database.url)
    log = onto((), *"ab")
    await store.append("night", 0, log[:1])
    read_only = f"ALTER DATABASE {database.name} SET default_transaction_read_only ="
    for harm, harmless, refusal in (
        ((f"{read_only} on",), f"{read_only} off", DatabaseReadOnly()),
        (FULL, "DROP TRIGGER room ON companion.entries", DatabaseFull()),
    ):
        database.alter(*harm)
        database.hang_up()
        with pytest.raises(StoreFailed) as failed:
            await store.append("night", 1, log[1:], drawer=b"seed")
        assert failed.value.refusal == refusal
        assert await store.read("night") == log[:1]
        assert await store.drawer("night") is None
        database.alter("SET default_transaction_read_only = off", harmless)
        database.hang_up()
    await store.append("night", 1, log[1:])
    assert await store.read("night") == log
    await store.close()


async def test_a_database_that_is_slow_is_waited_for_and_not_taken_to_be_away(
    database: Database,
) -> None:
    store = await in_database(database.url, patience=0.05)
    database.alter(*SLOW)
    names = [f"night {number}" for number in range(24)]
    await asyncio.gather(*(store.append(name, 0, onto((), "a")) for name in names))
    assert len(await store.tables()) == len(names)
    await store.close()


def newer(database: Database) -> None:
    database.alter("UPDATE companion.edition SET version = 99")


def foreign(database: Database) -> None:
    database.alter("DROP TABLE companion.edition")


def foreign_mark(database: Database) -> None:
    database.alter("UPDATE companion.edition SET program = 'Chess club'")


def read_only(database: Database) -> None:
    database.alter(f"ALTER DATABASE {database.name} SET default_transaction_read_only = on")


def anothers(database: Database) -> None:
    database.alter("ALTER SCHEMA companion OWNER TO postgres")


HARM: dict[Callable[[Database], None], Callable[[str], object]] = {
    newer: DatabaseNewer,
    foreign: DatabaseForeign,
    foreign_mark: DatabaseForeign,
    anothers: DatabaseDenied,
    read_only: lambda _: DatabaseReadOnly(),
}


async def test_what_is_not_ours_or_cannot_be_used_is_refused_and_left_as_it_is(
    postgres: Cluster,
) -> None:
    for harm, refusal in HARM.items():
        database = postgres.database()
        store = await in_database(database.url)
        log = onto((), "a")
        await store.append("night", 0, log)
        await store.close()
        harm(database)
        kept = database.alter("SELECT * FROM companion.entries")
        assert await open_store(database.url) == refusal(database.name), harm.__name__
        assert database.alter("SELECT * FROM companion.entries") == kept
        if harm is read_only:
            database.alter(
                "SET default_transaction_read_only = off",
                f"ALTER DATABASE {database.name} RESET default_transaction_read_only",
            )
        postgres.give_back(database)


async def test_a_role_that_owns_no_database_needs_only_the_schema(database: Database) -> None:
    database.alter(f"ALTER DATABASE {database.name} OWNER TO postgres")
    assert await open_store(database.url) == DatabaseDenied(database.name)
    database.alter("CREATE SCHEMA companion AUTHORIZATION plain")
    store = await in_database(database.url)
    await store.append("night", 0, onto((), "a"))
    await store.close()
    database.alter(f"ALTER DATABASE {database.name} OWNER TO plain")


async def test_tables_of_other_programs_beside_ours_are_no_matter(database: Database) -> None:
    database.alter("CREATE TABLE public.entries (recipe text)")
    store = await in_database(database.url)
    await store.append("night", 0, onto((), "a"))
    assert len(await store.read("night")) == 1
    await store.close()


async def test_an_address_that_is_none_or_leads_nowhere_is_one_sentence(tmp_path: Path) -> None:
    for none in ("companion.db", "mysql://role@computer/nights", "postgresql://role@[computer/x"):
        assert await open_store(none) == DatabaseUnknown()
    nowhere = f"postgresql://plain:secret@/nights?host={tmp_path}"
    refused = await open_store(nowhere)
    assert refused == DatabaseUnreachable("nights")
    assert "secret" not in repr(refused)


async def test_a_schema_of_every_earlier_shape_takes_the_steps_it_lacks(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = schema.STEPS
    for version in range(1, len(today)):
        database = postgres.database()
        with monkeypatch.context() as earlier:
            earlier.setattr(schema, "STEPS", today[:version])
            store = await in_database(database.url)
            await store.append("night", 0, onto((), "a"), drawer=b"seed")
            await store.close()
        store = await in_database(database.url)
        assert database.alter("SELECT version FROM companion.edition") == [(len(today),)]
        assert await store.read("night") == onto((), "a")
        assert await store.drawer("night") == b"seed"
        await store.close()
        postgres.give_back(database)


async def test_several_programs_may_make_the_schema_in_the_same_moment(database: Database) -> None:
    stores = await asyncio.gather(*(in_database(database.url) for _ in range(4)))
    await stores[0].append("night", 0, onto((), "a"))
    assert [len(await store.read("night")) for store in stores] == [1] * 4
    made = database.alter("SELECT program, version FROM companion.edition")
    assert made == [(schema.PROGRAM, schema.newest())]
    for store in stores:
        await store.close()
