"""The real server as a process of its own, as the system sees it: what it holds and what it uses.

Linux only: it reads /proc. What must not live here: tables, phones.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path

from tests.support.program import free_port

START = 30.0  # seconds until a server that does not answer counts as broken
CALM = 20.0  # milliseconds of processor a second; nobody acts


class Server:
    """The server's process, as the system sees it."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.port = port
        self._process = process

    @classmethod
    @contextlib.asynccontextmanager
    async def run(
        cls, folder: Path, profile: Path | None = None, port: int = 0, more: tuple[str, ...] = ()
    ) -> AsyncIterator["Server"]:
        """Start it on a store in `folder` and stop it again. profile: a file for cProfile.

        more: what else its command line says.
        """
        port = port or free_port()
        under = ("-m", "cProfile", "-o", str(profile)) if profile else ()
        command = (sys.executable, *under, "-m", "companion", "--no-browser", "--host", "127.0.0.1")
        process = await asyncio.create_subprocess_exec(
            *command,
            "--port",
            str(port),
            "--data",
            str(folder),
            *more,
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            await _answers(port)
            yield cls(process, port)
        finally:
            with contextlib.suppress(ProcessLookupError):  # it was killed
                process.send_signal(signal.SIGINT)
            await process.wait()

    @property
    def memory(self) -> float:
        """Resident megabytes (of 1,000,000 bytes)."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024 / 1e6

    @property
    def cpu(self) -> float:
        """Milliseconds of processor used so far."""
        spent = [int((thread / "schedstat").read_text().split()[0]) for thread in self._threads()]
        return sum(spent) / 1e6

    async def kill(self) -> None:
        """As when the power fails: `kill -9`."""
        self._process.kill()
        await self._process.wait()

    async def calm(self) -> None:
        """Until a second costs next to nothing: everybody has come and has been shown all."""
        async with asyncio.timeout(START):
            while (await spent(self, asyncio.sleep(1))).server > CALM:
                pass

    def _threads(self) -> list[Path]:
        return list(Path(f"/proc/{self._process.pid}/task").iterdir())


def _busy() -> float:
    """Milliseconds of processor all programs on this machine have used."""
    user, nice, system, _, _, irq, soft = Path("/proc/stat").read_text().split()[1:8]
    ticks = sum(int(part) for part in (user, nice, system, irq, soft))
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


async def _answers(port: int) -> None:
    async with asyncio.timeout(START):
        while True:
            with contextlib.suppress(ConnectionRefusedError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.05)


@dataclass(frozen=True)
class Spent:
    """Seconds, and milliseconds of processor by whom."""

    seconds: float
    server: float
    others: float


async def spent(server: Server, work: Awaitable[None]) -> Spent:
    """What is spent while `work` is done."""
    start, cpu, busy, own = time.perf_counter(), server.cpu, _busy(), time.process_time()
    await work
    used = server.cpu - cpu
    others = _busy() - busy - used - (time.process_time() - own) * 1000
    return Spent(time.perf_counter() - start, used, max(0.0, others))
