"""A phone without a browser: real session, real components, real events, in milliseconds.

It keeps the bytes it was sent (`wire`) and the tree they make (`mirror`), its `browser` answers
services from memory (`storage` is its localStorage), and it drops and returns like a real one.

    phone = Phone()
    await phone.open(main)
    await phone.type("Your name", "Anna")
    await phone.tap("Sit down")
    assert phone.shows("Anna · you")

What must not live here: anything that knows a screen or a game.
"""

import asyncio
import inspect
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import flet as ft
from flet.controls.context import _context_page, context
from flet.messaging.protocol import MessageAction
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.drawing.padding import asked
from companion.server.connection import packed
from tests.support.browser import Browser
from tests.support.line import Line, unpacked
from tests.support.mirror import Mirror, Node, misplaced, nodes, own, parents, strings, words
from tests.support.threads import at_work

TOUCH = ("on_click", "on_tap", "on_tap_down")
PATIENCE = 60.0  # seconds until something that must appear counts as missing
THREADS = 10.0  # seconds for what a thread works at; one that a test holds up goes on alone
_open: "WeakKeyDictionary[asyncio.AbstractEventLoop, WeakSet[Phone]]" = WeakKeyDictionary()


class Phone:
    """One phone. `storage` may be handed on to a second one: the same browser, another tab."""

    def __init__(
        self,
        width: float = 390,
        height: float = 844,
        *,
        url: str = "http://table.test:8550",
        route: str = "/",
        storage: dict[str, Any] | None = None,
        hub: PubSubHub | None = None,
    ) -> None:
        self.url = url
        self.hub = hub or PubSubHub(loop=asyncio.get_running_loop())
        self.threads = ThreadPoolExecutor(max_workers=1)
        self.browser = Browser({} if storage is None else storage)
        self.storage = self.browser.storage
        self.wire: list[bytes] = []
        self.crashes: list[str] = []
        self.heard = asyncio.Event()
        self.facts: dict[str, Any] = {
            "route": route,
            "web": True,
            "pwa": False,
            "debug": False,
            "wasm": False,
            "platform": "android",
            "platform_brightness": "dark",
            "width": width,
            "height": height,
        }
        self.line = self.lay()
        self.session = Session(self.line)
        self.mirror = Mirror({})
        self.tasks: set[asyncio.Task[Any]] = set()
        self.failed: list[BaseException] = []
        """What was raised while drawing. `may_fail`: that is what the test is about."""
        self.may_fail = False
        self.here = _open.setdefault(asyncio.get_running_loop(), WeakSet())
        self.here.add(self)

    # ---------------------------------------------------------------- coming and going

    async def open(self, main: Callable[[ft.Page], Any]) -> None:
        """Load the page: register, then run `main` (plain or async) as the server does."""
        self.session.apply_page_patch(dict(self.facts))
        self.register(self.session.get_page_patch())  # type: ignore[no-untyped-call]

        async def start() -> None:
            _context_page.set(self.session.page)
            context.reset_auto_update()  # type: ignore[no-untyped-call]
            result = main(self.session.page)
            if inspect.isawaitable(result):
                await result
            await self.session.after_event(self.session.page)

        task = asyncio.create_task(start())
        await self.settle(task)
        if task.done():
            task.result()
        if (loop := self._loop()) is not None:
            loop.add_done_callback(self._stopped)

    async def drop(self) -> None:
        """The connection is lost: a locked phone, a tunnel. The server keeps the session."""
        await self.session.disconnect(3600)
        await self.settle()

    async def reconnect(self) -> None:
        """The same page comes back, as the real client does it: register again, then connect."""
        self.line = self.lay()
        self.session.apply_page_patch(dict(self.facts))
        self.register(self.session.page)
        await self.settle(asyncio.create_task(self.session.connect(self.line)))

    async def close(self) -> None:
        """The tab is closed and the server has given up waiting."""
        await self.session.disconnect(0)
        self.session.close()  # type: ignore[no-untyped-call]
        await self.settle()
        self.threads.shutdown(wait=False)

    def lay(self) -> Line:
        return Line(
            self.receive, lambda: asked(self.session).length, self.url, self.hub, self.threads
        )

    def register(self, page: Any) -> None:
        body = {"session_id": "", "page_patch": page, "error": ""}
        self.receive(packed(MessageAction.REGISTER_CLIENT, body))

    # ---------------------------------------------------------------- what arrives

    def receive(self, frame: bytes) -> None:
        """One frame from the server."""
        self.wire.append(frame)
        action, body = unpacked(frame)
        match action:
            case MessageAction.REGISTER_CLIENT:
                again = bool(self.mirror.page)
                self.mirror = Mirror({**self.facts, **body["page_patch"]}, numb=again)
            case MessageAction.PATCH_CONTROL:
                self.mirror.patch(body["id"], body["patch"])
            case MessageAction.INVOKE_METHOD:
                asyncio.get_running_loop().call_soon(self.answer, body)
            case MessageAction.SESSION_CRASHED:
                self.crashes.append(body["message"])
        self.heard.set()

    def answer(self, call: dict[str, Any]) -> None:
        """Answer a service call (see `Browser`), unless the phone is away by now."""
        control = self.session.index.get(call["control_id"])
        if control is None or not self.line.open:
            return
        result, error = self.browser.answer(control._c, call["name"], call.get("args") or {})
        self.session.handle_invoke_method_results(
            call["control_id"], call["call_id"], result, error
        )

    # ---------------------------------------------------------------- fingers

    async def tap(self, name: str) -> None:
        """Tap what is called `name` (see `find`)."""
        node = self.find(name, TOUCH)
        for event in ("click", "tap"):
            if node.get(f"on_{event}"):
                return await self.send(node, event)
        await self.send(node, "tap_down")
        await self.send(node, "tap_up")
        return None

    async def tap_at_once(self, *names: str) -> None:
        """Quick thumbs: all are tapped as they are drawn now, before anything is drawn anew."""
        await self.as_drawn(*names)()

    def as_drawn(self, *names: str) -> Callable[[], Any]:
        """A slow thumb: what is drawn now is tapped when this is awaited, gone or not."""
        presses = [self.session.index[self.find(name, TOUCH)["_i"]].on_click for name in names]

        async def all_of_them() -> None:
            _context_page.set(self.session.page)
            for press in presses:
                press()
            await self.session.after_event(self.session.page)

        async def tap() -> None:
            await self.settle(asyncio.create_task(all_of_them()))

        return tap

    async def hold(self, name: str) -> None:
        """A thumb goes down and stays."""
        await self.send(self.find(name, ("on_tap_down",)), "tap_down")

    async def release(self, name: str) -> None:
        """The thumb goes up."""
        await self.send(self.find(name, ("on_tap_up",)), "tap_up")

    async def slide_away(self, name: str) -> None:
        """The thumb slides, or the touch is lost."""
        await self.send(self.find(name, ("on_tap_cancel",)), "tap_cancel")

    async def type(self, name: str, value: str, *, submit: bool = False) -> None:
        """Replace the text of the line called `name`; `submit` presses enter after it."""
        node = self.find(name, ("on_change",))
        node["value"] = value
        self.session.apply_patch(node["_i"], {"value": value})
        await self.send(node, "change", value)
        if submit:
            await self.send(node, "submit", value)

    async def press(self, key: str, name: str = "", *, down: bool = True) -> None:
        """A key of a keyboard goes down (or up) while `name`'s surroundings have the focus."""
        event = "key_down" if down else "key_up"
        await self.send(self.find(name, (f"on_{event}",)), event, {"key": key})

    async def resize(self, width: float, height: float) -> None:
        """The phone is turned, or the browser's window changes."""
        self.facts |= {"width": width, "height": height}
        self.mirror.page |= {"width": width, "height": height}
        self.session.apply_page_patch({"width": width, "height": height})
        await self.send(self.mirror.page, "resize", {"width": width, "height": height})

    async def lifecycle(self, state: str) -> None:
        """The app's state: "inactive", "hide", "pause", "show", "resume"."""
        await self.send(self.mirror.page, "app_lifecycle_state_change", {"state": state})

    async def send(self, node: Node, event: str, data: Any = None) -> None:
        """An event from the phone; one that is not listened to is not sent."""
        if not self.line.open or not node.get(f"on_{event}"):
            return
        await self.settle(asyncio.create_task(self.session.dispatch_event(node["_i"], event, data)))

    # ---------------------------------------------------------------- eyes and ears

    def find(self, name: str, events: tuple[str, ...] = TOUCH) -> Node:
        """The enabled control that answers one of `events` and is called `name`.

        Called so by its key, by all of its text, or by a label in or around it (what stands in
        another control that answers is that one's); if none is exactly so, by a part of it. Of
        several the innermost. Raises AssertionError with the
        names there are.
        """
        near: list[tuple[int, int, Node]] = []
        known: list[str] = []
        for node, around, off in parents(self.mirror.view()):
            if off or not any(node.get(event) for event in events):
                continue
            inside = words(own(node, events))
            names = {str(node.get("key")), " ".join(inside), *inside, *around}
            known.append(" | ".join(sorted(names - {"None", ""})))
            if name == "" or name in names:
                near.append((0, sum(1 for _ in nodes(node)), node))
            elif any(name.casefold() in other.casefold() for other in names):
                near.append((1, sum(1 for _ in nodes(node)), node))
        assert near, f"nothing called {name!r} answers {events}; there is: {known}"
        return min(near, key=lambda entry: entry[:2])[2]

    def has(self, name: str) -> bool:
        """Whether something called `name` can be tapped."""
        try:
            self.find(name)
        except AssertionError:
            return False
        return True

    def words(self) -> list[str]:
        """Everything that is painted or read aloud on the screen now."""
        return words(self.mirror.view())

    semantics = words

    def shows(self, text: str) -> bool:
        """Whether `text` stands somewhere on the screen (as a part, letter case ignored)."""
        return any(text.casefold() in other.casefold() for other in self.words())

    def holds(self, text: str) -> bool:
        """Whether `text` is anywhere in the phone's tree, visible or not: for secrets."""
        return any(text in other for other in strings(self.mirror.page))

    def received(self, text: str) -> bool:
        """Whether `text` was ever in a frame to this phone."""
        return any(text.encode() in frame for frame in self.wire)

    # ---------------------------------------------------------------- patience

    async def sees(self, text: str) -> None:
        """Wait until `text` is shown, on a screen whose every control is where it may stand."""
        await self.until(lambda: self.shows(text), f"{text!r} never came")
        assert not [node["_c"] for node in misplaced(self.mirror.view())]

    async def misses(self, text: str) -> None:
        """Wait until `text` is gone."""
        await self.until(lambda: not self.shows(text), f"{text!r} stayed")

    async def until(self, true: Callable[[], bool], otherwise: str = "it never happened") -> None:
        """Wait until `true()`, looking again after each frame. Fails after `PATIENCE`."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    self.heard.clear()
                    await self.heard.wait()
        except TimeoutError:
            raise AssertionError(f"{otherwise}; the screen says {self.words()}") from None
        self.check()

    async def settle(self, *tasks: asyncio.Task[Any]) -> None:
        """Until the handlers have run and the session has nothing left to send.

        So have the other phones here, and the threads at which the disk and the slow hash work:
        what a press does at another phone has been done when this returns. A handler that goes on
        waiting (for another phone, a timer) is left to itself after a second.
        """
        if tasks:
            self.tasks |= set(tasks)
            await asyncio.wait(tasks, timeout=1)
            self.tasks = {task for task in self.tasks if not task.done()}
        quiet = turns = 0
        loop = asyncio.get_running_loop()
        until = loop.time() + THREADS
        while quiet < 8 and turns < 2000:
            working = at_work() and loop.time() < until
            turns += not working
            frames = len(self.wire)
            await asyncio.sleep(0.001 if working else 0)
            still = frames == len(self.wire) and all(phone.idle() for phone in self.here)
            quiet = quiet + 1 if still and not working else 0
        self.check()

    def idle(self) -> bool:
        """Whether the session's own loop has nothing to do. (Private names: pinned Flet.)"""
        inner = vars(self.session)
        return not (
            inner["_Session__pending_updates"]
            or inner["_Session__pending_effects"]
            or inner["_Session__updates_ready"].is_set()
        )

    def _loop(self) -> "asyncio.Task[None] | None":
        """The task in which Flet draws."""
        found: asyncio.Task[None] | None = vars(self.session)["_Session__updates_task"]
        return found

    def _stopped(self, loop: "asyncio.Task[None]") -> None:
        if not loop.cancelled() and (error := loop.exception()) is not None:
            self.failed.append(error)

    def check(self) -> None:
        """Raise what Flet swallows: an error while rendering ends its update loop in silence."""
        if self.failed and not self.may_fail:
            raise self.failed[0]
        assert not self.crashes, f"the phone shows a crash: {self.crashes[0]}"
