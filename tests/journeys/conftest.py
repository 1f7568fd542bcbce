"""What every journey has: one Chromium for all of them, and a program of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.support.chromium import open_chromium
from tests.support.program import Program, run_program


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The browser; each phone is a profile of its own in it."""
    async with open_chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """A running table server whose data folder is new."""
    async with run_program(tmp_path / "data") as running:
        yield running
