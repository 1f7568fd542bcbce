"""What happened last at a table, in words: who did what to whom, and what came of it.

Read from the log that all may read. What must not live here: how it is drawn (`last_event`).
"""

from dataclasses import dataclass

from companion.table import codec
from companion.table.history import Line
from companion.table.record import Acted, Asked, Committed, Opened, Withdrawn
from companion.ui.game_reading import reading_of
from companion.ui.log_words import said
from companion.ui.phone import Phone


@dataclass(frozen=True)
class Event:
    """number: of its entry. seat: whose it is."""

    number: int = 0
    seat: int | None = None
    words: str = ""


NOTHING = Event()
"""Nothing has happened yet."""


class Recent:
    """The last event of one phone's table; read anew only when the log has grown."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._read, self._event = -1, NOTHING

    def event(self) -> Event:
        """What happened last in this deal; `NOTHING` before."""
        lines = self._phone.session.history.lines
        if len(lines) != self._read:
            self._read, self._event = len(lines), self._last()
        return self._event

    def _last(self) -> Event:
        history = self._phone.session.history
        for line in reversed(history.lines):
            if isinstance(line.record, Committed):
                break
            if line.entry.number in history.gone:
                continue
            if (event := self._event_of(line)) is not None:
                return event
        return NOTHING

    def _event_of(self, line: Line) -> Event | None:
        phone, made, entry = self._phone, line.record, line.entry
        if not isinstance(made, Acted | Asked | Opened | Withdrawn):
            return None
        try:
            if isinstance(made, Acted | Asked):
                rules, shown = phone.context.games[phone.now.game], reading_of(phone.now.game)
                plain, kinds = (
                    (made.act, rules.acts) if isinstance(made, Acted) else (made.ask, rules.asks)
                )
                events = tuple(codec.value(one, rules.events) for one in made.events)
                if not shown.tells(codec.value(plain, kinds), events):
                    return None
            words = said(phone, line)
        except ValueError:  # of another version: the log says so
            return None
        return Event(entry.number, entry.seat, words) if words else None
