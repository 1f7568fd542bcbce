"""A table behind a websocket, for a phone that runs its own program: the `TablePort` of the wire.

It folds and checks the log by itself, and looks for the table again when the line breaks. What was
sent when it broke is sent again, under the same id, so that its sender learns what became of it;
what is wished meanwhile is refused, for nobody at a table waits for a press of a minute ago. What
one line says is `remote_line`'s, the frames are `wire`'s.
"""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from companion.refusal import Failed, Refusal
from companion.session import refusals_afar, wire
from companion.session.credentials import Credential, Kept
from companion.session.link import name_of
from companion.session.port import Listener, Scene
from companion.session.proof import Proof
from companion.session.refusals import DrawerClosed, DrawerForeign, LogCut, TableAway
from companion.session.refusals_afar import StrangeRefusal
from companion.session.remote_line import Broken, RemoteLine, Way
from companion.session.remote_log import RemoteLog
from companion.session.seen import Seen
from companion.table import by_phone, wishing
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.history import History
from companion.table.refusal import NotSigned
from companion.table.state import Table
from companion.table.wish import Here, Who, Wish

FIRST, LONGEST = 0.5, 8.0
"""Seconds until a broken line is looked for again, at first and at most; each is twice the last."""
ANSWER_SECONDS = 15.0
"""A line that does not answer for so long is broken, though nobody says so."""
_CLOSED = {"": None, DrawerClosed.key: DrawerClosed(), DrawerForeign.key: DrawerForeign()}


