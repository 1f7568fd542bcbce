"""A deal is given up: by somebody, or because it can't be made. Nobody learns what was dealt."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.live.dealer import Dealer
from companion.live.registry import TableRegistry
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreFull
from companion.table.refusal import NotDealt, NotYourSeat, Over
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


async def lobby(registry: TableRegistry) -> list[Guest]:
    return await seat_all(await make_table(registry, 4), NAMES)


async def test_who_sits_may_give_up_and_who_watches_may_not(registry: TableRegistry) -> None:
    guests = await lobby(registry)
    watcher = await Guest(registry, guests[0].code).come()
    assert await guests[1].session.give_up() == NotDealt()
    assert await guests[0].session.deal() is None
    await guests[2].sees_phase(Phase.PLAYING)
    assert await watcher.session.give_up() == NotYourSeat()
    assert await guests[1].session.give_up() is None
    assert await guests[2].session.give_up() is None
    for guest in (*guests, watcher):
        table = await guest.sees_phase(Phase.LOBBY)
        assert table.given_up is not None
        assert table.given_up.seat == 2
        assert [seat.name for seat in table.seats] == [*NAMES]
    assert await guests[0].session.deal() is None
    await guests[2].sees_phase(Phase.PLAYING)
    assert await guests[0].session.end() is None
    assert await guests[1].session.give_up() == Over()


async def test_the_log_that_tells_of_it_is_read_again_after_a_restart(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await lobby(registry)
    assert await guests[0].session.deal() is None
    await guests[0].sees_phase(Phase.PLAYING)
    assert await guests[0].session.give_up() is None
    table = guests[0].session.scene.table
    await close()
    registry, close = await open_registry(tmp_path)
    back = await Guest(registry, guests[0].code, guests[3].memory).come()
    assert back.session.scene.table == table
    assert not back.session.scene.closed
    await close()


async def test_a_deal_nobody_can_open_any_more_is_given_up_while_it_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server died while it dealt, and only one phone of the table is left."""
    registry, close = await open_registry(tmp_path)
    guests = await lobby(registry)
    monkeypatch.setattr(Dealer, "_deal", lambda _: None)
    assert await guests[0].session.deal() is None
    await close()
    monkeypatch.undo()
    registry, close = await open_registry(tmp_path)
    back = await Guest(registry, guests[0].code, guests[1].memory).come()
    await back.sees_phase(Phase.DEALING)
    assert back.session.scene.closed
    assert await back.session.give_up() is None
    await back.sees_phase(Phase.LOBBY)
    await close()


async def test_a_deal_that_the_disk_has_no_room_for_is_tried_again(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealer.__init__, "__defaults__", (0.0,))
    guests = await lobby(registry)
    store, tried = live_of(guests[0].session)._store, asyncio.Event()
    append, left = store.append, 3

    async def narrow(table: str, after: int, entries: Any, **drawer: Any) -> None:
        nonlocal left
        if entries[0].kind == "dealt" and left:
            left -= 1
            tried.set()
            raise StoreFailed(StoreFull("data"))
        await append(table, after, entries, **drawer)

    monkeypatch.setattr(store, "append", narrow)
    assert await guests[0].session.deal() is None
    await tried.wait()
    await guests[0].sees_phase(Phase.PLAYING)
    assert left == 0
