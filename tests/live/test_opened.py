"""When a table was last opened is written down, by the day; a store that can't do so opens it."""

from pathlib import Path

from companion.games import discover
from companion.live.registry import MINUTES_A_DAY, Hosted, TableRegistry
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreFull
from tests.store.places import store_at
from tests.support.guest import Guest, make_table


async def test_making_and_opening_a_table_writes_the_day_down(tmp_path: Path) -> None:
    store = await store_at(tmp_path / "companion.db")
    day = 20_000

    def registry() -> TableRegistry:
        return TableRegistry(
            store, discover(), lambda: day * MINUTES_A_DAY, hosted=Hosted(store.touch)
        )

    anna = await make_table(registry(), 4)
    anna.session.leave()
    assert [one.opened for one in await store.kept()] == [20_000]
    day = 20_400
    assert [one.opened for one in await store.kept()] == [20_000]
    bert = await Guest(registry(), anna.code).come()
    assert [one.opened for one in await store.kept()] == [20_400]
    bert.session.leave()
    await store.close()


async def test_where_the_day_cannot_be_written_down_the_table_opens_all_the_same(
    tmp_path: Path,
) -> None:
    store = await store_at(tmp_path / "companion.db")

    async def full(table: str, day: int) -> None:
        raise StoreFailed(StoreFull("folder"))

    anna = await make_table(TableRegistry(store, discover(), lambda: 0, hosted=Hosted(full)), 4)
    assert await anna.session.sit("Anna") is None
    anna.session.leave()
    await store.close()
