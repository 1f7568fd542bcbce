"""What the command line says, taken apart. Doing it is `__main__`'s."""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from companion import games, tables_command
from companion.server.front_page import PageWords
from companion.server.guard import SOCKETS
from companion.server.own_site import OwnWords
from companion.server.server import Settings
from companion.ui.screens import WORDS as SCREEN_WORDS
from companion.ui.shelf import assets
from companion.ui.words import LANGUAGES, OWN, Words, words

FOLDERS = (OWN, SCREEN_WORDS, *games.words())
STORE_NAMED = "COMPANION_STORE"
"""In the environment: where the tables are kept. There no list of processes shows it."""
MOST_PORT = 65_535


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
    workers: int = 1
    arguments: tuple[str, ...] = ()
    """As they were given, for the processes that are begun."""

    def __repr__(self) -> str:
        return "Wishes"


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
    parser.add_argument("--public", metavar="URL", type=public, help="how phones reach a proxy")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="of a proxy that says for whom it asks (X-Forwarded-For, -Proto)",
    )
    parser.add_argument(
        "--lines", type=int, default=SOCKETS, help=f"phones' lines at once, at most ({SOCKETS})"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes behind the one port"
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
    if given.workers > 1:
        _refuse_workers(parser, given)
    settings = Settings(
        assets(),
        given.host,
        given.port,
        certfile=given.certfile,
        keyfile=given.keyfile,
        page_words={language: page_words(words(language)) for language in LANGUAGES},
        own_words=own_words(),
        public=given.public,
        proxies=tuple(given.proxy),
        sockets=given.lines,
    )
    data = given.data or user_data_path("companion", appauthor=False)
    folder = getattr(given, "site", None)
    told = sys.argv[1:] if arguments is None else arguments
    shared = (given.workers, tuple(told))
    apart = (folder, given.store or None, given.metrics, tables_command.read(given), *shared)
    return Wishes(data, settings, not given.no_browser, given.language, *apart)


def _refuse_workers(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    """Ends the program where several processes can't be."""
    if not given.store:
        parser.error("--workers needs a database that they share: see --store")
    if given.proxy:
        parser.error("--workers or --proxy: a proxy spreads phones over processes by itself")
    if sys.platform == "win32":
        parser.error("--workers: Windows does not hand connections from process to process")


def address(text: str) -> tuple[str, int]:
    """Host and port of what `--metrics` says. Raises ValueError."""
    host, _, number = text.rpartition(":")
    port = int(number)
    if not 0 <= port <= MOST_PORT:
        raise ValueError
    return host.strip("[]") or "127.0.0.1", port


def public(text: str) -> str:
    """An address as a browser has it, without a path. Raises ValueError."""
    parts = urlsplit(text.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise ValueError
    return text.rstrip("/")


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