class RemoteTable:
    """See `port.TablePort`, which this is."""

    def __init__(
        self,
        code: str,
        games: Mapping[str, Game],
        kept: Kept,
        way: Way,
        trusted: Seen | None = None,
    ) -> None:
        """code: of the link. kept: what the phone holds here. trusted: see `Verifier`."""
        self.name, self.letters = name_of(code), ""
        self._code, self._kept, self._way = code, kept, way
        self._log = RemoteLog(self.name, games, trusted)
        self._here, self._closed = Here(), ""
        self._line: RemoteLine | None = None
        self._trouble: Refusal | None = TableAway()
        self._lost: Refusal | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[wire.Told]]] = {}
        self._listeners: set[Listener] = set()
        self._running: asyncio.Task[None] | None = None
        self._began = asyncio.Event()
        self._leaving, self._behind = False, 0
        self._chance = ByteChance(secrets.token_bytes)

    # --- what it reads

    @property
    def game(self) -> Any:
        """The rules of its game."""
        return self._log.game

    @property
    def table(self) -> Table:
        """The table as far as this phone has checked it."""
        return self._log.table

    @property
    def history(self) -> History:
        """The log of that table."""
        return self._log.history

    @property
    def scene(self) -> Scene:
        """The table and who is there, or why this phone cannot know."""
        here, table = self._here, self.table
        closed = _CLOSED.get(self._closed) or by_phone.waits_for(table, here.seats)
        return Scene(table, here.seats, closed, here.maker, self._trouble)

    @property
    def origin(self) -> str:
        """Where the server is reached."""
        return self._way.origin

    def now(self) -> int:
        """Minutes since 1970, by the server's clock: phones' own go wrong."""
        return self._way.now() + self._behind

    # --- coming and going

    async def open(self) -> Refusal | None:
        """Look for the table; a refusal if it is not there, or not believed."""
        self._run()
        await self._began.wait()
        if self._trouble is not None:
            self.close()
        return self._trouble

    def close(self) -> None:
        """Nobody is here any more."""
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def enter(self, phone: Listener) -> None:
        """Somebody comes, or what it holds changed: that is shown to the server."""
        self._listeners.add(phone)
        self._leaving = False
        self._run()
        self._prove()
        phone.see(self.scene)

    def leave(self, phone: Listener) -> None:
        """Somebody goes; what was asked is still answered."""
        self._listeners.discard(phone)
        self._leaving = not self._listeners
        self._part()

    def go_on(self) -> None:
        """The server goes on by itself when a phone has come."""

    def left(self) -> None:
        """The server sees by itself that a phone has gone."""

    # --- what it wishes

    async def submit(self, wished: Wish, who: Who, proof: Proof | None = None) -> Refusal | None:
        """Have a signed wish judged by the server; its entries are here when this returns."""
        if self._trouble is not None:
            return self._trouble
        if proof is None:
            return NotSigned()
        self._prove()
        return _refusal(await self._ask(proof.id, wire.Want(proof.text())))

    def refuses(self, wished: Wish, who: Who) -> Refusal | None:
        """Why the wish would be refused now, as far as this phone knows."""
        if self._trouble is not None:
            return self._trouble
        judged = (wished, who(self.table), self._chance, self._here)
        outcome = wishing.judge(self.game, self.table, *judged)
        return outcome if isinstance(outcome, Refusal) else None

    # --- what is sealed

    async def wraps(self) -> tuple[bytes, ...]:
        """Of a closed drawer what is sealed to phones."""
        self._leaving = False
        self._prove()
        name = secrets.token_hex(8)
        found = await self._ask(name, wire.AskWraps(name))
        return found.wraps if isinstance(found, wire.Wraps) else ()

    async def bring(self, share: bytes) -> None:
        """The share that this phone has opened."""
        name = secrets.token_hex(8)
        await self._ask(name, wire.Bring(name, share))

    async def memory(self, seat: int) -> bytes | None:
        """The sealed sheet of a seat of this phone. Raises Failed where it can't be had."""
        if self._trouble is not None:
            raise Failed(self._trouble)
        name = secrets.token_hex(8)
        found = await self._ask(name, wire.Read(name, seat))
        if isinstance(found, wire.Sheet):
            return found.blob or None
        raise Failed(_refusal(found) or TableAway())

    async def remember(self, seat: int, blob: bytes) -> None:
        """Keep a sealed sheet. Raises Failed where it is not kept."""
        if self._trouble is not None:
            raise Failed(self._trouble)
        name = secrets.token_hex(8)
        if refused := _refusal(await self._ask(name, wire.Keep(name, seat, blob))):
            raise Failed(refused)

    # --- the line

    @property
    def _credentials(self) -> list[Credential]:
        kept = self._kept.now
        return [held for held in (kept.maker, *kept.seats) if held is not None]

    def _prove(self) -> None:
        """Show on this line what the phone holds and has not shown there yet."""
        if self._line is not None:
            self._line.prove(self.name, self._credentials)

    async def _ask(self, name: str, frame: wire.Said) -> wire.Told:
        """What the server says to that, now or when it is found again."""
        text = wire.said(frame)
        answer: asyncio.Future[wire.Told] = asyncio.get_running_loop().create_future()
        self._asked[name] = (text, answer)
        self._run()
        if self._line is not None:
            self._line.say(text)
        while True:
            done, _ = await asyncio.wait({answer}, timeout=ANSWER_SECONDS)
            if done:
                return answer.result()
            if self._line is not None:
                self._line.hang_up()

    def _answered(self, name: str, told: wire.Told) -> None:
        _, answer = self._asked.pop(name, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(told)
        self._part()

    def _part(self) -> None:
        if self._leaving and not self._asked:
            self.close()

    def _run(self) -> None:
        if self._running is None and self._lost is None:
            self._running = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Look for the table again and again, as long as somebody is there."""
        wait = FIRST
        try:
            while self._lost is None:
                try:
                    async with self._way.line() as line:
                        await self._hold(line)
                except Broken:
                    pass
                if self._trouble is None:
                    wait = FIRST
                self._tell(self._lost or TableAway())
                self._began.set()
                if self._lost is None:
                    await self._way.sleep(wait)
                    wait = min(LONGEST, 2 * wait)
        finally:
            if self._running is asyncio.current_task():
                self._running = None

    async def _hold(self, line: RemoteLine) -> None:
        """One line, from its greeting until it breaks."""
        try:
            await self._listen(line)
        finally:
            if self._line is line:
                self._line = None

    async def _listen(self, line: RemoteLine) -> None:
        table = self.table
        self._behind = line.challenge.now - self._way.now()
        line.say(wire.said(wire.Hello(self._code, table.number, table.digest)))
        async for told in line.heard():
            match told:
                case wire.Welcome(letters):
                    self.letters, self._line = letters, line
                    self._prove()
                    for text, _ in list(self._asked.values()):
                        line.say(text)
                case wire.Entries():
                    self._lose(self._log.take(told))
                    if self._trouble is None and self._lost is None:
                        self._tell(None)
                case wire.Presence():
                    self._present(told)
                case wire.Refused("", key, arguments):
                    self._lose(refusals_afar.received(key, arguments))
                case wire.Done(name) | wire.Refused(name) | wire.Sheet(name) | wire.Wraps(name):
                    self._answered(name, told)
                case wire.Challenge() | wire.Found():
                    raise Broken
            if self._lost is not None:
                return

    def _present(self, told: wire.Presence) -> None:
        """All entries that were there have come; this is who is there now."""
        if self._trouble is not None:
            self._lose(self._log.whole() if self.game is not None else LogCut())
        self._here, self._closed = Here(frozenset(told.seats), told.maker), told.closed
        if self._lost is None:
            self._tell(_away(told.closed))
            self._began.set()

    def _lose(self, refused: Refusal | None) -> None:
        """The log is not believed, or the table is not there: for good; what was asked is told."""
        if refused is None or self._lost is not None:
            return
        self._lost = refused
        for name in list(self._asked):
            key, arguments = refusals_afar.sent(refused)
            self._answered(name, wire.Refused(name, key, arguments))

    def _tell(self, trouble: Refusal | None) -> None:
        """Everybody here sees the table as it is now, or that it is looked for."""
        self._trouble = trouble
        scene = self.scene
        for phone in tuple(self._listeners):
            phone.see(scene)


def _away(closed: str) -> Refusal | None:
    """Why the server itself does not know the present, where it says so."""
    if closed in _CLOSED:
        return None
    refused = refusals_afar.received(closed, {})
    return None if isinstance(refused, StrangeRefusal) else refused


def _refusal(told: wire.Told) -> Refusal | None:
    if isinstance(told, wire.Refused):
        return refusals_afar.received(told.key, told.arguments)
    return None
