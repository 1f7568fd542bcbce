"""What Python is given on a phone with its own program: three packs, plain zips.

The standard library as far as it is needed, the packages, this program. All of it comes from what
`pip install` brought here. Which files a page is made of besides is `own_site`'s business.
"""

import importlib.util
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import companion

PACKAGES = (
    "attr",
    "attrs",
    "cattr",
    "cattrs",
    "flet",
    "flet_audio",
    "flet_camera",
    "fluent",
    "qrcode",
)
"""Taken whole, but for what only a computer or a test uses."""
MODULES = ("png", "repath", "six", "typing_extensions")
"""Of one file each."""
ROOMS = ("browser", "drawing", "games", "handoff", "live", "session", "table", "ui")
"""Our own rooms that run on a phone."""
STORE = ("__init__", "bell", "chain", "contract", "refusal")
"""Of `store`, what is not about files."""
DATES = ("root", "en", "es")
"""The languages whose ways to write dates and numbers travel; see `ui.words.LANGUAGES`."""
_NOT_ON_PHONES = frozenset(
    {
        "__pycache__",
        "testing",
        "fastapi",
        "tests",
        "cli.py",
        "pytest_plugin.py",
        "styledpil.py",
        "_openssl.py",
    }
)
_TAKEN = frozenset({".py", ".ftl", ".svg", ".txt", ".json", ".wav", ".dat"})


_NO_LIBRARY = """
    __phello__ _pydatetime.py _pydecimal.py _pyio.py _pylong.py _pyrepl antigravity.py bdb.py
    cProfile.py cmd.py code.py compileall.py configparser.py csv.py ctypes curses dbm
    doctest.py email ensurepip fileinput.py filecmp.py ftplib.py getopt.py http imaplib.py
    mailbox.py modulefinder.py multiprocessing netrc.py nturl2path.py optparse.py pdb.py
    pickletools.py plistlib.py poplib.py profile.py pstats.py pty.py py_compile.py pyclbr.py
    pydoc.py pydoc_data rlcompleter.py sched.py shelve.py site-packages smtplib.py
    socketserver.py sqlite3 symtable.py tabnanny.py tarfile.py this.py timeit.py tomllib
    trace.py tracemalloc.py tty.py turtle.py unittest wave.py webbrowser.py wsgiref xml xmlrpc
    zipapp.py
"""
NO_LIBRARY = frozenset(_NO_LIBRARY.split())
"""Of the standard library, what nothing on a phone asks for."""
_NO_PARTS = """
    asyncio/proactor_events.py asyncio/tools.py asyncio/windows_events.py asyncio/windows_utils.py
    concurrent/futures/process.py concurrent/interpreters/ logging/config.py logging/handlers.py
    pyodide/http/ urllib/request.py urllib/robotparser.py
"""
NO_PARTS = tuple(_NO_PARTS.split())
"""The same, of packages that are needed otherwise: how paths begin."""
_CODECS = """
    __init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16
    utf_8
"""
CODECS = frozenset(_CODECS.split())
"""The encodings that Python itself, paths and zips may ask for."""


def library(whole: Path) -> Iterator[tuple[str, bytes]]:
    """The standard library without what no phone needs. whole: Pyodide's zip of it."""
    with zipfile.ZipFile(whole) as packed:
        for path in packed.namelist():
            first, _, rest = path.partition("/")
            codec = first == "encodings" and rest.removesuffix(".py") not in CODECS
            unused = first in NO_LIBRARY or path.startswith(NO_PARTS)
            if path.endswith("/") or unused or codec:
                continue
            yield path, packed.read(path)


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of these, by path; not squeezed: the line squeezes it whole, and better."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for path, data in sorted(files):
            packed.writestr(zipfile.ZipInfo(path), data)
    return out.getvalue()


def program(assets: Path) -> Iterator[tuple[str, bytes]]:
    """This program's own files, as they lie in Python's path on a phone."""
    home = Path(companion.__file__).parent
    for name in ("__init__.py", "mishaps.py", "refusal.py"):
        yield f"companion/{name}", (home / name).read_bytes()
    for room in ROOMS:
        yield from _tree(home / room, f"companion/{room}")
    for name in STORE:
        yield f"companion/store/{name}.py", (home / "store" / f"{name}.py").read_bytes()
    for folder in ("drawings", "sounds"):
        yield from _tree(assets / folder, f"companion/assets/{folder}")
    yield "companion/assets/fonts/README.txt", b"The page loads the fonts.\n"


def packages(msgpack: Path) -> Iterator[tuple[str, bytes]]:
    """The packages that the program needs. msgpack: its wheel for Pyodide."""
    for name in PACKAGES:
        yield from _tree(_home(name), name)
    for name in MODULES:
        yield f"{name}.py", _source(name).read_bytes()
    yield from _dates()
    with zipfile.ZipFile(msgpack) as wheel:
        for path in wheel.namelist():
            if path.startswith("msgpack/") and not path.endswith("/"):
                yield path, wheel.read(path)


def _dates() -> Iterator[tuple[str, bytes]]:
    """Babel without the other languages, pytz without its zones: `fluent.runtime` asks for both."""
    babel, pytz = _home("babel"), _home("pytz")
    for path, data in _tree(babel, "babel"):
        kept = not path.startswith("babel/messages/")
        if kept and not (path.startswith("babel/locale-data/")):
            yield path, data
    for name in DATES:
        yield f"babel/locale-data/{name}.dat", (babel / f"locale-data/{name}.dat").read_bytes()
    for path, data in _tree(pytz, "pytz"):
        if not path.startswith("pytz/zoneinfo/"):
            yield path, data


def _tree(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        here = not _NOT_ON_PHONES.intersection(parts)
        if here and file.suffix in _TAKEN and file.is_file():
            yield f"{name}/{'/'.join(parts)}", file.read_bytes()


def _home(package: str) -> Path:
    return _source(package).parent


def _source(module: str) -> Path:
    """Where a module lies. Raises FileNotFoundError for a broken installation."""
    found = importlib.util.find_spec(module)
    places = [found.origin, *(found.submodule_search_locations or ())] if found else []
    for place in places:
        if place is not None:
            path = Path(place)
            return path / "__init__.py" if path.is_dir() else path
    raise FileNotFoundError(f"{module} is missing: the installation is incomplete")
