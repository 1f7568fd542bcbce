"""Tables that a log went through, kept so that taking back need not fold it all again.

The last few are all there, older ones ever more seldom: to take back the k-th act from the end,
k + k/4 entries are folded, however long the log is, and of 2,000 some fifty tables are kept.
"""

from collections.abc import Iterator

from companion.table.state import Table

_ALL = 4
"""So many of the last are kept whatever their number."""
_MOST = 64
"""So many may be there before those too many are dropped."""


class Milestones:
    """Tables of one log. Iterating gives the newest first."""

    def __init__(self) -> None:
        self._tables: list[Table] = []

    def add(self, table: Table) -> None:
        """One later than all before."""
        self._tables.append(table)
        if len(self._tables) > _MOST:
            last = table.number
            self._tables = [t for t in self._tables if t.number % _gap(last - t.number) == 0]

    def __iter__(self) -> Iterator[Table]:
        return reversed(self._tables)

    def __len__(self) -> int:
        return len(self._tables)


def _gap(age: int) -> int:
    """The power of two that numbers so far from the last one must be multiples of."""
    return 1 << max(0, (age // _ALL).bit_length() - 1)
