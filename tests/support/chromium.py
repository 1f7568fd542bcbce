"""A real Chromium for the journeys: found, or fetched, or a sentence how to get one.

What must not live here: what a page does (see `page`).
"""

import asyncio
import os
import shutil
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Playwright, async_playwright

from tests.support.recording import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # A machine's name in its own network leads here, where there is none: pages of such a name are
    # no secure ones, as those of a phone on plain http.
    "--host-resolver-rules=MAP *.local 127.0.0.1",
)
HELP = (
    "The journeys need a Chromium and found none. Get one with `playwright install chromium` "
    "(add `--with-deps` on a bare Linux) or, on Debian and Ubuntu, `apt-get install chromium`."
)


async def find(playwright: Playwright) -> str:
    """The path of a Chromium; fetches one where there is none. AssertionError with HELP if not."""
    if found := _present(playwright):
        return found
    for command in _ways_to_get_one():
        process = await asyncio.create_subprocess_exec(*command)
        await process.wait()
        if found := _present(playwright):
            return found
    raise AssertionError(HELP)


def _present(playwright: Playwright) -> str | None:
    """Playwright's own, else one of the system's."""
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _ways_to_get_one() -> list[list[str]]:
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        ways += [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]]
    return ways


@asynccontextmanager
async def open_chromium(further: Sequence[str] = ()) -> AsyncIterator[Browser]:
    """A Chromium for the length of a block. further: more arguments on its command line."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=await find(playwright), args=[*ARGUMENTS, *further]
        )
        try:
            yield browser
        finally:
            await browser.close()


@dataclass(frozen=True)
class KillableChromium:
    """A Chromium that keeps its files in a folder, and may be killed in the middle of anything."""

    context: BrowserContext
    process: Process

    def kill(self) -> None:
        """`kill -9` for all of it: it leads a group of its own. Once more does nothing."""
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)


@asynccontextmanager
async def open_killable(profile: Path) -> AsyncIterator[KillableChromium]:
    """A Chromium with its files in `profile` for the length of a block; it is killed at the end."""
    address = profile / "DevToolsActivePort"
    address.unlink(missing_ok=True)
    async with async_playwright() as playwright:
        process = await asyncio.create_subprocess_exec(
            await find(playwright),
            *ARGUMENTS,
            "--headless=new",
            "--no-first-run",
            "--enable-unsafe-swiftshader",  # or it complains: it has no graphics card
            "--lang=en",
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            url = await _listens(address)
            browser = await playwright.chromium.connect_over_cdp(url, timeout=PATIENCE * 1000)
            chromium = KillableChromium(browser.contexts[0], process)
            yield chromium
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


async def _listens(address: Path) -> str:
    """Where it listens, once it has written that to its file."""
    async with asyncio.timeout(PATIENCE):
        while not address.exists() or "\n" not in address.read_text():
            await asyncio.sleep(0.02)
    port, path = address.read_text().splitlines()
    return f"ws://127.0.0.1:{port}{path}"
