"""What every kind of phone storage promises: Flet's, and that of a phone's own program."""

from collections.abc import AsyncIterator
from typing import Any, Protocol

import flet as ft
import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext

from companion.browser.refusals import BrowserDenied
from companion.browser.storage import IndexedDbStorage
from companion.refusal import Refusal
from companion.session.phone_storage import PhoneStorage
from companion.session.refusals import StorageSilent, StorageStrange
from companion.store.contract import StoreFailed
from companion.ui import flet_storage
from companion.ui.flet_storage import FletStorage
from tests.support.phone import Phone
from tests.support.storage_page import serve, storage_in

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium
PLENTY = 100_000


class OnePhone(Protocol):
    """A phone with nothing kept in it; every `open` is another tab of its browser."""

    silence: Refusal
    """What it says where its browser keeps nothing."""

    async def open(self) -> PhoneStorage: ...

    async def open_where_nothing_is_kept(self) -> PhoneStorage: ...

    async def close(self) -> None: ...


class DrawnPhone:
    """A phone that the server draws."""

    silence = StorageSilent()

    def __init__(self, chromium: Browser) -> None:
        self._storage: dict[str, Any] = {}
        self._tabs: list[Phone] = []

    async def open(self) -> PhoneStorage:
        return await self._open(Phone(storage=self._storage))

    async def open_where_nothing_is_kept(self) -> PhoneStorage:
        def refuse(args: dict[str, Any]) -> None:
            raise RuntimeError("SecurityError")

        tab = Phone()
        for name in ("get", "set"):
            tab.browser.answers["SharedPreferences", name] = refuse
        return await self._open(tab)

    async def _open(self, tab: Phone) -> PhoneStorage:
        made: list[PhoneStorage] = []

        def main(page: ft.Page) -> None:
            made.append(FletStorage())
            page.add(ft.Text("hello"))

        await tab.open(main)
        self._tabs.append(tab)
        return made[0]

    async def close(self) -> None:
        for tab in self._tabs:
            await tab.close()


class OwnPhone:
    """A phone whose own program runs in its browser."""

    silence = BrowserDenied()

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []

    async def open(self) -> PhoneStorage:
        if not self._contexts:
            await self._context()
        return IndexedDbStorage(await storage_in(self._contexts[0]))

    async def open_where_nothing_is_kept(self) -> PhoneStorage:
        context = await self._context()
        await context.add_init_script("Object.defineProperty(window, 'indexedDB', {value: null})")
        return IndexedDbStorage(await storage_in(context))

    async def _context(self) -> BrowserContext:
        context = await self._chromium.new_context()
        await serve(context)
        self._contexts.append(context)
        return context

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


KINDS: list[type[DrawnPhone] | type[OwnPhone]] = [DrawnPhone, OwnPhone]


@pytest_asyncio.fixture(params=KINDS, ids=lambda kind: kind.__name__, loop_scope="session")
async def phone(
    request: pytest.FixtureRequest, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[OnePhone]:
    monkeypatch.setattr(flet_storage, "PAUSE", 0)
    made: OnePhone = request.param(chromium)
    yield made
    await made.close()


async def test_what_was_kept_is_there_in_this_tab_and_in_the_next(phone: OnePhone) -> None:
    storage = await phone.open()
    for text in ("Zoë 🂡", "", "nul \0 in the middle", "x" * PLENTY):
        assert await storage.set("companion.seat", text)
        assert await storage.get("companion.seat", PLENTY) == text
    assert await storage.set("companion.seat", "the last")
    assert await (await phone.open()).get("companion.seat", PLENTY) == "the last"


async def test_what_was_never_kept_is_nothing(phone: OnePhone) -> None:
    storage = await phone.open()
    await storage.set("companion.seat", "a seat")
    assert await storage.get("companion.language", PLENTY) is None


async def test_two_tabs_see_what_the_other_keeps(phone: OnePhone) -> None:
    one, other = await phone.open(), await phone.open()
    assert await one.set("companion.tables", "one")
    assert await other.get("companion.tables", PLENTY) == "one"
    assert await other.set("companion.tables", "other")
    assert await one.get("companion.tables", PLENTY) == "other"


async def test_a_text_too_long_to_be_ours_is_told_and_stays(phone: OnePhone) -> None:
    storage = await phone.open()
    assert await storage.set("companion.language", "x" * 101)
    with pytest.raises(StoreFailed) as failed:
        await storage.get("companion.language", 100)
    assert failed.value.refusal == StorageStrange()
    assert await storage.get("companion.language", 101) == "x" * 101


async def test_a_browser_that_keeps_nothing_is_not_taken_for_an_empty_one(phone: OnePhone) -> None:
    storage = await phone.open_where_nothing_is_kept()
    assert not await storage.set("companion.seat", "a seat")
    with pytest.raises(StoreFailed) as failed:
        await storage.get("companion.seat", PLENTY)
    assert failed.value.refusal == phone.silence
