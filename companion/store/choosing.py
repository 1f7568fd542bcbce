"""Which kind of store keeps the tables: a file in a folder, or a database that is named.

What PostgreSQL needs is asked for only where one is named: it is installed apart.
"""

from pathlib import Path

from companion.refusal import Refusal
from companion.store.contract import HostedStore
from companion.store.opening import Opened, open_store
from companion.store.refusal import DatabaseDriverMissing


async def open_named(url: str | None, file: Path) -> tuple[HostedStore, Refusal | None] | Refusal:
    """The store, and what is to be told about it, if anything.

    url: of a PostgreSQL database; None: the SQLite file.
    """
    if url is None:
        opened = await open_store(file)
        return (opened.store, opened.notice) if isinstance(opened, Opened) else opened
    try:
        from companion.store.postgresql import opening
    except ImportError:
        return DatabaseDriverMissing()
    store = await opening.open_store(url)
    return store if isinstance(store, Refusal) else (store, None)
