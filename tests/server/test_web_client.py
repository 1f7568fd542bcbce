"""What a browser gets when it opens a table, and what it may keep."""

import base64
import gzip
import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import brotli  # type: ignore[import-untyped]  # carries no types
import httpx
import pytest
import zstandard

from companion.server.client_files import ClientFile, gather
from companion.server.front_page import PageWords, front_page
from companion.server.packing import Packing
from companion.server.web_client import WebClient
from companion.ui.shelf import assets

FIRST_VISIT = (
    "flutter_bootstrap.js",
    "main.dart.mjs",
    "main.dart.wasm",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "assets/FontManifest.json",
    "assets/fonts/Jost-500.ttf",
    "assets/fonts/Jost-700.ttf",
    "assets/fonts/YoungSerif.ttf",
    "icons/mark.svg",
)


@pytest.fixture(scope="module")
def client() -> WebClient:
    return WebClient(assets(), Packing(None))


@pytest.fixture
async def browser(client: WebClient) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(client)
    async with httpx.AsyncClient(transport=transport, base_url="http://192.168.1.20:8550") as it:
        yield it


async def raw(browser: httpx.AsyncClient, path: str, accept: str) -> tuple[httpx.Response, bytes]:
    async with browser.stream("GET", path, headers={"accept-encoding": accept}) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


@pytest.mark.parametrize("path", ["/", "/J/ABC", "/C/XYZ", "/anything", "/a/b/c"])
async def test_whatever_looks_like_a_route_is_the_page(
    browser: httpx.AsyncClient, path: str
) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Companion</title>" in answer.text
    assert "{{" not in answer.text


async def test_the_page_is_dark_before_anything_is_loaded(browser: httpx.AsyncClient) -> None:
    page = (await browser.get("/")).text
    assert page.index("background: #0E0B09") < page.index("<script")
    assert '<meta name="theme-color" content="#0E0B09">' in page
    assert not re.search(r"#fff\b|#ffffff|white|Working|Flet", page.split("<body>")[1], re.I)


async def test_everything_the_page_names_is_there_and_kept_for_good(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    page = (await browser.get("/")).text
    named = set(re.findall(r'(?:src|href)="(/_/[^"]+)"', page))
    assert len(named) == 4
    for path in (*named, *map(client.address, FIRST_VISIT)):
        answer = await browser.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/_/000000000000/main.dart.wasm",
        "/pyodide/pyodide.mjs",
        "/assets/NOTICES.js",
        "/assets/fonts/MaterialIcons-Regular.otf",
        "/client/start.js",
        "/../pyproject.toml",
        "/fonts/../../pyproject.toml",
        "/fonts//etc/passwd.txt",
    ],
)
async def test_what_is_not_needed_is_not_there(client: WebClient, path: str) -> None:
    sent: list[dict[str, object]] = []

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(message)

    async def receive() -> dict[str, object]:
        raise AssertionError("nothing is read from the browser")

    await client({"type": "http", "method": "GET", "path": path, "headers": []}, receive, send)
    assert sent[0]["status"] == 404


