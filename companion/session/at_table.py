"""One phone at one table: what it holds there, what it reads of it, what it may wish.

Every wish is checked against what the phone can prove, never against what it claims. Secrets it
opens are handed to the caller and kept nowhere. What must not live here: coming and going, and what
a phone does by itself (`online`, `duties`).
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from companion.handoff import envelope
from companion.handoff.header import Kind
from companion.refusal import Refusal
from companion.session import dealing, incoming, sheet
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.errands import Who
from companion.session.incoming import Incoming
from companion.session.port import Scene, TablePort
from companion.session.sheet import Sheet
from companion.table import laid, wish
from companion.table.history import History
from companion.table.log import Entry
from companion.table.record import Carrier
from companion.table.refusal import NoSuchSeat, NotDealt, NotYourSeat, SheetFull, StorageRefused
from companion.table.state import Question, Seat, Table
from companion.table.wish import Caller, Wish

log = logging.getLogger(__name__)


class AtTable:
    """What one phone holds at a table, may read of it, and may wish."""

    def __init__(self, live: TablePort, kept: Kept) -> None:
        self._live, self._kept = live, kept
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
    def name(self) -> str:
        """What the store files the table under; the same on all its phones."""
        return self._live.name

    @property
    def history(self) -> History:
        """The log as it is now, with what stands in it."""
        return self._live.history

    @property
    def entries(self) -> Sequence[Entry]:
        """The log as it is now: no copy, it grows."""
        return self._live.history.entries

    @property
    def game(self) -> Any:
        """The rules of the table's game."""
        return self._live.game

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
        """As the room asks: the seats that are here with this phone."""
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

    # --- the lobby

    async def free(self, seat: int) -> Refusal | None:
        """Free a seat: the maker's right, or one's own."""
        return await self.submit(wish.Free(seat))

    async def order(self, seats: tuple[int, ...]) -> Refusal | None:
        """The order in which people sit."""
        return await self.submit(wish.Order(seats))

    async def resize(self, places: int) -> Refusal | None:
        """Another number of players."""
        return await self.submit(wish.Resize(places))

    async def rule(self, options: Any) -> Refusal | None:
        """Other house rules for the next deal."""
        return await self.submit(wish.Rule(options))

    async def redraw(self, anew: bool) -> Refusal | None:
        """Whether what is taken back is drawn anew, from the next deal on."""
        return await self.submit(wish.Redraw(anew))

    async def read_code(self, code: bytes) -> Refusal | Incoming:
        """A code that a camera read for this table: a seat's, or an opened hand's."""
        return await incoming.take(self._live, code, self.caller)

    # --- the deal

    async def deal(self) -> Refusal | None:
        """Commit to a fresh seed; the dealer deals when the phones have added their shares."""
        return await self.submit(wish.Deal())

    async def promise(self) -> Refusal | None:
        """Promise the coming deal, for a phone without a server to witness: the maker's right."""
        return await self.submit(wish.Promise())

    def hand(self, seat: int) -> bytes | Refusal:
        """What the seat was dealt. Only this phone's own; kept nowhere."""
        held = self.held(seat)
        if held is None or seat not in self.table.players:
            return NotYourSeat()
        return dealing.hand(self.table, seat, held.key)

    async def look(self, seat: int) -> Refusal | None:
        """The table is told that the seat has looked, once."""
        return await self.submit(wish.Look(seat))

    # --- play

    async def act(self, seat: int, act: Any, tap: str, seen: int) -> Refusal | None:
        """A public act of one's own seat. tap: id of the tap; seen: entry the screen showed."""
        return await self.submit(wish.Act(seat, act, tap, seen))

    async def take_back(self, tap: str, seen: int) -> Refusal | None:
        """Take the last act back."""
        return await self.submit(wish.TakeBack(tap, seen))

    async def ask(
        self, seat: int, to: int, ask: Any, tap: str, seen: int, secret: bytes = b""
    ) -> Refusal | None:
        """Ask another seat's phone for something private. secret: sealed to that seat alone."""
        asked, held = self.table.seat(to), self.held(seat)
        if asked is None:
            return NoSuchSeat()
        if held is None:
            return NotYourSeat()
        sealed = b""
        if secret:
            head = dealing.header(self.table, Kind.WHISPER, seat, to)
            sealed = envelope.seal(head, held.key, asked.key, secret)
        return await self.submit(wish.Ask(seat, to, ask, tap, seen, sealed))

    def answer(self, question: Question) -> bytes | Refusal:
        """The answer to one's own question, for this phone's eyes only; kept nowhere."""
        held = self.held(question.seat)
        if held is None or question.envelope is None:
            return NotYourSeat()
        opened = envelope.read(question.envelope, held.key, question.asked)
        return opened if isinstance(opened, Refusal) else opened.content

    def whispered(self, question: Question) -> bytes | Refusal:
        """What came with an ask to a seat of this phone; kept nowhere."""
        held = self.held(question.ask.to)
        if held is None:
            return NotYourSeat()
        opened = envelope.read(question.ask.sealed, held.key, question.asker)
        return opened if isinstance(opened, Refusal) else opened.content

    async def sheet(self, seat: int) -> Sheet:
        """The private sheet of a seat of this phone; empty where there is none to read."""
        found = await self.read_sheet(seat)
        return found if isinstance(found, dict) else {}

    async def read_sheet(self, seat: int) -> Sheet | Refusal:
        """The same, refused where another version of the program wrote it."""
        held = self.held(seat)
        return sheet.opened(await self._live.memory(seat), held.key) if held else {}

    async def write_line(self, seat: int, name: str, text: str) -> Refusal | None:
        """Write one line of the private sheet of a seat of this phone; "" strikes it out."""
        return await self.write(seat, {name: text})

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

    async def lay(
        self, seat: int, act: Callable[[bytes], Any], secret: bytes, tap: str, seen: int
    ) -> Refusal | None:
        """Lay a card face down: `act(mark)` in the log, nonce and card in the private sheet."""
        nonce = secrets.token_bytes(laid.NONCE)
        mark = laid.mark(nonce, secret)
        if refused := await self.write_line(seat, sheet.laid(mark), (nonce + secret).hex()):
            return refused
        refused = await self.act(seat, act(mark), tap, seen)
        if refused:
            await self.write_line(seat, sheet.laid(mark), "")
        return refused

    async def laid(self, seat: int, mark: bytes) -> bytes | None:
        """Nonce and card that a seat of this phone laid under a mark, None if it did not."""
        return sheet.under(await self.sheet(seat), mark)

    def who(self, seat: int) -> Who | None:
        """A seat of this phone, for passing something by code; None before the deal."""
        table, held = self.table, self.held(seat)
        if held is None or table.deal is None or seat not in table.players:
            return None
        there = tuple(taken for n in table.players if (taken := table.seat(n)))
        return Who(
            held.key,
            dealing.header(table, Kind.ASK, seat),
            seat,
            tuple((taken.number, taken.name) for taken in there),
            tuple((taken.number, taken.key) for taken in there),
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

    async def end(self) -> Refusal | None:
        """The game is over: publish the seed, everything lies open, the drawer is emptied."""
        return await self.submit(wish.End())

    async def give_up(self) -> Refusal | None:
        """Back to the lobby with every hand still sealed."""
        return await self.submit(wish.GiveUp())

    async def again(self) -> Refusal | None:
        """The same table plays once more."""
        return await self.submit(wish.Again())

    # --- rights

    async def submit(self, wished: Wish) -> Refusal | None:
        """A wish of this phone's, with what it can prove when it is judged."""
        return await self._live.submit(wished, self.caller)

    def refuses(self, wished: Wish) -> Refusal | None:
        """Why the table would refuse it now."""
        return self._live.refuses(wished, self.caller)

    def caller(self, table: Table) -> Caller:
        """What this phone can prove at that table."""
        mine = self._mine(table)
        own = (s for s in table.seats if s.number in mine and s.carrier is not Carrier.DEVICE)
        voice = next((seat.number for seat in own), None)
        return Caller(mine, self._made(table), voice, self._kept.now.asks(table.move))

    def held(self, number: int) -> Credential | None:
        seat = self.table.seat(number)
        return self._kept.now.held(seat) if seat else None

    def _sits(self, held: Credential) -> bool:
        return any(held.proves(seat.token, seat.key) for seat in self.table.seats)
