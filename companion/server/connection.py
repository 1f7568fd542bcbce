"""One phone's websocket, speaking Flet's protocol (flet 1.0.5).

`flet_web`'s own class for this was not used: when a send fails its session stays "connected" for
ever and its queue grows, a socket that never registers leaves a task behind, a late answer of a
control that is gone breaks the line, tracebacks go to the player's screen, and each message is
spelled out for a log nobody reads. Tables and seats are not known here.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.controls.exceptions import FletPageDisconnectedException
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
)
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from companion.drawing.answers import Away
from companion.drawing.leaf import number
from companion.drawing.padding import MESSAGE, asked, filled
from companion.drawing.session_task import begin_event, speak_to
from companion.mishaps import told
from companion.server import saying
from companion.server.phone_session import LONGEST_TEXT, PhoneSession, encode, undrawn
from companion.server.saying import (
    Answer,
    Change,
    Event,
    NotUnderstood,
    Register,
    Said,
    TooLong,
    strictly,
)
from companion.server.session_registry import SessionRegistry

log = logging.getLogger(__name__)

WISHED = "accept-language"
"""Where a session's store keeps what its browser says of languages."""

_REGISTER_SECONDS = 20  # for the first message; a phone sends it at once
_WAIT_UNTOLD = 1.0  # seconds a phone waits to be let in before it is told that it waits
_TURN = 0.005  # seconds of listening before the others have their turn
_AT_ONCE = 64  # frames that go by one write
_MOST_EARLY = 16  # messages of a phone that waits to be let in; Flet's client sends three
_MOST_TODO = 300  # things a page said that are still to be done; typing a line is some forty
_MOST_AT_WORK = 32  # events whose handlers go on; ours end at once, but for a page's own
_LAST_WORDS = 1.0  # seconds for telling a phone why it is cut off
_LONGEST_HEADER = 400  # characters of what a browser says of itself and its languages
_MOST_WAITING = 2000  # messages; a phone so far behind is better served by coming back anew

# The first byte of a frame. The others are ours: `assets/client/start.js` takes them before Flet.
_SENTENCE, _WAITS = 0x43, 0x57
_NOT_UNDERSTOOD, _TOO_MUCH, _TOO_SLOW = 1003, 1008, 1013
_OURS = frozenset({"connect", "disconnect", "close"})  # events that only the server causes


class _TooMuch(Exception):
    """The page says far more than two thumbs can."""


