"""A house for screen tests: a desk over a store in a folder, and phones at its door."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import flet as ft

from companion import games
from companion.command_line import FOLDERS
from companion.games import discover
from companion.live.registry import TableRegistry
from companion.server.decoder import decode
from companion.session.waiting import later
from companion.store.opening import Opened, open_store
from companion.ui import app
from companion.ui.app_context import AppContext
from tests.support.browser import Answer
from tests.support.clock import HandClock
from tests.support.guest import MINUTE
from tests.support.phone import Phone

ORIGIN = "HTTP://192.168.1.20:8550"
SITE = "https://cards.example/our%20games"
ROOM = "/J/"


@asynccontextmanager
async def open_app(
    folder: Path, clock: HandClock | None = None, *, joinable: bool = True
) -> AsyncIterator[AppContext]:
    """A house whose tables are kept in `folder`. clock: of what waits at them.

    joinable: it is a table server; else a phone alone, whose program lies on a static site.
    """
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    found = discover()
    assert games.words()
    timer = clock.later if clock else later
    registry = TableRegistry(opened.store, found, lambda: MINUTE, later=timer, joinable=joinable)
    origin = ORIGIN if joinable else SITE
    try:
        yield AppContext(registry, found, decode, lambda: MINUTE, origin=origin, folders=FOLDERS)
    finally:
        await opened.store.close()


async def enter(
    context: AppContext,
    route: str = "/",
    *,
    language: str = "en",
    storage: dict[str, object] | None = None,
    width: float = 390,
    height: float = 844,
    get: Answer | None = None,
    url: str = "http://table.test:8550",
) -> Phone:
    """A phone that opens a page of this house. get: answers for its storage. url: of the page."""
    phone = Phone(width, height, url=url, route=route, storage=storage)
    if get is not None:
        phone.browser.answers["SharedPreferences", "get"] = get

    async def main(page: ft.Page) -> None:
        await app.run(page, context, language)

    await phone.open(main)
    return phone


def code_of(phone: Phone) -> str:
    """The unguessable part of the link of the table this phone is at."""
    return next(key for key in phone.storage if ".table." in key).rsplit(".", 1)[-1]


async def copied(phone: Phone, button: str) -> str:
    """What a phone on plain http gives to be copied by hand: the text that its button shows."""
    await phone.tap(button)
    await phone.sees("All of it is marked")
    words = str(phone.find("to-copy", ("on_focus",))["value"])
    if phone.has("Show the code"):
        await phone.tap("Show the code")
    return words
