"""A phone at the far end of a real websocket, light enough that hundreds fit in one process.

It registers, answers what the app asks of a browser, taps what it finds by name, and notes when
frames arrive. What must not live here: sessions, controls, anything of the server's side.
"""

import asyncio
import contextlib
import time
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.browser import Browser
from tests.support.mirror import REPLACE, Mirror, Node, nodes, words

PATIENCE = 30.0  # seconds; hundreds of phones come at once
PRESSED = ("on_click", "on_tap")


class _Screen(Mirror):
    """A mirror that finds a control by its number at once: a thousand patches come a second."""

    def __init__(self, page: Node) -> None:
        super().__init__(page)
        self._known: dict[int, Node] = {}

    def by_id(self, number: int) -> Node | None:
        if not self._known:
            # The first of its number, as in any mirror.
            self._known = {node["_i"]: node for node in reversed([*nodes(self.page)])}
        return self._known.get(number)

    def patch(self, target: int, patch: list[Any]) -> None:
        super().patch(target, patch)
        if any(
            kind != REPLACE or isinstance(new[0], (dict, list)) for kind, _, _, *new in patch[1:]
        ):
            self._known = {}


class FarPhone:
    """One phone. `arrivals`: while `quick`, the frames and when each arrived (perf_counter)."""

    def __init__(self, socket: ClientConnection, storage: dict[str, Any], route: str) -> None:
        self._socket = socket
        self._browser = Browser(storage)
        self._facts: Node = {
            "route": route,
            "web": True,
            "pwa": False,
            "debug": False,
            "wasm": False,
            "platform": "android",
            "platform_brightness": "dark",
            "width": 390,
            "height": 844,
        }
        self._mirror = _Screen({})
        self._heard = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())
        self.quick = False
        self.arrivals: list[tuple[float, bytes]] = []
        self.looked_at = 0  # how many of them are on the screen

    @classmethod
    async def open(cls, port: int, route: str, storage: dict[str, Any], source: str) -> "FarPhone":
        """Load the page. source: the loopback address this phone comes from."""
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws",
            additional_headers={"Origin": f"http://127.0.0.1:{port}"},
            local_addr=(source, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        phone = cls(socket, storage, route)
        body = {"session_id": "", "page_name": "", "page": phone._facts}
        await phone._say(MessageAction.REGISTER_CLIENT, body)
        return phone

    async def close(self) -> None:
        """The tab is closed."""
        await self._socket.close()
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening

    async def tap(self, control: int) -> None:
        """Tap a control by its number."""
        body = {"target": control, "name": "click", "data": None}
        await self._say(MessageAction.CONTROL_EVENT, body)

    async def type(self, text: str) -> None:
        """Type into the one line on the screen."""
        self._catch_up()
        view = self._mirror.view()
        line = next(int(node["_i"]) for node in nodes(view) if node["_c"] == "TextField")
        await self._say(MessageAction.UPDATE_CONTROL_PROPS, {"id": line, "props": {"value": text}})
        body = {"target": line, "name": "change", "data": text}
        await self._say(MessageAction.CONTROL_EVENT, body)

    def control(self, name: str) -> int | None:
        """The number of what can be tapped and has this key or just these words."""
        self._catch_up()
        for node in nodes(self._mirror.view(), painted=True):
            if not any(node.get(event) for event in PRESSED):
                continue
            if name in (node.get("key"), node.get("label")) or words(node) == [name]:
                return int(node["_i"])
        return None

    async def finds(self, name: str) -> int:
        """The same, as soon as it is there."""
        async with asyncio.timeout(PATIENCE):
            while (found := self.control(name)) is None:
                self._heard.clear()
                await self._heard.wait()
        return found

    def shows(self, text: str) -> bool:
        """Whether these words are on the screen."""
        self._catch_up()
        return any(text in other for other in words(self._mirror.view()))

    async def sees(self, text: str) -> None:
        """Wait for these words."""
        async with asyncio.timeout(PATIENCE):
            while not self.shows(text):
                self._heard.clear()
                await self._heard.wait()

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = await self._socket.recv()
                assert isinstance(frame, bytes)
                if frame[:1] != b"\0":  # a sentence that the page itself shows
                    continue
                if self.quick:
                    self.arrivals.append((time.perf_counter(), frame))
                else:
                    await self._take(frame)
                self._heard.set()

    async def _take(self, frame: bytes) -> None:
        self._catch_up()  # what came while there was no time to look comes first
        action, body = _unpack(frame)
        if action is MessageAction.REGISTER_CLIENT:
            self._mirror = _Screen({**self._facts, **body["page_patch"]})
        elif action is MessageAction.PATCH_CONTROL:
            self._mirror.patch(body["id"], body["patch"])
        elif action is MessageAction.INVOKE_METHOD:
            asked = self._mirror.by_id(body["control_id"])
            kind = str(asked["_c"]) if asked else ""
            result, error = self._browser.answer(kind, body["name"], body.get("args") or {})
            answer = {
                "control_id": body["control_id"],
                "call_id": body["call_id"],
                "result": result,
                "error": error,
            }
            await self._say(MessageAction.INVOKE_METHOD, answer)
        else:
            raise AssertionError(f"the server said {action}")

    def _catch_up(self) -> None:
        """What arrived while there was no time to look."""
        for _, frame in self.arrivals[self.looked_at :]:
            action, body = _unpack(frame)
            if action is MessageAction.PATCH_CONTROL:
                self._mirror.patch(body["id"], body["patch"])
        self.looked_at = len(self.arrivals)

    async def _say(self, action: MessageAction, body: dict[str, Any]) -> None:
        await self._socket.send(b"\0" + msgpack.packb([action.value, body]))


def _unpack(frame: bytes) -> tuple[MessageAction, Any]:
    assert frame[:1] == b"\0", frame[:80]
    action, body, *_ = msgpack.unpackb(
        frame[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False
    )
    return MessageAction(action), body
