"""Two processes of one server: a phone may be at either, and the others see no difference."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from companion.games import discover
from companion.live import neighbours
from companion.live.doors import NobodyThere, StrangeLetters, WaitAWhile
from companion.live.live_table import LiveTable
from companion.live.neighbours import Processes
from companion.live.registry import Hosted, TableRegistry
from companion.refusal import Refusal
from companion.session.proof import Proof
from companion.session.tries import AT_ONCE, Tries
from companion.table import wish_text
from companion.table.state import Phase, Table
from tests.live.test_two_programs import hears_nothing
from tests.store.places import in_database, store_at
from tests.support.callers import everybody
from tests.support.guest import MINUTE, Guest, make_table, seat_all
from tests.support.live import live_of
from tests.support.postgres import Cluster
from tests.support.wire import WireRegistry, served


class Bus:
    """As the database's, in one process; what was said is kept."""

    def __init__(self) -> None:
        self.said = list[str]()
        self.ears = list[asyncio.Queue[str | None]]()

    async def say(self, text: str) -> None:
        self.said.append(text)
        for ear in self.ears:
            ear.put_nowait(text)

    async def hear(self) -> AsyncGenerator[str | None, None]:
        ear = asyncio.Queue[str | None]()
        self.ears.append(ear)
        yield None
        while True:
            yield await ear.get()


