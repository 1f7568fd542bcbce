"""A real Chromium for the journeys: found, or fetched, or a sentence how to get one.

What must not live here: what a page does (see `page`).
"""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Playwright, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
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
