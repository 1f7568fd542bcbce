"""A browser's own websocket as a line to a table server: the `Socket` of `session.remote_line`."""

from collections.abc import AsyncIterator
from typing import Any


class BrowserSocket:
    """A websocket that is open."""

    def __init__(self, line: Any) -> None:
        """line: what `assets/browser/socket.js` opened."""
        self._line = line

    async def send(self, text: str, /) -> None:
        """See `Socket.send`."""
        self._line.say(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        """See `Socket`."""
        while (text := await self._line.hear()) is not None:
            yield str(text)

    async def close(self) -> None:
        """See `Socket.close`."""
        self._line.end()


async def connect(module: Any, origin: str) -> BrowserSocket:
    """Open the line of the server there. module: `socket.js`. origin: `https://host:port`.

    Raises what the browser says of a network that is not there.
    """
    return BrowserSocket(await module.open(f"{origin.replace('http', 'ws', 1)}/api"))
