"""What is left on a phone whose browser is killed in the middle of it."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Error as PlaywrightError

from companion.browser.opening import Opened, open_store
from companion.browser.refusals import BrowserLost
from companion.browser.storage import IndexedDbStorage
from companion.browser.storage_js import StorageJs, done
from companion.browser.store import IndexedDbStore
from companion.table.log import Entry
from tests.store.chain import is_whole, onto
from tests.support.chromium import KillableChromium, open_killable
from tests.support.storage_page import serve, storage_in

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium

HEAVY = "x" * 40_000


@asynccontextmanager
async def phone(profile: Path) -> AsyncIterator[tuple[StorageJs, KillableChromium]]:
    """A tab in a Chromium of its own that keeps its files in `profile`; it is killed at the end."""
    async with open_killable(profile) as chromium:
        await serve(chromium.context)
        yield await storage_in(chromium.context), chromium


async def store_of(module: StorageJs) -> IndexedDbStore:
    found = await open_store(module)
    assert isinstance(found, Opened)
    assert found.notice is None
    return found.store


async def test_nothing_confirmed_is_lost_when_a_burst_is_killed(tmp_path: Path) -> None:
    written = Written()
    for least in (1, 5 + secrets.randbelow(20), 30):
        async with phone(tmp_path) as (module, chromium):
            store = await store_of(module)
            log = await whole(store, written.entries)
            written.entries, written.enough = len(log), asyncio.Event()
            writing = asyncio.ensure_future(burst(module, store, log, written, least))
            await written.enough.wait()
            await asyncio.sleep(secrets.randbelow(1000) / 50_000)  # not always between two acts
            chromium.kill()
            with pytest.raises(PlaywrightError):  # the page is gone
                await writing
    async with phone(tmp_path) as (module, _):
        await whole(await store_of(module), written.entries)
        kept = await IndexedDbStorage(module).get("companion.seat", 100)
        assert kept in (str(written.texts), str(written.texts + 1))


class Written:
    """How many entries and which text have been confirmed, and when that is enough."""

    entries = texts = 0
    enough: asyncio.Event


async def burst(
    module: StorageJs, store: IndexedDbStore, log: tuple[Entry, ...], written: Written, least: int
) -> None:
    """Write without end: the drawer and a text say which entry was last."""
    start = len(log)
    while True:
        (entry,) = onto(log, HEAVY)
        await store.append("night", len(log), (entry,), drawer=str(entry.number).encode())
        log, written.entries = (*log, entry), entry.number
        await done(module.setText("companion.seat", str(entry.number)))
        written.texts = entry.number
        if written.entries - start >= least:
            written.enough.set()


async def whole(store: IndexedDbStore, confirmed: int) -> tuple[Entry, ...]:
    """The log, of which so many entries were confirmed before the browser was killed."""
    log = await store.read("night")
    assert is_whole(log)
    assert len(log) - confirmed in (0, 1)
    assert await store.drawer("night") == (str(len(log)).encode() if log else None)
    return log


async def test_a_damaged_profile_is_told_of(tmp_path: Path) -> None:
    async with phone(tmp_path) as (module, _):
        await (await store_of(module)).append("night", 0, onto((), "a"))
    (manifest,) = tmp_path.glob("*/IndexedDB/*.leveldb/MANIFEST*")
    manifest.write_bytes(b"\xa5" * manifest.stat().st_size)
    async with phone(tmp_path) as (module, _):
        found = await open_store(module)
        assert isinstance(found, Opened)
        assert found.notice == BrowserLost()
        assert await found.store.tables() == ()
        await found.store.append("night", 0, onto((), "anew"))
        again = await open_store(module)
        assert isinstance(again, Opened)
        assert again.notice is None
