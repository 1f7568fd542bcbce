"""A deal is given up: by somebody, or because it can't be made. Nobody learns what was dealt."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.server.dealer import Dealer
from companion.server.registry import TableRegistry
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreFull
from companion.table.refusal import NotDealt, NotYourSeat, Over
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_desk, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    desk, close = await open_desk(tmp_path)
    yield desk
    await close()


async def lobby(desk: TableRegistry) -> list[Guest]:
    return await seat_all(await make_table(desk, 4), NAMES)


async def test_who_sits_may_give_up_and_who_watches_may_not(desk: TableRegistry) -> None:
    guests = await lobby(desk)
    watcher = await Guest(desk, guests[0].code).come()
    assert await guests[1].visit.give_up() == NotDealt()
    assert await guests[0].visit.deal() is None
    await guests[2].sees_phase(Phase.PLAYING)
    assert await watcher.visit.give_up() == NotYourSeat()
    assert await guests[2].visit.give_up() is None
    for guest in (*guests, watcher):
        table = await guest.sees_phase(Phase.LOBBY)
        assert table.given_up is not None
        assert table.given_up.seat == 2
        assert [seat.name for seat in table.seats] == [*NAMES]
    assert await guests[0].visit.deal() is None
    await guests[2].sees_phase(Phase.PLAYING)
    assert await guests[0].visit.end() is None
    assert await guests[1].visit.give_up() == Over()


async def test_the_log_that_tells_of_it_is_read_again_after_a_restart(tmp_path: Path) -> None:
    desk, close = await open_desk(tmp_path)
    guests = await lobby(desk)
    assert await guests[0].visit.deal() is None
    await guests[0].sees_phase(Phase.PLAYING)
    assert await guests[0].visit.give_up() is None
    table = guests[0].visit.scene.table
    await close()
    desk, close = await open_desk(tmp_path)
    back = await Guest(desk, guests[0].code, guests[3].memory).come()
    assert back.visit.scene.table == table
    assert not back.visit.scene.closed
    await close()


async def test_a_deal_nobody_can_open_any_more_is_given_up_while_it_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server died while it dealt, and only one phone of the table is left."""
    desk, close = await open_desk(tmp_path)
    guests = await lobby(desk)
    monkeypatch.setattr(Dealer, "_deal", lambda _: None)
    assert await guests[0].visit.deal() is None
    await close()
    monkeypatch.undo()
    desk, close = await open_desk(tmp_path)
    back = await Guest(desk, guests[0].code, guests[1].memory).come()
    await back.sees_phase(Phase.DEALING)
    assert back.visit.scene.closed
    assert await back.visit.give_up() is None
    await back.sees_phase(Phase.LOBBY)
    await close()


async def test_a_deal_that_the_disk_has_no_room_for_is_tried_again(
    desk: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealer.__init__, "__defaults__", (0.0,))
    guests = await lobby(desk)
    store, tried = live_of(guests[0].visit)._store, asyncio.Event()
    append, left = store.append, 3

    async def narrow(table: str, after: int, entries: Any, **drawer: Any) -> None:
        nonlocal left
        if entries[0].kind == "dealt" and left:
            left -= 1
            tried.set()
            raise StoreFailed(StoreFull("data"))
        await append(table, after, entries, **drawer)

    monkeypatch.setattr(store, "append", narrow)
    assert await guests[0].visit.deal() is None
    await tried.wait()
    await guests[0].sees_phase(Phase.PLAYING)
    assert left == 0
