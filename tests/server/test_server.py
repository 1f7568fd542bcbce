"""The server as a whole: what it refuses before it starts, how it serves, how it stops."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from companion.server import server
from companion.server.network import NoNetwork, NotOurAddress, PortTaken
from companion.server.server import FolderNotWritable, Place, reserve, writable
from companion.ui.shelf import assets
from tests.drawing.flet_wire import Wire
from tests.support.chromium import open_chromium
from tests.support.recording import PATIENCE
from tests.support.serving import CACHE, serving, settings

SECRET = "Zachary is the thief"


Running = Callable[..., Awaitable[Place]]


@pytest.fixture
async def running() -> AsyncIterator[Running]:
    """Start a server; it stops in order at the end of the test."""
    async with contextlib.AsyncExitStack() as all_of_them:

        async def run(main: Callable[[ft.Page], Awaitable[None]], **changes: object) -> Place:
            return await all_of_them.enter_async_context(serving(main, **changes))

        yield run


async def counting(page: ft.Page) -> None:
    """A small app: a number, a button that raises it, a button that breaks."""
    number = ft.Text("count 0", key="number")

    async def tap() -> None:
        number.value = f"count {int(str(number.value).split()[1]) + 1}"
        page.update()

    async def fail() -> None:
        raise ValueError(SECRET)

    async def again() -> None:
        page.update()

    page.on_connect = again
    page.bgcolor = "#0E0B09"
    page.add(ft.Text("first words"), number, ft.Button("Tap", on_click=tap))
    page.add(ft.Button("Fail", on_click=fail))
    page.title = "Companion"
    page.update()


# --- before it starts


def test_a_place_is_reserved_with_its_link() -> None:
    place = reserve(settings())
    assert isinstance(place, Place)
    with place.listener:
        assert place.link == f"HTTP://127.0.0.1:{place.port}"
        assert reserve(settings(port=place.port)) == PortTaken(place.port)


def test_without_a_network_only_this_computer_can_be_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "own_address", NoNetwork)
    assert reserve(settings(host="0.0.0.0")) == NoNetwork()
    place = reserve(settings())
    assert isinstance(place, Place)
    place.listener.close()


def test_another_computers_address_is_refused() -> None:
    assert reserve(settings(host="203.0.113.77")) == NotOurAddress("203.0.113.77")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert writable(tmp_path / "new" / "folder") is None
    (tmp_path / "file").write_text("")
    assert writable(tmp_path / "file" / "data") == FolderNotWritable(str(tmp_path / "file/data"))


# --- phones


async def test_a_phone_gets_its_screen_and_taps(running: Running) -> None:
    place = await running(counting)
    phone = await Wire.open(place.port)
    first = await phone.shows(b"first words")
    assert b"count 0" in first
    await phone.socket.close()


async def test_a_phone_that_comes_back_finds_its_session(running: Running) -> None:
    started: list[str] = []

    async def main(page: ft.Page) -> None:
        started.append(page.session.id)
        await counting(page)

    place = await running(main)
    phone = await Wire.open(place.port)
    await phone.shows(b"first words")
    await phone.socket.close()
    again = await Wire.open(place.port, phone.session)
    assert again.session == phone.session
    assert started == [phone.session]
    await again.socket.close()


async def test_a_doubled_tab_gets_a_session_of_its_own(running: Running) -> None:
    place = await running(counting)
    phone = await Wire.open(place.port)
    twin = await Wire.open(place.port, phone.session)
    assert twin.session != phone.session
    await phone.socket.close()
    await twin.socket.close()


async def test_a_session_ends_when_its_phone_stays_away(running: Running) -> None:
    place = await running(counting, session_seconds=0.05)
    phone = await Wire.open(place.port)
    await phone.socket.close()
    again = phone
    while again.session == phone.session:
        await asyncio.sleep(0.1)
        again = await Wire.open(place.port, phone.session)
        await again.socket.close()


async def test_an_error_is_a_plain_sentence_and_says_nothing_of_what_it_was_about(
    running: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(page: ft.Page) -> None:
        raise ValueError(f"{SECRET} on {page.route}")

    place = await running(broken)
    phone = await Wire.open(place.port)
    sentence = await phone.sentence()
    assert sentence == "Something went wrong here. Load the page again: your seat is kept."
    await phone.socket.close()
    said = capfd.readouterr()
    assert "ValueError in test_server.py" in said.err
    assert SECRET not in said.err + said.out
    assert "Traceback" not in said.err
    assert "ABC" not in said.err


async def test_a_page_that_could_not_begin_begins_anew(running: Running) -> None:
    tries: list[str] = []

    async def main(page: ft.Page) -> None:
        tries.append(page.session.id)
        if len(tries) == 1:
            raise ValueError(SECRET)
        await counting(page)

    place = await running(main)
    phone = await Wire.open(place.port)
    await phone.sentence()
    await phone.socket.close()
    again = await Wire.open(place.port, phone.session)
    await again.shows(b"first words")
    assert again.session != phone.session
    await again.socket.close()


@pytest.mark.parametrize(
    "hostile",
    [
        b"",
        b"\0",
        b"\0\xff\xff",
        b"\0\x92\x03\x80",
        b"\0\x92\x01\x80",
        b"\x07abc",
        "text",
        b"\0\xc0",
    ],
)
async def test_hostile_bytes_end_their_own_line_and_nothing_else(
    running: Running, capfd: pytest.CaptureFixture[str], hostile: bytes | str
) -> None:
    place = await running(counting)
    neighbour = await Wire.open(place.port)
    origin = {"Origin": f"http://127.0.0.1:{place.port}"}
    async with connect(f"ws://127.0.0.1:{place.port}/ws", additional_headers=origin) as socket:
        await socket.send(hostile)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1003
    await neighbour.shows(b"first words")
    await neighbour.socket.close()
    assert "Traceback" not in capfd.readouterr().err


async def test_another_page_cannot_open_a_line(running: Running) -> None:
    place = await running(counting)
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://127.0.0.1:{place.port}/ws", additional_headers={"Origin": "http://evil.example"}
        )
    assert refused.value.response.status_code == 403


async def test_frames_are_not_squeezed(running: Running) -> None:
    place = await running(counting)
    phone = await Wire.open(place.port)
    assert phone.socket.protocol.extensions == []
    await phone.socket.close()


# --- the end

PROGRAM = """
import asyncio, sys
from pathlib import Path
import flet as ft
from companion.server.server import Settings, reserve, serve

