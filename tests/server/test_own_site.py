"""The static site of a phone's own program: what is in it, where it may lie, what it may load."""

import ast
import base64
import errno
import hashlib
import io
import json
import re
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.command_line import own_words
from companion.server import export as exporting
from companion.server import own_packs, own_site
from companion.server.client_files import ClientFile
from companion.server.export import SiteForeign, SiteNotWritten, export
from companion.server.packing import METHODS
from companion.ui.shelf import assets

BROWSER = assets() / "browser"
ON_COMPUTERS = ("companion.store.opening", "cryptography", "pyodide", "noble")
"""Asked for behind `sys.platform`, or given by the worker."""


@pytest.fixture(scope="module")
def files() -> dict[str, ClientFile]:
    return own_site.files(assets(), own_words(), server=False)


def inside(files: dict[str, ClientFile], name: str) -> bytes:
    """A file of the edition."""
    (found,) = [file for path, file in files.items() if re.fullmatch(rf"_/\w+/{name}", path)]
    return found.read()


def packed(files: dict[str, ClientFile], name: str) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(inside(files, name))) as pack:
        return {path: pack.read(path) for path in pack.namelist()}


# --- what it is made of


def test_what_was_bundled_is_what_was_pinned() -> None:
    digests = json.loads((BROWSER / "digests.json").read_text())
    ours = {"worker.js", "socket.js", "storage.js", "sw.js", "start.js", "place.js", "digests.json"}
    assert {file.name for file in BROWSER.iterdir() if file.is_file()} == set(digests) | ours
    for name, digest in digests.items():
        assert hashlib.sha256((BROWSER / name).read_bytes()).hexdigest() == digest, name


def test_every_bundled_package_and_its_version_stand_in_the_notice() -> None:
    notice = (assets() / "NOTICE.md").read_text()
    wanted = json.loads((BROWSER / "source/package.json").read_text())["dependencies"]
    lock = json.loads((BROWSER / "source/package-lock.json").read_text())["packages"]
    for name, version in wanted.items():
        assert lock[f"node_modules/{name}"]["version"] == version
        if name != "esbuild":  # it puts together and is not in what comes out
            assert f"{name} {version}" in notice
    (wheel,) = BROWSER.glob("msgpack-*.whl")
    assert f"msgpack {wheel.name.split('-')[1]}" in notice


def test_the_packer_is_built_for_the_python_that_flet_brings(files: dict[str, ClientFile]) -> None:
    (wheel,) = BROWSER.glob("msgpack-*.whl")
    page = files["index.html"].read().decode()
    lock = json.loads(re.search(r'"lock": (\{[^}]*\})', page)[1])  # type: ignore[index]  # it is there
    major, minor, *_ = lock["python"].split(".")
    assert f"cp{major}{minor}-pyemscripten_{lock['abi_version']}_wasm32" in wheel.name


def test_whatever_a_phone_imports_is_packed(files: dict[str, ClientFile]) -> None:
    """Every import of our own modules leads to a module that travels, or is Python's own."""
    program, packages = packed(files, "program.zip"), packed(files, "packages.zip")
    modules = (path.removesuffix(".py").removesuffix("/__init__") for path in program)
    there = {module.replace("/", ".") for module in modules}
    gone = {name.removesuffix(".py") for name in own_packs.NO_LIBRARY}
    others = {path.split("/")[0].removesuffix(".py") for path in packages}
    others |= sys.stdlib_module_names - gone
    for path, source in program.items():
        if path.endswith(".py"):
            for name in imported(source.decode()):
                if name.startswith("companion"):
                    around = name.rpartition(".")[0]
                    assert name in there or (around in there and not found(name)), f"{path}: {name}"
                elif name not in ON_COMPUTERS:
                    assert name.split(".")[0] in others, f"{path}: {name}"


def found(name: str) -> bool:
    """Whether that is one of our modules here."""
    place = assets().parent / name.replace(".", "/")
    return place.with_suffix(".py").is_file() or place.is_dir()


