"""Which refusal an error of SQLite or of the operating system stands for. Nothing is done here."""

import errno
import sqlite3
from pathlib import Path

from companion.refusal import Refusal
from companion.store.refusal import (
    StoreBroken,
    StoreBusy,
    StoreDamaged,
    StoreFull,
    StoreReadOnly,
)

_NO_SPACE = {errno.ENOSPC, errno.EDQUOT}
_NO_WAY_IN = {
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.EEXIST,
}


def refusal_of(error: OSError | sqlite3.Error, file: Path) -> Refusal | None:
    """What `error` on the store's `file` means; None if it can only be a bug of ours."""
    if isinstance(error, OSError):
        return _of_system(error, file)
    code = sqlite_code(error)
    # Shared memory that cannot grow to its size is how SQLite meets a full disk on opening.
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return StoreFull(str(file.parent))
    match code & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StoreFull(str(file.parent))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return StoreReadOnly(str(file.parent))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return StoreDamaged(file.name)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_PROTOCOL:
            return StoreBusy(file.name)
        case sqlite3.SQLITE_IOERR:
            return StoreBroken(str(file.parent))
        case _:
            return None


def sqlite_code(error: sqlite3.Error) -> int:
    """SQLite's extended result code; 0 if Python's module itself complains, which is a bug."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code if isinstance(code, int) else 0


def _of_system(error: OSError, file: Path) -> Refusal:
    if error.errno in _NO_SPACE:
        return StoreFull(str(file.parent))
    if error.errno in _NO_WAY_IN:
        return StoreReadOnly(str(file.parent))
    return StoreBroken(str(file.parent))
