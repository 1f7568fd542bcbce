"""Which refusal an error of PostgreSQL or of the way there stands for. Nothing is done here."""

import psycopg
from psycopg import errors
from psycopg_pool import PoolTimeout

from companion.refusal import Refusal
from companion.store.contract import StoreFailed
from companion.store.refusal import (
    DatabaseAway,
    DatabaseBroken,
    DatabaseBusy,
    DatabaseFull,
    DatabaseReadOnly,
)

_AWAY = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow)
_READ_ONLY = (errors.ReadOnlySqlTransaction, errors.InsufficientPrivilege)
_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
_BUSY = (*_AGAIN, errors.TooManyConnections, errors.LockNotAvailable, errors.QueryCanceled)
_FULL = (errors.DiskFull, errors.OutOfMemory)
_BROKEN = (errors.DataCorrupted, errors.IndexCorrupted, errors.IoError, errors.InternalError_)


def refusal_of(error: psycopg.Error | OSError) -> Refusal | None:
    """What `error` means; None if it can only be a bug of ours."""
    match error:
        case OSError():  # a timeout too
            return DatabaseAway()
        case psycopg.Error() if isinstance(error, _AWAY):
            return DatabaseAway()
        case psycopg.Error() if isinstance(error, _READ_ONLY):
            return DatabaseReadOnly()
        case psycopg.Error() if isinstance(error, _BUSY):
            return DatabaseBusy()
        case psycopg.Error() if isinstance(error, _FULL):
            return DatabaseFull()
        case psycopg.Error() if isinstance(error, _BROKEN):
            return DatabaseBroken()
        case errors.OperationalError() if _is_lost(error):
            return DatabaseAway()
        case errors.OperationalError():
            return DatabaseBroken()
        case _:
            return None


def failed(error: psycopg.Error | OSError) -> StoreFailed | psycopg.Error | OSError:
    """What is to be raised for it: the error itself where that can only be a bug of ours."""
    refusal = refusal_of(error)
    return error if refusal is None else StoreFailed(refusal)


def may_try_again(error: psycopg.Error | OSError) -> bool:
    """Whether the same may well succeed at once: the line broke, or others were in the way.

    Where the line broke, what was asked may have been done all the same.
    """
    return isinstance(error, (*_AWAY, *_AGAIN)) or (_is_lost(error) and not _waited(error))


def _is_lost(error: psycopg.Error | OSError) -> bool:
    return isinstance(error, OSError) or (
        isinstance(error, errors.OperationalError) and error.sqlstate is None
    )


def _waited(error: psycopg.Error | OSError) -> bool:
    return isinstance(error, TimeoutError | PoolTimeout)
