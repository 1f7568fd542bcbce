"""What a phone's own program costs in real Chromium: bytes, requests, seconds, memory.

    python -m tests.bench.own_visit

The table server serves it at `/own/`, over Brotli as to a phone on https. Seconds are from asking
to the app's first screen, a press from the lifted finger to the frame that shows its answer, on
this machine: run it when nothing else runs.
"""

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import flet as ft
from playwright.async_api import Browser

from companion.command_line import own_words
from companion.server.server import Place, Settings, reserve, serve
from companion.ui.shelf import assets
from tests.support.chromium import open_chromium
from tests.support.own_page import WATCH, keeps, quick
from tests.support.page import PhonePage, open_phone

BROTLI_GOAL, REQUESTS_GOAL, LATER_GOAL = 10.5, 40, 4.0
PRESS_GOAL, PRESSES = 120.0, 10  # ms, and how many presses there and back
FORGET = "() => caches.delete('companion-snapshots')"
PRESS = """(() => {
  const Helper = window.Worker, took = window.took = [];
  let since = 0;
  addEventListener('pointerup', () => { since = performance.now(); }, true);
  window.Worker = class extends Helper {
    constructor(...what) {
      super(...what);
      this.addEventListener('message', ({data}) => {
        if (!since || !(data instanceof Uint8Array)) return;
        const from = since;
        since = 0;
        const drawn = () => took.push(performance.now() - from);
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    }
  };
})()"""
"""Before the page's own script: milliseconds from each lifted finger to the second frame after what
the program answers."""


@dataclass
class Counted:
    """Requests, and bytes that came over the line, headers included."""

    requests: int = 0
    bytes: int = 0


@dataclass(frozen=True)
class Start:
    """Seconds until the first screen; whether it came out of a snapshot; memory of the page, MB."""

    seconds: float
    quick: bool
    megabytes: float


@asynccontextmanager
async def served(cache: Path) -> AsyncIterator[str]:
    """A table server that draws nobody: the link of its `/own/`."""
    settings = Settings(assets=assets(), cache=cache, host="127.0.0.1", own_words=own_words())
    place = reserve(settings)
    assert isinstance(place, Place), place
    ready = asyncio.Event()

    async def tell(_: Place) -> None:
        ready.set()

    async def nobody(_: ft.Page) -> None:
        """No page is drawn here."""

    serving = asyncio.create_task(serve(nobody, settings, place, on_ready=tell))
    await ready.wait()
    try:
        yield f"http://localhost:{place.port}/own/"
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


@asynccontextmanager
async def proxied(link: str, counted: Counted) -> AsyncIterator[str]:
    """The same server behind a line that counts: no browser tells what its service worker asks."""
    port = urlsplit(link).port

    async def carry(source: asyncio.StreamReader, to: asyncio.StreamWriter, down: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(65536):
                counted.bytes += len(piece) if down else 0
                counted.requests += 0 if down else piece.count(b"GET /")
                to.write(piece)
                await to.drain()
            to.close()

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, forth, False), carry(back, writer, True))

    line = await asyncio.start_server(join, "127.0.0.1", 0)
    try:
        yield link.replace(f":{port}/", f":{line.sockets[0].getsockname()[1]}/")
    finally:
        line.close()


async def start(phone: PhonePage, link: str) -> Start:
    """Open the page once."""
    began = time.perf_counter()
    await phone.page.goto(link)
    await phone.page.locator("#curtain").wait_for(state="hidden")
    seconds = time.perf_counter() - began
    used = await phone.page.evaluate(
        "async () => (await performance.measureUserAgentSpecificMemory?.())?.bytes ?? 0"
    )
    return Start(seconds, await quick(phone), used / 1e6)


def told(name: str, found: Start, goal: float | None = None) -> None:
    """One line."""
    way = "snapshot" if found.quick else "plain"
    wanted = "" if goal is None else f"   goal {goal}"
    memory = f"   {found.megabytes:.0f} MB" if found.megabytes else ""
    print(f"  {name:24}{found.seconds:6.1f} s   {way:9}{memory}{wanted}")


async def presses(phone: PhonePage) -> None:
    """The settings of Home, opened and closed."""
    for _ in range(PRESSES):
        await phone.tap("Settings")
        await phone.tap("Close")
    took = sorted(await phone.page.evaluate("() => window.took"))
    middle = statistics.median(took)
    print(
        f"  {'a press, till drawn':24}{middle:6.0f} ms  worst {took[-1]:.0f}  goal {PRESS_GOAL:.0f}"
    )


async def visits(browser: Browser, link: str, counted: Counted) -> None:
    """A first visit, then later ones in the ways there are."""
    phone = await open_phone(browser, "a phone")
    for script in (WATCH, PRESS):
        await phone.context.add_init_script(script)
    first = await start(phone, link)
    await keeps(phone, "/index.html", "/snapshot")
    print(f"  {'requests':24}{counted.requests:6}     goal {REQUESTS_GOAL}")
    print(f"  {'over the line':24}{counted.bytes / 1e6:6.1f} MB  goal {BROTLI_GOAL}")
    told("first visit", first)
    counted.requests = counted.bytes = 0
    for _ in range(3):
        told("later", await start(phone, link), LATER_GOAL)
    await presses(await phone.wakes())
    print(f"  {'asked for later':24}{counted.requests:6}     {counted.bytes} bytes")
    await phone.context.set_offline(True)
    told("without a network", await start(phone, link), LATER_GOAL)
    await phone.page.evaluate(FORGET)
    told("without the snapshot", await start(phone, link))
    await phone.context.close()


async def bench() -> None:
    """The whole of it."""
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder)) as link, open_chromium() as browser:
            counted = Counted()
            async with proxied(link, counted) as through:
                await visits(browser, through, counted)


if __name__ == "__main__":
    asyncio.run(bench())
