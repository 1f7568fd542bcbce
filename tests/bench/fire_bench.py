"""How long an act takes while a visitor attacks: `python -m tests.bench.fire_bench [--seconds 12]`.

The real server in a process of its own, one dealt table of six phones that acts, and for each
attack a fresh server. The visitor has a link and an address of its own, and comes back as soon as
it is cut off. Printed: from a tap until each of the other five phones shows it, and the server's
memory before and after. Last, five hundred phones come at once, from ten addresses. Linux only. Not
a test.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.messaging.protocol import MessageAction
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.bench.far_phone import FarPhone
from tests.bench.far_table import HOUR, Six, deal_tables
from tests.bench.server_process import Server

EVENT, CHANGE, ANSWER = (
    MessageAction.CONTROL_EVENT,
    MessageAction.UPDATE_CONTROL_PROPS,
    MessageAction.INVOKE_METHOD,
)
ACCENTS = "a" + "\u0301\u0323" * 5000
COMING, ADDRESSES = 500, 10
PATIENCE = 15.0  # seconds for an act
GONE = (ConnectionClosed, InvalidStatus, OSError, TimeoutError, AssertionError)

Attack = Callable[[int], Awaitable[None]]


def frame(action: MessageAction, **body: Any) -> bytes:
    """A message as a page sends it."""
    packed: bytes = msgpack.packb([action.value, body])
    return b"\0" + packed


def event(target: int, name: str = "click", data: Any = None) -> bytes:
    """Something happened to a control."""
    return frame(EVENT, target=target, name=name, data=data)


def far(port: int, source: str) -> Any:
    """A websocket from that loopback address."""
    return connect(
        f"ws://127.0.0.1:{port}/ws",
        additional_headers={"Origin": f"http://127.0.0.1:{port}"},
        local_addr=(source, 0),
        compression=None,
        max_size=None,
        ping_interval=None,
    )


async def registered(port: int, source: str = "127.0.9.1") -> ClientConnection:
    """A page that has come, and reads no more than its first answer."""
    socket: ClientConnection = await far(port, source)
    page = {"route": "/", "web": True, "pwa": False, "width": 390, "height": 844}
    await socket.send(frame(MessageAction.REGISTER_CLIENT, session_id="", page_name="", page=page))
    while (await socket.recv())[:2] != b"\0\x92":
        pass
    return socket


async def unknown_controls(port: int) -> None:
    """Ten thousand events for controls that are not there."""
    socket = await registered(port)
    for number in range(10_000):
        await socket.send(event(1_000_000 + number))
    while True:
        await socket.recv()


async def presses(port: int) -> None:
    """A button that is there, as often as it goes."""
    phone = await FarPhone.open(port, "/", {}, "127.0.9.1")
    button = await phone.finds("Type letters")
    for _ in range(10_000):
        await phone.tap(button)
        await asyncio.sleep(0)
    await asyncio.sleep(1)


async def six_letters(port: int) -> None:
    """A text full of accents as the six letters, then three megabytes of it."""
    phone = await FarPhone.open(port, "/", {}, "127.0.9.1")
    await phone.tap(await phone.finds("Type letters"))
    join = await phone.finds("join")
    for text in (ACCENTS, "a\u0301" * 1_000_000):
        await phone.type(text)
        await phone.tap(join)
    await asyncio.sleep(1)


async def storage(port: int) -> None:
    """Eight megabytes, or two, for whatever the app asks its storage for."""
    for size in (2_000_000, 8_000_000):
        socket = await registered(port)
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard = await socket.recv()
                if heard[:3] == b"\0\x92\x05":
                    _, asked = msgpack.unpackb(heard[1:], strict_map_key=False)
                    names = {name: asked[name] for name in ("control_id", "call_id")}
                    await socket.send(frame(ANSWER, **names, result="x" * size, error=None))


async def underscores(port: int) -> None:
    """Sixty properties of seven megabytes with names that begin with `_`."""
    for number in range(60):
        socket = await registered(port)
        large = frame(CHANGE, id=1, props={f"_kept{number}": "x" * 7_500_000})
        with contextlib.suppress(ConnectionClosed):
            await socket.send(large)
            await asyncio.wait_for(socket.recv(), 0.5)


async def tiny_frames(port: int) -> None:
    """A quarter of a megabyte of empty frames in one piece, again and again."""
    socket = await registered(port)
    for _ in range(100):
        socket.transport.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000)
        await asyncio.sleep(0.1)


async def headers(port: int) -> None:
    """Two hundred requests whose headers never end."""
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(200)]
    for _, writer in lines:
        writer.write(b"GET / HTTP/1.1\r\n")
    for _ in range(20):
        for _, writer in lines:
            if not writer.transport.is_closing():
                writer.write(b"X-More: " + b"x" * 2000 + b"\r\n")
        await asyncio.sleep(0.5)
    for _, writer in lines:
        writer.close()


async def nothing(_: int) -> None:
    """Nobody attacks."""
    await asyncio.sleep(1)


ATTACKS: tuple[Attack, ...] = (
    nothing,
    unknown_controls,
    presses,
    six_letters,
    storage,
    underscores,
    tiny_frames,
    headers,
)


async def again(attack: Attack, port: int) -> None:
    """The attack, anew as soon as it is over."""
    while True:
        with contextlib.suppress(*GONE):
            await attack(port)
        await asyncio.sleep(0.05)


async def attacked(name: str, port: int) -> asyncio.subprocess.Process:
    """The visitor, in a process of its own."""
    command = (sys.executable, "-m", "tests.bench.fire_bench", "--attack", name, str(port))
    return await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)


async def act(six: Six, turn: int) -> list[float]:
    """One act: milliseconds until it is at each of the other five; `PATIENCE` where it is not."""
    actor, forth = turn // 2 % len(six.phones), turn % 2 == 0  # who acts takes it back
    others = [phone for index, phone in enumerate(six.phones) if index != actor]
    for phone in six.phones:
        phone.control("")  # what came before is drawn
        phone.arrivals.clear()
        phone.looked_at = 0
    button = await six.phones[actor].finds("next-hour" if forth else "Take back")
    start = time.perf_counter()
    await six.phones[actor].tap(button)
    while not all(any(HOUR[forth] in sent for _, sent in phone.arrivals) for phone in others):
        await asyncio.sleep(0.002)
        if time.perf_counter() - start > PATIENCE:
            break
    return [
        min((at - start for at, sent in phone.arrivals if HOUR[forth] in sent), default=PATIENCE)
        * 1000
        for phone in others
    ]


async def under(attack: Attack, seconds: float) -> None:
    """One line of the table."""
    with tempfile.TemporaryDirectory() as name:
        dealt = await deal_tables(Path(name), 1)
        async with Server.run(Path(name), None) as server:
            six = await Six.come(server.port, dealt[0], 0)
            await server.calm()
            before = server.memory
            for phone in six.phones:
                phone.quick = True
            visitor = await attacked(attack.__name__, server.port)
            start, ms, turn = time.perf_counter(), list[float](), 0
            while time.perf_counter() - start < seconds or turn % 2:
                ms += await act(six, turn)
                turn += 1
                await asyncio.sleep(0.3)
            visitor.kill()
            await visitor.wait()
            await asyncio.sleep(1)
            after = server.memory
            await asyncio.gather(*(phone.close() for phone in six.phones), return_exceptions=True)
    ms.sort()
    name = attack.__name__.replace("_", " ")
    print(
        f"{name:<18}{turn:>6}{statistics.median(ms):>8.0f}{ms[int(0.95 * len(ms))]:>8.0f}"
        f"{ms[-1]:>8.0f}{before:>11.0f}{after:>8.0f}",
        flush=True,
    )


async def coming() -> None:
    """Five hundred phones at once: when each hears anything, and when its session."""
    first: list[float] = []
    begun: list[float] = []

    async def one(number: int, port: int) -> None:
        start = time.perf_counter()
        socket = await far(port, f"127.0.8.{number % ADDRESSES + 1}")
        page = {"route": "/", "web": True, "width": 390, "height": 844}
        body = {"session_id": "", "page_name": "", "page": page}
        await socket.send(frame(MessageAction.REGISTER_CLIENT, **body))
        heard = await socket.recv()
        first.append(time.perf_counter() - start)
        while heard[:1] != b"\0":
            heard = await socket.recv()
        begun.append(time.perf_counter() - start)

    with tempfile.TemporaryDirectory() as name:
        async with Server.run(Path(name), None) as server:
            await asyncio.gather(*(one(n, server.port) for n in range(COMING)))
    for said, seconds in (("hears something", first), ("has its session", begun)):
        print(
            f"{COMING} come at once: a phone {said} after {statistics.median(seconds):.1f} s "
            f"(median), {max(seconds):.1f} s (last)"
        )


async def main() -> None:
    """All of it, or one attack on a server that is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--only", default="", help="a part of an attack's name")
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "PORT"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        name, port = given.attack
        await again(next(one for one in ATTACKS if one.__name__ == name), int(port))
    print(
        f"{'attack':<18}{'acts':>6}{'p50 ms':>8}{'p95':>8}{'max':>8}{'MB before':>11}{'after':>8}"
    )
    for attack in ATTACKS:
        if given.only in attack.__name__:
            await under(attack, given.seconds)
    if not given.only:
        await coming()


if __name__ == "__main__":
    asyncio.run(main())
