"""Who may speak to the server at all."""

import asyncio
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.server.guard import STRANGE_HOST, STRANGE_ORIGIN, TOO_MANY, Guard

OURS = "192.168.1.20:8550"


async def page(_: Request) -> PlainTextResponse:
    return PlainTextResponse("the table")


async def line(socket: WebSocket) -> None:
    await socket.accept()
    try:
        await socket.receive_bytes()
    except WebSocketDisconnect:
        return


def guarded(most: int = 64) -> Guard:
    routes = [Route("/", page, methods=["GET", "POST"]), WebSocketRoute("/ws", line)]
    return Guard(Starlette(routes=routes), {"192.168.1.20", "table.example"}, most)


async def ask(method: str, **headers: str) -> tuple[int, str]:
    """One request to our own address."""
    transport = httpx.ASGITransport(guarded())
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{OURS}") as browser:
        answer = await browser.request(method, "/", headers=headers)
    return answer.status_code, answer.text


class Phone:
    """A websocket that is being opened."""

    def __init__(self, guard: Guard, origin: str | None = None, *, extended: bool = True) -> None:
        headers = [(b"host", OURS.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        self.scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": headers,
            "client": ("192.168.1.33", 50_000),
            "extensions": {"websocket.http.response": {}} if extended else {},
        }
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.says: asyncio.Queue[Any] = asyncio.Queue()
        self.says.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(guard(self.scope, self.says.get, self.told.put))

    async def hears(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.told.get(), 5)
        assert isinstance(message, dict)
        return message

    async def is_let_in(self) -> bool:
        return bool((await self.hears())["type"] == "websocket.accept")

    async def is_refused(self, sentence: str) -> bool:
        start, body = await self.hears(), await self.hears()
        await self.task
        return bool(start["status"] == 403 and body["body"] == sentence.encode())

    async def leave(self) -> None:
        self.says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


@pytest.mark.parametrize(
    "host",
    [
        OURS,
        "192.168.1.20",
        "localhost:8550",
        "127.0.0.1:9999",
        "[::1]:8550",
        "TABLE.example",
        "table.example.:8550",
        "[::ffff:192.168.1.20]:8550",
    ],
)
async def test_the_tables_own_names_are_let_in(host: str) -> None:
    assert await ask("GET", host=host) == (200, "the table")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8550",
        "192.168.1.20.evil.example",
        "localhost.evil.example",
        "192.168.1.21:8550",
        "evil.example@192.168.1.20",
        "192.168.1.20@evil.example",
        "192.168.1.20/evil",
        "192.168.1.20:port",
        "[::1",
        "",
    ],
)
async def test_a_foreign_name_is_refused_with_a_sentence(host: str) -> None:
    assert await ask("GET", host=host) == (403, STRANGE_HOST)


async def test_the_address_a_connection_arrived_at_is_ours() -> None:
    transport = httpx.ASGITransport(Guard(Starlette(routes=[Route("/", page)]), ()))
    async with httpx.AsyncClient(transport=transport, base_url="http://10.0.0.7") as browser:
        assert (await browser.get("/")).text == "the table"


async def test_two_host_headers_are_none() -> None:
    sent: list[dict[str, object]] = []

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    headers = [(b"host", OURS.encode()), (b"host", b"evil.example")]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": headers}
    await Guard(Starlette(), {"192.168.1.20"})(scope, receive, send)
    assert sent[0]["status"] == 403


@pytest.mark.parametrize("origin", [f"http://{OURS}", f"HTTP://{OURS}", f"https://{OURS}", None])
async def test_our_own_page_opens_a_line(origin: str | None) -> None:
    phone = Phone(guarded(), origin)
    assert await phone.is_let_in()
    await phone.leave()


FOREIGN = [
    "http://evil.example",
    "http://192.168.1.20",
    "http://192.168.1.20:8551",
    "http://192.168.1.20:8550.evil.example",
    "null",
    "file://",
    "",
    "http://[::1",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_page_opens_no_line(origin: str) -> None:
    assert await Phone(guarded(), origin).is_refused(STRANGE_ORIGIN)


async def test_a_server_without_answers_for_lines_hangs_up_instead() -> None:
    phone = Phone(guarded(), "http://evil.example", extended=False)
    assert await phone.hears() == {
        "type": "websocket.close",
        "code": 1008,
        "reason": STRANGE_ORIGIN,
    }


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_page_sends_nothing(origin: str) -> None:
    assert await ask("POST", origin=origin) == (403, STRANGE_ORIGIN)


async def test_a_usual_port_may_be_left_out() -> None:
    sent = await ask("POST", host="table.example:443", origin="https://table.example")
    assert sent == (200, "the table")


async def test_one_address_holds_so_many_lines_and_no_more() -> None:
    guard = guarded(most=2)
    one, other = Phone(guard), Phone(guard)
    assert await one.is_let_in()
    assert await other.is_let_in()
    assert await Phone(guard).is_refused(TOO_MANY)
    await one.leave()
    third = Phone(guard)
    assert await third.is_let_in()
    await other.leave()
    await third.leave()
