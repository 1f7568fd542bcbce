"""Everything that went over a phone's websockets, byte by byte, and the tree it makes.

What must not live here: what is a secret (see the journey that looks for it).
"""

import asyncio
import contextlib
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from playwright.async_api import Page, WebSocket

from tests.support.mirror import Mirror

OWN = -1
"""Instead of a websocket's number: frames of a program in the page's own worker."""
QUIET = 1.0
"""Seconds without a frame after which a line is taken for quiet."""
PATIENCE = 120.0
"""Seconds until something that must come counts as missing: a slow machine with other work to do
needs many of them for what an idle one does at once."""


@dataclass(frozen=True)
class Frame:
    """One frame. line: the number of the websocket it came on, 0 the first; at: its moment."""

    line: int
    received: bool
    data: bytes
    at: float

    @property
    def message(self) -> tuple[MessageAction, Any] | None:
        """A message of Flet's protocol taken apart; None for what is something else."""
        if self.data[:1] != b"\0":
            return None
        action, body, *_ = msgpack.unpackb(
            self.data[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False
        )
        return MessageAction(action), body


@dataclass
class Recording:
    """A phone's frames in order, over all its websockets, reloads and returns."""

    frames: list[Frame] = field(default_factory=list)
    lines: int = 0
    _moved: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, page: Page) -> None:
        """Record every websocket this page opens, and what goes to and from its own program."""
        page.on("websocket", self._opened)

        def note(_: object, received: bool, packed: str) -> None:
            self._note(Frame(OWN, received, b64decode(packed), monotonic()))

        await page.expose_binding("recorded", note)

    def _opened(self, socket: WebSocket) -> None:
        line, self.lines = self.lines, self.lines + 1

        def note(received: bool, payload: str | bytes) -> None:
            data = payload.encode() if isinstance(payload, str) else payload
            self._note(Frame(line, received, data, monotonic()))

        socket.on("framereceived", lambda payload: note(True, payload))
        socket.on("framesent", lambda payload: note(False, payload))

    def _note(self, frame: Frame) -> None:
        self.frames.append(frame)
        self._moved.set()

    @property
    def length(self) -> int:
        """How many frames there are by now: a place to come back to."""
        return len(self.frames)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until it is so, looking again after each frame. TimeoutError if it never is."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._moved.clear()
                await self._moved.wait()

    async def settles(self) -> int:
        """Wait until the line is quiet: the place from which on only what comes next is found."""
        while (so_far := self.length) != await self._later():
            pass
        return so_far

    async def _later(self) -> int:
        await asyncio.sleep(QUIET)
        return self.length

    def typed(self, since: int) -> str:
        """What stands in the line that was typed in, as the phone last told it."""
        told = [f.message[1] for f in self.frames[since:] if not f.received and f.message]
        lines = [str(body["data"]) for body in told if body.get("name") == "change"]
        return lines[-1] if lines else ""

    async def answered(self, seconds: float, since: int) -> None:
        """Wait until anything comes to the phone, but no longer than `seconds`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.until(lambda: bool(self.received(since)))

    def received(self, since: int = 0, until: int | None = None) -> list[Frame]:
        """What came to the phone between two places."""
        return [frame for frame in self.frames[since:until] if frame.received]

    def bytes(self, since: int = 0, until: int | None = None) -> bytes:
        """Every byte of both directions between two places."""
        return b"\n".join(frame.data for frame in self.frames[since:until])

    def tree(self) -> Mirror:
        """What the frames of the last websocket that spoke have built on the phone."""
        line = max(frame.line for frame in self.frames if frame.received)
        mirror = Mirror({})
        for frame in self.frames:
            if frame.line == line and frame.received and (message := frame.message):
                action, body = message
                if action is MessageAction.REGISTER_CLIENT:
                    mirror = Mirror(dict(body["page_patch"]))
                elif action is MessageAction.PATCH_CONTROL:
                    mirror.patch(body["id"], body["patch"])
        return mirror
