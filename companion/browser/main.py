"""A phone's own program: in a browser's worker what `companion.__main__` is on a computer.

The worker (`assets/browser/worker.js`) calls `prepare` before it takes a memory snapshot or,
without one, while it loads; then `begin`. What the page gives comes as modules of the names
`flet_js` (Flet's own), `page_js` and `storage_js`.
"""

import asyncio
import gc
import importlib
import logging
import time
from typing import Any

import flet as ft

from companion import games
from companion.browser.decoder import decode
from companion.browser.installation import PageInstallation
from companion.browser.opening import Opened, open_store
from companion.browser.socket import connect
from companion.drawing import flet_listening
from companion.handoff import picture
from companion.live.registry import TableRegistry
from companion.mishaps import log_discreetly, watch
from companion.refusal import Refusal
from companion.session.remote_line import Way
from companion.session.remote_registry import RemoteRegistry
from companion.table.game import Game
from companion.ui import app, drawings
from companion.ui.app_context import AppContext
from companion.ui.game_reading import theme_of
from companion.ui.memory import Memory
from companion.ui.screens import WORDS as SCREEN_WORDS
from companion.ui.words import LANGUAGES, OWN, best_language, words

FOLDERS = (OWN, SCREEN_WORDS, *games.words())
log = logging.getLogger(__name__)


def prepare() -> None:
    """Whatever is alike on all phones, so that a snapshot holds it: modules, words, drawings."""
    gc.disable()  # nothing that is loaded now is ever thrown away
    app.make_quick()
    for key in games.discover():
        theme_of(key)
    for language in LANGUAGES:
        words(language, FOLDERS)("home-title")
    for name in drawings.names():
        drawings.drawing(name)
    picture.matrix("T1:")
    gc.collect()
    gc.freeze()
    gc.enable()


def begin() -> None:
    """Begin the app; from now on the worker may connect the page."""
    log_discreetly()
    connections = importlib.import_module("flet.messaging.pyodide_connection")
    flet_listening.mend(connections.PyodideConnection)
    logging.getLogger("flet").setLevel(logging.CRITICAL)  # it spells out what goes to the screen
    ft.run(session)


async def session(page: ft.Page) -> None:
    """The one session of this phone. What goes wrong is said in words, on the page itself."""
    watch(asyncio.get_running_loop())
    here = importlib.import_module("page_js")
    language = best_language(str(here.language))
    w = words(language, FOLDERS)
    try:
        opened = await open_store(importlib.import_module("storage_js"))
        if isinstance(opened, Refusal):
            here.stop(w.say(opened))
            return
        if opened.notice is not None:
            here.tell(w.say(opened.notice))
        await app.run(page, make_context(here, opened), language)
    except Exception as problem:  # noqa: BLE001 - the edge: no traceback reaches a screen
        log.error("the app failed: %s", type(problem).__name__)
        here.stop(w("page-failed"))


def make_context(here: Any, opened: Opened) -> AppContext:
    """What the app is built from. here: the page."""
    found, origin = games.discover(), "/".join(str(here.root).split("/")[:3])
    return AppContext(
        afar(found, origin, opened) if here.server else alone(found, opened),
        found,
        decode,
        minutes,
        origin=origin.upper() if here.server else str(here.root).rstrip("/"),
        folders=FOLDERS,
        storage=lambda: opened.storage,
        files=str(here.base),
        installation=PageInstallation(here),
        ahead=time.localtime().tm_gmtoff // 60,
        text=float(here.text),
    )


def alone(found: dict[str, Game], opened: Opened) -> TableRegistry:
    """The tables that are on this phone alone."""
    return TableRegistry(opened.store, found, minutes, joinable=False)


def afar(found: dict[str, Game], origin: str, opened: Opened) -> RemoteRegistry:
    """The tables of the server that this program came from."""
    module = importlib.import_module("socket_js")
    way = Way(origin, lambda: connect(module, origin), asyncio.sleep, minutes)
    return RemoteRegistry(found, way, Memory(opened.storage).seen)


def minutes() -> int:
    """Whole minutes since 1970."""
    return int(time.time()) // 60
