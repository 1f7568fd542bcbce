"""The command line; the only place that puts the parts together."""

import argparse
import asyncio
import contextlib
import locale
import os
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import flet as ft
from platformdirs import user_data_path

from companion import games, tables_command
from companion.drawing import flet_numbers
from companion.handoff import picture
from companion.live.neighbours import Processes
from companion.live.registry import MINUTES_A_DAY, Hosted, TableRegistry
from companion.refusal import Refusal
from companion.server import api, health, own_client, own_site
from companion.server.connection import WISHED
from companion.server.decoder import decode
from companion.server.export import export
from companion.server.front_page import PageWords
from companion.server.metrics import CountedStore, Metrics
from companion.server.network import listen
from companion.server.own_site import OwnWords
from companion.server.server import Place, Settings, beside, reserve, serve, writable
from companion.store.choosing import open_named
from companion.store.contract import Store
from companion.ui import app
from companion.ui.app_context import AppContext
from companion.ui.screens import WORDS as SCREEN_WORDS
from companion.ui.shelf import assets
from companion.ui.words import LANGUAGES, OWN, Words, best_language, words

FOLDERS = (OWN, SCREEN_WORDS, *games.words())
STORE = "companion.db"
STORE_NAMED = "COMPANION_STORE"
"""In the environment: where the tables are kept. There no list of processes shows it."""
SHARED_KEY = "COMPANION_KEY"
"""In the environment: what all processes of one server share, so that they are one server."""
MOST_PORT = 65_535
REFUSED = 2
"""The exit code when something that was asked for can't be."""


@dataclass(frozen=True)
class Wishes:
    """What the command line said."""

    data: Path
    settings: Settings
    browser: bool
    language: str | None
    site: Path | None = None
    store: str | None = None
    """Address of a PostgreSQL database; None: a file in `data`. Never printed."""
    metrics: tuple[str, int] | None = None
    """Address and port at which Prometheus may ask."""
    tables: tables_command.Wish | None = None

    def __repr__(self) -> str:
        return "Wishes"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a table server until Ctrl-C. The exit code: 0, or 2 with a sentence on stderr."""
    wishes = read_wishes(arguments)
    w = words(wishes.language or best_language(_terminal_language()), FOLDERS)
    if wishes.site is not None:
        return finish(write_site(wishes.site, w), w)
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        if wishes.tables is not None:
            kept = (wishes.store, wishes.data / STORE, minutes() // MINUTES_A_DAY)
            return finish(runner.run(tables_command.run(wishes.tables, *kept, w)), w)
        return finish(runner.run(run(wishes, w)), w)


def finish(refused: Refusal | None, w: Words) -> int:
    """The exit code, with a sentence where something was refused."""
    if refused is not None:
        print(w.say(refused), file=sys.stderr)
        return REFUSED
    return 0


def write_site(folder: Path, w: Words) -> Refusal | None:
    """`companion web FOLDER`: a phone's own program, for any https host."""
    refused = export(folder, own_site.files(assets(), own_words(), server=False))
    if refused is None:
        print(w("web-done", folder=str(folder)))
    return refused


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
    parser.add_argument(
        "--store",
        metavar="postgresql://…",
        default=os.environ.get(STORE_NAMED),
        help=f"keep the tables in this database; {STORE_NAMED} in the environment says the same",
    )
    parser.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        type=address,
        help="tell Prometheus what is counted; 127.0.0.1 if no address is given",
    )
    parser.add_argument("--certfile", type=Path, help="TLS certificate, PEM")
    parser.add_argument("--keyfile", type=Path, help="its key, PEM")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--language", choices=list(LANGUAGES), help="the terminal's language")
    more = parser.add_subparsers(metavar="web, tables")
    tables_command.add_to(more)
    site = more.add_parser("web", help="write a phone's own program as a static site")
    site.add_argument("site", metavar="FOLDER", type=Path, help="where to write it")
    given = parser.parse_args(arguments)
    settings = Settings(
        assets(),
        given.host,
        given.port,
        certfile=given.certfile,
        keyfile=given.keyfile,
        page_words={language: page_words(words(language)) for language in LANGUAGES},
        own_words=own_words(),
    )
    data = given.data or user_data_path("companion", appauthor=False)
    folder = getattr(given, "site", None)
    apart = (folder, given.store or None, given.metrics, tables_command.read(given))
    return Wishes(data, settings, not given.no_browser, given.language, *apart)


def address(text: str) -> tuple[str, int]:
    """Host and port of what `--metrics` says. Raises ValueError."""
    host, _, number = text.rpartition(":")
    port = int(number)
    if not 0 <= port <= MOST_PORT:
        raise ValueError
    return host.strip("[]") or "127.0.0.1", port


def own_words() -> dict[str, OwnWords]:
    """What the page of a phone's own program says by itself, by language."""
    names = [field.name for field in fields(OwnWords)]
    return {
        language: OwnWords(**{name: words(language)(f"page-{name}") for name in names})
        for language in LANGUAGES
    }


def page_words(w: Words) -> PageWords:
    """What the page says by itself when the app cannot."""
    return PageWords(w("page-lost"), w("page-stopped"), w("page-again"))


async def run(wishes: Wishes, w: Words) -> Refusal | None:
    """Check everything, open the store, serve. A refusal if it can't begin."""
    if wishes.store is None and (refused := writable(wishes.data)) is not None:
        return refused
    opened = await open_named(wishes.store, wishes.data / STORE)
    if isinstance(opened, Refusal):
        return opened
    store, notice = opened
    try:
        if notice is not None:
            print(w.say(notice), file=sys.stderr)
        async with contextlib.AsyncExitStack() as around:
            metrics = Metrics()
            if wishes.metrics is not None:
                store = CountedStore(store, metrics)
            hosted = Hosted(store.touch)
            if store.bus is not None and (key := os.environ.get(SHARED_KEY)):
                others = Processes(store.bus, key.encode(), time.monotonic)
                hosted.neighbours = await around.enter_async_context(others)
            registry = TableRegistry(store, games.discover(), minutes, hosted=hosted)
            if wishes.metrics is not None:
                listener = listen(*wishes.metrics)
                if isinstance(listener, Refusal):
                    return listener
                await around.enter_async_context(beside(metrics.app(registry), listener))
            return await _serve(wishes, w, registry, store)
    finally:
        await store.close()


async def _serve(wishes: Wishes, w: Words, registry: TableRegistry, store: Store) -> Refusal | None:
    """Take the port, and serve these tables until it is over."""
    place = await asyncio.to_thread(reserve, wishes.settings)
    if isinstance(place, Refusal):
        return place
    context = make_context(registry, place.link, wishes.language)

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
        routes=[api.route(registry), health.route(store)],
    )
    return None


def make_context(registry: TableRegistry, link: str, language: str | None) -> AppContext:
    """What the app is built from."""
    app.make_quick()
    flet_numbers.mend()
    return AppContext(
        registry,
        registry.games,
        decode,
        minutes,
        origin=link,
        folders=FOLDERS,
        language=language,
        own=f"{own_client.FOLDER}/",
    )


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
