"""One table, two programs over one store: two tabs of a phone, or two servers."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from companion.table.refusal import NameTaken
from tests.support.guest import Guest, make_table, open_registry


async def hears_nothing(*_: Any) -> AsyncGenerator[Any, None]:
    """As a follower that has not been woken yet."""
    await asyncio.Event().wait()
    yield


async def test_what_is_learned_while_a_wish_is_refused_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, close_one = await open_registry(tmp_path)
    two, close_two = await open_registry(tmp_path)
    monkeypatch.setattr(two._store, "follow", hears_nothing)
    anna = await make_table(one, 4)
    bert = await Guest(two, anna.code).come()
    assert await anna.session.sit("Anna") is None
    assert not bert.table.seats
    assert isinstance(await bert.session.sit("Anna"), NameTaken)
    assert [seat.name for seat in bert.table.seats] == ["Anna"]
    await close_two()
    await close_one()
