"""Who is woken, and by how many look-outs."""

import asyncio
from contextlib import ExitStack

from companion.store.bell import Bell, Rung
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreBroken
from tests.store.chain import onto


class Elsewhere:
    """What other processes do, as a look-out sees it: a number for each look, when it comes."""

    def __init__(self) -> None:
        self.looks = 0
        self.found: asyncio.Queue[int | None] = asyncio.Queue()

    async def look(self) -> int:
        self.looks += 1
        found = await self.found.get()
        if found is None:
            raise StoreFailed(StoreBroken("somewhere"))
        return found


async def test_the_first_look_rings_as_something_may_have_come_before_it() -> None:
    elsewhere = Elsewhere()
    async with asyncio.timeout(60):
        with Bell(elsewhere.look, 0).listen("night") as rung:
            elsewhere.found.put_nowait(7)
            await rung.wait()


async def test_a_look_rings_only_when_something_changed_or_went_wrong() -> None:
    elsewhere = Elsewhere()
    async with asyncio.timeout(60):
        with Bell(elsewhere.look, 0).listen("night") as rung:
            for found, rings in [(7, True), (7, False), (8, True), (None, True), (8, True)]:
                rung.clear()
                looks = elsewhere.looks
                elsewhere.found.put_nowait(found)
                while elsewhere.looks == looks:  # until it looks again
                    await asyncio.sleep(0)
                assert rung.is_set() == rings


async def test_all_followers_share_one_look_out_which_goes_when_they_go() -> None:
    elsewhere = Elsewhere()
    bell = Bell(elsewhere.look, 0)
    others = asyncio.all_tasks()
    with ExitStack() as listening:
        for number in range(20):
            listening.enter_context(bell.listen(f"table {number % 3}"))
        (lookout,) = asyncio.all_tasks() - others
        await asyncio.sleep(0)
        assert elsewhere.looks == 1
    await asyncio.wait([lookout], timeout=60)
    assert lookout.cancelled()


async def test_a_ring_is_for_one_table_and_closing_for_all() -> None:
    bell = Bell(Elsewhere().look, 0)
    with bell.listen("night") as night, bell.listen("cards") as cards:
        bell.ring("night")
        assert night.is_set()
        assert not cards.is_set()
        bell.close()
        assert cards.is_set()


def test_who_is_told_what_was_written_need_not_read_it() -> None:
    log = onto((), *"abcdef")
    rung = Rung()
    assert rung.news(0) is None  # the first time there may be anything
    rung.ring(log[:1])
    rung.ring(log[1:3])
    assert rung.is_set()
    assert rung.news(0) == log[:3]
    assert rung.news(3) == ()
    assert not rung.is_set()
    rung.ring(log[3:4])
    rung.ring(log[4:5])
    assert rung.news(4) == log[4:5]  # of which it has read one by itself


def test_who_is_not_told_all_that_was_written_reads_it() -> None:
    log = onto((), *range(100))
    rung = Rung()
    rung.news(0)
    rung.ring(log[2:3])
    assert rung.news(1) is None  # somebody else wrote the second
    rung.ring(log[3:4])
    rung.ring(log[5:6])
    assert rung.news(3) is None  # and the fifth
    rung.ring(log[6:7])
    rung.ring(None)
    rung.ring(log[7:8])
    assert rung.news(6) is None  # somebody else may have written after these
    for entry in log[8:]:
        rung.ring((entry,))
    assert rung.news(8) is None  # too many have lain there
