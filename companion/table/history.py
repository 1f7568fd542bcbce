"""A table's log as people read it: each entry with its record, and the names of that moment."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.table.log import Entry
from companion.table.record import Record, Renamed, Sat, Withdrawn, record


@dataclass(frozen=True, slots=True)
class Line:
    """One entry. names: of the seats, by number, as far as anybody had sat there by then.

    record: None for one that another version of the program wrote.
    """

    entry: Entry
    record: Record | None
    names: Mapping[int, str]


class History:
    """All entries of a log, read once each.

    lines, entries: both in order, the first one has number 1. gone: numbers of acts taken back.
    """

    def __init__(self) -> None:
        self.gone: Final = set[int]()
        self._lines: Final[list[Line]] = []
        self._entries: Final[list[Entry]] = []
        self._names: Mapping[int, str] = {}

    @property
    def lines(self) -> Sequence[Line]:
        """Not a copy: it grows with the log."""
        return self._lines

    @property
    def entries(self) -> Sequence[Entry]:
        """Not a copy: it grows with the log."""
        return self._entries

    def add(self, entries: Iterable[Entry]) -> None:
        """What follows."""
        for entry in entries:
            made = _read(entry)
            if isinstance(made, Sat | Renamed):
                self._names = {**self._names, made.seat: made.name}
            elif isinstance(made, Withdrawn):
                self.gone.add(made.number)
            self._lines.append(Line(entry, made, self._names))
            self._entries.append(entry)


def _read(entry: Entry) -> Record | None:
    try:
        return record(entry)
    except ValueError:
        return None
