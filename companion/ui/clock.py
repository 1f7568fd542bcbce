"""Day and time as the owner of a phone reads them: by the clock of that phone.

What must not live here: what happened then.
"""

from datetime import UTC, datetime, timedelta

from companion.table.history import Line
from companion.table.record import Looked
from companion.ui.phone import Phone


def day(phone: Phone, minutes: int) -> str:
    """A day, 2026-11-29. minutes: since 1970."""
    return _local(phone, minutes).date().isoformat()


def time_of(phone: Phone, line: Line) -> str:
    """When this phone first saw a line of the log: 21:40, or before when; "" where it can't tell.

    Of who looked at a card the log says that they did: when, only who sat there knows.
    """
    mark = phone.now.times.of(line.entry.number)
    if mark is None or isinstance(line.record, Looked):
        return ""
    at = f"{_local(phone, mark.minute):%H:%M}"
    return at if mark.there else phone.words("log-before", time=at)


def _local(phone: Phone, minutes: int) -> datetime:
    return datetime.fromtimestamp(minutes * 60, UTC) + timedelta(minutes=phone.now.ahead)
