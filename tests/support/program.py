"""The program itself, as a newcomer starts it: a process of its own with a data folder of its own.

What must not live here: browsers.
"""

import asyncio
import contextlib
import os
import re
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"Phones open (\S+)")
PATIENCE = 120.0
"""Seconds until a link that was not printed counts as missing."""


PORTS = range(15_000, 32_000)
"""Below those that a system gives to outgoing calls: a browser's cannot take one meanwhile."""


def free_port() -> int:
    """A port nobody uses now. By chance, since other tests look for theirs at the same time."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


@dataclass
class Program:
    """A running `companion`. link: as it printed it, ends with a slash. said: what it printed."""

    data: Path
    port: int = field(default_factory=free_port)
    host: str = "127.0.0.1"
    link: str = ""
    said: list[str] = field(default_factory=list)
    _process: asyncio.subprocess.Process | None = None
    _listening: asyncio.Task[None] | None = None

    async def start(self) -> "Program":
        """Start it, on the same port and folder as before, and wait for its link."""
        command = [sys.executable, "-m", "companion", "--no-browser", "--language", "en"]
        command += ["--data", str(self.data), "--host", self.host, "--port", str(self.port)]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            cwd=ROOT,
            env={**os.environ, "PYTHONUTF8": "1"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        shown = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._listen(self._process, shown))
        async with asyncio.timeout(PATIENCE):
            self.link = await shown
        return self

    async def _listen(
        self, process: asyncio.subprocess.Process, shown: "asyncio.Future[str]"
    ) -> None:
        assert process.stdout is not None
        async for raw in process.stdout:
            line = raw.decode().rstrip("\n")
            self.said.append(line)
            if not shown.done() and (found := LINK.search(line)):
                shown.set_result(found[1])
        if not shown.done():
            shown.set_exception(AssertionError("\n".join(["it ended without a link", *self.said])))

    def kill(self) -> None:
        """`kill -9`, at this very moment."""
        assert self._process is not None
        self._process.kill()

    async def gone(self) -> int:
        """Wait for its end: the exit code."""
        assert self._process is not None
        code = await self._process.wait()
        if self._listening is not None:
            await self._listening
        return code

    async def stop(self) -> int:
        """Ctrl-C: the exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            return await self.gone()

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.returncode is None

    def memory(self) -> bytes:
        """What it holds in memory now; b"" where the system does not show it."""
        assert self._process is not None
        own = Path(f"/proc/{self._process.pid}")
        found = list[bytes]()
        with contextlib.suppress(OSError), (own / "mem").open("rb") as pages:
            for line in (own / "maps").read_text().splitlines():
                area, rights, *_ = line.split()
                if rights.startswith("rw"):
                    start, end = (int(place, 16) for place in area.split("-"))
                    with contextlib.suppress(OSError):  # a part that nobody may read
                        pages.seek(start)
                        found.append(pages.read(end - start))
        return b"\n".join(found)

    def kept(self) -> bytes:
        """Every byte it has on disk now."""
        return b"\n".join(f.read_bytes() for f in sorted(self.data.rglob("*")) if f.is_file())


@asynccontextmanager
async def run_program(data: Path, host: str = "127.0.0.1") -> AsyncIterator[Program]:
    """A program with its data in `data` for the length of a block."""
    program = await Program(data, host=host).start()
    try:
        yield program
    finally:
        if program.running:
            program.kill()
            await program.gone()
