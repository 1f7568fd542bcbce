"""Somebody sits down twice to stop the table: the second seat's key is the first one turned over.

Both keys have one secret, and no deal can be made to them: the evening would hang in the dealing.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.handoff import seat as seat_code
from companion.handoff.header import GameId, Header, Kind
from companion.handoff.message import known, parse
from companion.handoff.refusals import SameKey
from companion.live import deals
from companion.live.registry import TableRegistry
from companion.session import offline_seat
from companion.session.credentials import Credentials
from companion.session.incoming import UNPROVABLE, Incoming
from companion.session.offline_seat import OfflineSeat
from companion.table import wish
from companion.table.record import Carrier
from companion.table.state import Phase
from tests.support.callers import everybody
from tests.support.guest import MINUTE, Guest, make_table, open_registry, seat_all
from tests.support.live import live_of
from tests.support.turned import Turned


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


def turned_code(seed: bytes, name: str) -> bytes:
    """The SEAT of a turned key, rightly signed."""
    head = Header(Kind.SEAT, GameId.fresh(MINUTE), 0, 255)
    raw = seat_code.seal(head, Turned(seed), name)
    assert isinstance(seat_code.read(parse(raw)), seat_code.Seat)
    return raw


async def test_a_turned_key_of_a_phone_at_the_table_takes_no_seat(registry: TableRegistry) -> None:
    guests = await seat_all(await make_table(registry, 4), ("Anna", "Bruno"))
    (held,) = Credentials.read(guests[1].memory).seats
    found = await guests[0].session.read_code(known(turned_code(held.key.seed, "Nobody")))
    assert found == SameKey(1, 2)
    assert [seat.name for seat in guests[0].session.scene.table.seats] == ["Anna", "Bruno"]


async def test_nor_one_of_a_phone_that_sits_by_code(registry: TableRegistry) -> None:
    guests = await seat_all(await make_table(registry, 4), ("Anna",))
    sat = offline_seat.sit("Carla", MINUTE)
    assert isinstance(sat, OfflineSeat)
    assert isinstance(await guests[0].session.read_code(known(offline_seat.code(sat))), Incoming)
    found = await guests[0].session.read_code(known(turned_code(sat.key.seed, "Nobody")))
    assert found == SameKey(1, 2)


async def crowded(registry: TableRegistry) -> list[Guest]:
    """A table of yesterday's program, where such a seat was taken."""
    guests = await seat_all(await make_table(registry, 4), ("Anna", "Bruno", "Carla"))
    (held,) = Credentials.read(guests[1].memory).seats
    key = Turned(held.key.seed).public
    room = live_of(guests[0].session)
    sits = wish.Sit("Nobody", key, UNPROVABLE, Carrier.CODE)
    assert await room.submit(sits, everybody) is None
    return guests


async def test_where_one_sits_already_the_deal_does_not_begin(registry: TableRegistry) -> None:
    guests = await crowded(registry)
    assert await guests[2].session.deal() == SameKey(1, 3)
    assert guests[2].session.scene.table.phase is Phase.LOBBY


async def test_a_deal_that_has_begun_falls_back_to_the_lobby(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it hung yesterday, and the server was started anew."""
    guests = await crowded(registry)
    monkeypatch.setattr(deals, "refuse_same_key", lambda _: None)
    assert await guests[0].session.deal() is None
    table = await guests[2].sees(lambda table: table.given_up is not None)
    assert table.phase is Phase.LOBBY
    assert table.given_up is not None
    assert table.given_up.failed
    assert live_of(guests[0].session).secrets is None
    assert await guests[0].session.free(3) is None
    assert await guests[0].session.sit("Dave", device=True) is None
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


async def test_nobody_gives_up_what_is_not_dealt(registry: TableRegistry) -> None:
    guests = await seat_all(await make_table(registry, 4), ("Anna", "Bruno", "Carla", "Dave"))
    before = guests[0].session.scene.table
    assert await guests[0].session.give_up() is not None
    assert guests[0].session.scene.table == before
