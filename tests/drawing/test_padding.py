"""Frames of one length, through the real server: what is private and what is not, both ways."""

import secrets

import flet as ft
import msgpack  # type: ignore[import-untyped]  # carries no types
import pytest
from flet.messaging.protocol import MessageAction

from companion.drawing.padding import Asked, asked, filled
from tests.drawing.flet_wire import Wire
from tests.server.test_server import Running, running

__all__ = ["running"]
LENGTH = 1024


async def looking(page: ft.Page) -> None:
    """Two buttons: one shows a secret of some length or other, the other covers it."""
    secret = ft.Text("covered")

    async def look() -> None:
        asked(page.session).begin("card", LENGTH)
        secret.value = "x" * (1 + secrets.randbelow(500))
        page.update()

    async def cover() -> None:
        secret.value = "covered"
        page.update()
        asked(page.session).end("card")
        page.add(ft.Text("public"))

    page.add(secret, ft.Button("Look", on_click=look), ft.Button("Cover", on_click=cover))


async def test_what_is_private_has_one_length_on_the_websocket(running: Running) -> None:
    place = await running(looking)
    phone = await Wire.open(place.port)
    looks, cover = buttons(await phone.shows(b"Look"))
    for _ in range(20):
        await phone.tap(looks)
        assert len(await phone.shows(b"x")) == LENGTH
    await phone.tap(cover)
    assert len(await phone.shows(b"covered")) == LENGTH
    assert len(await phone.shows(b"public")) < LENGTH
    await phone.socket.close()


async def test_what_a_phone_has_filled_up_is_understood(running: Running) -> None:
    """As `start.js` does it: a third part of the message, which nobody reads."""
    place = await running(looking)
    phone = await Wire.open(place.port)
    looks, _ = buttons(await phone.shows(b"Look"))
    body = {"target": looks, "name": "click", "data": None}
    frame = b"\0" + msgpack.packb([MessageAction.CONTROL_EVENT.value, body])
    await phone.socket.send(filled(frame, 256))
    assert len(await phone.shows(b"x")) == LENGTH
    await phone.socket.close()


def buttons(frame: bytes) -> tuple[int, int]:
    """The numbers of both buttons in the frame that draws them."""
    _, body = msgpack.unpackb(frame[1:], strict_map_key=False)[:2]
    found: list[int] = []

    def go(node: object) -> None:
        if isinstance(node, dict):
            if node.get("_c") == "Button":
                found.append(node["_i"])
            for part in node.values():
                go(part)
        elif isinstance(node, list):
            for part in node:
                go(part)

    go(body)
    look, cover = found
    return look, cover


@pytest.mark.parametrize("size", [0, 1, 1016, 1017, 1018, 1019, 1020, 5000])
def test_a_frame_is_a_multiple_and_its_message_is_the_same(size: int) -> None:
    frame = b"\0" + msgpack.packb([2, {"text": "x" * size}])
    long = filled(frame, LENGTH)
    assert len(long) % LENGTH == 0
    assert len(frame) < len(long) < len(frame) + 5 + LENGTH
    assert msgpack.unpackb(long[1:])[:2] == msgpack.unpackb(frame[1:])


def test_of_several_parts_the_largest_counts_until_it_is_gone() -> None:
    wanted = Asked()
    assert wanted.length == 0
    assert filled(b"\0\x92", 0) == b"\0\x92"
    wanted.begin("card", 10)
    wanted.begin("page", 30)
    wanted.end("card")
    assert wanted.length == 30
    wanted.forget()
    assert wanted.length == 0
