"""A table whose database is away for a while: its phones are told, and it goes on by itself."""

import contextlib
import tempfile
from pathlib import Path

import pytest

from companion.games import discover
from companion.live.registry import TableRegistry
from companion.store.contract import StoreFailed
from companion.store.refusal import DatabaseAway
from tests.store.places import in_database
from tests.support.guest import MINUTE, Guest, make_table
from tests.support.postgres import Cluster, Gate
from tests.support.wire import WireRegistry, served


async def test_phones_are_told_that_the_database_is_away_and_that_it_is_back(
    postgres: Cluster,
) -> None:
    database = postgres.database()
    async with contextlib.AsyncExitStack() as around:
        folder = around.enter_context(tempfile.TemporaryDirectory(prefix="gate-"))
        gate = Gate(database, Path(folder))
        await gate.open()
        around.push_async_callback(gate.close)
        store = await in_database(gate.url, patience=0.3)
        around.push_async_callback(store.close)
        registry = TableRegistry(store, discover(), lambda: MINUTE)
        afar = WireRegistry(registry, await around.enter_async_context(served(registry)))
        anna = await make_table(registry, 4)
        bert = await Guest(afar, anna.code).come()
        assert await anna.session.sit("Anna") is None
        assert await bert.session.sit("Bert") is None

        await gate.close()
        for phone in (anna, bert):
            await phone.sees_line(DatabaseAway)
        assert await bert.session.free(bert.seat) == DatabaseAway()
        with pytest.raises(StoreFailed) as failed:
            await anna.session.resize(5)
        assert failed.value.refusal == DatabaseAway()
        assert [seat.name for seat in anna.table.seats] == ["Anna", "Bert"]

        await gate.open()
        for phone in (anna, bert):
            await phone.sees_line(None)
        assert await bert.session.free(bert.seat) is None
        assert await anna.session.resize(5) is None
        for phone in (anna, bert):
            await phone.sees(lambda table: table.places == 5 and len(table.seats) == 1)
            phone.session.leave()
    postgres.give_back(database)
