"""Who speaks on the wire: strangers, other players, phones that lie, pages that speak nonsense."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.games.secret_night.rules.acts import SetClock
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import refusals_afar, wire
from companion.session.credentials import Credential, Credentials
from companion.session.proof import Proof, answer
from companion.session.refusals import LogOther, LogShorter
from companion.table import wish, wish_text
from companion.table.play import ANYHOW
from companion.table.record import Acted
from companion.table.refusal import CannotBeWritten, NotSigned, NotYourSeat
from companion.table.wish import Wish
from tests.support import guest
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import live_of
from tests.support.night_guests import NAMES, playing
from tests.support.wire import WireRegistry

NUMBERS = count()


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[WireRegistry]:
    """Tables that are reached over the wire."""
    monkeypatch.setattr(guest, "OVER_THE_WIRE", True)
    found, close = await open_registry(tmp_path)
    assert isinstance(found, WireRegistry)
    yield found
    await close()


class Client:
    """Another program on the wire, which may say anything."""

    def __init__(self, registry: WireRegistry, guest: Guest) -> None:
        self.room = live_of(guest.session)
        self.guest, self.url = guest, f"ws://127.0.0.1:{registry.port}/api"
        self.origin = f"http://127.0.0.1:{registry.port}"
        self.nonce, self.line = b"", ClientConnection.__new__(ClientConnection)

    async def come(self, since: int | None = None, digest: bytes | None = None) -> "Client":
        """Say hello to the table."""
        self.line = await connect(self.url, compression=None)
        challenge = wire.listen(str(await self.line.recv()))
        assert isinstance(challenge, wire.Challenge)
        self.nonce, table = challenge.nonce, self.room.table
        hello = wire.Hello(
            self.guest.code,
            table.number if since is None else since,
            table.digest if digest is None else digest,
        )
        await self.say(hello)
        return self

    async def say(self, frame: wire.Said) -> None:
        """One frame."""
        await self.line.send(wire.said(frame))

    async def prove(self, held: Credential, nonce: bytes | None = None, origin: str = "") -> None:
        """Show a key."""
        used = self.nonce if nonce is None else nonce
        said = answer(held.key, origin or self.origin, self.room.name, used)
        await self.say(wire.Prove((wire.Shown(held.key.public, held.token, said),)))

    def proof(self, wished: Wish, *keys: SeatKey, table: str = "", name: str = "") -> Proof:
        """Of a wish, decided on the table as it is."""
        now, text = self.room.table, wish_text.text(self.room.game, wished)
        fresh = name or f"wish {next(NUMBERS)}"
        proof = Proof(fresh, self.origin, now.number, now.digest, text)
        return proof.signed(table or self.room.name, keys)

    async def wants(self, proof: Proof) -> Refusal | None:
        """What becomes of it."""
        await self.say(wire.Want(proof.text()))
        return await self.answered()

    async def answered(self) -> Refusal | None:
        """The next answer."""
        async with asyncio.timeout(20):
            while True:
                told = wire.listen(str(await self.line.recv()))
                if isinstance(told, wire.Done):
                    return None
                if isinstance(told, wire.Refused):
                    return refusals_afar.received(told.key, told.arguments)


def held(guest: Guest) -> Credential:
    return Credentials.read(guest.memory).seats[0]


def clock(seat: int, to: int = 3, tap: str = "tap") -> wish.Act:
    return wish.Act(seat, SetClock(to), tap, ANYHOW)


async def test_a_wish_needs_the_key_of_its_seat_on_the_line_and_under_it(
    registry: WireRegistry,
) -> None:
    anna, bruno, *_ = await playing(registry)
    client = await Client(registry, bruno).come()
    log = client.room.table.number
    mine, theirs = held(bruno), held(anna)
    assert await client.wants(client.proof(clock(1), mine.key)) == NotYourSeat()
    await client.prove(mine)
    assert await client.wants(client.proof(clock(0), mine.key)) == NotYourSeat()
    assert await client.wants(client.proof(clock(1))) == NotSigned()
    assert await client.wants(client.proof(clock(1), theirs.key)) == NotSigned()
    signed = client.proof(clock(1), mine.key)
    forged = replace(signed, signatures=((mine.key.public, bytes(64)),))
    assert await client.wants(forged) == NotSigned()
    other = wish_text.text(client.room.game, clock(1, 4))
    assert await client.wants(replace(signed, wish=other)) == NotSigned()
    assert client.room.table.number == log
    assert await client.wants(signed) is None
    assert client.room.table.number == log + 1


async def test_anothers_signed_wish_is_not_done_by_whoever_has_it(registry: WireRegistry) -> None:
    anna, bruno, *_ = await playing(registry)
    client = await Client(registry, bruno).come()
    await client.prove(held(bruno))
    log = client.room.table.number
    assert await client.wants(client.proof(clock(0), held(anna).key)) == NotYourSeat()
    assert client.room.table.number == log


async def test_a_wish_that_comes_again_is_done_once_and_answered_alike(
    registry: WireRegistry,
) -> None:
    _, bruno, *_ = await playing(registry)
    client = await Client(registry, bruno).come()
    await client.prove(held(bruno))
    back = client.proof(wish.TakeBack("back", ANYHOW), held(bruno).key)
    refused = await client.wants(back)
    assert refused is not None
    done = client.proof(clock(1), held(bruno).key)
    assert await client.wants(done) is None
    log = client.room.table.number
    again = await Client(registry, bruno).come()
    await again.prove(held(bruno))
    assert await again.wants(done) is None
    assert await again.wants(back) == refused
    assert client.room.table.number == log


async def test_a_wish_is_good_at_its_own_table_and_origin_and_on_its_own_log(
    registry: WireRegistry,
) -> None:
    _, bruno, *_ = await playing(registry)
    client = await Client(registry, bruno).come()
    await client.prove(held(bruno))
    key, log = held(bruno).key, client.room.table.number
    assert await client.wants(client.proof(clock(1), key, table="0" * 32)) == NotSigned()
    elsewhere = replace(client.proof(clock(1)), origin="https://elsewhere.example")
    assert await client.wants(elsewhere.signed(client.room.name, [key])) == NotSigned()
    forked = replace(client.proof(clock(1), name="fork"), digest=bytes(32))
    assert await client.wants(forked.signed(client.room.name, [key])) == LogOther(log)
    later = replace(client.proof(clock(1), name="later"), number=log + 1)
    assert await client.wants(later.signed(client.room.name, [key])) == LogOther(log + 1)
    assert client.room.table.number == log


async def test_an_answer_to_another_challenge_proves_nothing(registry: WireRegistry) -> None:
    _, bruno, *_ = await playing(registry)
    mine = held(bruno)
    first, second = await Client(registry, bruno).come(), await Client(registry, bruno).come()
    assert first.nonce != second.nonce
    await second.prove(mine, nonce=first.nonce)
    await second.prove(mine, origin="https://elsewhere.example")
    await second.prove(Credential(mine.key, bytes(16)))  # of before a rescue
    await second.prove(Credential(SeatKey.fresh(), mine.token))
    assert await second.wants(second.proof(clock(1), mine.key)) == NotYourSeat()


async def test_a_seats_sheet_is_for_who_has_proven_it(registry: WireRegistry) -> None:
    _, bruno, carla, *_ = await playing(registry)
    assert await bruno.session.write_line(1, "note", "She lies.") is None
    client = await Client(registry, carla).come()
    await client.prove(held(carla))
    await client.say(wire.Keep("put", 1, b"spoilt"))
    assert await client.answered() == NotYourSeat()
    await client.say(wire.Keep("long", 2, bytes(20_000)))
    assert await client.answered() == CannotBeWritten()
    await client.say(wire.Read("get", 1))
    async with asyncio.timeout(20):
        while not isinstance(told := wire.listen(str(await client.line.recv())), wire.Sheet):
            pass
    assert told.blob == b""
    assert await bruno.session.sheet(1) == {"note": "She lies."}


async def test_the_drawer_is_closed_to_who_has_proven_nothing(registry: WireRegistry) -> None:
    anna, *_ = await playing(registry)
    client = await Client(registry, anna).come()
    client.room.secrets = None
    await client.say(wire.AskWraps("wraps"))
    async with asyncio.timeout(20):
        while not isinstance(told := wire.listen(str(await client.line.recv())), wire.Wraps):
            pass
    assert told.wraps == ()


async def test_a_phone_whose_log_does_not_go_on_here_is_told_so(registry: WireRegistry) -> None:
    anna, *_ = await playing(registry)
    number = live_of(anna.session).table.number
    client = await Client(registry, anna).come(since=number + 7)
    assert await client.answered() == LogShorter(number, number + 7)
    client = await Client(registry, anna).come(since=3, digest=bytes(32))
    assert await client.answered() == LogOther(3)


FOREIGN = (
    "",
    "{}",
    "[]",
    "nonsense",
    '{"is":"Hello"}',
    '{"is":"Done","id":"x"}',
    '{"is":"Want","proof":"{}"}',
    '{"is":"Read","id":1,"seat":"one"}',
    json.dumps({"is": "Hello", "code": "A" * 41, "since": 0, "digest": "", "edition": 1}),
    json.dumps({"is": "Prove", "keys": [{"key": "", "token": "", "signature": ""}] * 67}),
    "[" * 60_000,
    "x" * 100_000,
    b"\x00\x01",
)


@pytest.mark.parametrize("frame", FOREIGN, ids=range(len(FOREIGN)))
@pytest.mark.parametrize("greeted", [False, True])
async def test_what_is_no_frame_gets_one_refusal_and_the_line_is_closed(
    frame: str | bytes, greeted: bool, registry: WireRegistry
) -> None:
    anna, *_ = await seat_all(await make_table(registry, 4), NAMES[:1])
    client = Client(registry, anna)
    if greeted:
        await client.come()
    else:
        client.line = await connect(client.url, compression=None)
        await client.line.recv()
    await client.line.send(frame)
    told = list[wire.Told]()
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                told.append(wire.listen(str(await client.line.recv())))
    assert [type(one) for one in told].count(wire.Refused) == 1
    assert client.line.close_code == 1003
    assert await anna.session.resize(6) is None


async def test_a_phone_that_never_reads_holds_nobody_up(registry: WireRegistry) -> None:
    guests = await playing(registry)
    deaf = await Client(registry, guests[0]).come(since=0, digest=bytes(32))
    deaf.line.transport.pause_reading()
    seat, room = guests[1].seat, live_of(guests[1].session)
    for turn in range(60):
        assert (
            await guests[1].session.act(seat, SetClock(1 + turn % 9), f"tap {turn}", ANYHOW) is None
        )
    assert isinstance(room.history.lines[-1].record, Acted)
    deaf.line.transport.resume_reading()
    number = 0
    async with asyncio.timeout(20):
        while number < room.table.number:
            told = wire.listen(str(await deaf.line.recv()))
            if isinstance(told, wire.Entries):
                assert told.first == number + 1
                number += len(told.rows)
