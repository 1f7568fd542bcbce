"""What is written into the database and read from it: functions on a connection, no more.

Each is one statement, and so all or nothing and durable by itself: connections are in autocommit.
Waiting, trying again and refusals are the business of `store`.
"""

from collections.abc import Sequence
from typing import Any, LiteralString

from psycopg import errors

from companion.handoff.primitives import sha256
from companion.store import chain
from companion.store.contract import Kept
from companion.store.postgresql.schema import Connection
from companion.table.log import GENESIS, Entry

ENTRIES = "companion_entries"
"""The channel that tells of new entries: `mark`, a space, the number of the last one."""

# The row of a table whose log ends where the caller stands. Two who stand there both get it; the
# one that comes second stumbles over the key of `entries`.
_APPEND: LiteralString = """
WITH place AS (
    SELECT id FROM companion.tables
    LEFT JOIN LATERAL (
        SELECT number, digest FROM companion.entries WHERE tableid = id
        ORDER BY number DESC LIMIT 1
    ) AS last ON true
    WHERE name = %(name)s AND coalesce(last.number, 0) = %(after)s
    AND (%(previous)s::bytea IS NULL OR coalesce(last.digest, %(genesis)s) = %(previous)s)
), written AS (
    INSERT INTO companion.entries (tableid, number, seat, kind, body, previous, digest, proof)
    SELECT place.id, line.* FROM place, unnest(
        %(numbers)s::bigint[], %(seats)s::integer[], %(kinds)s::bytea[], %(bodies)s::bytea[],
        %(before)s::bytea[], %(digests)s::bytea[], %(proofs)s::bytea[]
    ) AS line
), filled AS (
    INSERT INTO companion.drawers SELECT id, %(drawer)s FROM place
    WHERE %(drawer)s::bytea IS NOT NULL
    ON CONFLICT (tableid) DO UPDATE SET blob = excluded.blob
), emptied AS (
    DELETE FROM companion.drawers USING place WHERE tableid = place.id AND %(empty)s
)
SELECT pg_notify(%(channel)s, %(news)s) FROM place
"""


_ERASE: LiteralString = """
WITH gone AS (
    SELECT id FROM companion.tables WHERE name = %s
), memories AS (
    DELETE FROM companion.memories USING gone WHERE tableid = gone.id
), drawers AS (
    DELETE FROM companion.drawers USING gone WHERE tableid = gone.id
), entries AS (
    DELETE FROM companion.entries USING gone WHERE tableid = gone.id
)
DELETE FROM companion.tables USING gone WHERE tables.id = gone.id
"""


def mark(table: str) -> str:
    """How a table is called on a channel: short, and in letters that every encoding has."""
    return sha256(table.encode()).hex()


async def write(
    connection: Connection,
    table: str,
    after: int,
    entries: Sequence[Entry],
    drawer: bytes | None,
    empty_drawer: bool,
) -> bool:
    """Append, fill or empty the drawer, and tell; whether the log ended with entry `after`."""
    if after == 0:
        await _make(connection, table)
    values: dict[str, Any] = {
        "name": table.encode(),
        "after": after,
        "previous": entries[0].previous if entries else None,
        "genesis": GENESIS,
        "numbers": [entry.number for entry in entries],
        "seats": [entry.seat for entry in entries],
        "kinds": [entry.kind.encode() for entry in entries],
        "bodies": [entry.body.encode() for entry in entries],
        "before": [entry.previous for entry in entries],
        "digests": [entry.digest for entry in entries],
        "proofs": [entry.proof.encode() for entry in entries],
        "drawer": drawer,
        "empty": empty_drawer,
        "channel": ENTRIES,
        "news": f"{mark(table)} {after + len(entries)}",
    }
    try:
        found = await connection.execute(_APPEND, values)
    except errors.UniqueViolation:
        return False
    return await found.fetchone() is not None


async def last(connection: Connection, table: str) -> int:
    """Number of the last entry; 0 if there is none."""
    found = await connection.execute(
        "SELECT max(number) FROM companion.entries JOIN companion.tables ON tableid = id"
        " WHERE name = %s",
        (table.encode(),),
    )
    match await found.fetchone():
        case (int(number),):
            return number
        case _:
            return 0


async def read(connection: Connection, table: str, since: int) -> tuple[Entry, ...]:
    """The entries above `since`, each proven to continue the one before. Raises `TornLog`."""
    found = await connection.execute(
        "SELECT number, seat, kind, body, previous, digest, proof"
        " FROM companion.entries JOIN companion.tables ON tableid = id"
        " WHERE name = %s AND number >= %s ORDER BY number",
        (table.encode(), since),
        binary=True,
    )
    return chain.proven(table, since, map(chain.entry, await found.fetchall()))


