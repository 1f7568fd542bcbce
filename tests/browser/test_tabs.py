"""Tabs and workers: the same tables in each; the browser is asked not to throw them away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext

from companion.browser.store import IndexedDbStore
from tests.store.chain import onto
from tests.support.storage_page import blank_page, serve, storage_in, storage_js

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium

COUNT_ASKING = """
  window.asked = 0;
  navigator.storage.persisted = async () => window.asked > 0;
  navigator.storage.persist = async () => { window.asked += 1; return true; };
"""
ONE_ENTRY_IN_A_WORKER = """() => new Promise((done, fail) => {
  const source = `
    import('${location.origin}/storage.js').then(async (storage) => {
      const row = [1, null, 'act', '"a"', new Uint8Array(32), new Uint8Array(32)];
      const written = await storage.append('night', 0, [row], undefined, false);
      postMessage([written, await storage.tables()]);
    }, (error) => postMessage(String(error)));`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = (event) => fail(event.message);
})"""


@pytest_asyncio.fixture(loop_scope="session")
async def context(chromium: Browser) -> AsyncIterator[BrowserContext]:
    context = await chromium.new_context()
    await serve(context)
    yield context
    await context.close()


async def test_a_reloaded_tab_and_the_next_one_have_everything(context: BrowserContext) -> None:
    page = await blank_page(context)
    store = IndexedDbStore(await storage_js(page))
    log = onto((), "a", "b")
    await store.append("night", 0, log, drawer=b"seed \0\xff")
    await page.reload()
    store = IndexedDbStore(await storage_js(page))
    assert await store.read("night") == log
    await page.close()
    store = IndexedDbStore(await storage_in(context))
    assert await store.read("night") == log
    assert await store.drawer("night") == b"seed \0\xff"


async def test_a_tab_that_is_closed_does_not_hold_up_the_others(context: BrowserContext) -> None:
    page = await blank_page(context)
    writer, reader = (
        IndexedDbStore(await storage_js(page)),
        IndexedDbStore(await storage_in(context)),
    )
    log = onto((), *range(40))
    written = 0

    async def burst() -> None:
        nonlocal written
        for entry in log:
            await writer.append("night", entry.number - 1, (entry,))
            written = entry.number

    async with asyncio.timeout(60), aclosing(reader.follow("night")) as news:
        burst_task = asyncio.ensure_future(burst())
        seen = await anext(news)
        await page.close()
        await asyncio.wait([burst_task])
        assert burst_task.exception() or written == len(log)
        while len(seen) < written:
            seen += await anext(news)
    kept = await reader.read("night")
    assert kept[: len(seen)] == seen
    await reader.append("night", len(kept), onto(kept, "goes on"))


async def test_the_browser_is_asked_once_not_to_throw_a_table_away(context: BrowserContext) -> None:
    await context.add_init_script(COUNT_ASKING)
    page = await blank_page(context)
    store = IndexedDbStore(await storage_js(page))
    await store.put_memory("night", 0, b"sealed")
    assert await page.evaluate("asked") == 0
    log = onto((), "a", "b")
    await store.append("night", 0, log[:1])
    await page.wait_for_function("asked === 1")
    await store.append("night", 1, log[1:])
    await store.append("cards", 0, log)
    await store.read("cards")
    assert await page.evaluate("asked") == 1


async def test_a_worker_keeps_tables_too_and_its_page_asks_for_it(context: BrowserContext) -> None:
    await context.add_init_script(COUNT_ASKING)
    page = await blank_page(context)
    await storage_js(page)
    await page.evaluate("persistOnceBegun()")
    written, tables = await page.evaluate(ONE_ENTRY_IN_A_WORKER)
    assert written == {"done": None}
    assert tables == {"done": ["night"]}
    await page.wait_for_function("asked === 1")
