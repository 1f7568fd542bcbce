"""A log that somebody changed, in whatever kind of store, is named from the first false entry."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.store.contract import Conflict, TornLog
from companion.store.refusal import LogTorn
from tests.store.chain import onto
from tests.store.places import SHARED, Means, SharedPlace
from tests.support.postgres import Cluster


@pytest.fixture(params=SHARED, ids=lambda kind: kind.__name__)
async def place(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster
) -> AsyncIterator[SharedPlace]:
    async with request.param(Means(tmp_path, None, postgres)) as place:
        yield place


TAMPERING = {
    "another text": ("UPDATE entries SET body = '\"x\"' WHERE number = 3", 3),
    "another seat": ("UPDATE entries SET seat = 5 WHERE number = 3", 3),
    "a text that is none": ("UPDATE entries SET body = substr(digest, 1, 9) WHERE number = 3", 3),
    "no digest": ("UPDATE entries SET digest = substr(digest, 1, 9) WHERE number = 3", 3),
    "a gap": ("DELETE FROM entries WHERE number = 3", 3),
    "no beginning": ("DELETE FROM entries WHERE number < 3", 1),
    "the last one": ("UPDATE entries SET kind = 'end' WHERE number = 5", 5),
    "a foreign chain": ("UPDATE entries SET previous = zeros WHERE number = 3", 3),
}


async def test_a_log_that_was_changed_is_named_from_the_first_false_entry(
    place: SharedPlace,
) -> None:
    store = await place.open()
    for how, (statement, number) in TAMPERING.items():
        await store.append(how, 0, onto((), *"abcde"))
        theirs = f"tableid = (SELECT max(tableid) FROM entries) AND {statement.split('WHERE ')[1]}"
        place.alter(f"{statement.split('WHERE ')[0]} WHERE {theirs}")
        with pytest.raises(TornLog) as torn:
            await store.read(how)
        assert (how, torn.value.table, torn.value.number) == (how, how, number)
        assert torn.value.refusal == LogTorn(number)
        with pytest.raises(TornLog):
            await anext(store.follow(how))
    await store.append("cards", 0, onto((), "untouched"))
    assert len(await store.read("cards")) == 1


async def test_who_stands_on_a_changed_entry_is_told(place: SharedPlace) -> None:
    store = await place.open()
    await store.append("night", 0, onto((), *"abc"))
    place.alter("UPDATE entries SET seat = 5 WHERE number = 2")
    with pytest.raises(TornLog) as torn:
        await store.read("night", 2)
    assert torn.value.number == 2


async def test_a_log_that_lost_its_end_is_not_written_on(place: SharedPlace) -> None:
    store = await place.open()
    log = onto((), *"abc")
    await store.append("night", 0, log)
    place.alter("DELETE FROM entries WHERE number = 3")
    with pytest.raises(Conflict) as conflict:
        await store.append("night", 3, onto(log, "d"))
    assert conflict.value.last == 2
    assert await store.read("night", 2) == ()
