"""Somebody copies the server's data folder, has a phone of the table besides, and runs the program.

With the program's own code it opens what that phone's keys open: nothing, without a second phone.
"""

import shutil
import stat
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest

from companion.handoff.message import known
from companion.live.grace import SECONDS
from companion.live.registry import TableRegistry
from companion.session import moves, offline_seat
from companion.session.credentials import Credential, Credentials
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import MINUTE, Guest, make_table, open_registry, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


@dataclass
class Server:
    """A server and its data folder."""

    registry: TableRegistry
    data: Path
    clock: HandClock


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    clock = HandClock()
    registry, close = await open_registry(tmp_path / "data", clock)
    yield Server(registry, tmp_path / "data", clock)
    await close()


async def opens(server: Server, code: str, *stolen: str | None) -> bool:
    """Whether the thief's own server opens the copied drawer for these phones."""
    copy = server.data.with_name("copy")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(server.data, copy)
    registry, close = await open_registry(copy)
    phones = [await Guest(registry, code, memory).come() for memory in stolen]
    found = live_of(phones[0].session).secrets is not None
    await close()
    return found


async def playing(server: Server, game: str = "secret_night", seats: int = 4) -> list[Guest]:
    guests = await seat_all(await make_table(server.registry, seats, game), NAMES[:seats])
    await deal(guests)
    return guests


async def deal(guests: list[Guest]) -> None:
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


async def stranger_asks(server: Server, guests: list[Guest], seat: int) -> Guest:
    """The phone of a seat is away; somebody's phone says it is the new one."""
    guests[seat].session.leave()
    stranger = await Guest(server.registry, guests[0].code).come()
    assert await moves.ask(stranger.session, seat) is None
    return stranger


def number(guest: Guest) -> int:
    move = guest.session.scene.table.move
    assert move is not None
    return move.number


async def test_no_single_phone_opens_the_drawer_and_any_two_do(server: Server) -> None:
    guests = await playing(server)
    code = guests[0].code
    for guest in guests:
        assert not await opens(server, code, guest.memory)
        assert not await opens(server, code, guest.memory, guest.memory)
    for one, other in combinations(guests, 2):
        assert await opens(server, code, one.memory, other.memory)


async def test_of_two_players_both_are_needed(server: Server) -> None:
    guests = await playing(server, "microfilms", 2)
    code = guests[0].code
    for guest in guests:
        assert not await opens(server, code, guest.memory)
    assert await opens(server, code, *(guest.memory for guest in guests))


async def test_a_stranger_who_was_refused_has_no_part_of_it(server: Server) -> None:
    guests = await playing(server)
    stranger = await stranger_asks(server, guests, 1)
    stolen = stranger.memory
    asked = number(stranger)
    for voter in (guests[0], guests[2]):
        assert await moves.agree(voter.session, asked) is None
    assert await moves.end(guests[3].session, asked) is None
    assert not await opens(server, guests[0].code, stolen)
    assert not await opens(server, guests[0].code, stolen, guests[0].memory)


async def test_nor_one_who_waits_for_the_minute_to_pass(server: Server) -> None:
    guests = await playing(server)
    stranger = await stranger_asks(server, guests, 1)
    asked = number(stranger)
    for voter in (guests[0], guests[2], guests[3]):
        assert await moves.agree(voter.session, asked) is None
    assert not await opens(server, guests[0].code, stranger.memory, guests[0].memory)


async def test_who_was_given_a_seat_has_a_share_and_the_old_phone_none(server: Server) -> None:
    guests = await playing(server)
    old = guests[1].memory
    new = await stranger_asks(server, guests, 1)
    asked = number(new)
    for voter in (guests[0], guests[2], guests[3]):
        assert await moves.agree(voter.session, asked) is None
    server.clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    code = guests[0].code
    assert new.session.mine == (1,)
    assert not await opens(server, code, new.memory)
    assert await opens(server, code, new.memory, guests[3].memory)
    assert not await opens(server, code, old, guests[3].memory)


async def test_the_makers_key_and_the_makers_seat_are_one_phones(server: Server) -> None:
    guests = await playing(server)
    keeping = Credentials.read(guests[0].memory)
    assert keeping.maker is not None
    parts = (Credentials(keeping.maker).text(), Credentials(None, keeping.seats).text())
    code = guests[0].code
    assert not await opens(server, code, *parts)
    for part in parts:
        assert await opens(server, code, part, guests[2].memory)


async def test_a_phone_with_several_seats_brings_one_share(server: Server) -> None:
    maker = await make_table(server.registry, 4)
    guests = await seat_all(maker, NAMES[:2])
    for name in NAMES[2:]:
        assert await maker.session.sit(name, device=True) is None
    await deal(guests)
    assert len(maker.session.mine) == 3
    code = maker.code
    assert not await opens(server, code, maker.memory)
    assert not await opens(server, code, guests[1].memory)
    assert await opens(server, code, maker.memory, guests[1].memory)


async def test_the_laptop_in_the_middle_is_no_part_of_it_where_two_others_are(
    server: Server,
) -> None:
    """Its browser's storage often lies on the very disk that is copied."""
    maker = await make_table(server.registry, 4)
    guests = [await Guest(server.registry, maker.code).come() for _ in NAMES]
    for guest, name in zip(guests, NAMES, strict=True):
        assert await guest.session.sit(name) is None
    await deal(guests)
    for guest in guests:
        assert not await opens(server, maker.code, maker.memory, guest.memory)
    assert await opens(server, maker.code, guests[0].memory, guests[3].memory)


async def test_one_phone_for_all_opens_it_alone_and_holds_all_keys_anyway(server: Server) -> None:
    maker = await make_table(server.registry, 4)
    assert await maker.session.sit("Anna") is None
    for name in NAMES[1:]:
        assert await maker.session.sit(name, device=True) is None
    await deal([maker])
    assert await opens(server, maker.code, maker.memory)
    assert not await opens(server, maker.code, Credentials(Credential.fresh()).text())


async def test_beside_phones_by_code_the_one_at_the_server_opens_it_alone(server: Server) -> None:
    """They never come back to the server: were their share needed, nobody could end the game."""
    maker = await make_table(server.registry, 4)
    assert await maker.session.sit("Anna") is None
    seats = [offline_seat.sit(name, MINUTE) for name in NAMES[1:]]
    keys = []
    for seat in seats:
        assert isinstance(seat, OfflineSeat)
        assert isinstance(await maker.session.read_code(known(offline_seat.code(seat))), Incoming)
        keys.append(Credential(seat.key, bytes(16)))
    await deal([maker])
    assert not await opens(server, maker.code, Credentials(None, tuple(keys)).text())
    assert await opens(server, maker.code, maker.memory)


async def test_nobody_else_on_the_computer_may_read_the_files(server: Server) -> None:
    await playing(server)
    kept = sorted(server.data.iterdir())
    assert [file.name for file in kept] == ["companion.db", "companion.db-shm", "companion.db-wal"]
    assert {mode(file) for file in kept} == {0o600}
    assert mode(server.data) == 0o700


async def test_files_that_were_there_before_are_closed_to_others_too(tmp_path: Path) -> None:
    data = tmp_path / "data"
    _, close = await open_registry(data)
    data.chmod(0o755)
    kept = [*data.iterdir()]
    for file in kept:
        file.chmod(0o644)
    _, close_again = await open_registry(data)
    assert {mode(file) for file in kept} == {0o600}
    assert mode(data) == 0o700
    await close()
    await close_again()


async def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("for all")
    tmp_path.chmod(0o755)
    _, close = await open_registry(tmp_path)
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "companion.db") == 0o600
    await close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)
