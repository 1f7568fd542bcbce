"""`assets/browser/storage.js` in a real page, played to Python as Pyodide would hand it over.

What must not live here: what a store or a storage promises.
"""

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

from playwright.async_api import BrowserContext, Page, Route

from companion.browser.storage_js import StorageJs

MODULE = (Path(__file__).parents[2] / "assets" / "browser" / "storage.js").read_text("utf-8")
ORIGIN = "http://localhost:8550"
"""What is asked there is answered here; browsers trust it as they trust https."""
STEP = """\
];

class Refused"""
"""The end of the list of steps, before which a newer program has one more."""
NEWER = MODULE.replace(STEP, f"  (db) => {{ db.createObjectStore('later'); }},\n{STEP}")
"""The module of a program to come."""
assert NEWER != MODULE

# Bytes travel as hexadecimal text in an object of their own.
_BRIDGE = """async () => {
  const storage = await import('./storage.js');
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const packed = (key, value) => value instanceof Uint8Array ? { bytes: hex(value) } : value;
  const unpacked = (key, value) => typeof value?.bytes === 'string'
    ? Uint8Array.from(value.bytes.match(/../g) ?? [], (two) => parseInt(two, 16)) : value;
  window.call = async (name, given) =>
    JSON.stringify(await storage[name](...JSON.parse(given, unpacked)), packed);
  window.persistOnceBegun = storage.persistOnceBegun;
  const kept = localStorage.getItem('kept') !== null; // as `start.js` remembers it
  storage.remember(kept, () => localStorage.setItem('kept', ''));
}"""


async def serve(context: BrowserContext, module: str = MODULE) -> None:
    """Every page of this context at `ORIGIN` is blank, and finds that module beside it."""

    async def answer(route: Route) -> None:
        if route.request.url.endswith("/storage.js"):
            await route.fulfill(body=module, content_type="text/javascript")
        else:
            await route.fulfill(body="<!doctype html>", content_type="text/html")

    await context.route(f"{ORIGIN}/**", answer)


async def blank_page(context: BrowserContext) -> Page:
    """A tab, in which nothing has been opened yet."""
    page = await context.new_page()
    await page.goto(f"{ORIGIN}/")
    return page


async def storage_js(page: Page) -> StorageJs:
    """The module in that page."""
    await page.evaluate(_BRIDGE)
    return cast(StorageJs, _Module(page))


async def storage_in(context: BrowserContext) -> StorageJs:
    """The module in a tab of its own."""
    return await storage_js(await blank_page(context))


class _Answer:
    def __init__(self, text: str) -> None:
        self._text = text

    def to_py(self) -> object:
        return json.loads(self._text, object_hook=_unpacked)


class _Module:
    def __init__(self, page: Page) -> None:
        self._page = page

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, _Answer]]:
        async def call(*given: object) -> _Answer:
            text = json.dumps(given, default=_packed)
            return _Answer(
                await self._page.evaluate("([name, given]) => call(name, given)", [name, text])
            )

        return call


def _packed(value: object) -> dict[str, str]:
    assert isinstance(value, bytes)
    return {"bytes": value.hex()}


def _unpacked(found: dict[str, Any]) -> object:
    return memoryview(bytes.fromhex(found["bytes"])) if found.keys() == {"bytes"} else found