def imported(source: str) -> list[str]:
    """What a module imports when it is loaded on a phone."""
    found: list[str] = []
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "platform" in ast.unparse(node.test):
            node.orelse = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def test_nothing_of_a_computer_travels(files: dict[str, ClientFile]) -> None:
    names = [*packed(files, "program.zip"), *packed(files, "packages.zip")]
    for part in ("_openssl", "companion/server", "sqlite", "__main__", "testing", "__pycache__"):
        assert not [name for name in names if part in name], part


# --- how it is put together


def test_the_page_may_load_from_nowhere_else(files: dict[str, ClientFile]) -> None:
    page = files["index.html"].read().decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert "http" not in policy[1]
    assert "*" not in policy[1]
    scripts = re.findall(r"<script>(.*?)</script>", page, re.S)
    assert len(scripts) == 2
    for script in scripts:
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy[1]
    assert not re.findall(r'(?:src|href)="(?:https?:)?/', page)  # all of it below its own folder


def test_a_lost_address_is_the_same_page(files: dict[str, ClientFile]) -> None:
    assert files["404.html"].read() == files["index.html"].read()


def test_each_language_has_its_manifest_and_its_icons_are_there(
    files: dict[str, ClientFile],
) -> None:
    for language in own_words():
        told = json.loads(files[f"manifest.{language}.json"].read())
        assert told["lang"] == language
        assert told["display"] == "standalone"
        assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
        assert all(icon["src"] in files and "maskable" in icon["purpose"] for icon in told["icons"])
        assert told["start_url"] == told["scope"] == "./"


def test_the_service_worker_knows_the_digest_of_every_file(files: dict[str, ClientFile]) -> None:
    script = files["sw.js"].read().decode()
    site = json.loads(re.search(r"const SITE = (\{.*\});", script)[1])  # type: ignore[index]  # it is there
    base = f"_/{site['edition']}/"
    known = {f"{base}{path}": digest for path, digest in site["digests"].items()}
    assert known == {p: f.digest[:20] for p, f in files.items() if p.startswith(base)}
    assert all(f"{base}{path}" in files for path in site["always"])


@pytest.mark.parametrize(
    ("squeeze", "most"),
    [(METHODS["br"].squeeze, 10_500_000), (METHODS["gzip"].squeeze, 13_000_000)],
    ids=["brotli", "gzip"],
)
def test_a_first_visit_stays_small(
    files: dict[str, ClientFile], squeeze: Callable[[bytes], bytes], most: int
) -> None:
    """What Chromium asks for until the first screen, and what is kept besides for later."""
    site = json.loads(re.search(r"const SITE = (\{.*\});", files["sw.js"].read().decode())[1])  # type: ignore[index]  # it is there
    base = f"_/{site['edition']}/"
    visited = [files[base + name] for name in {*own_site.CORE, *site["always"]}]
    visited.append(files["index.html"])
    sizes = (squeeze(file.read()) if file.squeezable else file.read() for file in visited)
    assert sum(map(len, sizes)) <= most


# --- writing it


def test_a_site_is_written_and_an_older_edition_goes(
    tmp_path: Path, files: dict[str, ClientFile]
) -> None:
    old = tmp_path / "_" / "0123456789ab"
    old.mkdir(parents=True)
    assert export(tmp_path, files) is None
    assert not old.exists()
    written = {p.relative_to(tmp_path).as_posix(): p for p in tmp_path.rglob("*") if p.is_file()}
    assert set(written) == set(files)
    assert all(file.read_bytes() == files[path].read() for path, file in written.items())
    assert export(tmp_path, files) is None


def test_another_site_is_not_written_over(tmp_path: Path, files: dict[str, ClientFile]) -> None:
    (tmp_path / "index.html").write_text("<h1>My garden</h1>")
    assert export(tmp_path, files) == SiteForeign(str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["index.html"]


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path, files: dict[str, ClientFile]) -> None:
    folder = tmp_path / "file"
    folder.write_text("here already")
    assert export(folder, files) == SiteNotWritten(str(folder), "other")


def test_a_full_disk_is_told(
    tmp_path: Path, files: dict[str, ClientFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(exporting.Path, "write_bytes", full)  # type: ignore[attr-defined]  # its own import
    assert export(tmp_path / "new", files) == SiteNotWritten(str(tmp_path / "new"), "full")
