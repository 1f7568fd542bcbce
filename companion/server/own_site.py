"""A phone's own program as a static site: for `/own/` of a table server, or for any folder.

    index.html, 404.html, sw.js, manifest.XX.json      may change: fetched anew, or checked
    _/EDITION/…                                        kept for good

The two pages are one: it finds out by itself in what folder it lies. Nothing here speaks HTTP, and
what Python is given is `own_packs`' business.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from flet_web import get_package_web_dir  # type: ignore[import-untyped]  # carries no types

from companion.server import own_packs
from companion.server.client_files import FALLBACK_FONT, ClientFile, edition, gather
from companion.server.front_page import SCRIPTS, hash_of, in_script, policy

PAGE = "index.html"
LOST = "404.html"
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_OURS = ("worker.js", "noble.js", "socket.js", "storage.js", "zxing.js", "zxing_reader.wasm")
_PACKS = ("library.zip", "packages.zip", "program.zip")
CORE = (
    "main.dart.wasm",
    "main.dart.mjs",
    "flutter_bootstrap.js",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    *_PACKS,
)
"""What every start needs; the bar on the page moves along it."""
# Nor what the client has twice: its fonts and the app's are the same files, under one address here.
_UNUSED = re.compile(r"client/|readme/|drawings/|manifest\.json|fzstd\.js|assets/fonts/.*\.ttf")


@dataclass(frozen=True)
class OwnWords:
    """What the page itself says when no app can, and what its manifest is called."""

    failed: str
    """the program did not start"""
    lacking: str
    """this browser can't run it"""
    drawn: str
    """on the button that lets the table's server draw this phone"""
    again: str
    """on the button that loads the page anew"""
    name: str
    """of the app on the home screen"""
    about: str
    """the same in one sentence"""


def files(assets: Path, words: Mapping[str, OwnWords], *, server: bool) -> dict[str, ClientFile]:
    """All files by their path in the site.

    words: by language of two letters. server: tables are at the server this lies on; else a phone
    is alone with it. Raises FileNotFoundError for a broken installation.
    """
    inside = _inside(assets)
    pages = _parts(assets)
    name = edition(inside, [part.encode() for part in pages.values()])
    site = _site(inside, name, server)
    out = {f"_/{name}/{path}": file for path, file in inside.items()}
    page = _page(pages, site, words).encode()
    out |= {path: ClientFile(path, page) for path in (PAGE, LOST)}
    worker = pages["sw.js"].replace("{{site}}", json.dumps(_kept(inside, name)))
    out["sw.js"] = ClientFile("sw.js", worker.encode())
    for language, its in words.items():
        path = f"manifest.{language}.json"
        out[path] = ClientFile(path, _manifest(name, language, its))
    return out


@cache
def _inside(assets: Path) -> dict[str, ClientFile]:
    """The files of an edition by their path in it. Made once: the packs take a second."""
    web, ours = Path(get_package_web_dir()), assets / "browser"
    found = {path: file for path, file in gather(assets).items() if not _UNUSED.match(path)}
    made = {
        "flutter_bootstrap.js": _bootstrap(web).encode(),
        "library.zip": own_packs.pack(own_packs.library(web / "pyodide/python_stdlib.zip")),
        "packages.zip": own_packs.pack(own_packs.packages(next(ours.glob("msgpack-*.whl")))),
        "program.zip": own_packs.pack(own_packs.program(assets)),
    }
    manifest = found["assets/FontManifest.json"].read()
    made["assets/FontManifest.json"] = manifest.replace(b'"fonts/', b'"../fonts/')
    found |= {path: ClientFile(path, data) for path, data in made.items()}
    for name in _PYODIDE:
        found[f"pyodide/{name}"] = ClientFile(f"pyodide/{name}", web / "pyodide" / name)
    return found | {name: ClientFile(name, ours / name) for name in _OURS}


def _bootstrap(web: Path) -> str:
    """Flutter's own loader without its service worker, which Flutter gives up and we replace."""
    text = (web / "flutter_bootstrap.js").read_text()
    found, count = re.subn(r"\n    serviceWorkerSettings: \{.*?\n    \},", "", text, flags=re.S)
    if count != 1:
        raise FileNotFoundError("flutter_bootstrap.js is not the one of flet-web 1.0.5")
    return found


def _parts(assets: Path) -> dict[str, str]:
    """What the pages are made of, for putting them together and for naming the edition."""
    names = ["client/index.html", *(f"client/{name}" for name in SCRIPTS), "icons/mark.svg"]
    names += ["browser/place.js", "browser/start.js", "browser/sw.js"]
    return {Path(name).name: (assets / name).read_text() for name in names}


def _site(inside: Mapping[str, ClientFile], name: str, server: bool) -> dict[str, Any]:
    """What the page is told."""
    lock = Path(get_package_web_dir()) / "pyodide/pyodide-lock.json"
    return {
        "edition": name,
        "server": server,
        "lock": json.loads(lock.read_text())["info"],
        "bytes": sum(len(inside[path].read()) for path in CORE),
        "fallback": FALLBACK_FONT,
    }


def _kept(inside: Mapping[str, ClientFile], name: str) -> dict[str, Any]:
    """What the service worker is told.

    always: what is kept besides what the page asked for by itself, which differs from browser to
    browser: the worker's files, and what a start does not ask for.
    """
    python = (*(f"pyodide/{name}" for name in _PYODIDE), *_PACKS)
    later = [path for path in inside if path.startswith(("fonts/", "assets/packages/"))]
    digests = {path: file.digest[:20] for path, file in inside.items()}
    always = sorted((*python, *_OURS, *later, FALLBACK_FONT))
    return {"edition": name, "digests": digests, "always": always}


def _page(parts: Mapping[str, str], site: Any, words: Mapping[str, OwnWords]) -> str:
    said = {language: asdict(its) for language, its in words.items()}
    start = "".join(parts[name] for name in (*SCRIPTS, "start.js"))
    start = start.replace("{{site}}", in_script(site)).replace("{{words}}", in_script(said))
    place, base = parts["place.js"], f"_/{site['edition']}/"
    allowed = policy((hash_of(place), hash_of(start)))
    head = f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'
    page = parts["index.html"].replace("{{place}}", f"{head}\n  <script>{place}</script>")
    page = page.replace("{{base}}manifest.json", "manifest.en.json").replace("{{base}}", base)
    return page.replace("{{mark}}", parts["mark.svg"]).replace("{{start}}", start)


def _manifest(edition: str, language: str, words: OwnWords) -> bytes:
    icon = {"type": "image/png", "purpose": "any maskable"}
    sizes = (192, 512)
    icons = [
        {"src": f"_/{edition}/icons/icon-{size}.png", "sizes": f"{size}x{size}", **icon}
        for size in sizes
    ]
    said = {
        "name": words.name,
        "short_name": words.name,
        "description": words.about,
        "lang": language,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#0E0B09",
        "theme_color": "#0E0B09",
        "icons": icons,
    }
    return json.dumps(said, ensure_ascii=False, indent=1).encode()
