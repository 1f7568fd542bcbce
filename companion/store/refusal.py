"""Why tables cannot be kept: the sentences of this room, as values.

Which of SQLite's and the operating system's errors mean which of them is said in `trouble`.
"""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class StoreTorn(Refusal):
    """`file` is damaged; it was left as it is, and tables are now kept in `used` beside it."""

    file: str
    used: str


@dataclass(frozen=True)
class StoreForeign(Refusal):
    """`file` belongs to another program; it was left as it is, tables are now kept in `used`."""

    file: str
    used: str


@dataclass(frozen=True)
class StoreNewer(Refusal):
    """`file` was written by a newer Companion, which this one would misread."""

    file: str


@dataclass(frozen=True)
class StoreReadOnly(Refusal):
    """Nothing can be written in `folder`."""

    key = "refusal-store-readonly"
    folder: str


@dataclass(frozen=True)
class StoreFull(Refusal):
    """The disk that `folder` is on is full."""

    folder: str


@dataclass(frozen=True)
class StoreBroken(Refusal):
    """The disk that `folder` is on does not do what it is told."""

    folder: str


@dataclass(frozen=True)
class StoreDamaged(Refusal):
    """`file` turned out damaged while in use; the next start leaves it and begins a new one."""

    file: str


@dataclass(frozen=True)
class StoreBusy(Refusal):
    """Another program has held `file` for too long."""

    file: str


@dataclass(frozen=True)
class FileThere(Refusal):
    """`file` is there already, and is not written over."""

    file: str


@dataclass(frozen=True)
class NoStoreFile(Refusal):
    """`file` is not there, is damaged, or no file of Companion's tables."""

    file: str


@dataclass(frozen=True)
class TableThere(Refusal):
    """The table `name` is in the store already, and is not written over."""

    name: str


@dataclass(frozen=True)
class TableUnknown(Refusal):
    """No table's name begins so, or more than one."""

    name: str


@dataclass(frozen=True)
class CopyOfDatabase(Refusal):
    """The tables are in a database, which has a tool of its own for copies."""


@dataclass(frozen=True)
class DatabaseAway(Refusal):
    """The database cannot be reached now; what was confirmed is in it."""


@dataclass(frozen=True)
class DatabaseReadOnly(Refusal):
    """The database lets nothing be written."""

    key = "refusal-database-readonly"


@dataclass(frozen=True)
class DatabaseFull(Refusal):
    """The disk that the database is on is full."""


@dataclass(frozen=True)
class DatabaseBroken(Refusal):
    """The database reports an error of its own, or of its disk."""


@dataclass(frozen=True)
class DatabaseBusy(Refusal):
    """The database has too much to do, or as many connections as it takes."""


@dataclass(frozen=True)
class DatabaseUnknown(Refusal):
    """What was named as the store is no address of a database."""


@dataclass(frozen=True)
class DatabaseUnreachable(Refusal):
    """At the start, no connection to the database `name` could be had."""

    name: str


@dataclass(frozen=True)
class DatabaseDenied(Refusal):
    """The role may not make or use a schema `companion` in the database `name`."""

    name: str


@dataclass(frozen=True)
class DatabaseForeign(Refusal):
    """The schema `companion` of the database `name` belongs to another program."""

    name: str


@dataclass(frozen=True)
class DatabaseNewer(Refusal):
    """The tables in the database `name` are those of a newer Companion."""

    name: str


@dataclass(frozen=True)
class DatabaseDriverMissing(Refusal):
    """What speaks to PostgreSQL is not installed."""


@dataclass(frozen=True)
class LogTorn(Refusal):
    """The log of a table does not hold together from entry `number` on."""

    number: int
