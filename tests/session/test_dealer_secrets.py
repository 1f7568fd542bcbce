"""The drawer: who opens it, in its form of today and of yesterday."""

import secrets
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path

import pytest

from companion.handoff import hpke
from companion.handoff.primitives import gcm_seal
from companion.handoff.seatkey import SeatKey, x_public
from companion.handoff.shares import Share
from companion.live.registry import TableRegistry
from companion.session.credentials import Credentials
from companion.session.dealer_secrets import (
    DealerSecrets,
    Opening,
    brought_back,
    closed,
    entrusted,
    is_entrusted,
    share_in,
    share_of,
)
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreFull
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import bring, live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


def brings(opening: Opening, key: SeatKey) -> DealerSecrets | None:
    """What a phone with this key does: it opens its own share, and brings that alone."""
    share = share_of(opening.wraps, key)
    return opening.bring(share) if share is not None else None


def closed_yesterday(inside: DealerSecrets, keys: list[bytes]) -> bytes:
    """As it was closed before: each of these keys opens it alone."""
    key, nonce, info = secrets.token_bytes(16), secrets.token_bytes(12), b"companion/drawer/1"
    wraps = [hpke.seal(key, x_public(public), info) for public in keys]
    body = gcm_seal(key, nonce, inside.seed + inside.dealer.seed, info)
    return bytes([len(wraps)]) + b"".join(wraps) + nonce + body


def test_two_different_shares_open_it_and_nothing_else_does() -> None:
    inside = DealerSecrets.fresh()
    anna, bruno, carla, stranger = (SeatKey.fresh() for _ in range(4))
    blob = closed(inside, ((anna.public, bruno.public), (carla.public,)))
    opening = Opening(blob)
    for key in (anna, bruno, stranger, anna):
        assert brings(opening, key) is None
    assert brings(opening, carla) == inside
    assert inside.seed not in blob


def test_wrong_shares_keep_nobody_from_opening_it() -> None:
    inside = DealerSecrets.fresh()
    anna, bruno = SeatKey.fresh(), SeatKey.fresh()
    opening = Opening(closed(inside, ((anna.public,), (bruno.public,))))
    assert brings(opening, anna) is None
    for wrong in (b"", b"x", bytes(17), bytes([1]) * 17, bytes([2]) * 17, bytes([9]) * 17):
        assert opening.bring(wrong) is None
    assert brings(opening, bruno) == inside


def test_a_drawer_that_was_tampered_with_does_not_open() -> None:
    anna, bruno = SeatKey.fresh(), SeatKey.fresh()
    blob = closed(DealerSecrets.fresh(), ((anna.public,), (bruno.public,)))
    for place in (1, 5, len(blob) - 1):
        other = bytearray(blob)
        other[place] ^= 1
        opening = Opening(bytes(other))
        assert brings(opening, anna) is None
        assert brings(opening, bruno) is None


async def playing(registry: TableRegistry) -> list[Guest]:
    guests = await seat_all(await make_table(registry, 4), NAMES)
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    return guests


async def put_back_yesterdays(guests: list[Guest]) -> bytes:
    room = live_of(guests[0].session)
    assert room.secrets is not None
    keys = [seat.key for seat in room.table.seats]
    blob = closed_yesterday(room.secrets, keys)
    await room._store.put_drawer(room.name, blob)
    return blob


async def test_yesterdays_drawer_opens_and_is_closed_anew(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await playing(registry)
    old, name = await put_back_yesterdays(guests), live_of(guests[0].session).name
    await close()
    registry, close = await open_registry(tmp_path)
    first = await Guest(registry, guests[0].code, guests[2].memory).come()
    assert live_of(first.session).secrets is not None
    renewed = await registry._store.drawer(name)
    assert renewed is not None
    assert not Opening(renewed).old
    assert not [file for file in tmp_path.iterdir() if old[-40:] in file.read_bytes()]
    (held,) = Credentials.read(guests[2].memory).seats
    assert brings(Opening(renewed), held.key) is None
    assert await first.session.end() is None
    await close()


async def test_where_there_is_no_room_to_close_it_anew_it_is_open_all_the_same(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await playing(registry)
    await put_back_yesterdays(guests)
    room = live_of(guests[0].session)
    room.secrets = None

    async def full(*_: object) -> None:
        raise StoreFailed(StoreFull("data"))

    monkeypatch.setattr(room._store, "renew_drawer", full)
    (held,) = Credentials.read(guests[2].memory).seats
    await bring(room, held.key)
    assert room.secrets is not None


# --- the drawer of a phone that deals


def keys(count: int) -> list[SeatKey]:
    return [SeatKey.fresh() for _ in range(count)]


@pytest.mark.parametrize(("others", "needed"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_three_other_phones_or_all_of_fewer_bring_it_back(others: int, needed: int) -> None:
    inside, phones = DealerSecrets.fresh(), keys(others)
    blob = entrusted(inside, tuple((key.public,) for key in phones))
    assert inside.seed not in blob
    shares = [share for key in phones if (share := share_in(blob, key)) is not None]
    assert len(shares) == others
    for size in range(others + 1):
        for some in combinations(shares, size):
            assert brought_back(blob, some) == (inside if size >= needed else None)
    assert share_in(blob, SeatKey.fresh()) is None
    assert Opening(blob).foreign


def test_all_keys_of_one_phone_bring_one_share_and_a_wrong_share_does_not_hinder() -> None:
    inside, (anna, guest, bruno, carla) = DealerSecrets.fresh(), keys(4)
    phones = ((anna.public, guest.public), (bruno.public,), (carla.public,))
    blob = entrusted(inside, phones)
    assert is_entrusted(blob, phones)
    found = [share_in(blob, key) for key in (anna, guest, bruno, carla)]
    shares = [share for share in found if share is not None]
    assert shares[0] == shares[1]
    assert brought_back(blob, shares[:3]) is None
    wrong = Share(9, bytes(16))
    assert brought_back(blob, [wrong, *shares[1:]]) == inside
    assert brought_back(blob, [wrong, *shares[1:3]]) is None


def test_a_drawer_of_another_form_or_for_others_is_none() -> None:
    phones = tuple((key.public,) for key in keys(3))
    blob = entrusted(DealerSecrets.fresh(), phones)
    assert not is_entrusted(blob[:-1], phones)
    assert not is_entrusted(blob, phones[:2])
    assert not is_entrusted(blob, ())
    assert is_entrusted(entrusted(DealerSecrets.fresh(), ()), ())
    assert not is_entrusted(closed(DealerSecrets.fresh(), phones), phones)
    for other in (b"", b"\xf3", closed(DealerSecrets.fresh(), phones)):
        assert share_in(other, SeatKey.fresh()) is None
        assert brought_back(other, []) is None
