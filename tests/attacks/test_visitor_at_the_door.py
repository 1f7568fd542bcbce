"""A visitor at the door: what it does before it is let in, and below what a page says.

Headers without end, connections that ask for nothing, tiny frames, pieces of messages.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import flet as ft
import pytest
from flet.messaging.protocol import MessageAction

from tests.drawing.flet_wire import Wire
from tests.support.serving import serving
from tests.support.visitor import Evening, an_evening


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    async with an_evening() as begun:
        yield begun


# --- the socket itself


def tiny(count: int, opcode: int = 0x82) -> bytes:
    """So many masked frames without content."""
    return bytes([opcode, 0x80, 0, 0, 0, 0]) * count


async def test_forty_thousand_tiny_frames_at_once(evening: Evening) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    visitor.wire.socket.transport.write(tiny(40_000, 0x89))  # pings: nobody above sees them
    pong = asyncio.ensure_future(await visitor.wire.socket.ping(b"last"))
    act, turns = asyncio.ensure_future(honest.acts()), 0
    while not pong.done():
        turns += 1
        await asyncio.sleep(0)
    assert act.done()
    assert turns > 30  # they were not taken apart in one go


async def test_a_message_in_ten_thousand_empty_pieces(evening: Evening) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    visitor.wire.socket.transport.write(tiny(1, 0x02) + tiny(10_000, 0x00))
    await visitor.is_cut_off()
    await honest.acts()


# --- coming

WAITS = "Many phones are coming at once. It is your turn soon."


async def test_of_forty_mute_pages_a_phone_that_waits_sees_that_it_waits() -> None:
    """They hold their places for a while each; who is at the table acts all the time."""
    mute = asyncio.Event()
    evening: list[Evening] = []

    async def main(page: ft.Page) -> None:
        if page.route == "/mute":
            await mute.wait()
        await evening[0].main(page)

    async with serving(main) as place:
        evening.append(Evening(place))
        honest = await evening[0].phone()
        *mutes, last = [await Wire.call(place.port) for _ in range(41)]
        for other in mutes:
            await other.register(route="/mute")
        await last.register()
        assert await last.sentence(b"W") == WAITS
        await honest.acts()
        await last.hears(MessageAction.REGISTER_CLIENT)
        await last.shows(b"count 0")
        mute.set()
        for other in mutes:
            await other.shows(b"count 0")


# --- before anything is said


async def test_a_header_without_end_and_one_that_is_never_finished() -> None:
    async with an_evening(request_seconds=0.2) as evening:
        honest, port = await evening.phone(), evening.place.port
        for started in (b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000, b"GET / HTTP/1.1\r\nX: ", b""):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(started)
            with contextlib.suppress(ConnectionError):
                assert b"200" not in await reader.read()  # until it is closed
            writer.close()
        body = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(body)
        assert (await reader.read()).startswith(b"HTTP/1.1 405")
        writer.close()
        await honest.acts()


async def test_connections_that_ask_for_nothing_leave_room_for_others() -> None:
    async with an_evening(requests_per_address=3) as evening:
        honest, port = await evening.phone(), evening.place.port
        mute = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"too many connections" in answer
        await honest.acts()
        for _, other in (*mute, (reader, writer)):
            other.close()
        while True:  # as soon as they are gone, there is room
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            if answer.startswith(b"HTTP/1.1 200"):
                break
