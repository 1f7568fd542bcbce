"""Whether entries are one chain: asked before they are written and when they are read again.

Pure: it knows no kind of store.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from companion.store.contract import TornLog
from companion.table.log import GENESIS, Entry


def check(after: int, entries: Sequence[Entry]) -> None:
    """Raises `ValueError` if they are not one chain that follows entry `after`."""
    if [entry.number for entry in entries] != list(range(after + 1, after + 1 + len(entries))):
        raise ValueError("entries are not numbered from the one they follow")
    for earlier, later in pairwise(entries):
        if later.previous != earlier.digest:
            raise ValueError("entries do not continue one another")


def entry(row: tuple[object, ...]) -> Entry | None:
    """The entry of a row of a database; None if it is not the one that was written.

    row: number, seat, kind, body, previous, digest, proof; texts as the bytes that lie there, for a
    damaged one must come this far.
    """
    match row:
        case (
            int(number),
            int() | None as seat,
            bytes(kind),
            bytes(body),
            bytes(previous),
            bytes(digest),
            bytes(proof),
        ):
            try:
                found = Entry(number, seat, kind.decode(), body.decode(), previous, proof.decode())
            except UnicodeDecodeError:
                return None
            return found if found.digest == digest else None
        case _:
            return None


def proven(table: str, since: int, found: Iterable[Entry | None]) -> tuple[Entry, ...]:
    """The entries above `since`, each proven to continue the one before. Raises `TornLog`.

    found: what a store has from entry `since` on, itself too; None for what is not as it was
    written.
    """
    entries = list(found)
    if not entries:
        return ()
    number, digest = since, GENESIS
    if since > 0:  # the first is where the caller stands: only its digest is wanted
        standing = entries.pop(0)
        if standing is None or standing.number != since:
            raise TornLog(table, since)
        digest = standing.digest
    whole: list[Entry] = []
    for entry in entries:
        number += 1
        if entry is None or (entry.number, entry.previous) != (number, digest):
            raise TornLog(table, number)
        digest = entry.digest
        whole.append(entry)
    return tuple(whole)
