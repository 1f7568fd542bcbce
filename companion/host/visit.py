"""One phone at one table: what it holds, what it may do, what it does by itself.

A visit is new, is at the table, and is left for good: a phone that comes back visits anew.
Every wish is checked against what the phone can prove, never against what it claims. Secrets it
opens are handed to the caller and kept nowhere.
"""

import asyncio
import copy
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from companion.handoff import envelope
from companion.handoff.header import Kind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import dealer, dealing, deals, grace, incoming, keeping, sheet
from companion.host.duties import due
from companion.host.errands import Who
from companion.host.incoming import Incoming
from companion.host.keeping import Held, Keeping, Kept
from companion.host.room import Judge, Room, Scene
from companion.host.sheet import Sheet
from companion.table import laid, lobby, play
from companion.table.history import History
from companion.table.log import Entry
from companion.table.record import Carrier
from companion.table.refusal import (
    NoSuchSeat,
    NotTheMaker,
    NotYourSeat,
    PhoneUnreachable,
    Refusal,
    SheetFull,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Question, Seat

log = logging.getLogger(__name__)

Refused = Refusal | CodeRefusal


class Visit:
    """What the screens of one phone may ask of a table."""

    def __init__(
        self,
        room: Room,
        kept: Kept,
        *,
        show: Callable[[Scene], None],
        now: Callable[[], int],
    ) -> None:
        self.room, self._kept = room, kept
        self._show, self._left = show, False
        self._now = now
        self._duty: asyncio.Task[None] | None = None
        self._pen = asyncio.Lock()
        self._proven: tuple[tuple[Seat, ...], Keeping, tuple[int, ...]] | None = None
        self.since = 0
        """The entry that was the last one when it came."""
        self.moved: tuple[int, ...] = ()
        """Seats that were this phone's until they went on with another, as long as it is here."""
        self.taken = False
        """Whether the maker's right was this phone's until another one got it."""

    # --- what it holds

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self.room.scene

    @property
    def history(self) -> History:
        """The log as it is now, with what stands in it."""
        return self.room.history

    @property
    def entries(self) -> Sequence[Entry]:
        """The log as it is now: no copy, it grows."""
        return self.room.history.entries

    @property
    def game(self) -> Any:
        """The rules of the table's game."""
        return self.room.game

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats this phone can prove, in the order people sit."""
        seats, keeping = self.room.table.seats, self._kept.now
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
        table, held = self.room.table, self._kept.now.maker
        return held is not None and held.proves(table.maker, table.maker_key)

    @property
    def keeping(self) -> Keeping:
        """All it holds here, for this phone's own eyes."""
        return self._kept.now

    async def keep(self, change: Callable[[Keeping], Keeping]) -> bool:
        """Another keeping, made of what the phone's storage holds now; whether it was kept."""
        after = change(await self._kept.load())
        if not await self._kept.save(after):
            return False
        self._kept.now = after
        return True

    async def forget(self, left: Keeping) -> Refused | None:
        """What proves nothing any more is erased, also where the storage does not answer."""
        self._kept.now = self._kept.now.without(left)
        return None if await self.keep(lambda now: now.without(left)) else StorageRefused()

    async def enter(self) -> None:
        """Come to the table; after a restart the phone's keys help to open the drawer."""
        self.since = self.room.table.number
        for held in (*self._kept.now.seats, self._kept.now.maker):
            if held is not None:
                await self.room.unlock(held.key)
        self.appear()
        if not self._left:
            deals.go_on(self.room)

    def appear(self) -> None:
        """Be here, with the seats it holds now; a visit that was left stays away."""
        if not self._left:
            self.room.enter(self)

    def leave(self) -> None:
        """Go away for good; the seat stays."""
        self._left = True
        self.room.leave(self)
        if self.room.occupied:  # for the maker of a table nobody waits before a deal
            grace.begin(self.room)

    def anew(self) -> "Visit":
        """Another visit of the same phone, which goes on holding what it holds. This one is left.

        What was begun here is still done, and both know what becomes of it.
        """
        self.leave()
        anew = copy.copy(self)
        anew._left, anew._duty = False, None
        return anew

    def see(self, scene: Scene) -> None:
        """The one delivery: show the table, then do what a phone does by itself."""
        if self._left:
            return
        gone = keeping.seats_left(self._kept.now, scene.table)
        before = tuple(seat for seat in self.moved if seat not in (*gone, *self.mine))
        self.moved = (*before, *gone)
        right = keeping.left_behind(self._kept.now, scene.table).maker
        self.taken = (self.taken or right is not None) and not self.maker
        self._show(scene)
        if self._duty is None and due(self, scene.table):
            self._duty = asyncio.create_task(self._do_duties())

    async def _do_duties(self) -> None:
        try:
            while not self._left and (duties := due(self, self.room.table)):
                if any([await duty() for duty in duties]):
                    break
        except Exception as problem:  # noqa: BLE001 - a background edge: a phone never dies of it
            log.warning("a phone's own task failed: %s", type(problem).__name__)
        finally:
            self._duty = None

    # --- the lobby

    async def sit(self, name: str, device: bool = False) -> Refused | None:
        """Take a seat on this phone. device: a further seat, of a player without a phone.

        The key is in the phone's storage before anybody is told.
        """
        kept = self._kept
        kept.now = await kept.load()
        if device and not self.maker:
            return NotTheMaker()
        if not device and any(not self._on_device(seat) for seat in self.mine):
            self.appear()
            return SitsAlready()
        held = Held.fresh()
        known = tuple(h for h in kept.now.seats if self._sits(h))
        before, kept.now = kept.now, Keeping(kept.now.maker, (*known, held))
        if not await kept.save(kept.now):
            kept.now = before
            return StorageRefused()
        carrier = Carrier.DEVICE if device else Carrier.PHONE
        refused = await self.room.submit(
            lambda table: lobby.sit(
                table,
                name,
                held.key.public,
                held.mark,
                carrier,
                maker=self.maker and not device,
            )
        )
        if refused:
            kept.now = Keeping(before.maker, known)
            await kept.save(kept.now)
        return refused

    async def free(self, seat: int) -> Refused | None:
        """Free a seat: the maker's right, or one's own."""
        if not self.maker and seat not in self.mine:
            return NotTheMaker()
        return await self.room.submit(lambda table: lobby.free(table, seat))

    async def order(self, seats: tuple[int, ...]) -> Refused | None:
        """The order in which people sit."""
        return await self._as_maker(lambda table: lobby.order(table, seats))

    async def resize(self, places: int) -> Refused | None:
        """Another number of players."""
        return await self._as_maker(lambda t: lobby.resize(self.room.game, t, places))

    async def rule(self, options: Any) -> Refused | None:
        """Other house rules for the next deal."""
        return await self._as_maker(lambda table: lobby.rule(self.room.game, table, options))

    async def redraw(self, anew: bool) -> Refused | None:
        """Whether what is taken back is drawn anew, from the next deal on."""
        return await self._as_maker(lambda table: lobby.redraw(table, anew))

    async def read_code(self, code: bytes) -> Refused | Incoming:
        """A code that a camera read for this table: a seat's, or an opened hand's."""
        return await incoming.take(self.room, code, self._now(), maker=self.maker)

    # --- the deal

    async def deal(self) -> Refused | None:
        """Commit to a fresh seed; the dealer deals when the phones have added their shares."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        return await deals.begin(self.room, next(iter(self.mine), None), self._now())

    async def promise(self) -> Refused | None:
        """Promise the coming deal, for a phone without a server to witness: the maker's right."""
        if not self.maker:
            return NotTheMaker()
        return await deals.promise(self.room, self._now())

    def hand(self, seat: int) -> bytes | Refused:
        """What the seat was dealt. Only this phone's own; kept nowhere."""
        held = self.held(seat)
        if held is None or seat not in self.room.table.players:
            return NotYourSeat()
        return dealing.hand(self.room.table, seat, held.key)

    async def look(self, seat: int) -> Refused | None:
        """The table is told that the seat has looked, once."""
        return await self._as(seat, lambda table: play.look(table, seat))

    # --- play

    async def act(self, seat: int, act: Any, tap: str, seen: int) -> Refused | None:
        """A public act of one's own seat. tap: id of the tap; seen: entry the screen showed."""
        return await self._as(
            seat, lambda t: play.act(self.room.game, t, seat, act, self.room.chance, tap, seen)
        )

    async def take_back(self, tap: str, seen: int) -> Refused | None:
        """Take the last act back."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        seat = next(iter(self.mine), None)
        return await self.room.submit(lambda table: play.take_back(table, seat, tap, seen))

    async def ask(
        self, seat: int, to: int, ask: Any, tap: str, seen: int, secret: bytes = b""
    ) -> Refused | None:
        """Ask another seat's phone for something private. secret: sealed to that seat alone."""
        asked, held = self.room.table.seat(to), self.held(seat)
        if asked is None:
            return NoSuchSeat()
        if held is None:
            return NotYourSeat()
        if asked.carrier is Carrier.CODE:
            return PhoneUnreachable()
        sealed = b""
        if secret:
            head = dealing.header(self.room.table, Kind.WHISPER, seat, to)
            sealed = envelope.seal(head, held.key, asked.key, secret)
        game, chance = self.room.game, self.room.chance
        return await self._as(
            seat, lambda t: play.ask(game, t, seat, to, ask, chance, tap, seen, sealed)
        )

    def answer(self, question: Question) -> bytes | Refused:
        """The answer to one's own question, for this phone's eyes only; kept nowhere."""
        held = self.held(question.seat)
        if held is None or question.envelope is None:
            return NotYourSeat()
        opened = envelope.read(question.envelope, held.key, question.asked)
        return opened if isinstance(opened, CodeRefusal) else opened.content

    def whispered(self, question: Question) -> bytes | Refused:
        """What came with an ask to a seat of this phone; kept nowhere."""
        held = self.held(question.ask.to)
        if held is None:
            return NotYourSeat()
        opened = envelope.read(question.ask.sealed, held.key, question.asker)
        return opened if isinstance(opened, CodeRefusal) else opened.content

    async def sheet(self, seat: int) -> Sheet:
        """The private sheet of a seat of this phone; empty where there is none to read."""
        found = await self.read_sheet(seat)
        return found if isinstance(found, dict) else {}

    async def read_sheet(self, seat: int) -> Sheet | Refused:
        """The same, refused where another version of the program wrote it."""
        held = self.held(seat)
        return sheet.opened(await self.room.memory(seat), held.key) if held else {}

    async def write_line(self, seat: int, name: str, text: str) -> Refused | None:
        """Write one line of the private sheet of a seat of this phone; "" strikes it out."""
        return await self.write(seat, {name: text})

    async def write(self, seat: int, lines: Sheet) -> Refused | None:
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
            await self.room.remember(seat, blob)
        return None

    async def lay(
        self, seat: int, act: Callable[[bytes], Any], secret: bytes, tap: str, seen: int
    ) -> Refused | None:
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
        table, held = self.room.table, self.held(seat)
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

    async def open(self, seat: int) -> Refused | None:
        """Show one's hand to all, with the proof that it is the one that was dealt."""
        held = self.held(seat)
        if held is None or seat not in self.room.table.players:
            return NotYourSeat()
        return await deals.open_hand(self.room, seat, held.key)

    async def end(self) -> Refused | None:
        """The game is over: publish the seed, everything lies open, the drawer is emptied."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        return await deals.end(self.room, next(iter(self.mine), None))

    async def give_up(self) -> Refused | None:
        """Back to the lobby with every hand still sealed."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        return await dealer.give_up(self.room, next(iter(self.mine), None))

    async def again(self) -> Refused | None:
        """The same table plays once more."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        seat = next(iter(self.mine), None)
        return await self.room.submit(lambda table: lobby.again(table, seat))

    # --- rights

    def held(self, number: int) -> Held | None:
        seat = self.room.table.seat(number)
        return self._kept.now.held(seat) if seat else None

    def _sits(self, held: Held) -> bool:
        return any(held.proves(seat.token, seat.key) for seat in self.room.table.seats)

    def _on_device(self, number: int) -> bool:
        seat = self.room.table.seat(number)
        return seat is not None and seat.carrier is Carrier.DEVICE

    async def _as(self, seat: int, judge: Judge) -> Refused | None:
        return await self.room.submit(judge) if seat in self.mine else NotYourSeat()

    async def _as_maker(self, judge: Judge) -> Refused | None:
        return await self.room.submit(judge) if self.maker else NotTheMaker()
