"""Garbage is looked through now and then, and a server leaves the collector as it found it."""

import asyncio
import gc
import weakref

from companion.server.tidying import tidied


class Gone:
    """Refers to itself, as a session that is over does."""

    def __init__(self) -> None:
        self.itself = self


async def test_what_is_gone_for_good_is_found_within_one_round() -> None:
    found = asyncio.Event()
    async with tidied(every=0.01):
        watched = weakref.ref(Gone(), lambda _: found.set())
        async with asyncio.timeout(60):
            await found.wait()
    assert watched() is None


async def test_the_whole_is_not_looked_through_by_itself() -> None:
    async with tidied():
        before = gc.get_stats()[2]["collections"]
        kept: list[list[int]] = [[] for _ in range(300_000)]
        assert gc.get_stats()[2]["collections"] == before
        assert len(kept) == 300_000


async def test_the_collector_is_left_as_it_was() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    async with tidied():
        assert gc.get_threshold() != before
        assert gc.get_freeze_count() > frozen
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == frozen
