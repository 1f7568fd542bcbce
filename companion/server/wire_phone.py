"""A phone with its own program, at one table, as the server sees it: what it has proven, what it
has been sent, what it asks.

A slow phone is caught up, not queued for: only the number of the last entry that it was sent is
kept. What is new goes at once where the line takes it, so that most of it costs no task a turn;
else as soon as it can. What the frames are is `session.wire`; lines, greetings and budgets are
`api`'s.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import assert_never

from companion.handoff.primitives import sha256
from companion.handoff.seatkey import is_sound
from companion.live.live_table import LiveTable
from companion.refusal import Refusal
from companion.session import proof, refusals_afar, wire
from companion.session.port import Scene
from companion.session.proof import Proof
from companion.session.sheet import LARGEST
from companion.store.contract import StoreFailed
from companion.table import wish, wish_text
from companion.table.refusal import CannotBeWritten, NotSigned, NotYourSeat
from companion.table.state import Seat, Table
from companion.table.wish import Caller, Wish

Send = Callable[[str], Awaitable[None]]
Say = Callable[[str], bool]
"""Says it at once, if the line takes it; whether it does."""
Asked = wire.Prove | wire.Want | wire.Read | wire.Keep | wire.AskWraps | wire.Bring

_SEALED = LARGEST + 128
"""Bytes of a sealed sheet, at most."""
_MOST_PROVEN = 128
"""Keys that one line may have proven: twice as many as a phone keeps."""


@dataclass(frozen=True, slots=True)
class _Mine:
    """Which of those seats are proven by that: in their order, and for looking up."""

    seats: tuple[Seat, ...]
    proven: frozenset[tuple[bytes, bytes]]
    ordered: tuple[int, ...] = ()
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _Due:
    """A frame, and what the phone has got once it is said: the last entry, and who is there."""

    frame: str
    sent: int
    told: object


class WirePhone:
    """One phone's line to one table. Listens as any phone does."""

    def __init__(self, live: LiveTable, origin: str, nonce: bytes, say: Say, send: Send) -> None:
        """origin: how the phone reaches this server. nonce: that it was challenged with."""
        self._live, self._origin, self._nonce = live, origin, nonce
        self._say, self._send = say, send
        self._proven = frozenset[tuple[bytes, bytes]]()  # SHA-256 of the token, key
        self._sent, self._scene = 0, live.scene
        self._told: object = None
        self._asks = False
        self._news, self._pen = asyncio.Event(), asyncio.Lock()
        self._mine = _Mine((), self._proven)

    # --- as the table sees it

    @property
    def seats(self) -> frozenset[int]:
        """The seats it has proven."""
        return self._of(self._live.table).numbers

    @property
    def maker(self) -> bool:
        """Whether it has proven that it made the table."""
        return self._made(self._live.table)

    def see(self, scene: Scene) -> None:
        """There is something new: it goes now, or when the line takes it.

        With a wish of its own under way, it goes with the answer to that.
        """
        self._scene = scene
        if self._asks:
            return
        if self._pen.locked():
            self._news.set()
            return
        while (due := self._due()) is not None:
            if not self._say(due.frame):
                self._news.set()
                return
            self._sent, self._told = due.sent, due.told

    def caller(self, table: Table) -> Caller:
        """What it has proven at that table."""
        move = table.move
        asks = move is not None and (move.token, move.key) in self._proven
        mine, maker = self._of(table), self._made(table)
        return wish.caller(table, mine.ordered, maker=maker, asks=asks, own=True)

    def _of(self, table: Table) -> "_Mine":
        seats, proven = table.seats, self._proven
        if self._mine.seats is not seats or self._mine.proven is not proven:
            mine = tuple(s.number for s in seats if (s.token, s.key) in proven)
            self._mine = _Mine(seats, proven, mine, frozenset(mine))
        return self._mine

    def _made(self, table: Table) -> bool:
        return (table.maker, table.maker_key) in self._proven

    # --- what it is told

    async def begin(self, since: int) -> None:
        """It has come, with the entries up to `since`."""
        self._sent = since
        self._live.enter(self)
        self._live.go_on()

    def leave(self) -> None:
        """Its line is gone."""
        self._live.leave(self)
        self._live.left()

    async def follow(self) -> None:
        """Send what is new, as long as the line is there."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._catch_up()

    async def _catch_up(self, last: str = "") -> None:
        """Send what it has not got; then `last`, which rests on it."""
        async with self._pen:
            while (due := self._due()) is not None:
                if not self._say(due.frame):
                    await self._send(due.frame)
                self._sent, self._told = due.sent, due.told
            if last and not self._say(last):
                await self._send(last)

    def _due(self) -> "_Due | None":
        """The next frame that it has not got."""
        log, scene = self._live.history.entries, self._scene
        if self._sent < len(log):
            frame, sent = wire.entries_from(log, self._sent)
            return _Due(frame, sent, self._told)
        # Where phones deal, each sees by itself what it must wait for; not that the store is away.
        closed = scene.line or (scene.closed if scene.table.by_phone is None else None)
        there = (scene.present, scene.maker, closed)
        if there == self._told:
            return None
        why = closed.key if closed is not None else ""
        told = wire.Presence(tuple(sorted(scene.present)), scene.maker, why)
        return _Due(wire.told(told), self._sent, there)

    # --- what it asks

    async def hear(self, said: Asked) -> None:
        """Do what the phone says, and answer it. Raises ValueError for what no phone says."""
        match said:
            case wire.Prove(keys):
                self._prove(keys)
            case wire.Want(text):
                await self._want(Proof.read(text))
            case wire.Read(name, seat):
                blob = await self._live.memory(seat) if seat in self.seats else None
                await self._catch_up(wire.told(wire.Sheet(name, blob or b"")))
            case wire.Keep(name, seat, blob):
                await self._answer(name, await self._keep(seat, blob))
            case wire.AskWraps(name):
                wraps = await self._live.wraps() if self._may_bring else ()
                await self._catch_up(wire.told(wire.Wraps(name, wraps)))
            case wire.Bring(name, share):
                if self._may_bring:
                    await self._live.bring(share)
                    self._live.go_on()
                    self._live.deliver()
                await self._answer(name, None)
            case _:
                assert_never(said)

    @property
    def _may_bring(self) -> bool:
        return bool(self.seats) or self.maker

    def _prove(self, keys: tuple[wire.Shown, ...]) -> None:
        if len(keys) > wire.MOST_KEYS:
            raise ValueError("too many keys")
        name = self._live.name
        shown = frozenset(
            (sha256(one.token), one.key)
            for one in keys
            if proof.answers(one.key, one.signature, self._origin, name, self._nonce)
        )
        if not shown <= self._proven:
            if len(self._proven) + len(shown) > _MOST_PROVEN:
                raise ValueError("too many keys")
            self._proven |= shown
            self._live.enter(self)

    async def _keep(self, seat: int, blob: bytes) -> Refusal | None:
        if seat not in self.seats:
            return NotYourSeat()
        if len(blob) > _SEALED:
            return CannotBeWritten()
        try:
            await self._live.remember(seat, blob)
        except StoreFailed as failed:
            return failed.refusal
        return None

    async def _want(self, said: Proof) -> None:
        try:
            wished = wish_text.read(self._live.game, said.wish)
        except ValueError:
            await self._answer(said.id, CannotBeWritten())
            return
        if said.origin != self._origin or not _sound(wished) or not said.holds(self._live.name):
            await self._answer(said.id, NotSigned())
            return
        self._asks = True
        try:
            refused = await self._live.submit(wished, self.caller, said)
        except StoreFailed as failed:
            refused = failed.refusal
        finally:
            self._asks = False
        await self._answer(said.id, refused)

    async def _answer(self, name: str, refused: Refusal | None) -> None:
        if refused is None:
            await self._catch_up(wire.told(wire.Done(name)))
        else:
            key, arguments = refusals_afar.sent(refused)
            await self._catch_up(wire.told(wire.Refused(name, key, arguments)))


def _sound(wished: Wish) -> bool:
    """Whether a key that comes to the table is one that can be dealt to."""
    match wished:
        case wish.Sit(key=key) | wish.AskMove(key=key) | wish.AskTakeover(key=key):
            return is_sound(key)
    return True
