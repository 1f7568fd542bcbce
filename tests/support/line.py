"""The line between a phone of the tests and the program: what a websocket is for a browser."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgpack  # type: ignore[import-untyped]  # ships no types
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)
from flet.pubsub.pubsub_hub import PubSubHub

# Flet leaves a few functions without types; they are the ones its own server calls.
ENCODE = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


def packed(action: MessageAction, body: Any) -> bytes:
    """A frame as the server sends it."""
    frame: bytes = msgpack.packb([action, body], default=ENCODE)
    return frame


def unpacked(frame: bytes) -> tuple[MessageAction, Any]:
    """A frame as the phone reads it."""
    action, body = msgpack.unpackb(frame, ext_hook=decode_ext_from_msgpack, strict_map_key=False)
    return MessageAction(action), body


class Line(Connection):
    """One connection. Frames go to `receive` until the line is dropped (`open` is False)."""

    def __init__(
        self,
        receive: Callable[[bytes], None],
        url: str,
        hub: PubSubHub,
        threads: ThreadPoolExecutor,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.receive = receive
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = hub
        self.executor = threads
        self.page_url = url
        self.open = True

    def send_message(self, message: Message) -> None:
        frame = packed(message.action, message.body)
        if self.open:
            self.receive(frame)

    def dispose(self) -> None:
        self.open = False
