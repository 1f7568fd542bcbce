"""Whether a log is one chain: each entry carries the digest of the one before."""

from collections.abc import Iterable

from companion.table.log import GENESIS, Entry


def broken_at(entries: Iterable[Entry], after: Entry | None = None) -> int | None:
    """The number of the first entry that does not continue the chain, None if all do."""
    number, digest = (after.number, after.digest) if after else (0, GENESIS)
    for entry in entries:
        if entry.number != number + 1 or entry.previous != digest:
            return entry.number
        number, digest = entry.number, entry.digest
    return None
