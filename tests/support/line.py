"""The line between a phone of the tests and the program: what a websocket is for a browser."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgpack  # type: ignore[import-untyped]  # ships no types
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, decode_ext_from_msgpack
from flet.pubsub.pubsub_hub import PubSubHub

from companion.drawing.padding import filled
from companion.server.connection import packed


def unpacked(frame: bytes) -> tuple[MessageAction, Any]:
    """A frame as the phone reads it: what fills it up is not read."""
    action, body, *_ = msgpack.unpackb(
        frame[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False
    )
    return MessageAction(action), body


class Line(Connection):
    """One connection. Frames go to `receive` until the line is dropped (`open` is False).

    length: what the phone's page asks for, see `companion.drawing.padding`.
    """

    def __init__(
        self,
        receive: Callable[[bytes], None],
        length: Callable[[], int],
        url: str,
        hub: PubSubHub,
        threads: ThreadPoolExecutor,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.receive, self.length = receive, length
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = hub
        self.executor = threads
        self.page_url = url
        self.open = True

    def send_message(self, message: Message) -> None:
        frame = filled(packed(message.action, message.body), self.length())
        if self.open:
            self.receive(frame)

    def dispose(self) -> None:
        self.open = False
