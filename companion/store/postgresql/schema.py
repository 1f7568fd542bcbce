"""The shape of the database: a schema of our own in it, made and brought up to date here.

What is written into its tables and read from them is in `statements`.
"""

from enum import Enum, auto
from typing import LiteralString

from psycopg import AsyncConnection, errors

Connection = AsyncConnection[tuple[object, ...]]

PROGRAM = "Companion: tables of boxed games"
"""Stands in `companion.edition`: how a schema of another program is told from ours."""

STEPS: tuple[LiteralString, ...] = (
    # Texts are kept as their UTF-8 bytes, whatever encoding the database has.
    """
CREATE TABLE companion.edition (
    program text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE companion.tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name bytea NOT NULL UNIQUE
);
CREATE TABLE companion.entries (
    tableid bigint NOT NULL REFERENCES companion.tables (id),
    number bigint NOT NULL CHECK (number > 0),
    seat integer,
    kind bytea NOT NULL,
    body bytea NOT NULL,
    previous bytea NOT NULL,
    digest bytea NOT NULL,
    proof bytea NOT NULL,
    PRIMARY KEY (tableid, number)
);
CREATE TABLE companion.drawers (
    tableid bigint PRIMARY KEY REFERENCES companion.tables (id),
    blob bytea NOT NULL
);
CREATE TABLE companion.memories (
    tableid bigint NOT NULL REFERENCES companion.tables (id),
    seat integer NOT NULL,
    blob bytea NOT NULL,
    PRIMARY KEY (tableid, seat)
);
""",
    # Of what was there before nobody knows when it was last opened: so it counts from now on.
    """
ALTER TABLE companion.tables ADD COLUMN opened integer NOT NULL DEFAULT 0;
UPDATE companion.tables SET opened = extract(epoch FROM now())::bigint / 86400
""",
)
"""What makes each version of the schema from the one before; the first, from nothing. A step that
has been published is never changed: another shape is one step more."""

_LOCK = 0x436F6D70
"""Whoever makes or changes the schema holds this advisory lock: "Comp"."""


class Finding(Enum):
    """What the schema turned out to be."""

    OURS = auto()  # of this version now
    NEWER = auto()
    FOREIGN = auto()


def newest() -> int:
    """The version this program writes. A schema of a higher one is left to who wrote that."""
    return len(STEPS)


async def prepare(connection: Connection) -> Finding:
    """Bring the schema to this version, all of it or nothing. Raises `psycopg.Error`.

    Several processes may do so in the same moment: one does it, the others find it done.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        version = await _version(connection)
        if version is None:
            return Finding.FOREIGN
        if version > newest():
            return Finding.NEWER
        for step in STEPS[version:]:
            await connection.execute(step)
        if version == 0:
            await connection.execute(
                "INSERT INTO companion.edition VALUES (%s, %s)", (PROGRAM, newest())
            )
        # Written each time: a database that only lets us read had better be known before people
        # sit down.
        await connection.execute("UPDATE companion.edition SET version = %s", (newest(),))
        return Finding.OURS


async def _version(connection: Connection) -> int | None:
    """Of the schema that is there; 0: it is empty (and made here, if need be); None: not ours."""
    found = await connection.execute(
        "SELECT oid, EXISTS (SELECT FROM pg_class WHERE relnamespace = s.oid)"
        " FROM pg_namespace s WHERE nspname = 'companion'"
    )
    row = await found.fetchone()
    if row is None:
        # Only if it is missing: a role that may not make one can have been given one.
        await connection.execute("CREATE SCHEMA companion")
        return 0
    if not row[1]:
        return 0
    try:
        async with connection.transaction():
            marked = await connection.execute("SELECT program, version FROM companion.edition")
            match await marked.fetchall():
                case [(str(program), int(version))] if program == PROGRAM:
                    return version
    except (errors.UndefinedTable, errors.UndefinedColumn):
        pass
    return None
