"""What the log does not tell yet: while a wheel turns, its player must be the first to see it rest.

That somebody spins is told at once, what came of it a few seconds later: in the log and at the
table alike. What must not live here: how long that is (a game's `suspense`), how a line is drawn.
"""

from companion.table import codec
from companion.table.history import Line
from companion.table.record import Acted, Asked
from companion.ui.game_reading import reading_of
from companion.ui.phone import Phone


def hold_back(phone: Phone, line: Line) -> None:
    """A line of the log has come: where its game wants it, what came of it waits."""
    number, seconds = line.entry.number, _seconds(phone, line)

    def tell() -> None:
        if phone.now.held_back == number:
            phone.put(held_back=0)

    if seconds > 0:
        phone.put(held_back=number)
        phone.later(seconds, tell)


def _seconds(phone: Phone, line: Line) -> float:
    if not isinstance(line.record, Acted | Asked):
        return 0.0
    events, known = line.record.events, phone.context.games[phone.now.game].events
    try:
        return reading_of(phone.now.game).suspense(tuple(codec.value(one, known) for one in events))
    except ValueError:  # of another version: the log says so
        return 0.0
