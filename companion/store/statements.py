"""What is written into the SQLite file and read from it: functions on a connection, no more.

Threads, waiting and refusals are the business of `sqlite`. All run on the store's own thread.
"""

import sqlite3
from collections.abc import Sequence

from companion.store import chain
from companion.store.contract import Conflict, Kept
from companion.store.schema import BUSY_SECONDS
from companion.table.log import GENESIS, Entry

_SWEEP_MS = 250
"""How long a sweep waits for readers in other processes; it is tried again at the next write."""


def write(connection: sqlite3.Connection, table: str, after: int, entries: Sequence[Entry]) -> None:
    """Add entries, inside a transaction of the caller. Raises `Conflict`."""
    row: tuple[int, int | None, bytes | None] | None = connection.execute(
        "SELECT id, number, digest FROM tables LEFT JOIN entries ON tableid = id"
        " WHERE name = ? ORDER BY number DESC LIMIT 1",
        (table,),
    ).fetchone()
    tableid, number, digest = row or (None, None, None)
    if (number or 0) != after or (entries and entries[0].previous != (digest or GENESIS)):
        raise Conflict(table, after, number or 0)
    if tableid is None:
        tableid = _tableid(connection, table)
    connection.executemany(
        "INSERT INTO entries (tableid, number, seat, kind, body, previous, digest, proof)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (tableid, e.number, e.seat, e.kind, e.body, e.previous, e.digest, e.proof)
            for e in entries
        ],
    )


def read(connection: sqlite3.Connection, table: str, since: int) -> tuple[Entry, ...]:
    """The entries above `since`, each proven to continue the one before. Raises `TornLog`."""
    # Texts are fetched as bytes: damaged ones must reach `chain.entry`, not fail on the way.
    rows = connection.execute(
        "SELECT number, seat, CAST(kind AS BLOB), CAST(body AS BLOB), previous, digest,"
        " CAST(proof AS BLOB) FROM entries JOIN tables ON tableid = id"
        " WHERE name = ? AND number >= ? ORDER BY number",
        (table, since),
    ).fetchall()
    return chain.proven(table, since, map(chain.entry, rows))


def tables(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Names of the tables that have entries, the youngest first."""
    rows = connection.execute(
        "SELECT name FROM tables WHERE EXISTS (SELECT 1 FROM entries WHERE tableid = id)"
        " ORDER BY id DESC"
    ).fetchall()
    return tuple(name for (name,) in rows)


def put_drawer(connection: sqlite3.Connection, table: str, blob: bytes) -> None:
    """Fill the drawer anew, inside a transaction of the caller."""
    connection.execute(
        "INSERT OR REPLACE INTO drawers VALUES (?, ?)", (_tableid(connection, table), blob)
    )


def renew_drawer(connection: sqlite3.Connection, table: str, was: bytes, blob: bytes) -> None:
    """Fill the drawer with another blob if the one known still lies in it."""
    connection.execute(
        "UPDATE drawers SET blob = ? WHERE blob = ?"
        " AND tableid = (SELECT id FROM tables WHERE name = ?)",
        (blob, was, table),
    )


def drawer(connection: sqlite3.Connection, table: str) -> bytes | None:
    """What lies in the drawer."""
    return _blob(
        connection.execute(
            "SELECT blob FROM drawers JOIN tables ON tableid = id WHERE name = ?", (table,)
        ).fetchone()
    )


def empty_drawer(connection: sqlite3.Connection, table: str) -> None:
    """Take out what lies in the drawer; only a `sweep` destroys it."""
    connection.execute(
        "DELETE FROM drawers WHERE tableid = (SELECT id FROM tables WHERE name = ?)", (table,)
    )


def put_memory(connection: sqlite3.Connection, table: str, seat: int, blob: bytes) -> None:
    """Replace the memory of a seat, inside a transaction of the caller."""
    connection.execute(
        "INSERT OR REPLACE INTO memories VALUES (?, ?, ?)",
        (_tableid(connection, table), seat, blob),
    )


def memory(connection: sqlite3.Connection, table: str, seat: int) -> bytes | None:
    """The memory of a seat."""
    return _blob(
        connection.execute(
            "SELECT blob FROM memories JOIN tables ON tableid = id WHERE name = ? AND seat = ?",
            (table, seat),
        ).fetchone()
    )


def touch(connection: sqlite3.Connection, table: str, day: int) -> None:
    """Write down that day, if an earlier one stands there."""
    connection.execute(
        "UPDATE tables SET opened = ? WHERE name = ? AND opened < ?", (day, table, day)
    )


def kept(connection: sqlite3.Connection) -> tuple[Kept, ...]:
    """The tables that have entries, those longest unopened first."""
    rows = connection.execute(
        "SELECT name, count(*), opened FROM tables JOIN entries ON tableid = id"
        " GROUP BY id ORDER BY opened, id"
    ).fetchall()
    return tuple(Kept(*row) for row in rows)


def memories(connection: sqlite3.Connection, table: str) -> tuple[tuple[int, bytes], ...]:
    """The memories of all seats."""
    rows: list[tuple[int, bytes]] = connection.execute(
        "SELECT seat, blob FROM memories JOIN tables ON tableid = id WHERE name = ? ORDER BY seat",
        (table,),
    ).fetchall()
    return tuple(rows)


def erase(connection: sqlite3.Connection, table: str) -> None:
    """Take out all of a table, inside a transaction of the caller; a `sweep` destroys it."""
    for part in ("memories", "drawers", "entries"):
        connection.execute(
            f"DELETE FROM {part} WHERE tableid = (SELECT id FROM tables WHERE name = ?)",  # noqa: S608 - our own names
            (table,),
        )
    connection.execute("DELETE FROM tables WHERE name = ?", (table,))


def sweep(connection: sqlite3.Connection) -> bool:
    """Bring deletions into the main file and cut the write-ahead file to nothing.

    Before that, what was deleted can still be read there. False if a reader was in the way.
    """
    connection.execute(f"PRAGMA busy_timeout={_SWEEP_MS}")
    try:
        row: tuple[int, int, int] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
    return row[0] == 0


def data_version(connection: sqlite3.Connection) -> int:
    """A number that changes whenever another connection has written to the file."""
    row: tuple[int] = connection.execute("PRAGMA data_version").fetchone()
    return row[0]


def _tableid(connection: sqlite3.Connection, table: str) -> int:
    row: tuple[int] | None = connection.execute(
        "SELECT id FROM tables WHERE name = ?", (table,)
    ).fetchone()
    if row is not None:
        return row[0]
    made = connection.execute("INSERT INTO tables (name) VALUES (?)", (table,)).lastrowid
    assert made is not None
    return made


def _blob(row: tuple[bytes] | None) -> bytes | None:
    return row[0] if row else None