class Clock:
    """Seconds, moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Server:
    """Processes over one store, each a registry of its own."""

    def __init__(self, folder: Path, around: AsyncExitStack) -> None:
        self._folder, self._around = folder, around
        self.bus, self.clock = Bus(), Clock()

    async def process(self, key: bytes = b"shared by all") -> TableRegistry:
        store = await store_at(self._folder / "companion.db")
        self._around.push_async_callback(store.close)
        others = Processes(self.bus, key, self.clock)
        await self._around.enter_async_context(others)
        return TableRegistry(
            store, discover(), lambda: MINUTE, self.clock, hosted=Hosted(None, others)
        )


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with AsyncExitStack() as around:
        yield Server(tmp_path, around)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.001)


async def test_a_phone_at_either_process_is_there_for_all(server: Server) -> None:
    one, two = await server.process(), await server.process()
    anna = await make_table(one, 4)
    bert = await Guest(two, anna.code).come()
    assert await anna.session.sit("Anna") is None
    assert await bert.session.sit("Bert") is None
    for phone in (anna, bert):
        await phone.sees_here(frozenset({0, 1}))
        assert phone.session.scene.maker
    late = await Guest(await server.process(), anna.code).come()
    await late.sees_here(frozenset({0, 1}))
    bert.session.leave()
    await anna.sees_here(frozenset({0}))
    anna.session.leave()
    await late.sees_here(frozenset())
    assert not late.session.scene.maker
    late.session.leave()


async def test_a_process_that_was_killed_is_missed_after_a_while(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.01)
    one, two = await server.process(), await server.process()
    anna = await make_table(one, 4)
    assert await anna.session.sit("Anna") is None
    bert = await Guest(two, anna.code).come()
    await bert.sees_here(frozenset({0}))
    others = one._hosted.neighbours
    assert isinstance(others, Processes)
    for task in others._tasks:  # as if it had been killed: it says no farewell
        task.cancel()
    server.clock.at += neighbours.SILENT + 1
    await bert.sees_here(frozenset())
    bert.session.leave()
    anna.session.leave()


async def test_six_letters_lead_to_a_table_of_another_process(server: Server) -> None:
    one, two = await server.process(), await server.process()
    anna = await make_table(one, 4)
    name, letters = anna.session.name, one.letters(anna.session.name)
    tries = Tries()
    await until(lambda: two._hosted.neighbours.behind(letters))
    assert await two.find(letters, tries) == anna.code
    bert = await Guest(two, anna.code).come()
    assert two.letters(name) == letters
    for phone in (anna, bert):
        phone.session.leave()
    await until(lambda: two._hosted.neighbours.behind(letters) is None)
    assert await two.find(letters, tries) == NobodyThere()


async def test_wrong_letters_count_for_all_processes_together(server: Server) -> None:
    one, two = await server.process(), await server.process()
    await until(lambda: len(server.bus.said) >= 2)
    for _ in range(AT_ONCE):
        assert await one.find("ABCDEF", Tries()) == StrangeLetters()
    assert isinstance(await one.find("ABCDEF", Tries()), WaitAWhile)

    async def waits() -> bool:
        return isinstance(await two.find("ABCDEF", Tries()), WaitAWhile)

    async with asyncio.timeout(30):
        while not await waits():
            await asyncio.sleep(0.001)


async def test_what_the_dealer_knows_is_known_where_a_phone_is(server: Server) -> None:
    one, two = await server.process(), await server.process()
    anna = await make_table(one, 4)
    guests = await seat_all(anna, ("Anna", "Bert", "Carla"))
    dora = await Guest(two, anna.code).come()
    assert await dora.session.sit("Dora") is None
    await anna.sees_here(frozenset(range(4)))
    assert await dora.session.deal() is None
    for phone in (*guests, dora):
        await phone.sees_phase(Phase.PLAYING)
    rooms = [live_of(anna.session), live_of(dora.session)]
    await until(lambda: all(room.secrets is not None for room in rooms))
    assert rooms[0].secrets == rooms[1].secrets
    assert await anna.session.end() is None  # at a process that dealt nothing
    await dora.sees_phase(Phase.ENDED)
    await until(lambda: all(room.secrets is None for room in rooms))
    for phone in (*guests, dora):
        await phone.sees(lambda table: len(table.checked) == 4)
    for phone in (*guests, dora):
        phone.session.leave()


def _has(name: str, table: Table) -> bool:
    return name in [seat.name for seat in table.seats]


async def test_a_wish_that_comes_again_at_another_process_is_done_once(server: Server) -> None:
    one, two = await server.process(), await server.process()
    async with served(one) as port:
        anna = await Guest(WireRegistry(one, port), (await make_table(one, 4)).code).come()
        there = await two.table(anna.code)
        assert isinstance(there, LiveTable)
        watcher = await Guest(two, anna.code).come()

        async def again() -> Refusal | None:
            """The last wish of the log, as a phone sends it again whose line broke."""
            proof = Proof.read(there.history.entries[-1].proof)
            wished = wish_text.read(there.game, proof.wish)
            return await there.submit(wished, everybody, proof)

        for name in ("Anna", "Berta"):
            phone = await Guest(WireRegistry(one, port), anna.code).come()
            assert await phone.session.sit(name) is None
            await watcher.sees(partial(_has, name))
            number = there.table.number
            assert await again() is None
            assert there.table.number == number
            phone.session.leave()
        watcher.session.leave()
        anna.session.leave()


async def test_a_wish_at_two_processes_in_the_same_moment_is_done_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await server.process(), await server.process()
    monkeypatch.setattr(two._store, "follow", hears_nothing)
    async with served(one) as port:
        maker = await make_table(one, 4)
        watcher = await Guest(two, maker.code).come()
        anna = await Guest(WireRegistry(one, port), maker.code).come()
        assert await anna.session.sit("Anna") is None
        here, there = live_of(maker.session), live_of(watcher.session)
        assert not there.table.seats
        proof = Proof.read(here.history.entries[-1].proof)
        wished = wish_text.read(there.game, proof.wish)
        assert await there.submit(wished, everybody, proof) is None
        assert there.history.entries == here.history.entries
        for phone in (anna, watcher, maker):
            phone.session.leave()


async def test_nothing_is_said_in_clear_and_a_stranger_is_not_heard(server: Server) -> None:
    one, strange = await server.process(), await server.process(b"of another server")
    anna = await make_table(one, 4)
    assert await anna.session.sit("Anna") is None
    bert = await Guest(strange, anna.code).come()
    await server.bus.say("no word of ours")
    await server.bus.say("00" * 40)
    said = bytes.fromhex("".join(text for text in server.bus.said if text.isalnum()))
    assert anna.code.encode() not in said
    assert anna.session.name.encode() not in said
    assert bert.session.scene.present == frozenset()
    for phone in (anna, bert):
        phone.session.leave()


async def test_over_a_database_acts_and_presence_cross(postgres: Cluster) -> None:
    database = postgres.database()
    async with AsyncExitStack() as around:
        found = []
        for _ in range(2):
            store = await in_database(database.url)
            around.push_async_callback(store.close)
            others = Processes(store.bus, b"shared by all", Clock())
            await around.enter_async_context(others)
            hosted = Hosted(store.touch, others)
            found.append(TableRegistry(store, discover(), lambda: MINUTE, hosted=hosted))
        anna = await make_table(found[0], 4)
        bert = await Guest(found[1], anna.code).come()
        assert await anna.session.sit("Anna") is None
        await bert.sees(lambda table: bool(table.seats))
        await bert.sees_here(frozenset({0}))
        assert await bert.session.sit("Bert") is None
        await anna.sees_here(frozenset({0, 1}))
        for phone in (anna, bert):
            phone.session.leave()
    postgres.give_back(database)
