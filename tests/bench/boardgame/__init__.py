"""The same tables on boardgame.io, where Node is there: what an act takes to the other five phones.

Fetched from npm into a folder of its own, at the version that is named here. It draws nothing and
keeps its log in memory: what is compared is what a player waits.
"""

import asyncio
import contextlib
import json
import shutil
from pathlib import Path

from tests.support.program import free_port

PACKAGE = "boardgame.io@0.50.2"
START = 2.0  # seconds
_HERE = Path(__file__).parent


async def measure(folder: Path, tables: int, seconds: float, rate: float = 1.0) -> list[float]:
    """Milliseconds of each act to each of the other five, in order of size; [] without Node.

    rate: acts a second at each table.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    for script in _HERE.glob("*.js"):
        shutil.copy(script, folder)
    if not (folder / "node_modules").exists():
        quiet = ("--no-audit", "--no-fund", "--silent")
        fetch = await asyncio.create_subprocess_exec(npm, "install", *quiet, PACKAGE, cwd=folder)
        if await fetch.wait():
            return []
    port = str(free_port())
    server = await asyncio.create_subprocess_exec(
        node, "server.js", port, cwd=folder, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.sleep(START)
        phones = await asyncio.create_subprocess_exec(
            node,
            "phones.js",
            port,
            str(tables),
            str(round(seconds * rate)),
            str(1000 / rate),
            cwd=folder,
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await phones.communicate()
        return sorted(json.loads(said)) if said else []
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.kill()
        await server.wait()
