"""One phone's websocket, speaking Flet's protocol (flet 1.0.5).

`flet_web`'s own class for this was not used: when a send fails its session stays "connected" for
ever and its queue grows, a socket that never registers leaves a task behind, a late answer of a
control that is gone breaks the line, tracebacks go to the player's screen, and each message is
spelled out for a log nobody reads. Tables and seats are not known here.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.controls.exceptions import FletPageDisconnectedException
from flet.data_channel import _ProtocolMuxedDataChannel
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    Message,
    MessageAction,
    RegisterClientRequestBody,
    RegisterClientResponseBody,
    UpdateControlPropsBody,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)
from flet.messaging.session import Session
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from companion.host.mishaps import told
from companion.host.padding import MESSAGE, asked, filled

if TYPE_CHECKING:
    from companion.host.switchboard import Switchboard

log = logging.getLogger(__name__)

WISHED = "accept-language"
"""Where a session's store keeps what its browser says of languages."""

_REGISTER_SECONDS = 20  # for the first message; a phone sends it at once
_MOST_WAITING = 2000  # messages; a phone so far behind is better served by coming back anew

# The first byte of a frame. The third is ours: `assets/client/start.js` takes it before Flet does.
_CHANNEL, _SENTENCE = 0x01, 0x43
_NOT_UNDERSTOOD, _TOO_SLOW = 1003, 1013

_encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]  # flet leaves it untyped


class _NotUnderstood(Exception):
    """The other side does not speak the protocol."""