async def main(page: ft.Page) -> None:
    page.add(ft.Text("first words"))

async def ready(place) -> None:
    print(place.port, flush=True)

settings = Settings(assets=Path(sys.argv[1]), host="127.0.0.1", cache=Path(sys.argv[2]))
asyncio.run(serve(main, settings, reserve(settings), on_ready=ready))
"""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_it_stops_cleanly_with_phones_connected(sign: signal.Signals) -> None:
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM,
        str(assets()),
        str(CACHE),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert program.stdout is not None
    port = int(await program.stdout.readline())
    phone, mute = await Wire.open(port), await Wire.open(port)
    await phone.shows(b"first words")
    mute.socket.transport.pause_reading()
    with socket.create_connection(("127.0.0.1", port)) as slow:  # a visitor in mid-download
        slow.sendall(f"GET /main.dart.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        await asyncio.to_thread(slow.recv, 1)
        program.send_signal(sign)
        async with asyncio.timeout(60):
            _, errors = await program.communicate()
    assert program.returncode == 0
    assert errors == b""
    with pytest.raises(ConnectionClosed) as told:
        await phone.shows(b"nothing more")
    assert told.value.rcvd is not None
    assert told.value.rcvd.code == CloseCode.SERVICE_RESTART  # what the page tells in words


# --- a real browser


async def test_a_real_phone_sees_its_first_words_and_survives_a_dropped_line(
    running: Running,
) -> None:
    place = await running(counting)
    async with open_chromium() as browser:
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        page.set_default_timeout(PATIENCE * 1000)
        await page.add_init_script(
            "window.lines = [];"
            "const Plain = WebSocket;"
            "window.WebSocket = class extends Plain {"
            "  constructor(...a) { super(...a); window.lines.push(this); } };"
        )
        elsewhere: list[str] = []
        page.on("request", lambda request: elsewhere.append(request.url))
        curtain = page.locator("#curtain")
        await page.goto(f"http://127.0.0.1:{place.port}/J/ABC?drawn", wait_until="commit")
        await curtain.wait_for(state="visible")
        await curtain.wait_for(state="hidden")
        await page.locator("flt-semantics-placeholder").wait_for(state="attached")
        await page.evaluate("document.querySelector('flt-semantics-placeholder').click()")
        await page.get_by_text("first words").wait_for()
        assert await page.title() == "Companion"

        await page.get_by_role("button", name="Fail").click()
        notice = page.locator("#notice")
        await notice.wait_for()
        assert SECRET not in await page.content()
        await notice.click()
        await page.get_by_role("button", name="Tap").click()
        await page.get_by_text("count 1").wait_for()

        await page.evaluate("window.lines.at(-1).close()")
        await curtain.wait_for()
        await curtain.wait_for(state="hidden")
        await page.get_by_text("count 1").wait_for()
        ours = (f"http://127.0.0.1:{place.port}/", "blob:", "data:")
        assert [url for url in elsewhere if not url.startswith((*ours, "https://cdn."))] == []
