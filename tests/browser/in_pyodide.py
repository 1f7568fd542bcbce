"""What a phone's own program does with its storage: `test_pyodide` runs it in a browser."""

import asyncio
from contextlib import aclosing

import storage_js  # type: ignore[import-not-found]  # registered by the page

from companion.browser.opening import Opened, open_store
from companion.store.contract import Conflict
from companion.table.log import GENESIS, Entry

SEED = b"seed \0\xff"
FIRST = Entry(1, None, "act", '"Zoë 🂡"', GENESIS)
LOG = (FIRST, Entry(2, 3, "act", "7", FIRST.digest))


async def run() -> str:
    """Everything once. Raises where something is not as it should be."""
    found = await open_store(storage_js)
    assert isinstance(found, Opened), found
    store, storage = found.store, found.storage
    async with aclosing(store.follow("night")) as news:
        waiting = asyncio.ensure_future(anext(news))
        await store.append("night", 0, LOG, drawer=SEED)
        assert await waiting == LOG
    assert await store.read("night", 1) == LOG[1:]
    assert await store.tables() == ("night",)
    assert (await store.drawer("night"), await store.drawer("nowhere")) == (SEED, None)
    await store.renew_drawer("night", SEED, b"")
    assert await store.drawer("night") == b""
    await store.append("night", 2, (), empty_drawer=True)
    assert await store.drawer("night") is None
    await store.put_memory("night", 0, SEED)
    assert await store.memory("night", 0) == SEED
    assert await storage.get("companion.seat", 100) is None
    assert await storage.set("companion.seat", "Zoë 🂡")
    assert await storage.get("companion.seat", 100) == "Zoë 🂡"
    try:
        await store.append("night", 0, LOG)
    except Conflict as conflict:
        return f"conflict: {conflict.last}"
    finally:
        await store.close()
    return "no conflict"
