"""The two words of each key, worked out once for all phones of this program.

The hash behind them is slow on purpose, so it runs in a thread, one at a time: eight phones that
ask for the same eight keys cost eight hashes, and one core at most. What must not live here: which
key is compared where.
"""

import asyncio
from collections import OrderedDict

from companion.handoff.words import check_words

Places = tuple[int, int]
Key = tuple[bytes, bytes]
"""A public key, and the id of where it is compared (see `check_words`)."""

MOST = 4096
"""Keys whose words are kept: the last that were asked for."""


class CheckWords:
    """What is known of the words, and the one way to learn more."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, Places] = OrderedDict()
        self._work: asyncio.Task[None] | None = None

    def known(self, key: Key) -> Places | None:
        """The places of a key's words; None as long as nobody has worked them out."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    async def learn(self, key: Key) -> None:
        """Wait until they are known. Who waits no more leaves no work behind but what is begun."""
        while self.known(key) is None:
            if self._work is None:
                self._work = asyncio.create_task(self._work_out(key))
            await asyncio.shield(self._work)

    async def _work_out(self, key: Key) -> None:
        try:
            self._known[key] = await asyncio.to_thread(check_words, *key)
        finally:
            self._work = None
        if len(self._known) > MOST:
            self._known.popitem(last=False)
