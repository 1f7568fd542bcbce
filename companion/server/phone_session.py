"""What Flet keeps of one open page, with bounds on what the page may make it do (flet 1.0.5).

Flet's own session searches its whole tree for every control number it does not know (20 to 70 ms),
lets a page set any property and any name that begins with `_`, keeps every answer nobody waits for,
and waits for ever for a page that has gone. Only public names of it are used here.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session

from companion.drawing.answers import AnswerTooLong, Away
from companion.drawing.leaf import number
from companion.server.budget import Budget
from companion.server.saying import LARGEST

LONGEST_TEXT = 16_384
"""Characters in a line to type: more than the longest text of a code."""
LONGEST_ROUTE = 8192
"""Characters of an address: more than the longest link of a code."""
LONGEST_ANSWER = 131_072
"""Characters or bytes of an answer, but for a picture: more than all that a phone keeps."""
AT_ONCE, EACH_SECOND = 600, 60
"""Messages a page may send at once, and in the long run: far more than two thumbs."""
_BLOCK = 4096  # bytes that count as one message more
_SHARE, _SHARE_AT_ONCE = 0.25, 0.5  # of the server's time; seconds of it at once
_CAUSED = 0.1  # seconds after an event of its page in which a drawing is taken for its work
_SEARCH = 0.1  # seconds that count for one search through the page
_DRAWING = 2  # what a drawing takes for each second that comparing takes
_LONGEST_WORD, _MOST_WORDS = 64, 32

encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]  # flet leaves it untyped
"""For msgpack: how Flet packs what is its own."""

Takes = Callable[[Any], bool]


def _is_text(longest: int) -> Takes:
    return lambda value: isinstance(value, str) and len(value) <= longest


def _is_size(value: Any) -> bool:
    return isinstance(value, int | float) and isfinite(value) and 0 <= value <= 100_000


def _is_small(value: Any) -> bool:
    """A few short words and numbers, in a map or two. (Flet would keep any name with a `_`.)"""
    todo, seen = [value], 0
    while todo:
        one, seen = todo.pop(), seen + 1
        if seen > _MOST_WORDS or (isinstance(one, str) and len(one) > _LONGEST_WORD):
            return False
        if isinstance(one, dict):
            if any(str(name).startswith("_") for name in one):
                return False
            todo += one.values()
        elif not isinstance(one, str | bool | int | float | None):
            return False
    return True


_TAKEN: Mapping[type[BaseControl], Mapping[str, Takes]] = {
    ft.Page: {
        "route": _is_text(LONGEST_ROUTE),
        "width": _is_size,
        "height": _is_size,
        "web": lambda value: isinstance(value, bool),
        "platform": _is_small,
        "platform_brightness": _is_small,
        "media": _is_small,
    },
    ft.TextField: {"value": _is_text(LONGEST_TEXT)},
}
"""The properties that a page sets and a control of ours reads, or the page reads again."""


class PhoneSession(Session):
    """Use it as Flet's own; a line says what its page does through it."""

    def __init__(
        self,
        line: Connection,
        seconds: Callable[[], float],
        work: Callable[[], float] = time.thread_time,
    ) -> None:
        """seconds: a clock that never goes back. work: the processor's, of this thread."""
        super().__init__(line)
        self._seconds, self._work = seconds, work
        self._messages = Budget.full(AT_ONCE, EACH_SECOND, seconds())
        self._time = Budget.full(_SHARE_AT_ONCE, _SHARE, seconds())
        self._pressed = seconds() - _CAUSED  # the moment of its page's last event
        self._asked: dict[str, tuple[int, asyncio.Future[Any]]] = {}

    # --- what it may use

    def may_say(self, size: int) -> bool:
        """One message more, of so many bytes: whether its page has not said far too much."""
        now = self._seconds()
        self._messages = self._messages.spent(1 + size // _BLOCK, now)
        return not self._messages.wait(now)

    def rest(self) -> float:
        """Seconds until more is done for its page: what it caused has had its share of the time."""
        return self._time.wait(self._seconds())

    def patch_control(self, *arguments: Any, **named: Any) -> None:
        """Flet's drawing; its time counts where the page caused it, and not what others did."""
        now, begun = self._seconds(), self._work()
        try:
            super().patch_control(*arguments, **named)
        finally:
            if now - self._pressed < _CAUSED:
                self._time = self._time.spent(_DRAWING * (self._work() - begun), now)

    # --- what its page does

    async def dispatch_event(self, control_id: int, event_name: str, event_data: Any) -> None:
        """Flet's, for a control of a number it knows; others are not searched for."""
        control = self.index.get(control_id)
        if control is None:
            return
        self._pressed = now = self._seconds()
        if not _is_on(control, self.page):  # it has lost its parent, and Flet will look for it
            self._time = self._time.spent(_SEARCH, now)
        await super().dispatch_event(control_id, event_name, event_data)

    def apply_patch(self, control_id: int, patch: dict[str, Any]) -> None:
        """Flet's, for the properties of `_TAKEN`; all else is dropped."""
        control = self.index.get(control_id)
        takes = _TAKEN.get(type(control), {}) if control is not None else {}
        kept = {name: value for name, value in patch.items() if _fits(takes, name, value)}
        if kept:
            super().apply_patch(control_id, kept)

    # --- what its page is asked

    async def invoke_method(
        self, control_id: int, method_name: str, args: Any, timeout: float | None = None
    ) -> Any:
        """Ask the page. RuntimeError for its error, too long an answer, or a page that is away."""
        line = self.connection
        if line is None:
            raise Away
        call = secrets.token_hex(5)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        most = LARGEST if method_name == "take_picture" else LONGEST_ANSWER
        self._asked[call] = most, answer
        try:
            body = InvokeMethodRequestBody(control_id, call, method_name, args)
            line.send_message(Message(MessageAction.INVOKE_METHOD, body))
            return await asyncio.wait_for(answer, timeout)
        finally:
            del self._asked[call]

    def waits_for(self, call: str) -> bool:
        """Whether the page was asked this and has not answered."""
        return call in self._asked

    def handle_invoke_method_results(
        self, control_id: int, call_id: str, result: Any, error: str | None
    ) -> None:
        """The page answers; what nobody waits for is not kept."""
        most, answer = self._asked.get(call_id, (0, None))
        if answer is None or answer.done():
            return
        if isinstance(result, str | bytes) and len(result) > most:
            answer.set_exception(AnswerTooLong())
        elif error:
            answer.set_exception(RuntimeError(error))
        else:
            answer.set_result(result)

    async def disconnect(self, session_timeout_seconds: int) -> None:
        """Flet's; and whoever waits for an answer of the page gets none."""
        self._give_up()
        await super().disconnect(session_timeout_seconds)

    def close(self) -> None:
        """Flet's; and whoever waits for an answer of the page gets none."""
        self._give_up()
        super().close()  # type: ignore[no-untyped-call]  # flet leaves it untyped

    def _give_up(self) -> None:
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Away())


def _is_on(control: BaseControl, page: ft.Page) -> bool:
    try:
        return control.page is page
    except RuntimeError:  # how Flet says that it is on no page
        return False


def _fits(takes: Mapping[str, Takes], name: str, value: Any) -> bool:
    test = takes.get(name)
    return test is not None and test(value)


def undrawn(page: Any) -> dict[str, Any]:
    """The page with its services and nothing drawn on it, for a phone that returns.

    Told of the whole tree, a client that has the tree still would hang: merging the two takes it a
    time that doubles with each level. The app draws anew on `connect`, over what is left out here.
    A page loaded anew comes with the same session and has nothing yet, so it needs the rest.
    """
    told: dict[str, Any] = encode(page)
    views = told.get("views")
    if isinstance(views, BaseControl):  # the component that `render_views` made
        told["views"] = {**encode(views), "_b": {"_c": "View", "_i": number(encode(views)["_b"])}}
    return told
