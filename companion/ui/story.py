"""An evening as a text to keep: who played and with which cards, who has won and why, the log.

Only what lies open for everybody is read: no hand, no private note. What must not live here: how a
text leaves the phone (`sending_on`).
"""

from companion.table.state import Table
from companion.ui.clock import day, time_of
from companion.ui.game_reading import reading_of
from companion.ui.log_words import said
from companion.ui.phone import Phone


def file_name(phone: Phone) -> str:
    """What the text is called as a file."""
    return f"{phone.now.game}-{day(phone, phone.context.now())}.txt"


def story(phone: Phone) -> str:
    """The evening in the phone's language, one line each; paragraphs between empty lines."""
    w, shown = phone.words, reading_of(phone.now.game)
    table = phone.now.table
    parts = [
        [f"{w(f'{phone.now.game}-title')} · {day(phone, phone.context.now())}"],
        [shown.result(w, table), *shown.reasons(w, table)],
        [_player(phone, table, seat) for seat in table.players],
        [w("log"), *log] if (log := _log(phone)) else [],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _player(phone: Phone, table: Table, number: int) -> str:
    """A name, the card that was turned up, and whether that won."""
    w, shown, seat = phone.words, reading_of(phone.now.game), table.seat(number)
    told = [
        shown.badge_words(w, table, number),
        w("end-won") if shown.won(table, number) else "",
    ]
    name = seat.name if seat else "?"
    return " · ".join([name, *(words for words in told if words)])


def _log(phone: Phone) -> list[str]:
    """All that was done, oldest first; what was taken back says so."""
    lines: list[str] = []
    history = phone.session.history
    for line in history.lines:
        try:
            words = said(phone, line)
        except ValueError:  # of another version, and taken back
            words = phone.words("log-strange")
        if words and line.entry.number in history.gone:
            words = phone.words("story-undone", what=words)
        if words:
            lines.append(f"{line.entry.number}. {_told_at(time_of(phone, line))}{words}")
    return lines


def _told_at(when: str) -> str:
    return f"{when} – " if when else ""
