"""A store of tables in a phone's own browser: for a whole table on one phone, over IndexedDB.

How the database is laid out and reached is in `assets/browser/storage.js`.
"""

from collections.abc import AsyncGenerator, Sequence

from companion.browser.refusals import BrowserTorn
from companion.browser.storage_js import Conflicting, Row, StorageJs, done
from companion.store import chain
from companion.store.bell import Bell
from companion.store.contract import Conflict, StoreFailed
from companion.table.log import Entry


class IndexedDbStore:
    """See `contract.Store`, which this is, but for one promise. Made by `opening.open_store`.

    What lay in a drawer is gone for every program once it is emptied or filled anew, but nobody
    can promise that no byte of it stays in the browser's files: those are a log, to which a browser
    adds and which it clears of old values when it likes (LevelDB in Chromium). Writing over it
    first would only add to that log. What is in the drawer is encrypted, and its key is not here.
    """

    def __init__(self, module: StorageJs) -> None:
        """module: `assets/browser/storage.js`, one for each tab."""
        self._module = module
        self._seen = -1
        # What other tabs write comes by itself: each look waits until there is something.
        self._bell = Bell(self._next_change, 0)

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Entry],
        *,
        drawer: bytes | None = None,
        empty_drawer: bool = False,
    ) -> None:
        """See `Store.append`."""
        batch = tuple(entries)
        chain.check(after, batch)
        if drawer is not None and empty_drawer:
            raise ValueError("a drawer is filled or emptied, not both")
        rows = [_row(entry) for entry in batch]
        try:
            await done(self._module.append(table, after, rows, drawer, empty_drawer))
        except Conflicting as conflict:
            raise Conflict(table, after, conflict.last) from None
        finally:  # also when cancelled: the browser may well finish it
            self._bell.ring(table)

    async def read(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """See `Store.read`."""
        rows = await done(self._module.read(table, since))
        return chain.proven(table, since, map(_entry, _listed(rows)))

    def follow(self, table: str, since: int = 0) -> AsyncGenerator[tuple[Entry, ...], None]:
        """See `Store.follow`."""
        return self._bell.follow(table, since, self.read)

    async def tables(self) -> tuple[str, ...]:
        """See `Store.tables`."""
        found = _listed(await done(self._module.tables()))
        return tuple(name for name in found if isinstance(name, str))

    async def put_drawer(self, table: str, blob: bytes) -> None:
        """See `Store.put_drawer`."""
        await done(self._module.putDrawer(table, blob))

    async def renew_drawer(self, table: str, was: bytes, blob: bytes) -> None:
        """See `Store.renew_drawer`."""
        await done(self._module.renewDrawer(table, was, blob))

    async def drawer(self, table: str) -> bytes | None:
        """See `Store.drawer`."""
        return _blob(await done(self._module.drawer(table)))

    async def empty_drawer(self, table: str) -> None:
        """See `Store.empty_drawer`."""
        await done(self._module.emptyDrawer(table))

    async def put_memory(self, table: str, seat: int, blob: bytes) -> None:
        """See `Store.put_memory`."""
        await done(self._module.putMemory(table, seat, blob))

    async def memory(self, table: str, seat: int) -> bytes | None:
        """See `Store.memory`."""
        return _blob(await done(self._module.memory(table, seat)))

    async def close(self) -> None:
        """See `Store.close`. What else uses the module opens the database again by itself."""
        if self._bell.closed:
            return
        self._bell.close()
        await done(self._module.close())

    async def _next_change(self) -> int:
        seen = await done(self._module.changes(self._seen))
        self._seen = seen if isinstance(seen, int) else self._seen
        return self._seen


def _row(entry: Entry) -> Row:
    line = (entry.number, entry.seat, entry.kind, entry.body, entry.previous)
    return (*line, entry.digest, entry.proof)


def _entry(row: object) -> Entry | None:
    """The entry of a row; None if it is not the one that was written."""
    match row:
        case [
            int(number),
            int() | None as seat,
            str(kind),
            str(body),
            bytes(previous),
            bytes(digest),
            str(proof),
        ]:
            try:
                entry = Entry(number, seat, kind, body, previous, proof)
            except UnicodeEncodeError:  # half a character: JavaScript's texts may have that
                return None
            return entry if entry.digest == digest else None
        case _:
            return None


def _listed(found: object) -> list[object]:
    if isinstance(found, list):
        return found
    raise StoreFailed(BrowserTorn())


def _blob(found: object) -> bytes | None:
    if found is None or isinstance(found, bytes):
        return found
    raise StoreFailed(BrowserTorn())
