"""What every journey has: a program of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.program import Program, run_program


@pytest_asyncio.fixture(loop_scope="session")
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    """A running table server whose data folder is new."""
    async with run_program(tmp_path / "data") as running:
        yield running
