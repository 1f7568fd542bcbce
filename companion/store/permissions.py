"""Who may read the store's files: their owner alone, also of files that were there before.

What SQLite makes beside a file (`-wal`, `-shm`, `-journal`) it gives the mode of that file. Where a
system has no such modes, or the files are somebody else's, they stay as they are.
"""

import contextlib
from pathlib import Path

_FOLDER, _FILE = 0o700, 0o600
_SUFFIXES = ("", "-wal", "-shm", "-journal")


def folder(path: Path) -> None:
    """The folder of the store at `path`, made if need be.

    One that holds other things than this store was meant for more than us and stays open.
    """
    parent = path.parent
    parent.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    if all(other.name.startswith(path.stem) for other in parent.iterdir()):
        with contextlib.suppress(OSError):
            parent.chmod(_FOLDER)


def file(path: Path) -> None:
    """The store's file, made if need be, and what lies beside it."""
    with contextlib.suppress(FileExistsError):
        path.touch(mode=_FILE, exist_ok=False)  # one that is there may not be opened: see `held`
    for suffix in _SUFFIXES:
        with contextlib.suppress(OSError):
            path.with_name(path.name + suffix).chmod(_FILE)