class Line(Connection):
    """The connection of one websocket; of one session from registration on."""

    def __init__(self, socket: WebSocket, board: "Switchboard") -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # flet leaves it untyped
        self.loop = asyncio.get_running_loop()
        self.executor = board.executor
        self.pubsubhub = board.hub
        self.page_url = f"{socket.url.scheme.replace('ws', 'http')}://{socket.url.netloc}"
        self._socket, self._board = socket, board
        self._session: Session | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._channels: dict[int, Any] = {}
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
            session = self._session
            if session is not None and session.connection is self:
                await self._board.hung_up(session)

    async def _send_waiting(self) -> None:
        # A broken line is noticed by the listening side, which then ends the session's stay on it.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._socket.send_bytes(await self._waiting.get())

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(_REGISTER_SECONDS):
                await self._register(await self._hear())
            while True:
                await self._take(await self._hear())
        except WebSocketDisconnect:
            return
        except (TimeoutError, _NotUnderstood):
            await self._close(_NOT_UNDERSTOOD)

    async def _hear(self) -> bytes:
        try:
            return await self._socket.receive_bytes()
        except KeyError as error:  # how starlette tells that text came where bytes belong
            raise _NotUnderstood from error

    async def _close(self, code: int) -> None:
        self._open = False
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    # --- what the phone says

    async def _register(self, data: bytes) -> None:
        action, body = _unpack(data)
        if action is not MessageAction.REGISTER_CLIENT:
            raise _NotUnderstood
        with _strictly():
            request = RegisterClientRequestBody(**body)
            session = self._board.waiting(request.session_id)
            new = session is None
            if session is None:
                session = Session(self)
                self._board.add(session)
            self._session = session
            before = session.page.route
            _context_page.set(session.page)
            session.apply_page_patch(request.page)
        if new:
            session.page.client_ip = self._socket.client.host if self._socket.client else ""
            session.page.client_user_agent = self._socket.headers.get("user-agent", "")
            session.store.set(WISHED, self._socket.headers.get("accept-language", ""))
        page = _undrawn(session.page)
        if new:
            page = session.get_page_patch()  # type: ignore[no-untyped-call]  # flet leaves it untyped
        self._post(MessageAction.REGISTER_CLIENT, RegisterClientResponseBody(session.id, page, ""))
        if new:
            self._run(self._begin(session))
            return
        self._board.back(session)
        session.attach_connection(self)
        self._run(session.dispatch_connect_event())
        if session.page.route and session.page.route != before:
            moved = {"route": session.page.route}
            self._run(session.dispatch_event(session.page._i, "route_change", moved))

    async def _take(self, data: bytes) -> None:
        session = self._session
        assert session is not None
        if data[:1] == bytes([_CHANNEL]):
            if channel := self._channels.get(int.from_bytes(data[1:5], "little")):
                channel._deliver(data[5:])
            return
        action, body = _unpack(data)
        with _strictly():
            if action is MessageAction.CONTROL_EVENT:
                event = ControlEventBody(**body)
                self._run(session.dispatch_event(event.target, event.name, event.data))
            elif action is MessageAction.UPDATE_CONTROL_PROPS:
                update = UpdateControlPropsBody(**body)
                session.apply_patch(update.id, update.props)
            elif action is MessageAction.INVOKE_METHOD:
                answer = InvokeMethodResponseBody(**body)
                # Flet raises when the asked control is gone by now; nobody waits for it then.
                with contextlib.suppress(RuntimeError):
                    session.handle_invoke_method_results(
                        answer.control_id, answer.call_id, answer.result, answer.error
                    )
            else:
                raise _NotUnderstood

    async def _begin(self, session: Session) -> None:
        """Run the app's main for a new session; whatever it raises, the phone gets a sentence."""
        _context_page.set(session.page)
        context.reset_auto_update()  # type: ignore[no-untyped-call]  # flet leaves it untyped
        try:
            await self._board.main(session.page)
            await session.after_event(session.page)
        except FletPageDisconnectedException:
            return
        except Exception as error:  # noqa: BLE001 - the edge: a bug must cost one phone one sentence
            log.error("a page could not begin: %s", told(error))
            session.error("")
            self._board.forget(session)

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what the phone is told (called by Flet's session)

    def send_message(self, message: Message) -> None:
        """Queue one message. An error report loses its words: the page shows one plain sentence."""
        if message.action is MessageAction.SESSION_CRASHED:
            if self._session is not None:
                sentence = self._board.words(self._session.page)
                self._queue(bytes([_SENTENCE]) + sentence.encode())
        else:
            self._post(message.action, message.body)

    def send_data_channel_frame(self, channel_id: int, payload: bytes) -> None:
        """Queue raw bytes for one control."""
        self._queue(bytes([_CHANNEL]) + channel_id.to_bytes(4, "little") + payload)

    def data_channel_for(self, channel_id: int) -> Any:
        """The byte channel of one control."""
        if channel_id not in self._channels:
            self._channels[channel_id] = _ProtocolMuxedDataChannel(channel_id, self)
        return self._channels[channel_id]

    def unregister_data_channel(self, channel_id: int) -> None:
        """The control is gone."""
        self._channels.pop(channel_id, None)

    def dispose(self) -> None:
        """The session leaves this line."""
        self._session = None
        self._open = False

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
    return bytes([MESSAGE]) + bytes(msgpack.packb([action, body], default=_encode))


def _undrawn(page: Any) -> dict[str, Any]:
    """The page with its services and nothing drawn on it, for a phone that returns.

    Told of the whole tree, a client that has the tree still would hang: merging the two takes it a
    time that doubles with each level. The app draws anew on `connect`, over what is left out here.
    A page loaded anew comes with the same session and has nothing yet, so it needs the rest.
    """
    told: dict[str, Any] = _encode(page)
    views = told.get("views")
    if isinstance(views, BaseControl):  # the component that `render_views` made
        told["views"] = {**_encode(views), "_b": {"_c": "View", "_i": _encode(views)["_b"]._i}}
    return told


def _unpack(data: bytes) -> tuple[MessageAction, dict[str, Any]]:
    """One message of the phone. Raises _NotUnderstood for anything else."""
    if data[:1] != bytes([MESSAGE]):
        raise _NotUnderstood
    with _strictly():
        # A third part fills the frame up, see `padding`.
        action, body, *_ = msgpack.unpackb(data[1:], ext_hook=decode_ext_from_msgpack)
        if not isinstance(body, dict):
            raise _NotUnderstood
        return MessageAction(action), body


@contextlib.contextmanager
def _strictly() -> Any:
    """Whatever hostile bytes can cause inside is one thing: not understood."""
    try:
        yield
    except _NotUnderstood:
        raise
    except Exception as error:
        raise _NotUnderstood from error
