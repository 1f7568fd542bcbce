"""A phone's own program and its line: what was said when it broke, a server that was killed."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.games.secret_night.rules.acts import SetClock
from companion.session.refusals import LogShorter, TableAway
from companion.session.remote_line import Socket
from companion.session.remote_registry import RemoteRegistry
from companion.session.tries import Tries
from companion.table.play import ANYHOW
from companion.table.record import Acted
from companion.table.state import Phase
from tests.support.guest import Guest, ends, make_table, open_registry, seat_all
from tests.support.live import live_of
from tests.support.night_guests import NAMES
from tests.support.phone_deals import until
from tests.support.wire import WireRegistry, in_process, nothing_trusted, served, way


class Breaking:
    """A line that breaks right after the first wish was sent, before its answer comes."""

    def __init__(self, inner: Any, broken: list[str]) -> None:
        self._inner, self._broken = inner, broken

    async def send(self, text: str, /) -> None:
        """As a websocket."""
        await self._inner.send(text)
        if '"is":"Want"' in text and not self._broken:
            self._broken.append(text)
            await self._inner.close()

    def __aiter__(self) -> AsyncIterator[Any]:
        """As a websocket."""
        return self._told()

    async def _told(self) -> AsyncIterator[Any]:
        async for text in self._inner:
            if self._broken and not text:
                return
            yield text

    async def close(self) -> None:
        """As a websocket."""
        await self._inner.close()


async def test_what_was_wished_when_the_line_broke_is_done_once_and_told(tmp_path: Path) -> None:
    tables, close = await open_registry(tmp_path)
    async with served(tables) as port:
        guests = await seat_all(
            await make_table(WireRegistry(tables, port), 4), NAMES[:4], own=True
        )
        assert await guests[0].session.deal() is None
        for guest in guests:
            await guest.sees_phase(Phase.PLAYING)
        plain, broken = way(port, tables.now), list[str]()

        async def breaks() -> Socket:
            return Breaking(await plain.connect(), broken)

        registry = RemoteRegistry(tables.games, replace(plain, connect=breaks), nothing_trusted)
        again = await Guest(registry, guests[1].code, guests[1].memory).come()
        seat = again.seat
        assert await again.session.act(seat, SetClock(4), "tap", ANYHOW) is None
        assert broken
        acted = [line for line in again.session.history.lines if isinstance(line.record, Acted)]
        assert len(acted) == 1
        assert again.table.state.clock == 4
        assert await again.session.act(seat, SetClock(5), "next", ANYHOW) is None
    await close()


async def test_a_server_that_was_killed_is_found_again_and_nothing_is_lost(tmp_path: Path) -> None:
    tables, close = await open_registry(tmp_path)
    async with served(tables) as port:
        registry = WireRegistry(tables, port)
        guests = await seat_all(await make_table(registry, 4), NAMES[:3], own=True)
        drawn = await Guest(in_process(registry), guests[0].code).come()
        assert await drawn.session.sit(NAMES[3]) is None  # so the server deals
        assert await guests[0].session.deal() is None
        for guest in guests:
            await guest.sees_phase(Phase.PLAYING)
        hands = [guest.session.hand(guest.seat) for guest in guests]
    await close()
    await guests[1].sees_line(TableAway)
    seat = guests[1].seat
    assert await guests[1].session.act(seat, SetClock(2), "away", ANYHOW) == TableAway()
    assert guests[1].session.hand(seat) == hands[1]
    tables, close = await open_registry(tmp_path)
    async with served(tables, port):
        for guest in guests:
            await guest.sees_line(None)
        assert await guests[1].session.act(seat, SetClock(2), "back", ANYHOW) is None
        await guests[2].sees(lambda table: table.state.clock == 2)
        await until(lambda: guests[1].session.scene.present == {0, 1, 2})
        # The phones have brought the server their shares of what it had known, by themselves.
        await until(lambda: guests[1].session.scene.closed is None)
        assert await ends(guests[1], guests[2]) is None
    await close()


async def test_a_server_with_an_older_log_is_not_followed(tmp_path: Path) -> None:
    tables, close = await open_registry(tmp_path / "new")
    async with served(tables) as port:
        guests = await seat_all(
            await make_table(WireRegistry(tables, port), 4), NAMES[:3], own=True
        )
        room = live_of(guests[0].session)
        name, log = room.name, tuple(room.history.entries)
        await guests[0].sees(lambda table: table.number == len(log))
    await close()
    tables, close = await open_registry(tmp_path / "old")
    await tables._store.append(name, 0, log[:2])
    async with served(tables, port):
        await guests[0].sees_line(LogShorter)
        assert guests[0].session.scene.line == LogShorter(2, len(log))
        assert guests[0].session.table.number == len(log)
        assert await guests[0].session.resize(5) == LogShorter(2, len(log))
    await close()


async def test_where_no_server_is_the_table_is_away(tmp_path: Path) -> None:
    tables, close = await open_registry(tmp_path)
    async with served(tables) as port:
        pass
    registry = RemoteRegistry(tables.games, way(port, tables.now), nothing_trusted)

    found = await registry.find("ABCDEF", Tries())
    assert found == TableAway()
    await close()
