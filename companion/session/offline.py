"""A phone at a table without a server: what it holds is one seat, and codes lead that on.

Each change is kept in the phone's storage before it counts. What the seat says of what it has read
must not live here (`offline_seat`), nor what a code changes on it (`reading`).
"""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from companion.handoff.header import Kind
from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session import offline_seat, reading, rescue
from companion.session.exchange_by_code import Who
from companion.session.offline_seat import OfflineSeat
from companion.session.port import Scene
from companion.session.read_deal import Games
from companion.session.read_end import End
from companion.session.refusals import NotSeated, StorageRefused
from companion.session.rescue import OfflineRescue
from companion.session.sheet import Sheet
from companion.session.table_session import Can, SeatRead, TableSession
from companion.table.refusal import NotDealt


class OfflineSession(TableSession):
    """What the screens of one phone may ask of a table that it knows from codes."""

    def __init__(
        self,
        games: Games,
        seat: OfflineSeat | None,
        keep: Callable[[str], Awaitable[bool]],
        one_by_one: Callable[[], AbstractAsyncContextManager[None]],
        now: Callable[[], int],
    ) -> None:
        """keep: the seat's text in the phone's storage, whether it was kept. now: in minutes.

        one_by_one: entered for each change; it raises where this session is left.
        """
        self.seat = seat
        self._games, self._keep, self._one_by_one, self._now = games, keep, one_by_one, now
        self._known: tuple[OfflineSeat | None, Scene | None] = (None, None)

    @property
    def can(self) -> Can:
        """Without a seat nothing."""
        return Can(codes=self.seat is not None)

    @property
    def scene(self) -> Scene | None:
        """The public side as far as its seat knows it, None before the deal."""
        if self._known[0] is not self.seat:
            found = offline_seat.table(self.seat) if self.seat is not None else None
            scene = Scene(found[1], frozenset(self.mine)) if found is not None else None
            self._known = self.seat, scene
        return self._known[1]

    @property
    def game(self) -> Any:
        """The rules of the deal's game, None before it."""
        return self.seat.dealt.game if self.seat and self.seat.dealt else None

    @property
    def mine(self) -> tuple[int, ...]:
        """Its seat in the deal."""
        return (offline_seat.number(self.seat),) if self.seat and self.seat.dealt else ()

    @property
    def proof(self) -> End | None:
        """What the end has shown, None before it."""
        return self.seat.proof if self.seat is not None else None

    @property
    def wanted(self) -> tuple[Kind, ...]:
        """The kinds of codes that lead its seat on."""
        return reading.wanted(self.seat, self._games) if self.seat is not None else ()

    def hand(self, seat: int) -> bytes | Refusal:
        """What its seat was dealt."""
        return offline_seat.hand(self.seat) if self.seat is not None else NotDealt()

    def who(self, seat: int) -> Who | None:
        """Its seat, for passing something by code; None before the deal."""
        return offline_seat.who(self.seat) if self.seat is not None else None

    def rescue(self, code: str, now: int) -> OfflineRescue | Refusal:
        """All that its seat keeps."""
        return rescue.of_offline(self.seat) if self.seat is not None else NotSeated()

    async def read_sheet(self, seat: int) -> Sheet | Refusal:
        """What its seat noted."""
        return dict(self.seat.sheet) if self.seat is not None else {}

    async def write(self, seat: int, lines: Sheet) -> Refusal | None:
        """Lines of its sheet, all or none; "" strikes one out."""
        return await self.change(lambda now: offline_seat.write(now, lines))

    async def sit(self, name: str, device: bool = False) -> Refusal | None:
        """A fresh seat under this name."""
        seat = offline_seat.sit(name, self._now())
        if isinstance(seat, Refusal):
            return seat
        async with self._one_by_one():
            if not await self._keep(seat.text()):
                return StorageRefused()
            self.seat = seat
        return None

    async def free(self, seat: int) -> Refusal | None:
        """Stand up: nothing of the seat is kept."""
        async with self._one_by_one():
            await self._keep("")
            self.seat = None
        return None

    async def look(self, seat: int) -> Refusal | None:
        """It has looked at its card: once."""
        known = self.seat is None or self.seat.looked
        return None if known else await self.change(offline_seat.looked)

    async def open(self, seat: int) -> Refusal | None:
        """Show its hand: its phone shows the code that proves it."""
        return await self.change(reading.open_own)

    async def read_code(self, code: Message, *, anyway: bool = False) -> SeatRead | Refusal:
        """A code for its seat. The same code again changes nothing."""
        before, now = self.seat, self._now()
        refused = await self.change(
            lambda seat: reading.take(seat, code, self._games, now, anyway=anyway)
        )
        if refused is not None or before is None or self.seat is None:
            return refused or NotSeated()
        return SeatRead(before, self.seat)

    async def change(
        self, change: Callable[[OfflineSeat], OfflineSeat | Refusal]
    ) -> Refusal | None:
        """Another state of the seat, kept before it counts."""
        async with self._one_by_one():
            if self.seat is None:
                return NotSeated()
            after = change(self.seat)
            if not isinstance(after, OfflineSeat):
                return after
            if not await self._keep(after.text()):
                return StorageRefused()
            self.seat = after
        return None
