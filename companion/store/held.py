"""Which store files this process has open.

POSIX forgets a process's locks on a file when *any* handle of that process on it is closed, so a
file that SQLite holds must not be opened and closed beside it, not even to look at it
(sqlite.org/howtocorrupt.html, 2.2). Hence one list for the whole process.
"""

import threading
from collections import Counter
from pathlib import Path

opening = threading.Lock()
"""Held from the first look at a file until it is held: two openings never overlap."""

_files: Counter[Path] = Counter()


def hold(file: Path) -> None:
    """SQLite has opened `file`."""
    _files[file.resolve()] += 1


def release(file: Path) -> None:
    """SQLite has closed `file`."""
    _files[file.resolve()] -= 1


def is_held(file: Path) -> bool:
    """Whether this process has `file` open through SQLite."""
    return _files[file.resolve()] > 0
