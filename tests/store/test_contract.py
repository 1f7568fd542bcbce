"""What every kind of store promises."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.async_api import Browser

from companion.store.contract import Conflict, Store
from companion.table.log import GENESIS, Entry
from tests.store.chain import is_whole, onto
from tests.store.places import KINDS, Means, Place
from tests.support.postgres import Cluster

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium


@pytest_asyncio.fixture(params=KINDS, ids=lambda kind: kind.__name__, loop_scope="session")
async def place(
    request: pytest.FixtureRequest, tmp_path: Path, chromium: Browser, postgres: Cluster
) -> AsyncIterator[Place]:
    async with request.param(Means(tmp_path, chromium, postgres)) as place:
        yield place


@pytest_asyncio.fixture(loop_scope="session")
async def store(place: Place) -> Store:
    return await place.open()


async def test_what_was_appended_is_read_back(store: Store) -> None:
    log = onto((), "sit", {"name": "Zoë 🂡"}, "nul \0 in the middle")
    await store.append("night", 0, log)
    assert await store.read("night") == log
    assert await store.read("night", 2) == log[2:]
    assert await store.read("night", 3) == ()


async def test_the_proof_of_a_wish_is_read_back_with_its_entry(store: Store) -> None:
    first = Entry(1, 0, "sit", "{}", GENESIS, '{"wish":"Zoë 🂡"}')
    log = (first, Entry(2, 0, "look", "{}", first.digest))
    await store.append("night", 0, log)
    assert await store.read("night") == log


async def test_the_table_itself_may_be_the_one_who_did_it(store: Store) -> None:
    log = onto((), "deal", seat=None)
    await store.append("night", 0, log)
    assert await store.read("night") == log


async def test_an_unknown_table_is_an_empty_one(store: Store) -> None:
    assert await store.read("nowhere") == ()
    assert await store.drawer("nowhere") is None
    assert await store.memory("nowhere", 0) is None


async def test_tables_do_not_see_one_another(store: Store) -> None:
    await store.append("night", 0, onto((), "a"))
    await store.append("cards", 0, onto((), "b", "c"))
    assert len(await store.read("night")) == 1
    assert len(await store.read("cards")) == 2


async def test_the_table_begun_last_comes_first(store: Store) -> None:
    first = onto((), "a")
    await store.append("first", 0, first)
    await store.append("second", 0, onto((), "b"))
    await store.append("first", 1, onto(first, "c"))
    await store.put_memory("only a memory", 0, b"")
    assert await store.tables() == ("second", "first")


async def test_a_store_opened_again_has_everything(place: Place) -> None:
    store = await place.open()
    log = onto((), "a", "b")
    await store.append("night", 0, log, drawer=b"seed")
    await store.put_memory("night", 3, b"sealed")
    await store.close()
    store = await place.open()
    assert await store.read("night") == log
    assert await store.drawer("night") == b"seed"
    assert await store.memory("night", 3) == b"sealed"


async def test_who_did_not_see_the_last_entry_writes_nothing(place: Place) -> None:
    ours, theirs = await place.open(), await place.open()
    log = onto((), "theirs")
    await theirs.append("night", 0, log)
    with pytest.raises(Conflict) as conflict:
        await ours.append("night", 0, onto((), "ours"), drawer=b"seed")
    assert (conflict.value.after, conflict.value.last) == (0, 1)
    assert await ours.read("night") == log
    assert await ours.drawer("night") is None


async def test_who_stands_on_an_entry_that_is_not_there_writes_nothing(store: Store) -> None:
    await store.append("night", 0, onto((), "a"))
    with pytest.raises(Conflict):
        await store.append("night", 2, onto(onto((), "a", "b"), "c"))
    with pytest.raises(Conflict):
        await store.append("night", 1, onto(onto((), "another a"), "b"))
    assert len(await store.read("night")) == 1


async def test_entries_that_are_no_chain_are_a_mistake(store: Store) -> None:
    first, second, third = onto((), "a", "b", "c")
    for wrong in [(second,), (first, third), (first, onto(onto((), "x"), "y")[0])]:
        with pytest.raises(ValueError, match="entries"):
            await store.append("night", 0, wrong)
    assert await store.read("night") == ()


async def test_a_drawer_changes_with_the_entries_it_belongs_to(store: Store) -> None:
    log = onto((), "deal", "end")
    await store.append("night", 0, log[:1], drawer=b"seed")
    assert await store.drawer("night") == b"seed"
    await store.append("night", 1, log[1:], empty_drawer=True)
    assert await store.drawer("night") is None
    with pytest.raises(ValueError, match="drawer"):
        await store.append("night", 2, onto(log, "deal"), drawer=b"seed", empty_drawer=True)


async def test_a_drawer_can_be_filled_anew_and_emptied_alone(store: Store) -> None:
    await store.put_drawer("night", b"first")
    await store.put_drawer("night", b"second")
    await store.put_drawer("cards", b"other")
    assert await store.drawer("night") == b"second"
    await store.empty_drawer("night")
    await store.empty_drawer("night")
    assert await store.drawer("night") is None
    assert await store.drawer("cards") == b"other"


async def test_a_drawer_is_renewed_only_where_what_is_known_still_lies_in_it(store: Store) -> None:
    await store.put_drawer("night", b"first")
    await store.put_drawer("cards", b"first")
    await store.renew_drawer("night", b"other", b"second")
    assert await store.drawer("night") == b"first"
    await store.renew_drawer("night", b"first", b"second")
    assert await store.drawer("night") == b"second"
    assert await store.drawer("cards") == b"first"
    await store.empty_drawer("night")
    await store.renew_drawer("night", b"second", b"third")
    assert await store.drawer("night") is None


async def test_each_seat_has_a_memory_of_its_own(store: Store) -> None:
    await store.put_memory("night", 0, b"zero")
    await store.put_memory("night", 1, b"one")
    await store.put_memory("night", 1, b"one, later")
    assert await store.memory("night", 0) == b"zero"
    assert await store.memory("night", 1) == b"one, later"
    assert await store.memory("cards", 1) is None


async def test_a_follower_gets_what_is_there_and_then_what_comes(store: Store) -> None:
    log = onto((), "a", "b", "c", "d")
    await store.append("night", 0, log[:2])
    async with asyncio.timeout(60), aclosing(store.follow("night", 1)) as news:
        assert await anext(news) == log[1:2]
        waiting = asyncio.ensure_future(anext(news))
        await store.append("cards", 0, onto((), "elsewhere"))
        await store.append("night", 2, log[2:])
        assert await waiting == log[2:]


async def test_a_follower_sees_what_another_store_writes(place: Place) -> None:
    ours, theirs = await place.open(), await place.open()
    log = onto((), "a", "b")
    async with asyncio.timeout(60), aclosing(ours.follow("night")) as news:
        for number, entry in enumerate(log):
            waiting = asyncio.ensure_future(anext(news))
            for _ in range(5):  # the follower has read, and has been rung for the first look
                await ours.read("night")
            await theirs.append("night", number, (entry,))
            assert await waiting == (entry,)


async def test_a_slow_follower_misses_nothing_and_holds_nobody_up(store: Store) -> None:
    log = onto((), *range(30))
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        await store.append("night", 0, log[:1])
        got = await anext(news)
        for entry in log[1:]:
            await store.append("night", entry.number - 1, (entry,))
        assert got + await anext(news) == log


async def test_followers_end_when_the_store_is_closed(store: Store) -> None:
    async def collect() -> list[tuple[Entry, ...]]:
        return [new async for new in store.follow("night")]

    await store.append("night", 0, onto((), "a"))
    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        followers = [group.create_task(collect()) for _ in range(3)]
        await anext(store.follow("night"))
        await store.close()
        await store.close()
    assert [follower.result() for follower in followers] == [[onto((), "a")]] * 3


async def test_a_cancelled_append_leaves_a_whole_log_and_nobody_in_the_dark(store: Store) -> None:
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        waiting = asyncio.ensure_future(anext(news))
        task = asyncio.ensure_future(store.append("night", 0, onto((), "given up")))
        await asyncio.sleep(0)  # let it begin
        task.cancel()
        log = await store.read("night")
        await store.append("night", len(log), onto(log, "next"))
        seen = await waiting
        while len(seen) <= len(log):
            seen += await anext(news)
        assert seen == await store.read("night")


@pytest_asyncio.fixture(loop_scope="session")
async def writers(place: Place) -> list[Store]:
    """Four stores on the same tables; each example of a test has a table of its own there."""
    return [await place.open() for _ in range(4)]


examples = itertools.count()
one_place = partial(settings, suppress_health_check=[HealthCheck.function_scoped_fixture])


@one_place(max_examples=25)
@given(steps=st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.integers(1, 3)), max_size=12))
async def test_however_writers_take_turns_one_log_comes_out(
    writers: list[Store], steps: list[tuple[int, bool, int]]
) -> None:
    """A step: which writer, whether it reads first, how many entries it appends at once."""
    table, truth = f"night {next(examples)}", tuple[Entry, ...]()
    known: list[tuple[Entry, ...]] = [()] * 3
    for who, reads_first, count in steps:
        if reads_first:
            known[who] += await writers[who].read(table, len(known[who]))
        entries = onto(known[who], *[f"{who} {n}" for n in range(count)])
        try:
            await writers[who].append(table, len(known[who]), entries, drawer=bytes([who]))
        except Conflict:
            assert known[who] != truth
        else:
            assert known[who] == truth
            truth = known[who] = truth + entries
        assert [await store.read(table) for store in writers] == [truth] * 4
        assert len({await store.drawer(table) for store in writers}) == 1


@one_place(max_examples=15)
@given(counts=st.lists(st.integers(1, 4), min_size=2, max_size=4))
async def test_writers_at_the_same_moment_lose_nothing(
    writers: list[Store], counts: list[int]
) -> None:
    table = f"night {next(examples)}"

    async def write(who: int) -> None:
        left = counts[who]
        while left:
            log = await writers[who].read(table)
            try:
                await writers[who].append(table, len(log), onto(log, [who, left]))
            except Conflict:
                continue
            left -= 1

    await asyncio.gather(*(write(who) for who in range(len(counts))))
    log = await writers[0].read(table)
    assert is_whole(log)
    wanted = [f"[{who},{n + 1}]" for who, count in enumerate(counts) for n in range(count)]
    assert sorted(entry.body for entry in log) == sorted(wanted)
