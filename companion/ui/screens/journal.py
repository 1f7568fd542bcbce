"""The log: who did what, in words, newest first; what was taken back is struck through."""

from dataclasses import dataclass

import flet as ft

from companion.table.history import Line
from companion.ui import kit
from companion.ui.clock import time_of
from companion.ui.contexts import current_theme
from companion.ui.kit import Action
from companion.ui.log_words import said
from companion.ui.phone import Phone
from companion.ui.taking_back import take_back

MOST = 60
"""Lines drawn; older ones are in the log still."""


@ft.component
def Journal(phone: Phone) -> ft.Control:
    """The last lines of this table. What stood there before is not drawn again."""
    theme = current_theme()
    number, standing, held_back, _ = phone.use(
        lambda now: (now.table.number, now.table.acts[-1:], now.held_back, now.times)
    )
    w, history = phone.words, phone.session.history
    kept: dict[int, _Kept] = ft.use_memo(dict, [w, theme.key, id(history)])
    last = standing[0][0] if standing and (phone.now.mine or phone.now.maker) else 0
    rows: list[ft.Control] = []
    seen = dict[int, _Kept]()
    for at in range(min(number, len(history.lines)) - 1, -1, -1):  # it may have grown meanwhile
        if len(rows) == MOST:
            break
        line = history.lines[at]
        entry = line.entry
        undone, may = entry.number in history.gone, entry.number == last
        how = _How(undone, may, entry.number != held_back, time_of(phone, line))
        row = kept.get(entry.number)
        if row is None or row.how != how:
            row = _Kept(how, _row(phone, line, how))
        seen[entry.number] = row
        if row.control is not None:
            rows.append(row.control)
    kept.clear()
    kept.update(seen)
    if not rows or number == 0:
        return kit.middle(kit.text(w("log-nothing"), colour=theme.soft), expand=True)
    return kit.col(*rows, gap=8, scroll=True)


@dataclass(frozen=True)
class _How:
    """How a line stands there. may: it can be taken back. whole: with what came of it."""

    undone: bool
    may: bool
    whole: bool
    when: str


@dataclass(frozen=True)
class _Kept:
    """A line as it was drawn. control: None if nobody need read it."""

    how: _How
    control: ft.Control | None


def _row(phone: Phone, line: Line, how: _How) -> ft.Control | None:
    try:
        sentence = said(phone, line, outcome=how.whole)
    except ValueError:  # of another version, and taken back
        sentence = phone.words("log-strange")
    if not sentence:
        return None
    back = Action("ui-undo", phone.words("take-back"), take_back(phone)) if how.may else None
    key = f"line-{line.entry.number}"
    return kit.log_row(
        line.entry.seat, sentence, how.when, undone=how.undone, take_back=back, key=key
    )
