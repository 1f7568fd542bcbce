"""What a site gives a phone's Python, in a real browser: its cryptography, its decoder, its loop.

The packs, noble and zxing are the site's own; the cases are those that computers are asked.
"""

import asyncio
import io
import json
import re
import zipfile
from base64 import b64encode
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, Route

from companion.command_line import own_words
from companion.handoff import picture, text
from companion.handoff.primitives import stretch
from companion.server import own_site
from companion.server.decoder import decode
from companion.ui.shelf import assets
from tests.handoff.people import every_message
from tests.handoff.test_picture import NOISE, as_a_camera_sees_it, image_of
from tests.support.camera import SHAKY, STEADY, before_camera
from tests.support.storage_page import ORIGIN

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium

HANDOFF = Path(__file__).parents[1] / "handoff"
CASES = ("primitive_cases.py", "vectors.json")
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}
BEGIN = """async ([base, lock]) => {
  const { loadPyodide } = await import(`${base}pyodide/pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: `${base}pyodide/`,
    stdLibURL: `${base}library.zip`,
    lockFileContents: { info: lock, packages: {} },
  });
  for (const pack of [`${base}packages.zip`, `${base}program.zip`, '/cases.zip'])
    python.unpackArchive(await (await fetch(pack)).arrayBuffer(), 'zip');
  python.registerJsModule('noble', await import(`${base}noble.js`));
  python.registerJsModule('page_js', await import(`${base}zxing.js`));
  window.run = (code) => python.runPythonAsync(code);
}"""
ALL_CASES = """
import json
from tests.handoff.primitive_cases import cases, wrong
found = cases()
json.dumps([len(found), [bad for case in found if (bad := wrong(case))]])
"""
DECODES = """
import json
from base64 import b64decode
from companion.browser.decoder import decode
json.dumps([await decode(b64decode(picture)) for picture in json.loads('PICTURES')])
"""
STRETCHED_ASIDE = """
import asyncio
from companion.handoff.primitives import stretch
(await asyncio.to_thread(stretch, b"letters", b"salt")).hex()
"""
"""How rescue codes, and the two words of keys, are worked out."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def python(chromium: Browser) -> AsyncIterator[Page]:
    """A page in which `run` takes Python."""
    files = own_site.files(assets(), own_words(), server=False)
    site = re.search(r"const SITE = (\{.*\});", files["index.html"].read().decode())
    assert site is not None
    told = json.loads(site[1])

    async def answer(route: Route) -> None:
        path = route.request.url.removeprefix(f"{ORIGIN}/")
        if path in files:
            kind = TYPES.get(Path(path).suffix, "application/octet-stream")
            await route.fulfill(body=files[path].read(), content_type=kind)
        elif path == "cases.zip":
            await route.fulfill(body=packed_cases(), content_type="application/zip")
        else:
            await route.fulfill(body="<!doctype html>", content_type="text/html")

    context = await chromium.new_context()
    await context.route(f"{ORIGIN}/**", answer)
    page = await context.new_page()
    await page.goto(ORIGIN)
    await page.evaluate(BEGIN, [f"{ORIGIN}/_/{told['edition']}/", told["lock"]])
    yield page
    await context.close()


def packed_cases() -> bytes:
    """What the tests of computers are asked, where Python finds it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as pack:
        for folder in ("tests", "tests/handoff"):
            pack.writestr(f"{folder}/__init__.py", "")
        for name in CASES:
            pack.write(HANDOFF / name, f"tests/handoff/{name}")
    return out.getvalue()


async def run(page: Page, code: str) -> str:
    return str(await page.evaluate("(code) => run(code)", code))


async def test_the_primitives_of_a_browser_give_and_refuse_what_those_of_computers_do(
    python: Page,
) -> None:
    asked, bad = json.loads(await run(python, ALL_CASES))
    assert asked > 100
    assert bad == []


async def test_a_browser_reads_from_pictures_what_a_computer_does(python: Page) -> None:
    shown = pictures()
    packed = json.dumps([b64encode(each).decode() for each in shown])
    found = json.loads(await run(python, DECODES.replace("PICTURES", packed)))
    assert found == [await decode(each) for each in shown]
    assert [len(texts) for texts in found] == [1] * (len(found) - len(NONE)) + [0] * len(NONE)


async def test_what_takes_long_is_done_where_there_are_no_threads(python: Page) -> None:
    expected = await asyncio.to_thread(stretch, b"letters", b"salt")
    assert await run(python, STRETCHED_ASIDE) == expected.hex()


# --- what is held before the camera

TORN = picture.png("T1:BB8")[:60]
NONE = (b"", b"no picture", b"GIF89a" + bytes(40), TORN)
"""What is no picture."""


def pictures() -> list[bytes]:
    """Codes as screens show them and as cameras see them; at the end what is none."""
    letters = [text.write(raw) for raw in every_message().values()]
    shown = [picture.png(each, 4) for each in letters]
    far = (as_a_camera_sees_it(image_of(text.write(NOISE.randbytes(200))), 3, 8) for _ in range(2))
    screens = [before_camera(shown[0], hand) for hand in (STEADY, SHAKY)]
    seen = [as_file(image, "JPEG") for image in (*far, *screens)]
    return [*shown, *seen, *NONE]


def as_file(image: Image.Image, kind: str) -> bytes:
    out = io.BytesIO()
    image.save(out, kind)
    return out.getvalue()
