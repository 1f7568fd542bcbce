"""Who wishes, in tests that don't ask who may: everybody at the table at once."""

from companion.table.state import Table
from companion.table.wish import Caller


def everybody(table: Table) -> Caller:
    """All seats, and the maker's right."""
    return Caller(tuple(seat.number for seat in table.seats), maker=True)
