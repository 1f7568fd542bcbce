"""Chains of entries for tests: what the table would have written, without a table."""

from collections.abc import Sequence

from companion.table.log import GENESIS, Entry, canonical
from tests.support.log_chain import broken_at


def onto(log: Sequence[Entry], *bodies: object, seat: int | None = 0) -> tuple[Entry, ...]:
    """Entries that continue `log`, one for each body."""
    number, digest = (log[-1].number, log[-1].digest) if log else (0, GENESIS)
    entries: list[Entry] = []
    for body in bodies:
        number += 1
        entry = Entry(number, seat, "act", canonical(body), digest)
        digest = entry.digest
        entries.append(entry)
    return tuple(entries)


def is_whole(log: Sequence[Entry]) -> bool:
    """Whether `log` is an unbroken chain from the first entry on."""
    return broken_at(log) is None
