"""Wishes that came over the wire are done once: the same one may come again after a broken line.

What is in the log is known from it, also after a restart; of what was refused the last answers are
kept. What a wish does must not live here.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from companion.refusal import Refusal
from companion.table.log import Entry

_KEPT = 512
"""Answers of a table that are kept."""

Work = Callable[[], Coroutine[Any, Any, Refusal | None]]


class Once:
    """The wishes of one table, by their ids."""

    def __init__(self, log: Sequence[Entry]) -> None:
        """log: of the table, not a copy: another program at the same store may write there too."""
        self._log, self._read = log, 0
        self._written = set[str]()
        self._asked: dict[str, asyncio.Task[Refusal | None]] = {}

    async def do(self, name: str, work: Work) -> Refusal | None:
        """Do the wish of that id, or tell what became of it. Whoever asked may go meanwhile."""
        for entry in self._log[self._read :]:
            if entry.proof:
                self._written.add(json.loads(entry.proof)["id"])
        self._read = len(self._log)
        if name in self._written:
            return None
        task = self._asked.get(name)
        if task is None:
            task = self._asked[name] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._answered(name, done))
        return await asyncio.shield(task)

    def _answered(self, name: str, done: "asyncio.Task[Refusal | None]") -> None:
        if done.cancelled() or done.exception() is not None:
            self._asked.pop(name, None)  # it was not done, and may be tried again
        elif done.result() is None:
            self._asked.pop(name, None)
            self._written.add(name)
        while len(self._asked) > _KEPT:
            oldest = next(iter(self._asked))
            if not self._asked[oldest].done():
                break
            del self._asked[oldest]
