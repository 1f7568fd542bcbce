"""One phone at one table: what it holds there, what it reads of it, what it may wish.

Every wish is checked against what the phone can prove, never against what it claims. Secrets it
opens are handed to the caller and kept nowhere. What must not live here: coming and going, and what
a phone does by itself (`online`, `duties`).
"""

import asyncio
from collections.abc import Callable
from typing import Any

from companion.handoff.header import Kind
from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session import dealing, incoming, rescue, sheet, signing
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.exchange_by_code import Who
from companion.session.incoming import Incoming
from companion.session.port import Scene, TablePort
from companion.session.refusals import NotSeated, SheetFull, StorageRefused
from companion.session.rescue import Rescue
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.table import wish
from companion.table.history import History
from companion.table.refusal import CannotBeWritten, NotDealt, NotYourSeat
from companion.table.state import Seat, Table
from companion.table.wish import Caller, Wish


class AtTable(TableSession):
    """What one phone holds at a table, may read of it, and may wish."""

    def __init__(self, live: TablePort, kept: Kept) -> None:
        self._live, self._kept = live, kept
        self.name = live.name
        self._pen = asyncio.Lock()
        self._proven: tuple[tuple[Seat, ...], Credentials, tuple[int, ...]] | None = None

    # --- what it holds

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self._live.scene

    @property
    def table(self) -> Table:
        """The table as it is now, without who is here."""
        return self._live.table

    @property
    def history(self) -> History:
        """The log as it is now, with what stands in it."""
        return self._live.history

    @property
    def game(self) -> Any:
        """The rules of the table's game."""
        return self._live.game

    @property
    def own(self) -> bool:
        """Whether it runs in a program of its phone's own: then its keys never leave it."""
        return bool(self._live.origin)

    def now(self) -> int:
        """Minutes since 1970."""
        return self._live.now()

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats this phone can prove, in the order people sit."""
        return self._mine(self.table)

    def _mine(self, table: Table) -> tuple[int, ...]:
        seats, keeping = table.seats, self._kept.now
        if self._proven is None or self._proven[0] is not seats or self._proven[1] is not keeping:
            self._proven = seats, keeping, keeping.proven(seats)
        return self._proven[2]

    @property
    def seats(self) -> frozenset[int]:
        """As the table asks: the seats that are here with this phone."""
        return frozenset(self.mine)

    @property
    def maker(self) -> bool:
        """Whether this phone made the table."""
        return self._made(self.table)

    def _made(self, table: Table) -> bool:
        held = self._kept.now.maker
        return held is not None and held.proves(table.maker, table.maker_key)

    @property
    def keeping(self) -> Credentials:
        """All it holds here, for this phone's own eyes."""
        return self._kept.now

    async def keep(self, change: Callable[[Credentials], Credentials]) -> bool:
        """Another keeping, made of what the phone's storage holds now; whether it was kept."""
        after = change(await self._kept.load())
        if not await self._kept.save(after):
            return False
        self._kept.now = after
        return True

    async def forget(self, left: Credentials) -> Refusal | None:
        """What proves nothing any more is erased, also where the storage does not answer."""
        self._kept.now = self._kept.now.without(left)
        return None if await self.keep(lambda now: now.without(left)) else StorageRefused()

    @property
    def wanted(self) -> tuple[Kind, ...]:
        """The codes of phones without a server: their seats, and what they open."""
        return (Kind.SEAT, Kind.OPEN)

    def rescue(self, code: str, now: int) -> Rescue | Refusal:
        """What proves its seats and the maker's right."""
        found = rescue.of_table(self.keeping, self.table, code, now)
        return found if found.seats or found.maker else NotSeated()

    async def read_code(self, code: Message, *, anyway: bool = False) -> Incoming | Refusal:
        """A code for this table: a seat's, or an opened hand's."""
        return await incoming.take(self._live, code, self.caller, self.submit)

    def hand(self, seat: int) -> bytes | Refusal:
        """What the seat was dealt. Only this phone's own; kept nowhere."""
        held = self.held(seat)
        if held is None or seat not in self.table.players:
            return NotYourSeat()
        return dealing.hand(self.table, seat, held.key)

    async def read_sheet(self, seat: int) -> Sheet | Refusal:
        """The private sheet of a seat of this phone; refused where another version wrote it."""
        held = self.held(seat)
        return sheet.opened(await self._live.memory(seat), held.key) if held else {}

    async def write(self, seat: int, lines: Sheet) -> Refusal | None:
        """Write lines of a private sheet, all or none.

        The sheet is kept sealed to the seat itself.
        """
        held = self.held(seat)
        if held is None:
            return NotYourSeat()
        async with self._pen:
            before = await self.read_sheet(seat)
            if not isinstance(before, dict):
                return before
            written = {**before, **lines}
            try:
                blob = sheet.sealed({n: t for n, t in written.items() if t}, held.key)
            except ValueError:
                return SheetFull()
            await self._live.remember(seat, blob)
        return None

    def who(self, seat: int) -> Who | None:
        """A seat of this phone, for passing something by code; None before the deal."""
        table, held = self.table, self.held(seat)
        if held is None or table.deal is None or seat not in table.players:
            return None
        there = tuple(taken for n in table.players if (taken := table.seat(n)))
        keys = ((taken.number, dealing.passes_to(table, taken.number)) for taken in there)
        return Who(
            dealing.opens_passed(table, seat, held.key, table.number + 1),
            dealing.header(table, Kind.ASK, seat),
            seat,
            tuple((taken.number, taken.name) for taken in there),
            tuple(keys),
        )

    async def open(self, seat: int) -> Refusal | None:
        """Show one's hand to all, with the proof that it is the one that was dealt."""
        held = self.held(seat)
        if held is None or seat not in self.table.players:
            return NotYourSeat()
        if not self.table.message:
            return NotDealt()
        slot, proof = dealing.proof(self.table, seat, held.key)
        return await self.submit(wish.Open(seat, slot, proof))

    # --- rights

    async def submit(self, wished: Wish) -> Refusal | None:
        """A wish of this phone's, with what it can prove when it is judged."""
        kept, by = self._kept.now, self.caller(self.table)
        try:
            proof = signing.proof(self._live, wished, by, (kept.maker, *kept.seats))
        except ValueError:
            return CannotBeWritten()
        return await self._live.submit(wished, self.caller, proof)

    def refuses(self, wished: Wish) -> Refusal | None:
        """Why the table would refuse it now."""
        return self._live.refuses(wished, self.caller)

    def caller(self, table: Table) -> Caller:
        """What this phone can prove at that table."""
        asks, maker = self._kept.now.asks(table.move), self._made(table)
        return wish.caller(table, self._mine(table), maker=maker, asks=asks, own=self.own)

    def held(self, number: int) -> Credential | None:
        seat = self.table.seat(number)
        return self._kept.now.held(seat) if seat else None