async def test_only_our_fonts_are_loaded_before_the_first_frame(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    manifest = (await browser.get(client.address("assets/FontManifest.json"))).json()
    assert {font["family"]: font["fonts"][0]["asset"] for font in manifest} == {
        "Jost-500": "fonts/Jost-500.ttf",
        "Jost-700": "fonts/Jost-700.ttf",
        "YoungSerif": "fonts/YoungSerif.ttf",
        "Roboto": "fonts/Jost-500.ttf",
    }


async def test_a_font_for_strange_letters_is_one_file_under_every_name(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    answer = await browser.get(client.address("fallback/notosanssc/v37/abc.woff2"))
    assert answer.status_code == 301
    font = await browser.get(answer.headers["location"])
    assert font.content[:4] == b"wOF2"


async def test_the_apps_own_fonts_are_found_at_the_root(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/fonts/CompanionDeco.ttf")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "font/ttf"
    assert answer.content == (assets() / "fonts" / "CompanionDeco.ttf").read_bytes()


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("BR", "br"),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_browser_gets_the_best_squeezing_it_takes(
    client: WebClient, browser: httpx.AsyncClient, accept: str, coding: str | None
) -> None:
    answer, body = await raw(browser, client.address("main.dart.mjs"), accept)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    opened = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding](body)
    assert opened == gather(assets())["main.dart.mjs"].read()


async def test_what_a_browser_still_has_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/J/ABC")
    again = await browser.get("/J/XYZ", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]


async def test_asking_only_for_the_head_sends_no_body(browser: httpx.AsyncClient) -> None:
    answer = await browser.head("/")
    assert answer.status_code == 200
    assert int(answer.headers["content-length"]) > 0
    assert answer.content == b""


async def test_the_client_can_only_be_read(browser: httpx.AsyncClient) -> None:
    assert (await browser.post("/J/ABC", content=b"x")).status_code == 405


async def test_the_page_may_load_nothing_from_elsewhere(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/")
    policy = answer.headers["content-security-policy"]
    script = re.search(r"<script>(.*?)</script>", answer.text, re.S)
    assert script is not None
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}';" in policy
    assert "default-src 'none'" in policy
    assert "ws://192.168.1.20:8550" in policy
    assert not re.search(r"https?:|unsafe-eval(?<!wasm-unsafe-eval)|\*", policy)


async def test_a_strange_host_name_cannot_write_the_policy() -> None:
    page = front_page(assets(), "/_/0/")
    assert "evil" not in page.policy("evil; script-src *")


async def test_other_pages_may_neither_frame_nor_read_the_table(
    browser: httpx.AsyncClient,
) -> None:
    headers = (await browser.get("/")).headers
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["permissions-policy"].startswith("camera=(self)")
    assert "access-control-allow-origin" not in headers


async def test_the_pages_own_words_cannot_end_its_script() -> None:
    page = front_page(
        assets(), "/_/0/", {"en": PageWords("</script>", "stopped", "again")}
    ).html.decode()
    assert page.count("</script>") == 2


async def test_another_font_is_another_edition(tmp_path: Path) -> None:
    one = WebClient(assets(), Packing(None), {"Jost-500": "Jost-500.ttf"})
    other = WebClient(assets(), Packing(None), {"Jost-500": "Jost-700.ttf"})
    assert one.edition != other.edition


async def test_the_phones_manifest_carries_our_name_and_our_icons(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    manifest = (await browser.get(client.address("manifest.json"))).json()
    assert manifest["name"] == "Companion"
    assert manifest["background_color"] == "#0E0B09"
    for icon in manifest["icons"]:
        assert (await browser.get(client.address(icon["src"]))).content[1:4] == b"PNG"


async def test_a_first_visit_costs_at_most_four_megabytes(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    sizes = [
        len((await raw(browser, path, "br"))[1])
        for path in ("/", *map(client.address, FIRST_VISIT))
    ]
    assert sum(sizes) < 4_000_000 - 10_000  # the rest is for headers


# --- the packing


LETTERS = ClientFile("letters.js", b"abcdefgh" * 10_000)


def test_squeezed_files_are_kept_for_the_next_start(tmp_path: Path) -> None:
    packed = Packing(tmp_path).pack(LETTERS, "br")
    (kept,) = tmp_path.iterdir()
    assert kept.read_bytes() == packed
    kept.write_bytes(better := brotli.compress(LETTERS.read(), quality=4))
    assert Packing(tmp_path).pack(LETTERS, "br") == better


@pytest.mark.parametrize("spoilt", [b"", b"torn", gzip.compress(b"another file", mtime=0)])
@pytest.mark.parametrize("coding", ["br", "gzip"])
def test_a_spoilt_cache_is_made_anew(tmp_path: Path, spoilt: bytes, coding: str) -> None:
    good = Packing(tmp_path).pack(LETTERS, coding)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(spoilt)
    assert Packing(tmp_path).pack(LETTERS, coding) == good
    assert kept.read_bytes() == good


def test_a_cache_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("here is no folder")
    packed = Packing(in_the_way / "cache").pack(LETTERS, "gzip")
    assert gzip.decompress(packed) == LETTERS.read()


def test_only_what_the_first_phone_asks_for_is_squeezed_ahead(tmp_path: Path) -> None:
    """Once it went on for minutes, in files that no phone of today asks for."""
    client = WebClient(assets(), packed := Packing(tmp_path))
    with client.packing_ahead() as working:
        working.join()
    files, tags = gather(assets()), ("br9-6", "zst12-4")
    asked = [files[path].digest for path in ("main.dart.wasm", "canvaskit/skwasm.wasm")]
    assert {kept.name for kept in tmp_path.iterdir()} == {f"{d}.{t}" for d in asked for t in tags}
    assert packed.ready(files["main.dart.js"], "br") is None


# --- what the page opens by itself


async def test_on_plain_http_the_page_opens_the_largest_files_by_itself(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    path = client.address("canvaskit/skwasm.wasm")
    answer, body = await raw(browser, path + ".zst", "gzip, deflate")
    assert answer.headers.get("content-encoding") is None
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert zstandard.decompress(body) == gather(assets())["canvaskit/skwasm.wasm"].read()
    assert (await browser.get(client.address("main.dart.js.zst"))).status_code == 404


async def test_a_first_visit_over_plain_http_costs_at_most_four_megabytes(
    client: WebClient, browser: httpx.AsyncClient
) -> None:
    session = ["/", *map(client.address, (*FIRST_VISIT, "fzstd.js"))]
    named = [path + ".zst" if path.endswith(".wasm") else path for path in session]
    sizes = [len((await raw(browser, path, "gzip, deflate"))[1]) for path in named]
    assert sum(sizes) < 4_000_000 - 10_000  # the rest is for headers


def test_what_opens_them_is_the_published_file() -> None:
    digest = hashlib.sha256((assets() / "client" / "fzstd.js").read_bytes()).hexdigest()
    assert digest == "fbea1c25c4413b620ca3f59e6037d9f6c675c5c7f690e4d660143188f686461d"
