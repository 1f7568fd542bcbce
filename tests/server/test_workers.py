"""Several processes behind one port: an address stays at one, and one that dies is begun anew."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from companion.command_line import read_wishes
from companion.server import workers
from companion.server.server import Place, reserve
from companion.server.workers import Workers
from tests.support.serving import serving, settings

ROOT = Path(__file__).parents[2]
ONE = (sys.executable, "-m", "tests.server.one_worker")
ADDRESSES = [f"127.0.1.{number}" for number in range(1, 7)]


@asynccontextmanager
async def running(count: int) -> AsyncIterator[int]:
    """The port of so many."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        ready = asyncio.Event()
        task = asyncio.create_task(Workers(listener, ONE, count).run(ready.set))
        await asyncio.wait_for(ready.wait(), 60)
        yield listener.getsockname()[1]
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def asked(port: int, address: str) -> tuple[int, int]:
    """Which process answers that address, and its number; (-1, 0) for none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        found = (await reader.read()).split()
        writer.close()
    except OSError:
        return -1, 0
    return (int(found[0]), int(found[1])) if found else (-1, 0)


def ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def test_an_address_stays_at_one_process_and_a_killed_one_is_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(workers, "AGAIN", 0.01)
    async with running(2) as port:
        first = {address: await asked(port, address) for address in ADDRESSES}
        assert {place for place, _ in first.values()} == {0, 1}
        assert first == {address: await asked(port, address) for address in ADDRESSES}
        place, process = first[ADDRESSES[0]]
        os.kill(process, signal.SIGKILL)
        async with asyncio.timeout(60):
            while (again := await asked(port, ADDRESSES[0]))[1] in (0, process):
                await asyncio.sleep(0.01)
        assert again[0] == place
        others = [found for found in first.values() if found[0] != place]
        assert others[0] in [await asked(port, address) for address in ADDRESSES]
        processes = {again[1], others[0][1]}
    assert all(ended(process) for process in processes)


async def test_where_a_process_cannot_begin_all_ends_with_its_exit_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        assert await Workers(listener, (*ONE, "fails"), 2).run(lambda: None) == 7


@pytest.mark.parametrize(
    "said",
    [
        ["--workers", "2"],
        ["--workers", "2", "--store", "postgresql:///x", "--proxy", "127.0.0.1"],
        ["--public", "games.example"],
        ["--public", "https://games.example/club"],
        ["--metrics", "99999"],
    ],
    ids=" ".join,
)
def test_what_does_not_go_together_is_refused(
    said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        read_wishes(said)
    assert ended.value.code == 2
    assert said[0] in capsys.readouterr().err


async def test_behind_a_proxy_links_begin_with_its_name_and_it_alone_is_answered() -> None:
    chosen = {"public": "https://games.example", "proxies": ("127.0.0.1",)}
    place = reserve(settings(**chosen))
    assert isinstance(place, Place)
    place.listener.close()
    assert place.link == "HTTPS://GAMES.EXAMPLE"

    async def nobody(_: object) -> None: ...

    async with serving(nobody, **chosen) as place, httpx.AsyncClient() as proxy:
        url = f"http://127.0.0.1:{place.port}/nothing.txt"
        for host, status in (("games.example", 404), ("evil.example", 403)):
            found = await proxy.get(url, headers={"host": host, "x-forwarded-for": "192.0.2.7"})
            assert found.status_code == status
