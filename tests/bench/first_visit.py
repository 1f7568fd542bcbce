"""What a visit costs in real Chromium: bytes over the wire, seconds until the first words.

    python -m tests.bench.first_visit

The browser counts the bytes, headers included. Two ways: localhost or https, where it takes Brotli,
and this computer's own address over plain http, where the page opens the largest files by itself.
The last line is what the server's own work after a start costs.
"""

import asyncio
import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import flet as ft
from playwright.async_api import Browser, BrowserContext

from companion.server.client_files import gather
from companion.server.network import NoNetwork, own_address
from companion.server.packing import Packing
from companion.server.server import Place, Settings, reserve, serve
from companion.ui.shelf import assets
from tests.support.chromium import open_chromium

FIRST_GOAL, SECOND_GOAL, WORDS_GOAL = 4_000_000, 50_000, 4.0
PHONE = {"width": 390, "height": 844}


async def main(page: ft.Page) -> None:
    """The smallest app with words on it."""
    page.bgcolor = "#0E0B09"
    page.add(ft.Text("first words", size=40, color="#FAF0DF", font_family="YoungSerif"))
    page.title = "Companion"
    page.update()


@dataclass(frozen=True)
class Visit:
    """Bytes from the network, seconds from asking to the first screen."""

    received: int
    seconds: float
    largest: tuple[tuple[int, str], ...]


async def session(context: BrowserContext, address: str) -> Visit:
    """Open the address once and close it again."""
    page = await context.new_page()
    wire = await context.new_cdp_session(page)
    await wire.send("Network.enable")
    named: dict[str, str] = {}
    received: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        named[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        received[event["requestId"]] = int(event["encodedDataLength"])

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    started = time.perf_counter()
    await page.goto(address)
    await page.locator("#curtain").wait_for(state="hidden")
    seconds = time.perf_counter() - started
    await page.locator("flt-semantics-placeholder").wait_for(state="attached")
    await page.evaluate("document.querySelector('flt-semantics-placeholder').click()")
    await page.get_by_text("first words").wait_for()
    await page.wait_for_load_state("networkidle")
    await page.close()
    largest = sorted(((size, named.get(key, "?")) for key, size in received.items()), reverse=True)
    return Visit(sum(received.values()), seconds, tuple(largest[:6]))


async def measure(browser: Browser, title: str, address: str) -> None:
    """A first and a second visit of one new phone."""
    context = await browser.new_context(viewport=PHONE)  # type: ignore[arg-type]  # a typed dict
    first = await session(context, address)
    second = await session(context, address)
    await context.close()
    print(f"\n{title}\n  {address}")
    print(f"  first visit   {first.received:>9,} bytes   goal {FIRST_GOAL:,}")
    print(f"  second visit  {second.received:>9,} bytes   goal {SECOND_GOAL:,}")
    print(f"  first words   {first.seconds:>9.2f} s       goal {WORDS_GOAL}")
    print(f"  again         {second.seconds:>9.2f} s")
    for size, name in first.largest:
        print(f"    {size:>9,}  {name.split('/', 5)[-1]}")


async def bench(cache: Path) -> None:
    """Both ways, from the moment the server answers."""
    settings = Settings(assets=assets(), cache=cache)
    if isinstance(own_address(), NoNetwork):
        settings = Settings(assets=assets(), cache=cache, host="127.0.0.1")
    place = reserve(settings)
    assert isinstance(place, Place), place
    ready = asyncio.Event()

    async def tell(_: Place) -> None:
        ready.set()

    serving = asyncio.create_task(serve(main, settings, place, on_ready=tell))
    await ready.wait()
    async with open_chromium() as browser:
        await measure(browser, "localhost or https: Brotli", f"http://127.0.0.1:{place.port}/")
        if place.host == "127.0.0.1":
            print("\nplain http: not measured, this computer is on no network")
        else:
            await measure(browser, "plain http: gzip", f"http://{place.host}:{place.port}/")
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving


def squeeze(cache: Path) -> None:
    """What a server does once after its first start, in processor seconds of this process."""
    files = gather(assets())
    started = time.process_time()
    Packing(cache).ahead(files[path] for path in ("main.dart.wasm", "canvaskit/skwasm.wasm")).join()
    print(f"\nsqueezed after a first start: {time.process_time() - started:.1f} s (goal 3)")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        squeeze(Path(folder))
