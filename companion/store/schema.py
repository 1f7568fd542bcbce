"""The shape of the SQLite file, and how a connection to it is made ready.

What is written into the tables and read from them is in `statements`.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

APPLICATION_ID = 0x436F6D70
""""Comp", in the header of the file: how a file of another program is told from ours."""

BUSY_SECONDS = 5.0
"""How long to wait while another process writes; it needs a few milliseconds."""

STEPS = (
    """
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE entries (
    tableid INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    previous BLOB NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (tableid, number)
) WITHOUT ROWID;
CREATE TABLE drawers (
    tableid INTEGER PRIMARY KEY REFERENCES tables (id),
    blob BLOB NOT NULL
);
CREATE TABLE memories (
    tableid INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    blob BLOB NOT NULL,
    PRIMARY KEY (tableid, seat)
);
""",
    "ALTER TABLE entries ADD COLUMN proof TEXT NOT NULL DEFAULT ''",
    # Of what was there before nobody knows when it was last opened: so it counts from now on.
    """
ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET opened = CAST(strftime('%s', 'now') AS INTEGER) / 86400
""",
)
"""What makes each version of the file from the one before; the first, from an empty file. A step
that has been published is never changed: another shape is one step more, and a fixture of the shape
before it in `tests/store/fixtures`."""


def newest() -> int:
    """The version this program writes. A file of a higher one is left to who wrote that."""
    return len(STEPS)


def connect(file: Path) -> sqlite3.Connection:
    """A plain connection to `file`, which is made if missing; transactions are ours to begin."""
    uri = file.absolute().as_uri() + "?mode=rwc"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)


def prepare(connection: sqlite3.Connection) -> None:
    """Set the connection up and bring the file to this version. Raises `sqlite3.Error`.

    An empty file and one of an earlier version take the steps they lack, all of them or none.
    """
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")
    # The shape is written before the file changes to WAL, so that the main file carries our mark
    # from its first byte on: an examination can then trust its header.
    with transaction(connection):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for step in STEPS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        if version == 0:
            connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        # Written each time: SQLite opens what it may only read without a word, and a full disk
        # had better be known before people sit down.
        connection.execute(f"PRAGMA user_version={newest()}")
    _write_ahead(connection)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing. Takes the write lock at once, so that what is read inside stays true."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have made SQLite roll back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _write_ahead(connection: sqlite3.Connection) -> None:
    # SQLite does not wait for this lock by itself. It is contended only when several processes
    # make the same new file in the same moment. A file system without shared memory keeps the
    # old journal, which is as durable, only slower.
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)
        else:
            return
