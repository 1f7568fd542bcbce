"""Appends that wait for the store's thread, written together: one commit for all of them.

Each is all or nothing and keeps its own outcome; what was asked first is written first. Threads and
events are the business of `sqlite`.
"""

import sqlite3
from asyncio import Future
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import Lock

from companion.store import statements
from companion.store.contract import Conflict, StoreFailed
from companion.store.schema import transaction
from companion.table.log import Entry

MOST = 64
"""Appends of one commit."""


@dataclass(eq=False)
class Append:
    """One append, see `Store.append`. done: when it is durable. problem: why it is not written."""

    table: str
    after: int
    entries: tuple[Entry, ...]
    drawer: bytes | None
    empty_drawer: bool
    done: "Future[None]"
    problem: Exception | None = field(default=None, init=False)

    @property
    def sweeps(self) -> bool:
        """Whether something in the drawer is to be destroyed."""
        return self.empty_drawer or self.drawer is not None

    def settle(self, broken: BaseException | None) -> None:
        """Tell who waits what became of it. broken: what the thread has failed with."""
        if self.done.done():  # who asked has gone
            return
        if (problem := self.problem or broken) is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Group:
    """Appends that will be one commit; it takes more until the thread has come to it."""

    def __init__(self) -> None:
        self.appends = list[Append]()
        self._lock, self._open = Lock(), True

    def take(self, append: Append) -> bool:
        """One more, if there is still room in it."""
        with self._lock:
            if not self._open or len(self.appends) == MOST:
                return False
            self.appends.append(append)
            return True

    def close(self) -> None:
        """No more: what is asked from now on comes after something else, or it is being written."""
        with self._lock:
            self._open = False


Attempt = Callable[[Callable[[sqlite3.Connection], None]], None]
"""Does something with the store's connection. Raises StoreFailed."""


def write(attempt: Attempt, appends: list[Append]) -> None:
    """Write them, in one commit. Whatever goes wrong becomes their `problem`."""
    try:
        attempt(lambda connection: _commit(connection, appends))
    except StoreFailed as failed:  # the disk: it is so for all
        for append in appends:
            append.problem = failed
    except Exception as problem:  # noqa: BLE001 - what one of them causes is not to cost the others
        if len(appends) == 1:
            appends[0].problem = problem
            return
        for append in appends:
            write(attempt, [append])


def _commit(connection: sqlite3.Connection, appends: Iterable[Append]) -> None:
    with transaction(connection):
        for append in appends:
            append.problem = None
            try:
                statements.write(connection, append.table, append.after, append.entries)
            except Conflict as conflict:  # found before anything of it was written
                append.problem = conflict
                continue
            if append.drawer is not None:
                statements.put_drawer(connection, append.table, append.drawer)
            if append.empty_drawer:
                statements.empty_drawer(connection, append.table)
