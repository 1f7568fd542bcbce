"""A browser that does not keep what it should: each way has its own sentence, all else stays."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page

from companion.browser.opening import Opened, open_store
from companion.browser.refusals import (
    BrowserBlocked,
    BrowserBroken,
    BrowserClosed,
    BrowserDenied,
    BrowserFull,
    BrowserLost,
    BrowserNewer,
    BrowserTorn,
)
from companion.browser.storage import IndexedDbStorage
from companion.browser.store import IndexedDbStore
from companion.session.refusals import StorageStrange
from companion.store.contract import StoreFailed, TornLog
from companion.store.refusal import LogTorn
from tests.store.chain import onto
from tests.support.storage_page import NEWER, ORIGIN, blank_page, serve, storage_in, storage_js

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium

OPEN = """(version) => new Promise((done) => {
  const request = indexedDB.open('companion', version);
  request.onsuccess = () => { window.db = request.result; done(); };
})"""
CHANGE = """([name, key, change]) => new Promise((done) => {
  const transaction = db.transaction(name, 'readwrite'), store = transaction.objectStore(name);
  transaction.oncomplete = done;
  if (change === null) return store.delete(key);
  const request = store.get(key);
  request.onsuccess = () => store.put(eval(change)(request.result), key);
})"""


@pytest_asyncio.fixture(loop_scope="session")
async def context(chromium: Browser) -> AsyncIterator[BrowserContext]:
    context = await chromium.new_context()
    await serve(context)
    yield context
    await context.close()


async def opened(context: BrowserContext) -> IndexedDbStore:
    found = await open_store(await storage_in(context))
    assert isinstance(found, Opened)
    assert found.notice is None
    return found.store


async def stranger(context: BrowserContext) -> Page:
    """A tab that holds our database and is not ours."""
    page = await blank_page(context)
    await page.evaluate(OPEN, 1)
    return page


async def change(context: BrowserContext, name: str, key: object, how: str | None) -> None:
    """Change one record from outside, by a function in JavaScript; None takes it out."""
    page = await stranger(context)
    await page.evaluate(CHANGE, [name, key, how])
    await page.close()


async def test_where_nothing_is_kept_it_is_said_at_once(context: BrowserContext) -> None:
    await context.add_init_script("Object.defineProperty(window, 'indexedDB', {value: null})")
    assert await open_store(await storage_in(context)) == BrowserDenied()


@pytest.mark.parametrize(
    ("error", "refusal"),
    [
        ("InvalidStateError", BrowserDenied()),  # Firefox's private window
        ("UnknownError", BrowserBroken("UnknownError")),
    ],
)
async def test_a_database_that_does_not_open_is_told(
    context: BrowserContext, error: str, refusal: BrowserDenied | BrowserBroken
) -> None:
    page = await blank_page(context)
    await page.evaluate(
        """(name) => { indexedDB.open = () => {
          const request = { error: new DOMException('', name) };
          queueMicrotask(() => request.onerror(new Event('error')));
          return request;
        } }""",
        error,
    )
    assert await open_store(await storage_js(page)) == refusal


async def test_settings_that_forbid_it_are_told(context: BrowserContext) -> None:
    page = await blank_page(context)
    await page.evaluate(
        """() => { indexedDB.open = () => { throw new DOMException('', 'SecurityError'); }; }"""
    )
    assert await open_store(await storage_js(page)) == BrowserDenied()


async def test_without_room_nothing_is_half_written_and_later_all_is_well(
    context: BrowserContext,
) -> None:
    page = await blank_page(context)
    devtools = await context.new_cdp_session(page)
    quota = {"origin": ORIGIN, "quotaSize": 400_000}
    await devtools.send(
        "Storage.overrideQuotaForOrigin", quota
    )  # before the first write: Chromium remembers how much there is
    module = await storage_js(page)
    store, storage = IndexedDbStore(module), IndexedDbStorage(module)
    log = onto((), "small", *["x" * 500_000] * 3)
    await store.append("night", 0, log[:1], drawer=b"seed")
    assert await storage.set("companion.seat", "small")

    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 1, log[1:], empty_drawer=True)
    assert failed.value.refusal == BrowserFull()
    assert not await storage.set("companion.seat", "x" * 1_000_000)
    assert await store.read("night") == log[:1]
    assert await store.drawer("night") == b"seed"
    assert await storage.get("companion.seat", 100) == "small"

    await devtools.send("Storage.overrideQuotaForOrigin", {"origin": ORIGIN})
    await store.append("night", 1, log[1:])
    assert await store.read("night") == log
    await store.close()


TAMPERING = {
    "another text": (3, "row => row.with(3, '\"x\"')", 3),
    "another seat": (3, "row => row.with(1, 5)", 3),
    "half a character": (3, "row => row.with(3, '\\ud800')", 3),
    "a number for bytes": (3, "row => row.with(4, 7)", 3),
    "no row": (3, "() => 'scribble'", 3),
    "nothing": (3, "() => null", 3),
    "the place of another": (3, "row => row.with(0, 4)", 3),
    "a gap": (3, None, 3),
    "no beginning": (1, None, 1),
    "the last one": (5, "row => row.with(2, 'end')", 5),
    "a foreign chain": (3, "row => row.with(4, new Uint8Array(32))", 3),
}


@pytest.mark.parametrize("how", TAMPERING)
async def test_a_torn_log_is_named_from_the_first_false_entry_and_no_other_is_touched(
    context: BrowserContext, how: str
) -> None:
    at, harm, number = TAMPERING[how]
    store = await opened(context)
    await store.append("night", 0, onto((), *"abcde"))
    other = onto((), "untouched")
    await store.append("cards", 0, other)
    await change(context, "entries", ["night", at], harm)

    with pytest.raises(TornLog) as torn:
        await store.read("night")
    assert (torn.value.table, torn.value.number) == ("night", number)
    assert torn.value.refusal == LogTorn(number)
    async with aclosing(store.follow("night")) as news:
        with pytest.raises(TornLog):
            await anext(news)
    assert await store.read("cards") == other
    assert await store.tables() == ("cards", "night")
    await store.append("cards", 1, onto(other, "goes on"))
    await store.close()


async def test_a_torn_drawer_or_memory_is_not_taken_for_an_empty_one(
    context: BrowserContext,
) -> None:
    store = await opened(context)
    for table in ("night", "cards"):
        await store.put_drawer(table, b"seed")
        await store.put_memory(table, 0, b"sealed")
    await change(context, "drawers", "night", "() => 'scribble'")
    await change(context, "memories", ["night", 0], "() => 7")
    for reading in (store.drawer("night"), store.memory("night", 0)):
        with pytest.raises(StoreFailed) as failed:
            await reading
        assert failed.value.refusal == BrowserTorn()
    assert await store.drawer("cards") == b"seed"
    assert await store.memory("cards", 0) == b"sealed"
    await store.close()


async def test_a_record_that_the_browser_cannot_read_back_is_told(context: BrowserContext) -> None:
    page = await blank_page(context)
    await page.evaluate(
        """IDBObjectStore.prototype.getAll = function () {
          const request = {};
          queueMicrotask(() => {
            request.error = new DOMException('', 'NotReadableError');
            request.onerror();
          });
          return request;
        }"""
    )
    store = IndexedDbStore(await storage_js(page))
    await store.append("night", 0, onto((), "a"))
    with pytest.raises(StoreFailed) as failed:
        await store.read("night")
    assert failed.value.refusal == BrowserTorn()
    await store.close()


async def test_what_is_no_text_is_not_taken_for_nothing(context: BrowserContext) -> None:
    storage = IndexedDbStorage(await storage_in(context))
    assert await storage.set("companion.seat", "a seat")
    await change(context, "texts", "companion.seat", "() => [1, 2, 3]")
    with pytest.raises(StoreFailed) as failed:
        await storage.get("companion.seat", 100)
    assert failed.value.refusal == StorageStrange()


async def test_a_newer_program_in_another_tab_goes_before_and_loses_nothing(
    context: BrowserContext,
) -> None:
    old = await opened(context)
    log = onto((), "a", "b")
    await old.append("night", 0, log[:1])

    await context.unroute_all()
    await serve(context, NEWER)
    new = await opened(context)
    assert await new.read("night") == log[:1]
    await new.append("night", 1, log[1:])
    with pytest.raises(StoreFailed) as failed:
        await old.read("night")
    assert failed.value.refusal == BrowserNewer()
    await context.unroute_all()
    await serve(context)
    assert await open_store(await storage_in(context)) == BrowserNewer()
    assert await new.read("night") == log


async def test_a_tab_that_does_not_let_go_is_told_and_when_it_is_closed_all_is_well(
    context: BrowserContext,
) -> None:
    store = await opened(context)
    log = onto((), "a")
    await store.append("night", 0, log)
    await store.close()
    holding = await stranger(context)

    await context.unroute_all()
    await serve(context, NEWER)
    newer = await storage_in(context)
    assert await open_store(newer) == BrowserBlocked()
    await holding.close()
    found = await open_store(newer)
    assert isinstance(found, Opened)
    assert await found.store.read("night") == log


@pytest.mark.parametrize("error", ["InvalidStateError", "AbortError"])
async def test_a_database_that_is_closed_in_the_middle_is_opened_again(
    context: BrowserContext, error: str
) -> None:
    page = await blank_page(context)
    store = IndexedDbStore(await storage_js(page))
    log = onto((), "a", "b", "c")
    await store.append("night", 0, log[:1])
    await page.evaluate(
        """(name) => {
          const begin = IDBDatabase.prototype.transaction;
          window.closings = 0;
          IDBDatabase.prototype.transaction = function (...how) {
            if (closings-- > 0) throw new DOMException('', name);
            return begin.apply(this, how);
          };
        }""",
        error,
    )
    await page.evaluate("closings = 2")
    assert await store.read("night") == log[:1]
    await page.evaluate("closings = 2")
    await store.append("night", 1, log[1:2])
    await page.evaluate("closings = 3")
    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 2, log[2:])
    assert failed.value.refusal == BrowserClosed()
    await page.evaluate("closings = 0")
    assert await store.read("night") == log[:2]


async def test_what_the_browser_throws_away_is_told_and_not_begun_anew_in_silence(
    context: BrowserContext,
) -> None:
    store = await opened(context)
    await store.append("night", 0, onto((), "a"))
    async with asyncio.timeout(60), aclosing(store.follow("night")) as news:
        assert await anext(news) == onto((), "a")
        page = await blank_page(context)
        devtools = await context.new_cdp_session(page)
        cleared = {"origin": ORIGIN, "storageTypes": "indexeddb"}
        await devtools.send("Storage.clearDataForOrigin", cleared)
        with pytest.raises(StoreFailed) as failed:
            await anext(news)
    assert failed.value.refusal == BrowserLost()
    with pytest.raises(StoreFailed) as failed:
        await store.append("night", 0, onto((), "b"))
    assert failed.value.refusal == BrowserLost()
    found = await open_store(await storage_in(context))  # who comes anew begins with nothing
    assert isinstance(found, Opened)
    assert found.notice == BrowserLost()
    assert await found.store.tables() == ()
    await opened(context)  # and is told so once


async def test_a_browser_that_never_kept_anything_has_lost_nothing(
    context: BrowserContext,
) -> None:
    await (await opened(context)).close()
    page = await blank_page(context)
    await page.evaluate(
        "new Promise((done) => { indexedDB.deleteDatabase('companion').onsuccess = done; })"
    )
    await opened(context)
    kept = await page.evaluate("localStorage.getItem('kept')")
    assert kept is None
