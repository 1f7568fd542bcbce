"""One phone at one table: what it holds, what it may do, what it does by itself.

Every wish is checked against what the phone can prove, never against what it claims. Secrets it
opens are handed to the caller and kept nowhere.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from companion.handoff import envelope
from companion.handoff.chance import commitment
from companion.handoff.header import GameId, Kind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import dealing, incoming
from companion.host.dealer import Dealer
from companion.host.drawer import Secrets, closed
from companion.host.incoming import Incoming
from companion.host.keeping import Held, Keeping
from companion.host.room import Judge, Room, Scene
from companion.table import codec, lobby, play
from companion.table.chance import Chance
from companion.table.lobby import Outcome
from companion.table.log import Entry
from companion.table.record import Carrier
from companion.table.refusal import (
    DrawerClosed,
    NoSuchSeat,
    NotDealt,
    NotTheMaker,
    NotYourSeat,
    PhoneUnreachable,
    Refusal,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Phase, Question, Seat, Table

log = logging.getLogger(__name__)

Refused = Refusal | CodeRefusal


class Visit:
    """What the screens of one phone may ask of a table."""

    def __init__(
        self,
        room: Room,
        keeping: Keeping,
        *,
        show: Callable[[Scene], None],
        load: Callable[[], Awaitable[Keeping]],
        save: Callable[[Keeping], Awaitable[bool]],
        chance: Chance,
        now: Callable[[], int],
    ) -> None:
        self._room, self._keeping = room, keeping
        self._show, self._load, self._save = show, load, save
        self._chance, self._now = chance, now
        self._duty: asyncio.Task[None] | None = None
        self._proven: tuple[tuple[Seat, ...], Keeping, tuple[int, ...]] | None = None

    # --- what it holds

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self._room.scene

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log as it is now."""
        return tuple(self._room.entries)

    @property
    def game(self) -> Any:
        """The rules of the table's game."""
        return self._room.game

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats this phone can prove, in the order people sit."""
        seats, keeping = self._room.table.seats, self._keeping
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
        table, held = self._room.table, self._keeping.maker
        return held is not None and held.proves(table.maker, table.maker_key)

    async def enter(self) -> None:
        """Come to the table; after a restart the phone's key opens the drawer."""
        for held in (*self._keeping.seats, self._keeping.maker):
            if held is not None:
                await self._room.unlock(held.key)
        self._room.enter(self)
        if self._room.table.phase is Phase.DEALING and self._room.secrets:
            Dealer(self._room)

    def leave(self) -> None:
        """Go away; the seat stays."""
        self._room.leave(self)

    def see(self, scene: Scene) -> None:
        """The one delivery: show the table, then do what a phone does by itself."""
        self._show(scene)
        if self._duty is None and self._duties(scene.table):
            self._duty = asyncio.create_task(self._do_duties())

    # --- the lobby

    async def sit(self, name: str, device: bool = False) -> Refused | None:
        """Take a seat on this phone. device: a further seat, of a player without a phone.

        The key is in the phone's storage before anybody is told.
        """
        self._keeping = await self._load()
        if device and not self.maker:
            return NotTheMaker()
        if not device and any(not self._on_device(seat) for seat in self.mine):
            self._room.enter(self)
            return SitsAlready()
        held = Held.fresh()
        known = tuple(h for h in self._keeping.seats if self._sits(h))
        before, self._keeping = self._keeping, Keeping(self._keeping.maker, (*known, held))
        if not await self._save(self._keeping):
            self._keeping = before
            return StorageRefused()
        carrier = Carrier.DEVICE if device else Carrier.PHONE
        refused = await self._room.submit(
            lambda table: lobby.sit(table, name, held.key.public, held.mark, carrier)
        )
        if refused:
            self._keeping = Keeping(before.maker, known)
            await self._save(self._keeping)
        return refused

    async def free(self, seat: int) -> Refused | None:
        """Free a seat: the maker's right, or one's own."""
        if not self.maker and seat not in self.mine:
            return NotTheMaker()
        return await self._room.submit(lambda table: lobby.free(table, seat))

    async def order(self, seats: tuple[int, ...]) -> Refused | None:
        """The order in which people sit."""
        return await self._as_maker(lambda table: lobby.order(table, seats))

    async def resize(self, places: int) -> Refused | None:
        """Another number of players."""
        return await self._as_maker(lambda t: lobby.resize(self._room.game, t, places))

    async def read_code(self, code: bytes) -> Refused | Incoming:
        """A code that a camera read for this table: a seat's, or an opened hand's."""
        return await incoming.take(self._room, code, self._now(), maker=self.maker)

    # --- the deal

    async def deal(self) -> Refused | None:
        """Commit to a fresh seed; the dealer deals when the phones have added their shares."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        room, secrets = self._room, Secrets.fresh()
        keys = [seat.key for seat in room.table.seats] + [room.table.maker_key]
        game_id = GameId.fresh(self._now()).raw
        seat = next(iter(self.mine), None)
        refused = await room.submit(
            lambda t: play.commit(
                t, seat, game_id, commitment(secrets.seed), secrets.dealer.public
            ),
            drawer=closed(secrets, keys),
        )
        if refused is None:
            room.secrets = secrets
            Dealer(room)
        return refused

    def hand(self, seat: int) -> bytes | Refused:
        """What the seat was dealt. Only this phone's own; kept nowhere."""
        held = self._held(seat)
        if held is None or seat not in self._room.table.players:
            return NotYourSeat()
        return dealing.hand(self._room.table, seat, held.key)

    async def look(self, seat: int) -> Refused | None:
        """The table is told that the seat has looked, once."""
        return await self._as(seat, lambda table: play.look(table, seat))

    # --- play

    async def act(self, seat: int, act: Any, tap: str, seen: int) -> Refused | None:
        """A public act of one's own seat. tap: id of the tap; seen: entry the screen showed."""
        return await self._as(
            seat, lambda t: play.act(self._room.game, t, seat, act, self._chance, tap, seen)
        )

    async def take_back(self, tap: str, seen: int) -> Refused | None:
        """Take the last act back."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        seat = next(iter(self.mine), None)
        return await self._room.submit(lambda table: play.take_back(table, seat, tap, seen))

    async def ask(self, seat: int, to: int, ask: Any, tap: str, seen: int) -> Refused | None:
        """Ask another seat's phone for something private."""
        asked = self._room.table.seat(to)
        if asked is None:
            return NoSuchSeat()
        if asked.carrier is Carrier.CODE:
            return PhoneUnreachable()
        return await self._as(
            seat, lambda t: play.ask(self._room.game, t, seat, to, ask, self._chance, tap, seen)
        )

    def answer(self, question: Question) -> bytes | Refused:
        """The answer to one's own question, for this phone's eyes only; kept nowhere."""
        held = self._held(question.seat)
        asked = self._room.table.seat(question.ask.to)
        if held is None or asked is None or question.envelope is None:
            return NotYourSeat()
        opened = envelope.read(question.envelope, held.key, asked.key)
        return opened if isinstance(opened, CodeRefusal) else opened.content

    async def open(self, seat: int) -> Refused | None:
        """Show one's hand to all, with the proof that it is the one that was dealt."""
        held = self._held(seat)
        table, game = self._room.table, self._room.game
        if held is None or seat not in table.players:
            return NotYourSeat()
        slot, proof = dealing.proof(table, seat, held.key)
        hand = dealing.proven(table, slot, proof)
        if isinstance(hand, CodeRefusal):
            return hand
        return await self._as(seat, lambda t: play.open_hand(game, t, seat, slot, proof, hand))

    async def end(self) -> Refused | None:
        """The game is over: publish the seed, everything lies open, the drawer is emptied."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        room, seat = self._room, next(iter(self.mine), None)
        secrets = room.secrets
        if secrets is None:
            return DrawerClosed()

        def judge(table: Table) -> Outcome:
            if not table.message:
                return NotDealt()
            hands = dealing.drawn(room.game, table, secrets.seed).hands
            code = dealing.end_code(table, secrets)
            return play.end(room.game, table, seat, secrets.seed, code, hands)

        refused = await room.submit(judge, empty_drawer=True)
        if refused is None:
            room.secrets = None
        return refused

    async def again(self) -> Refused | None:
        """The same table plays once more."""
        if not self.maker and not self.mine:
            return NotYourSeat()
        seat = next(iter(self.mine), None)
        return await self._room.submit(lambda table: lobby.again(table, seat))

    # --- what a phone does by itself

    def _duties(self, table: Table) -> list[Callable[[], Awaitable[Refused | None]]]:
        mine = [seat for seat in self.mine if seat in table.players]
        if table.phase is Phase.DEALING:
            given = {seat for seat, _ in table.shares}
            return [self._share(seat) for seat in mine if seat not in given]
        if table.phase is Phase.ENDED:
            said = {seat for seat, _ in table.checked}
            return [self._check(seat) for seat in mine if seat not in said]
        return [self._reply(q) for q in table.waiting if q.ask.to in mine]

    async def _do_duties(self) -> None:
        try:
            while duties := self._duties(self._room.table):
                if any([await duty() for duty in duties]):
                    break
        except Exception as problem:  # noqa: BLE001 - a background edge: a phone never dies of it
            log.warning("a phone's own task failed: %s", type(problem).__name__)
        finally:
            self._duty = None

    def _share(self, seat: int) -> Callable[[], Awaitable[Refused | None]]:
        share = dealing.share()
        return lambda: self._room.submit(lambda table: play.share(table, seat, share))

    def _check(self, seat: int) -> Callable[[], Awaitable[Refused | None]]:
        fair = dealing.fair(self._room.game, self._room.table)
        return lambda: self._room.submit(lambda table: play.check(table, seat, fair))

    def _reply(self, question: Question) -> Callable[[], Awaitable[Refused | None]]:
        async def reply() -> Refused | None:
            table, game, seat = self._room.table, self._room.game, question.ask.to
            asker, held = table.seat(question.seat), self._held(seat)
            hand = self.hand(seat)
            if asker is None or held is None or not isinstance(hand, bytes):
                return NotYourSeat()
            content = game.answer(hand, codec.value(question.ask.ask, game.asks))
            if isinstance(content, Refusal):
                return content
            head = dealing.header(table, Kind.ENVELOPE, seat, question.seat)
            sealed = envelope.seal(head, held.key, asker.key, content)
            return await self._room.submit(lambda t: play.answer(t, seat, question.number, sealed))

        return reply

    # --- rights

    def _held(self, number: int) -> Held | None:
        seat = self._room.table.seat(number)
        return self._keeping.held(seat) if seat else None

    def _sits(self, held: Held) -> bool:
        return any(held.proves(seat.token, seat.key) for seat in self._room.table.seats)

    def _on_device(self, number: int) -> bool:
        seat = self._room.table.seat(number)
        return seat is not None and seat.carrier is Carrier.DEVICE

    async def _as(self, seat: int, judge: Judge) -> Refused | None:
        return await self._room.submit(judge) if seat in self.mine else NotYourSeat()

    async def _as_maker(self, judge: Judge) -> Refused | None:
        return await self._room.submit(judge) if self.maker else NotTheMaker()
