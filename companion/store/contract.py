"""What every store of tables promises, whatever it is made of.

No SQL and no file here: whoever uses a store knows this page only.
"""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.refusal import Failed
from companion.store.refusal import LogTorn
from companion.table.log import Entry


class Conflict(Exception):
    """Somebody else wrote first: read what is new, decide again, append again."""

    def __init__(self, table: str, after: int, last: int) -> None:
        super().__init__(f"meant to follow entry {after}, the last one is {last}")
        self.table, self.after, self.last = table, after, last


class StoreFailed(Failed):
    """The store could not do it."""


class TornLog(StoreFailed):
    """A log that does not hold together: `number` is the first entry that cannot be trusted."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(LogTorn(number))
        self.table, self.number = table, number


@dataclass(frozen=True, slots=True)
class Kept:
    """A table that is kept. opened: the day, since 1970, on which somebody came; 0: unknown."""

    name: str
    entries: int
    opened: int


class Store(Protocol):
    """Logs of tables, a drawer for each table, a memory for each seat.

    A table exists as soon as something is kept for it; its id is any text. Every call may raise
    `StoreFailed`. A call that is cancelled while it waits may or may not have happened.
    """

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Entry],
        *,
        drawer: bytes | None = None,
        empty_drawer: bool = False,
    ) -> None:
        """Write `entries`, and what is to become of the drawer, all or nothing.

        after: number of the entry they were decided on (0: the log is empty); they are numbered
        after + 1 and on. Durable when it returns; of what lay in the drawer before no byte stays in
        the store's files. Raises `Conflict` if the log does not end with
        that entry; `ValueError` if the entries are not one chain.
        """
        ...

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """All entries with a number above `since`, in order. Raises `TornLog`."""
        ...

    def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        """Every entry above `since`, once and in order, as it is written, whoever writes it.

        Yields all that is new at a time, never nothing: who is slow catches up in one step. Ends
        when the store is closed. Raises `TornLog`.
        """
        ...

    async def tables(self) -> tuple[str, ...]:
        """The tables that have entries; the one begun last comes first."""
        ...

    async def put_drawer(self, table: str, blob: bytes) -> None:
        """Keep what only the dealing program may read. `blob` is encrypted by the caller."""
        ...

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        """Put `blob` in the place of `was`, of which no byte stays in the store's files.

        Nothing happens if by now something else lies there, or nothing.
        """
        ...

    async def drawer(self, table: str) -> bytes | None:
        """What lies in the drawer, None if it is empty."""
        ...

    async def empty_drawer(self, table: str) -> None:
        """Destroy what lies in the drawer; no byte of it stays in the store's files."""
        ...

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        """Keep a phone's memory. `blob` is sealed to the seat itself by the phone."""
        ...

    async def memory(self, table: str, seat: int) -> bytes | None:
        """The memory last kept for this seat, None if there is none."""
        ...

    async def close(self) -> None:
        """Let go of everything; followers end. Closing twice is closing once."""
        ...


class Bus(Protocol):
    """By which the processes at one store speak to each other, of what lives in memory only."""

    async def say(self, text: str) -> None:
        """To all who hear, oneself too. text: at most 7,900 letters of ASCII."""
        ...

    def hear(self) -> AsyncGenerator[str | None, None]:
        """What is said; None first, and whenever some may have been missed. Waits for the store."""
        ...


class HostedStore(Store, Protocol):
    """What a store of many tables promises besides: whoever runs it sees, moves and erases them."""

    @property
    def bus(self) -> Bus | None:
        """Between the processes that use it; None where it has none."""
        ...

    async def touch(self, table: str, day: int) -> None:
        """Somebody has come to the table on that day (since 1970)."""
        ...

    async def kept(self) -> tuple[Kept, ...]:
        """The tables that have entries; the one that nobody has opened for longest comes first."""
        ...

    async def memories(self, table: str) -> tuple[tuple[int, bytes], ...]:
        """All memories that are kept for its seats, by seat."""
        ...

    async def erase(self, table: str) -> None:
        """Destroy all that is kept of the table; a SQLite file keeps no byte of it."""
        ...
