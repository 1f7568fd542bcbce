"""The phone's side of Flet's websocket, by hand: enough to register, tap and listen."""

from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from websockets.asyncio.client import ClientConnection, connect

SENTENCE = b"C"


class Wire:
    """One open websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.session = ""

    @classmethod
    async def open(cls, port: int, session: str | None = None, route: str = "/J/ABC") -> "Wire":
        """Connect and register, under an old session's name or as a new phone."""
        wire = await cls.call(port)
        await wire.register(session, route)
        answer = await wire.hears(MessageAction.REGISTER_CLIENT)
        wire.session = answer["session_id"]
        return wire

    @classmethod
    async def call(cls, port: int) -> "Wire":
        """Connect, and say nothing yet."""
        origin = f"http://127.0.0.1:{port}"
        socket = await connect(f"ws://127.0.0.1:{port}/ws", additional_headers={"Origin": origin})
        return cls(socket)

    async def register(self, session: str | None = None, route: str = "/J/ABC") -> None:
        """The first word, without waiting for an answer."""
        page = {"route": route, "pwa": False, "web": True}
        await self.say(
            MessageAction.REGISTER_CLIENT,
            {"session_id": session or "", "page_name": "", "page": page},
        )

    async def say(self, action: MessageAction, body: dict[str, Any]) -> None:
        """Send one message."""
        await self.socket.send(b"\0" + msgpack.packb([action.value, body]))

    async def tap(self, control: int, event: str = "click") -> None:
        """Tap a control by its number."""
        body = {"target": control, "name": event, "data": None}
        await self.say(MessageAction.CONTROL_EVENT, body)

    async def frame(self) -> bytes:
        """The next frame as it comes."""
        data = await self.socket.recv()
        assert isinstance(data, bytes)
        return data

    async def hears(self, wanted: MessageAction) -> Any:
        """The body of the next message of that kind; others are passed over."""
        while True:
            data = await self.frame()
            if data[:1] == b"\0":
                action, body, *_ = msgpack.unpackb(
                    data[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False
                )
                if MessageAction(action) is wanted:
                    return body

    async def sentence(self, kind: bytes = SENTENCE) -> str:
        """The next sentence for the page itself."""
        while True:
            data = await self.frame()
            if data[:1] == kind:
                return data[1:].decode()

    async def shows(self, text: bytes) -> bytes:
        """The next frame that holds these bytes."""
        while True:
            data = await self.frame()
            if text in data:
                return data