class PhoneConnection(Connection):
    """The connection of one websocket; of one session from registration on."""

    def __init__(self, socket: WebSocket, registry: SessionRegistry) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # flet leaves it untyped
        self.loop = asyncio.get_running_loop()
        self.executor = registry.executor
        self.pubsubhub = registry.hub
        self.page_url = f"{socket.url.scheme.replace('ws', 'http')}://{socket.url.netloc}"
        self._socket, self._registry = socket, registry
        self._address = socket.client.host if socket.client else ""
        self._session: PhoneSession | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._todo: asyncio.Queue[Said] = asyncio.Queue(_MOST_TODO)
        self._working: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = True

    # --- the line's life

    async def hold(self) -> None:
        """Accept the socket and serve it until it breaks."""
        await self._socket.accept()
        sending = asyncio.create_task(self._send_waiting())
        try:
            await self._listen()
        finally:
            self._open = False
            sending.cancel()
            if self._working is not None:
                self._working.cancel()
            session = self._session
            if session is not None and session.connection is self:
                await self._registry.hung_up(session)

    async def _send_waiting(self) -> None:
        # A broken line is noticed by the listening side, which then ends the session's stay on it.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                frames = [await self._waiting.get()]
                while not self._waiting.empty() and len(frames) < _AT_ONCE:
                    frames.append(self._waiting.get_nowait())
                *first, last = frames
                await self._socket.send({"type": "websocket.send", "frames": first, "bytes": last})

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(_REGISTER_SECONDS):
                first = saying.read(await self._hear())
            if not isinstance(first, Register):
                raise NotUnderstood
            early: list[bytes] = []
            session = await self._come_in(first, early)
            self._working = asyncio.create_task(self._work(session))
            turn = self.loop.time()
            while True:
                self._take(session, early.pop(0) if early else await self._hear())
                if self.loop.time() - turn > _TURN:  # the others'
                    await asyncio.sleep(0)
                    turn = self.loop.time()
        except WebSocketDisconnect:
            return
        except (TimeoutError, NotUnderstood):
            await self._close(_NOT_UNDERSTOOD)
        except (_TooMuch, asyncio.QueueFull):
            await self._cut_off()

    async def _work(self, session: PhoneSession) -> None:
        """Do what the page says, in turn with the others."""
        while self._open:
            said = await self._todo.get()
            try:
                with strictly():
                    self._do(session, said)
            except NotUnderstood:
                await self._close(_NOT_UNDERSTOOD)
            await asyncio.sleep(session.rest())

    async def _hear(self) -> bytes:
        try:
            return await self._socket.receive_bytes()
        except KeyError as error:  # how starlette tells that text came where bytes belong
            raise NotUnderstood from error
        except RuntimeError as error:  # sending has found that it is closed
            raise WebSocketDisconnect from error

    async def _come_in(self, first: Register, early: list[bytes]) -> PhoneSession:
        """Wait until this phone is let in, and register it. early: gets what it says meanwhile."""
        admission = self._registry.admission
        hearing = asyncio.create_task(self._hear_early(early))
        entering = asyncio.create_task(admission.enter(self._address))
        told = self.loop.call_later(_WAIT_UNTOLD, self._say, _WAITS, "line-waits")
        try:
            await asyncio.wait({entering, hearing}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done():  # whose line breaks gives its place up
                hearing.result()
            await entering
            session, beginning = self._register(first)
        except BaseException:
            if not entering.cancel():
                admission.leave()
            raise
        finally:
            told.cancel()
            hearing.cancel()
        admission.begun(beginning)
        return session

    async def _hear_early(self, early: list[bytes]) -> None:
        while len(early) < _MOST_EARLY:
            early.append(await self._hear())

    async def _cut_off(self) -> None:
        """The page is told, and then it is not heard any more."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(_LAST_WORDS):
                await self._socket.send_bytes(self._sentence(_SENTENCE, "line-too-much"))
        await self._close(_TOO_MUCH)

    async def _close(self, code: int) -> None:
        self._open = False
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    # --- what the phone says

    def _register(self, request: Register) -> "tuple[PhoneSession, asyncio.Task[None]]":
        """A new session begins, or its own goes on: the session, and the work this is."""
        with strictly():
            session = self._registry.waiting(request.session)
            new = session is None
            if session is None:
                session = PhoneSession(self, self._registry.seconds)
                self._registry.add(session)
            self._session = session
            before = session.page.route
            speak_to(session.page)
            session.apply_page_patch(request.page)
        if new:
            session.page.client_ip = self._address
            session.page.client_user_agent = self._header("user-agent")
            session.store.set(WISHED, self._header(WISHED))
        page = undrawn(session.page)
        if new:
            page = session.get_page_patch()  # type: ignore[no-untyped-call]  # flet leaves it untyped
        self._post(MessageAction.REGISTER_CLIENT, RegisterClientResponseBody(session.id, page, ""))
        if new:
            return session, self._run(self._begin(session))
        self._registry.back(session)
        session.attach_connection(self)
        beginning = self._run(session.dispatch_connect_event())
        if session.page.route and session.page.route != before:
            moved = {"route": session.page.route}
            self._run(session.dispatch_event(number(session.page), "route_change", moved))
        return session, beginning

    def _header(self, name: str) -> str:
        return self._socket.headers.get(name, "")[:_LONGEST_HEADER]

    def _take(self, session: PhoneSession, frame: bytes) -> None:
        said = saying.read(frame)
        asked = isinstance(said, Answer) and session.waits_for(said.call)
        if not session.may_say(0 if asked else len(frame)):
            raise _TooMuch
        if isinstance(said, Answer):  # what is being done may wait for it
            session.handle_invoke_method_results(said.target, said.call, said.result, said.error)
        else:
            self._todo.put_nowait(said)

    def _do(self, session: PhoneSession, said: Said) -> None:
        match said:
            case Event(target, name, data):
                if (
                    name not in _OURS
                    and len(self._tasks) < _MOST_AT_WORK
                    and target in session.index
                ):
                    self._run(session.dispatch_event(target, name, data))
            case Change(target, properties):
                session.apply_patch(target, properties)
                if any(isinstance(v, str) and len(v) > LONGEST_TEXT for v in properties.values()):
                    self._say(_SENTENCE, "line-too-long")
            case TooLong():
                self._say(_SENTENCE, "line-too-long")
            case _:
                raise NotUnderstood

    async def _begin(self, session: PhoneSession) -> None:
        """Run the app's main for a new session; whatever it raises, the phone gets a sentence."""
        begin_event(session.page)
        try:
            await self._registry.main(session.page)
            await session.after_event(session.page)
        except (FletPageDisconnectedException, Away):
            return
        except Exception as error:  # noqa: BLE001 - the edge: a bug must cost one phone one sentence
            log.error("a page could not begin: %s", told(error))
            session.error("")
            self._registry.forget(session)

    def _run(self, work: Any) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- what the phone is told (called by Flet's session)

    def send_message(self, message: Message) -> None:
        """Queue one message. An error report loses its words: the page shows one plain sentence."""
        if message.action is MessageAction.SESSION_CRASHED:
            self._say(_SENTENCE, "refusal-unexpected")
        else:
            self._post(message.action, message.body)

    def dispose(self) -> None:
        """The session leaves this line."""
        self._session = None
        self._open = False

    def _say(self, kind: int, key: str) -> None:
        """A sentence that the page itself shows, in its browser's language."""
        self._queue(self._sentence(kind, key))

    def _sentence(self, kind: int, key: str) -> bytes:
        return bytes([kind]) + self._registry.words(self._header(WISHED), key).encode()

    def _post(self, action: MessageAction, body: Any) -> None:
        length = asked(self._session).length if self._session is not None else 0
        self._queue(filled(packed(action, body), length))

    def _queue(self, frame: bytes) -> None:
        if not self._open:
            return
        if self._waiting.qsize() >= _MOST_WAITING:
            self._run(self._close(_TOO_SLOW))
            self._open = False
            return
        self._waiting.put_nowait(frame)


def packed(action: MessageAction, body: Any) -> bytes:
    """The frame of a message as it is, nothing filled up."""
    return bytes([MESSAGE]) + bytes(msgpack.packb([action, body], default=encode))
