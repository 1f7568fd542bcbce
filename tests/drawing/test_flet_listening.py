"""Flet's own loop of a program in a worker: one bad message ends it no more."""

import asyncio
import importlib
import logging
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
import pytest
from flet.messaging.protocol import MessageAction

from companion.drawing import flet_listening

PAGE = 1
NAME = "flet.messaging.pyodide_connection"


@pytest.fixture
def connection(monkeypatch: pytest.MonkeyPatch) -> Iterator[type]:
    """Flet's class, imported anew where `flet_js` is, as in a browser."""
    monkeypatch.setitem(sys.modules, "flet_js", ModuleType("flet_js"))
    monkeypatch.delitem(sys.modules, NAME, raising=False)
    yield importlib.import_module(NAME).PyodideConnection
    sys.modules.pop(NAME)


class Session:
    """As much of a session as the loop asks."""

    def __init__(self) -> None:
        self.index = {PAGE: "page"}
        self.heard: list[Any] = []
        self.told = asyncio.Event()

    def handle_invoke_method_results(self, control: int, *_: Any) -> None:
        if control not in self.index:
            raise RuntimeError("is not registered")
        self.heard.append(control)
        self.told.set()

    def apply_patch(self, control: int, _: Any) -> None:
        raise KeyError(control)


def frame(action: MessageAction, body: dict[str, Any]) -> Any:
    packed = b"\0" + msgpack.packb([action.value, body])
    return SimpleNamespace(to_py=lambda: packed)


def answer(control: int) -> Any:
    body = {"control_id": control, "call_id": "1", "result": None, "error": None}
    return frame(MessageAction.INVOKE_METHOD, body)


async def test_what_comes_too_late_or_is_bad_is_passed_over_and_the_next_is_heard(
    connection: Any, caplog: pytest.LogCaptureFixture
) -> None:
    flet_listening.mend(connection)
    session, line = Session(), connection(None, None)
    line.session = session
    listening = asyncio.create_task(line.receive_loop())
    line.send_from_js(answer(99))
    line.send_from_js(answer(PAGE))
    await session.told.wait()
    assert caplog.records == []
    session.told.clear()
    with caplog.at_level(logging.ERROR):
        line.send_from_js(frame(MessageAction.UPDATE_CONTROL_PROPS, {"id": 99, "props": {}}))
        line.send_from_js(answer(PAGE))
        await session.told.wait()
    assert [record.getMessage() for record in caplog.records] == [
        "what the page said was passed over: KeyError"
    ]
    assert session.heard == [PAGE, PAGE]
    listening.cancel()


async def test_without_it_the_loop_ends(connection: Any) -> None:
    """When Flet listens on by itself, this fails, and `flet_listening` can go."""
    line = connection(None, None)
    line.session = Session()
    listening = asyncio.create_task(line.receive_loop())
    line.send_from_js(answer(99))
    with pytest.raises(RuntimeError, match="not registered"):
        await listening
