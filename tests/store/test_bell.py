"""Who is woken, and by how many look-outs."""

import asyncio
from contextlib import ExitStack

from companion.store.bell import Bell
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreBroken


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
