"""Reaching the database and looking at what is in it, before anybody sits down.

What happens to a store that is open is the business of `store`.
"""

from dataclasses import dataclass

import psycopg
from psycopg import AsyncConnection, conninfo, errors
from psycopg_pool import AsyncConnectionPool

from companion.refusal import Refusal
from companion.store.postgresql import schema
from companion.store.postgresql.schema import Connection, Finding
from companion.store.postgresql.store import PostgresStore
from companion.store.postgresql.trouble import refusal_of
from companion.store.refusal import (
    DatabaseAway,
    DatabaseDenied,
    DatabaseForeign,
    DatabaseNewer,
    DatabaseUnknown,
    DatabaseUnreachable,
)

CONNECTIONS = 8
"""Of a process, besides the one that listens: more would only wait for the same disk."""
PATIENCE = 2.0
"""Seconds, see `open_store`."""
_ALIVE = {
    "connect_timeout": "3",
    "keepalives": "1",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
    "application_name": "companion",
}
"""A computer that vanishes says nothing: so the line is tried now and then."""


@dataclass(frozen=True, slots=True)
class _Way:
    """How the database is reached. info: all of it, a password too."""

    info: str
    name: str

    @classmethod
    def of(cls, url: str) -> "_Way | None":
        """None if it is no address of a database."""
        try:
            given = conninfo.conninfo_to_dict(url)
            info = conninfo.make_conninfo(url, **_ALIVE)
        except psycopg.Error:
            return None
        return cls(info, str(given.get("dbname") or given.get("user") or "postgres"))

    async def connect(self) -> Connection:
        """A connection in autocommit, durable and as we expect it whatever the server's defaults.

        Raises `psycopg.Error`.
        """
        connection = await AsyncConnection.connect(self.info, autocommit=True)
        try:
            await _set_up(connection)
        except BaseException:
            await connection.close()
            raise
        return connection


async def open_store(
    url: str, *, again: float = 0.5, patience: float = PATIENCE
) -> PostgresStore | Refusal:
    """Open the store in the database of that address, making its tables if needed.

    url: `postgresql://…`, or whatever libpq understands; what is missing comes from its
    environment and its password file. again: seconds between two tries to listen to a database
    that is away. patience: seconds to wait for a connection, and to try for a new one, before it is
    taken to be away.
    """
    way = _Way.of(url)
    if way is None:
        return DatabaseUnknown()
    refused = await _prepared(way)
    if refused is not None:
        return refused
    pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
        way.info,
        kwargs={"autocommit": True},
        configure=_set_up,
        min_size=1,
        max_size=CONNECTIONS,
        timeout=patience,
        reconnect_timeout=patience,
        open=False,
    )
    await pool.open()
    return PostgresStore(pool, way.connect, again)


async def _prepared(way: _Way) -> Refusal | None:
    try:
        async with await way.connect() as connection:
            match await schema.prepare(connection):
                case Finding.OURS:
                    return None
                case Finding.NEWER:
                    return DatabaseNewer(way.name)
                case Finding.FOREIGN:
                    return DatabaseForeign(way.name)
    except errors.InsufficientPrivilege:
        return DatabaseDenied(way.name)
    except (psycopg.Error, OSError) as error:
        refusal = refusal_of(error)
        if refusal is None:
            raise
        return DatabaseUnreachable(way.name) if isinstance(refusal, DatabaseAway) else refusal


async def _set_up(connection: Connection) -> None:
    await connection.execute(
        "SELECT set_config('default_transaction_isolation', 'read committed', false),"
        " CASE current_setting('synchronous_commit') WHEN 'off' THEN"
        " set_config('synchronous_commit', 'on', false) END"
    )
