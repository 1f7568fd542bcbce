"""The command line; the only place that puts the parts together."""

import asyncio
import contextlib
import locale
import os
import secrets
import signal
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

import flet as ft

from companion import games, tables_command
from companion.command_line import FOLDERS, Wishes, own_words, read_wishes
from companion.drawing import flet_numbers
from companion.handoff import picture
from companion.live.neighbours import Processes
from companion.live.registry import MINUTES_A_DAY, Hosted, TableRegistry
from companion.mishaps import log_discreetly
from companion.refusal import Refusal
from companion.server import api, health, own_client, own_site, workers
from companion.server.connection import WISHED
from companion.server.decoder import decode
from companion.server.export import export
from companion.server.metrics import CountedStore, Metrics
from companion.server.network import listen
from companion.server.running import beside
from companion.server.server import Place, reserve, serve, writable
from companion.server.workers import Workers
from companion.store.choosing import open_named
from companion.store.contract import Store
from companion.ui import app
from companion.ui.app_context import AppContext
from companion.ui.shelf import assets
from companion.ui.words import Words, best_language, words

STORE = "companion.db"
SHARED_KEY = "COMPANION_KEY"
"""In the environment: what all processes of one server share, so that they are one server."""
REFUSED = 2
"""The exit code when something that was asked for can't be."""


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


async def run(wishes: Wishes, w: Words) -> Refusal | None:
    """Check everything, open the store, serve. A refusal if it can't begin."""
    if wishes.store is None and (refused := writable(wishes.data)) is not None:
        return refused
    opened = await open_named(wishes.store, wishes.data / STORE)
    if isinstance(opened, Refusal):
        return opened
    store, notice = opened
    if wishes.workers > 1 and not workers.is_one():
        await store.close()
        return await _share(wishes, w)
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
                where, port = wishes.metrics
                listener = listen(where, port + workers.place())
                if isinstance(listener, Refusal):
                    return listener
                await around.enter_async_context(beside(metrics.app(registry), listener))
            return await _serve(wishes, w, registry, store)
    finally:
        await store.close()


async def _share(wishes: Wishes, w: Words) -> Refusal | None:
    """Take the port and hand on what comes there to processes that serve, until it is over."""
    place = await asyncio.to_thread(reserve, wishes.settings)
    if isinstance(place, Refusal):
        return place
    log_discreetly()
    os.environ.setdefault(SHARED_KEY, secrets.token_hex(32))
    command = (sys.executable, "-m", "companion", *wishes.arguments, "--no-browser")
    shared = Workers(place.listener, (*command, "--port", str(place.port)), wishes.workers)
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, task.cancel)
    with contextlib.suppress(asyncio.CancelledError), place.listener:
        sys.exit(await shared.run(lambda: tell(place, w)))
    return None


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
