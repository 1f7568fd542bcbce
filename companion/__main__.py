"""The command line; the only place that puts the parts together."""

import argparse
import asyncio
import locale
import os
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import flet as ft
from platformdirs import user_data_path

from companion import games
from companion.handoff import picture
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.server.connection import WISHED
from companion.server.decoder import decode
from companion.server.front_page import PageWords
from companion.server.server import Place, Settings, reserve, serve, writable
from companion.store.opening import Opened, open_store
from companion.ui import app
from companion.ui.app_context import AppContext
from companion.ui.screens import WORDS as SCREEN_WORDS
from companion.ui.shelf import assets
from companion.ui.words import LANGUAGES, OWN, Words, best_language, words

FOLDERS = (OWN, SCREEN_WORDS, *games.words())
STORE = "companion.db"
REFUSED = 2
"""The exit code when something that was asked for can't be."""


@dataclass(frozen=True)
class Wishes:
    """What the command line said."""

    data: Path
    settings: Settings
    browser: bool
    language: str | None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a table server until Ctrl-C. The exit code: 0, or 2 with a sentence on stderr."""
    wishes = read_wishes(arguments)
    w = words(wishes.language or best_language(_terminal_language()), FOLDERS)
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        refused = runner.run(run(wishes, w))
    if refused is not None:
        print(w.say(refused), file=sys.stderr)
        return REFUSED
    return 0


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop that uvicorn brings, where it can be had."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


def read_wishes(arguments: Sequence[str] | None) -> Wishes:
    """The command line taken apart; argparse ends the program itself with code 2 if it is wrong."""
    parser = argparse.ArgumentParser(
        prog="companion", description="A companion for real boxed games: runs a table server."
    )
    parser.add_argument("--host", default="0.0.0.0", help="address or name to serve at")  # noqa: S104 - phones around the table come from the network
    parser.add_argument("--port", type=int, help="port; 8550 or the next free one if not given")
    parser.add_argument("--data", type=Path, help="folder for the tables")
    parser.add_argument("--certfile", type=Path, help="TLS certificate, PEM")
    parser.add_argument("--keyfile", type=Path, help="its key, PEM")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--language", choices=list(LANGUAGES), help="the terminal's language")
    given = parser.parse_args(arguments)
    settings = Settings(
        assets(),
        given.host,
        given.port,
        certfile=given.certfile,
        keyfile=given.keyfile,
        page_words={language: page_words(words(language)) for language in LANGUAGES},
    )
    data = given.data or user_data_path("companion", appauthor=False)
    return Wishes(data, settings, not given.no_browser, given.language)


def page_words(w: Words) -> PageWords:
    """What the page says by itself when the app cannot."""
    return PageWords(w("page-lost"), w("page-stopped"), w("page-again"))


async def run(wishes: Wishes, w: Words) -> Refusal | None:
    """Check everything, open the store, serve. A refusal if it can't begin."""
    if (refused := writable(wishes.data)) is not None:
        return refused
    opened = await open_store(wishes.data / STORE)
    if not isinstance(opened, Opened):
        return opened
    try:
        place = await asyncio.to_thread(reserve, wishes.settings)
        if isinstance(place, Refusal):
            return place
        if opened.notice is not None:
            print(w.say(opened.notice), file=sys.stderr)
        context = make_context(opened, place.link, wishes.language)

        async def session(page: ft.Page) -> None:
            wished = page.session.store.get(WISHED)
            await app.run(page, context, best_language(wished) if wished else None)

        async def ready(place: Place) -> None:
            tell(place, w)
            if wishes.browser and has_screen():
                await asyncio.to_thread(webbrowser.open, f"{local(place)}/")

        await serve(
            session,
            wishes.settings,
            place,
            on_ready=ready,
            words=lambda wished, key: context.words(best_language(wished))(key),
        )
    finally:
        await opened.store.close()
    return None


def make_context(opened: Opened, link: str, language: str | None) -> AppContext:
    """What the app is built from."""
    found = games.discover()
    app.make_quick()
    desk = TableRegistry(opened.store, found, minutes)
    return AppContext(desk, found, decode, minutes, origin=link, folders=FOLDERS, language=language)


def minutes() -> int:
    """Whole minutes since 1970."""
    return int(time.time()) // 60


def local(place: Place) -> str:
    """The address for this computer's own browser: localhost, where browsers lend their camera."""
    scheme = "https" if place.certificate else "http"
    return f"{scheme}://localhost:{place.port}"


def tell(place: Place, w: Words) -> None:
    """The link and its code, in the terminal."""
    link = place.link.lower()
    print(picture.terminal(f"{place.link}/"))
    print(w("start-link", link=f"{link}/"))
    print(w("start-here", link=f"{local(place)}/"))
    print(w("start-stop"), flush=True)


def has_screen() -> bool:
    """Whether a browser could open a window: in a bare terminal a text browser would take it."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shown)


def _terminal_language() -> str:
    return (locale.getlocale()[0] or "").replace("_", "-")


if __name__ == "__main__":
    sys.exit(main())
