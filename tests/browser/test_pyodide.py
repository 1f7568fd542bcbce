"""Both forms under the Python that phones have: what crosses between the languages comes whole."""

import io
import zipfile
from pathlib import Path

import pytest
from flet_web import get_package_web_dir  # type: ignore[import-untyped]  # carries no types
from playwright.async_api import Browser, Route

from tests.support.storage_page import ORIGIN, blank_page, serve

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the one Chromium

ROOT = Path(__file__).parents[2]
PYODIDE = Path(get_package_web_dir()) / "pyodide"
PROGRAM = ("__init__.py", "refusal.py", "browser", "session", "store", "table")
RUN = """async () => {
  const { loadPyodide } = await import('./pyodide/pyodide.mjs');
  const python = await loadPyodide({ indexURL: './pyodide/' });
  python.registerJsModule('storage_js', await import('./storage.js'));
  python.unpackArchive(await (await fetch('./program.zip')).arrayBuffer(), 'zip');
  return python.runPythonAsync('import in_pyodide; await in_pyodide.run()');
}"""


def program() -> bytes:
    """The rooms that the two forms need, and what the phone does, as one zip file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for file in (ROOT / "companion").rglob("*.py"):
            if file.relative_to(ROOT).parts[1] in PROGRAM:
                archive.write(file, file.relative_to(ROOT))
        archive.write(Path(__file__).with_name("in_pyodide.py"), "in_pyodide.py")
    return packed.getvalue()


async def test_a_phones_own_python_keeps_and_reads_everything(chromium: Browser) -> None:
    async def answer(route: Route) -> None:
        file = PYODIDE / route.request.url.rsplit("/", 1)[-1]
        kind = {".mjs": "text/javascript", ".wasm": "application/wasm"}.get(file.suffix)
        await route.fulfill(path=file, content_type=kind or "application/octet-stream")

    async def zipped(route: Route) -> None:
        await route.fulfill(body=program(), content_type="application/zip")

    context = await chromium.new_context()
    await serve(context)
    await context.route(f"{ORIGIN}/pyodide/**", answer)
    await context.route(f"{ORIGIN}/program.zip", zipped)
    page = await blank_page(context)
    assert await page.evaluate(RUN) == "conflict: 2"
    await context.close()
