"""A process that is handed connections: on each it says which it is, and its number."""

import asyncio
import os
import socket
import sys

from companion.server import workers


async def main() -> None:
    """Until who hands them on has gone."""
    if sys.argv[1:] == ["fails"]:
        sys.exit(7)
    to, over = workers.channel(), asyncio.Event()
    assert to is not None

    def take(connection: socket.socket) -> None:
        with connection:
            connection.sendall(f"{workers.place()} {os.getpid()}".encode())

    with workers.handed(to, take, over.set):
        await over.wait()


if __name__ == "__main__":
    asyncio.run(main())
