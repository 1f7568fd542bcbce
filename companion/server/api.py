"""The wire to phones that run their own program: one websocket each, `session/WIRE.md` says how.

Greeting, one table's line, budgets, and what becomes of who says something else. What a phone may
do at its table is `wire_phone`'s, who may speak to the server at all the guard's.
"""

import asyncio
import contextlib
import logging
import secrets

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.mishaps import told as said_of
from companion.refusal import Refusal
from companion.server.budget import Budget
from companion.server.connections import AT_ONCE
from companion.server.wire_phone import WirePhone
from companion.session import refusals_afar, wire
from companion.session.proof import Proof
from companion.session.refusals import LogOther, LogShorter, NoSuchTable, OtherEdition
from companion.session.tries import Tries
from companion.session.wire import EDITION
from companion.store.contract import StoreFailed
from companion.table.refusal import CannotBeWritten

log = logging.getLogger(__name__)

PATH = "/api"
HELLO_SECONDS = 20.0
"""For the first word; a phone says it at once."""
MOST, EACH_SECOND = 240.0, 40.0
"""What a line may say at once, and what it gets back: a frame costs 1, and 1 more each 4 kB and for
each key. Who says more is heard later."""
_BYTES = 4096
_NONCE = 32
_LONGEST_CODE = 40
_NOT_UNDERSTOOD = 1003


class _NotOurs(Exception):
    """The other side says what no phone of ours says."""


def route(registry: TableRegistry) -> WebSocketRoute:
    """The wire to these tables."""

    async def answer(socket: WebSocket) -> None:
        await _Line(socket, registry).hold()

    return WebSocketRoute(PATH, answer)


def origin_of(socket: WebSocket) -> str:
    """How a phone reaches this server, as it signs it: a browser says so itself."""
    scheme = socket.url.scheme.replace("ws", "http")
    return socket.headers.get("origin") or f"{scheme}://{socket.headers.get('host', '')}"


class _Line:
    """One websocket."""

    def __init__(self, socket: WebSocket, registry: TableRegistry) -> None:
        self._socket, self._registry = socket, registry
        self._loop = asyncio.get_running_loop()
        self._budget = Budget.full(MOST, EACH_SECOND, self._loop.time())
        self._nonce, self._tries = secrets.token_bytes(_NONCE), Tries()

    async def hold(self) -> None:
        """Greet, serve, until the line breaks or says what is not ours."""
        await self._socket.accept()
        try:
            now = self._registry.now()
            await self._send(wire.told(wire.Challenge(self._nonce, now)))
            while True:
                async with asyncio.timeout(HELLO_SECONDS):
                    said = await self._hear()
                if isinstance(said, wire.Hello):
                    await self._come(said)
                    break
                await self._look(said)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except _NotOurs:
            await self._refuse("", CannotBeWritten())
        except StoreFailed as failed:
            await self._refuse("", failed.refusal)
        except Exception as error:  # noqa: BLE001 - the edge: a bug costs one line
            log.error("a line broke: %s", said_of(error))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(_NOT_UNDERSTOOD)

    async def _look(self, said: wire.Said) -> None:
        """Make a table, or find one; the same line may do so again, as one does who types."""
        code: str | Refusal
        match said:
            case wire.Make() | wire.Find() if said.edition != EDITION:
                code = OtherEdition()
            case wire.Make(text):
                code = await self._registry.make_afar(_proof(text))
            case wire.Find(letters):
                code = await self._registry.find(letters, self._tries)
            case _:
                raise _NotOurs
        if isinstance(code, Refusal):
            await self._refuse("", code)
        else:
            await self._send(wire.told(wire.Found(code)))

    async def _come(self, hello: wire.Hello) -> None:
        if hello.edition != EDITION:
            await self._refuse("", OtherEdition())
            return
        if len(hello.code) > _LONGEST_CODE:
            raise _NotOurs
        live = await self._registry.table(hello.code)
        refused = live if isinstance(live, Refusal) else _other_log(live, hello)
        if refused is not None:
            await self._refuse("", refused)
            return
        assert isinstance(live, LiveTable)
        self._registry.came(hello.code, live)
        await self._send(wire.told(wire.Welcome(self._registry.letters(live.name))))
        say = self._socket.scope["extensions"][AT_ONCE]["say"]
        phone = WirePhone(live, origin_of(self._socket), self._nonce, say, self._send)
        await phone.begin(hello.since)
        following = asyncio.create_task(phone.follow())
        following.add_done_callback(_retrieved)
        try:
            while True:
                said = await self._hear()
                if isinstance(said, wire.Hello | wire.Make | wire.Find):
                    raise _NotOurs
                try:
                    await phone.hear(said)
                except ValueError as error:
                    raise _NotOurs from error
        finally:
            following.cancel()
            phone.leave()

    async def _hear(self) -> wire.Said:
        """The next frame, when the budget allows it."""
        try:
            text = await self._socket.receive_text()
        except KeyError as error:  # how starlette tells that bytes came where text belongs
            raise _NotOurs from error
        except RuntimeError as error:  # sending has found that it is closed
            raise WebSocketDisconnect from error
        try:
            said = wire.hear(text)
        except ValueError as error:
            raise _NotOurs from error
        cost = 1 + len(text) / _BYTES + (len(said.keys) if isinstance(said, wire.Prove) else 0)
        self._budget = self._budget.spent(cost, self._loop.time())
        if wait := self._budget.wait(self._loop.time()):
            await asyncio.sleep(wait)
        return said

    async def _refuse(self, name: str, refused: Refusal) -> None:
        key, arguments = refusals_afar.sent(refused)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._send(wire.told(wire.Refused(name, key, arguments)))

    async def _send(self, frame: str) -> None:
        try:
            await self._socket.send_text(frame)
        except RuntimeError as error:  # it was closed meanwhile
            raise WebSocketDisconnect from error


def _other_log(live: LiveTable, hello: wire.Hello) -> Refusal | None:
    """Why the phone's log does not go on here: lines of it are lost, or others."""
    entries, since = live.history.entries, hello.since
    if since < 0:
        return NoSuchTable()
    if since > len(entries):
        return LogShorter(len(entries), since)
    if since and entries[since - 1].digest != hello.digest:
        return LogOther(since)
    return None


def _proof(text: str) -> Proof:
    try:
        return Proof.read(text)
    except ValueError as error:
        raise _NotOurs from error


def _retrieved(done: "asyncio.Task[None]") -> None:
    """A line that breaks is noticed by the listening side."""
    if not done.cancelled():
        done.exception()
