"""Phones are let in, in turn."""

import asyncio

from companion.server.admission import Admission
from companion.server.budget import Budget


async def never() -> None:
    await asyncio.Event().wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Hall:
    """Phones that come, and who was let in, in order."""

    def __init__(self, at_once: int, patience: float = 3600) -> None:
        self.admission, self.inside = Admission(at_once, patience), list[str]()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, *names: str) -> None:
        """By name; the address is its first letter."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._enter(name))
        await settled()

    async def _enter(self, name: str) -> None:
        await self.admission.enter(name[0])
        self.inside.append(name)

    async def leaves(self, count: int = 1) -> None:
        for _ in range(count):
            self.admission.leave()
            await settled()


async def test_a_few_at_once_and_the_others_in_the_order_in_which_they_came() -> None:
    hall = Hall(2)
    await hall.comes("a", "b", "c", "d")
    assert hall.inside == ["a", "b"]
    await hall.leaves()
    assert hall.inside == ["a", "b", "c"]
    await hall.leaves()
    assert hall.inside == ["a", "b", "c", "d"]


async def test_one_address_with_hundreds_of_lines_waits_for_itself() -> None:
    hall = Hall(1)
    await hall.comes(*(f"x{number}" for number in range(300)), "a", "b")
    await hall.leaves(4)
    assert hall.inside == ["x0", "x1", "a", "b", "x2"]


async def test_who_goes_while_it_waits_leaves_its_place_to_the_next() -> None:
    hall = Hall(1)
    await hall.comes("a", "b", "c")
    hall.tasks["b"].cancel()
    await settled()
    await hall.leaves()
    assert hall.inside == ["a", "c"]
    await hall.leaves()
    await hall.comes("d")
    assert hall.inside == ["a", "c", "d"]


async def test_a_mute_page_does_not_keep_its_place() -> None:
    hall = Hall(1, patience=0)
    await hall.comes("a", "b")
    mute = asyncio.create_task(never())
    hall.admission.begun(mute)
    async with asyncio.timeout(10):
        await hall.tasks["b"]
    assert hall.inside == ["a", "b"]
    mute.cancel()


async def test_a_budget_empties_at_once_and_fills_slowly() -> None:
    full = Budget.full(10, 2, now=100)
    used = full.spent(10, 100)
    assert used.wait(100) == 0
    over = used.spent(4, 100)
    assert over.wait(100) == 2
    assert over.wait(101) == 1
    assert over.wait(102) == 0
    assert over.spent(0, 1000).left == 10
