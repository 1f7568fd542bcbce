"""The files a browser needs to become a phone at the table: which, under what path, of what kind.

Taken from the installed `flet_web` package and from the app's own `assets/`. How they are squeezed
is `packing`'s business, how they are answered `web_client`'s. Nothing here speaks HTTP.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from flet_web import get_package_web_dir  # type: ignore[import-untyped]  # carries no types

# What the client asks for, in Chromium (skwasm), Firefox and Safari (main.dart.js, canvaskit).
# Left out: Pyodide, source maps, licences, icon and math fonts, and the engines nobody gets.
CLIENT_FILES = (
    "flutter_bootstrap.js",
    "main.dart.wasm",
    "main.dart.mjs",
    "main.dart.js",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "canvaskit/skwasm_heavy.js",
    "canvaskit/skwasm_heavy.wasm",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/canvaskit.js",
    "canvaskit/chromium/canvaskit.wasm",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
)

# One font stands in for every script the app's fonts lack; it has Greek and Cyrillic. Without an
# answer the client would ask again several times a second, for ever.
FALLBACK_FONT = "assets/fonts/roboto.woff2"

# Ready before the first word is drawn: family -> file under `assets/fonts`.
HOUSE_FONTS: Mapping[str, str] = {
    "Jost-500": "Jost-500.ttf",
    "Jost-700": "Jost-700.ttf",
    "YoungSerif": "YoungSerif.ttf",
}

# The client wants a font of this name and would fetch one: it is given the house's body face.
_CLIENT_FONT = "Roboto"

_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_SQUEEZED_ALREADY = frozenset({".mp3", ".ogg", ".png", ".webp", ".woff2"})
# Parts of the front page (what is a file is named below), and of a phone's own program; and sounds,
# which the program itself gives to the client that wants one.
_HIDDEN_FOLDERS = frozenset({"client", "browser", "sounds"})
_PAGE_FILES = ("manifest.json", "fzstd.js")


@dataclass(frozen=True)
class ClientFile:
    """One file. `path`: below the root, with slashes. `source`: the bytes, or where they lie."""

    path: str
    source: Path | bytes

    @property
    def media_type(self) -> str:
        """As in a Content-Type header."""
        return _MEDIA_TYPES.get(PurePosixPath(self.path).suffix, "application/octet-stream")

    @property
    def squeezable(self) -> bool:
        """Whether compressing it could save anything."""
        return PurePosixPath(self.path).suffix not in _SQUEEZED_ALREADY

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the bytes, in hex."""
        return hashlib.sha256(self.read()).hexdigest()

    def read(self) -> bytes:
        """The bytes as they are. Blocks; the large ones have 9 MB."""
        return self.source if isinstance(self.source, bytes) else self.source.read_bytes()


def gather(assets: Path, fonts: Mapping[str, str] = HOUSE_FONTS) -> dict[str, ClientFile]:
    """All files by path: the Flet client's, then the app's (`assets/fonts/X.ttf` is `fonts/X.ttf`).

    fonts: families that are loaded before the first frame, with their file under `assets/fonts`.
    Raises FileNotFoundError for a broken installation.
    """
    web = Path(get_package_web_dir())
    files = [ClientFile(path, web / path) for path in (*CLIENT_FILES, FALLBACK_FONT)]
    files += _app_files(assets)
    for name in sorted(set(fonts.values())):
        files.append(ClientFile(f"assets/fonts/{name}", assets / "fonts" / name))
    files.append(ClientFile("assets/FontManifest.json", _font_manifest(fonts)))
    files += [ClientFile(name, assets / "client" / name) for name in _PAGE_FILES]
    for file in files:
        if isinstance(file.source, Path) and not file.source.is_file():
            raise FileNotFoundError(f"{file.path} is missing: the installation is incomplete")
    return {file.path: file for file in files}


def edition(files: Mapping[str, ClientFile], also: Sequence[bytes] = ()) -> str:
    """A short name of exactly these bytes; in the path, so that browsers may keep them for good."""
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path}\0{files[path].digest}\n".encode())
    for piece in also:
        whole.update(hashlib.sha256(piece).digest())
    return whole.hexdigest()[:12]


def _app_files(assets: Path) -> Iterator[ClientFile]:
    for source in sorted(assets.rglob("*")):
        parts = source.relative_to(assets).parts
        known = source.suffix in _MEDIA_TYPES and source.is_file()
        if known and parts[0] not in _HIDDEN_FOLDERS and not any(p.startswith(".") for p in parts):
            yield ClientFile("/".join(parts), source)


def _font_manifest(fonts: Mapping[str, str]) -> bytes:
    families = [
        {"family": family, "fonts": [{"asset": f"fonts/{name}"}]} for family, name in fonts.items()
    ]
    if fonts:
        body = next(iter(fonts.values()))
        families.append({"family": _CLIENT_FONT, "fonts": [{"asset": f"fonts/{body}"}]})
    return json.dumps(families).encode()