async def tables(connection: Connection) -> tuple[str, ...]:
    """Names of the tables that have entries, the youngest first."""
    found = await connection.execute(
        "SELECT name FROM companion.tables"
        " WHERE EXISTS (SELECT FROM companion.entries WHERE tableid = id) ORDER BY id DESC",
        binary=True,
    )
    return tuple(name.decode() for (name,) in await found.fetchall() if isinstance(name, bytes))


async def put_drawer(connection: Connection, table: str, blob: bytes) -> None:
    """Fill the drawer anew."""
    await _make(connection, table)
    await connection.execute(
        "INSERT INTO companion.drawers SELECT id, %s FROM companion.tables WHERE name = %s"
        " ON CONFLICT (tableid) DO UPDATE SET blob = excluded.blob",
        (blob, table.encode()),
    )


async def renew_drawer(connection: Connection, table: str, was: bytes, blob: bytes) -> None:
    """Fill the drawer with another blob if the one known still lies in it."""
    await connection.execute(
        "UPDATE companion.drawers SET blob = %s FROM companion.tables"
        " WHERE tableid = id AND name = %s AND blob = %s",
        (blob, table.encode(), was),
    )


async def drawer(connection: Connection, table: str) -> bytes | None:
    """What lies in the drawer."""
    found = await connection.execute(
        "SELECT blob FROM companion.drawers JOIN companion.tables ON tableid = id WHERE name = %s",
        (table.encode(),),
        binary=True,
    )
    return _blob(await found.fetchone())


async def empty_drawer(connection: Connection, table: str) -> None:
    """Take out what lies in the drawer."""
    await connection.execute(
        "DELETE FROM companion.drawers USING companion.tables WHERE tableid = id AND name = %s",
        (table.encode(),),
    )


async def put_memory(connection: Connection, table: str, seat: int, blob: bytes) -> None:
    """Replace the memory of a seat."""
    await _make(connection, table)
    await connection.execute(
        "INSERT INTO companion.memories SELECT id, %s, %s FROM companion.tables WHERE name = %s"
        " ON CONFLICT (tableid, seat) DO UPDATE SET blob = excluded.blob",
        (seat, blob, table.encode()),
    )


async def memory(connection: Connection, table: str, seat: int) -> bytes | None:
    """The memory of a seat."""
    found = await connection.execute(
        "SELECT blob FROM companion.memories JOIN companion.tables ON tableid = id"
        " WHERE name = %s AND seat = %s",
        (table.encode(), seat),
        binary=True,
    )
    return _blob(await found.fetchone())


async def touch(connection: Connection, table: str, day: int) -> None:
    """Write down that day, if an earlier one stands there."""
    await connection.execute(
        "UPDATE companion.tables SET opened = %(day)s WHERE name = %(name)s AND opened < %(day)s",
        {"day": day, "name": table.encode()},
    )


async def kept(connection: Connection) -> tuple[Kept, ...]:
    """The tables that have entries, those longest unopened first."""
    found = await connection.execute(
        "SELECT name, count(*), opened FROM companion.tables"
        " JOIN companion.entries ON tableid = id GROUP BY id ORDER BY opened, id",
        binary=True,
    )
    rows: list[Any] = await found.fetchall()
    return tuple(Kept(name.decode(), entries, opened) for name, entries, opened in rows)


async def memories(connection: Connection, table: str) -> tuple[tuple[int, bytes], ...]:
    """The memories of all seats."""
    found = await connection.execute(
        "SELECT seat, blob FROM companion.memories JOIN companion.tables ON tableid = id"
        " WHERE name = %s ORDER BY seat",
        (table.encode(),),
        binary=True,
    )
    rows: list[Any] = await found.fetchall()
    return tuple((seat, blob) for seat, blob in rows)


async def erase(connection: Connection, table: str) -> None:
    """Take out all of a table."""
    await connection.execute(_ERASE, (table.encode(),))


async def say(connection: Connection, channel: str, text: str) -> None:
    """Tell all who listen there."""
    await connection.execute("SELECT pg_notify(%s, %s)", (channel, text))


async def _make(connection: Connection, table: str) -> None:
    """The table's row, if it is not there. A row without anything is no table yet."""
    await connection.execute(
        "INSERT INTO companion.tables (name) VALUES (%s) ON CONFLICT DO NOTHING",
        (table.encode(),),
    )


def _blob(row: tuple[object, ...] | None) -> bytes | None:
    blob = row[0] if row else None
    return blob if isinstance(blob, bytes) else None
