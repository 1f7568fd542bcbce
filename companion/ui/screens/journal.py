"""The log: who did what, in words, newest first; what was taken back is struck through."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.table import codec
from companion.table.history import Line
from companion.table.record import (
    Acted,
    Again,
    Answered,
    Asked,
    Committed,
    Dealt,
    Declined,
    EndAsked,
    Ended,
    Freed,
    GivenUp,
    Looked,
    Made,
    Mixed,
    MoveAgreed,
    MoveAsked,
    Moved,
    MoveEnded,
    Opened,
    Ordered,
    Part,
    Promised,
    Redraws,
    Rescued,
    Resized,
    Ruled,
    Sat,
    TakenOver,
    TakeoverAgreed,
    TakeoverAsked,
    TakeoverEnded,
    Withdrawn,
    Witnessed,
    assert_never,
)
from companion.table.state import Table
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.game_screens import screens_of
from companion.ui.kit import Action
from companion.ui.phone import Phone
from companion.ui.screens.consent import words_of
from companion.ui.taking_back import take_back
from companion.ui.words import Words

MOST = 60
"""Lines drawn; older ones are in the log still."""


@ft.component
def Journal(phone: Phone) -> ft.Control:
    """The last lines of this table. What stood there before is not drawn again."""
    theme = current_theme()
    number, standing = phone.use_table(lambda table: (table.number, table.acts[-1:]))
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
        row = kept.get(entry.number)
        if row is None or (row.undone, row.may) != (undone, may):
            row = _Kept(undone, may, _row(phone, line, undone, may))
        seen[entry.number] = row
        if row.control is not None:
            rows.append(row.control)
    kept.clear()
    kept.update(seen)
    if not rows or number == 0:
        return kit.middle(kit.text(w("log-nothing"), colour=theme.soft), expand=True)
    return kit.col(*rows, gap=8, scroll=True)


@dataclass(frozen=True)
class _Kept:
    """A line as it was drawn. may: it can be taken back. control: None if nobody need read it."""

    undone: bool
    may: bool
    control: ft.Control | None


def _row(phone: Phone, line: Line, undone: bool, may: bool) -> ft.Control | None:
    try:
        sentence = said(phone, line)
    except ValueError:  # of another version, and taken back
        sentence = phone.words("log-strange")
    if not sentence:
        return None
    back = Action("ui-undo", phone.words("take-back"), take_back(phone)) if may else None
    key = f"line-{line.entry.number}"
    return kit.log_row(line.entry.seat, sentence, undone=undone, take_back=back, key=key)


def said(phone: Phone, line: Line) -> str:
    """A line in words; "" for what nobody needs to read."""
    w, now, entry, made = phone.words, phone.now, line.entry, line.record
    table = now.scene.table if now.scene else Table()
    if made is None or entry.number in table.strange:
        return w("log-strange")
    shown, rules = screens_of(now.game), phone.context.games[now.game]

    def name(seat: int | None) -> str:
        return line.names.get(seat, "?") if seat is not None else w("log-the-table")

    def came(events: tuple[dict[str, Any], ...]) -> str:
        found = tuple(codec.value(event, rules.events) for event in events)
        return shown.outcomes(w, table, found)

    def beyond(number: int) -> bool:
        asked = phone.session.history.lines[number - 1].record
        return isinstance(asked, Asked) and asked.beyond

    def decided(seat: int | None) -> str:
        return name(seat) if seat is not None else w("log-the-maker")

    match made:
        case Made():
            return w("log-made", places=made.places)
        case Sat():
            return w("log-sat", name=made.name)
        case Freed():
            return w("log-freed", name=name(made.seat))
        case Ordered():
            return w("log-ordered")
        case Resized():
            return w("log-resized", places=made.places)
        case Ruled():
            return w("log-ruled")
        case Redraws():
            return w("log-redraws" if made.anew else "log-redraws-no-more")
        case Promised():
            return w("log-promised")
        case Witnessed():
            return w("log-witnessed", name=name(made.seat))
        case Committed(by=None):
            return w("log-committed", round=made.round)
        case Committed():
            return w("log-committed-phone", round=made.round, name=name(made.by))
        case Mixed():
            return w("log-mixed", name=name(entry.seat))
        case EndAsked():
            return w("log-end-asked", name=decided(made.seat))
        case Dealt():
            return w("log-dealt")
        case Looked():
            return w("log-looked", name=name(made.seat))
        case Acted():
            words = shown.line(w, table, codec.value(made.act, rules.acts), entry.seat or 0)
        case Asked(beyond=True):
            return w("log-beyond", wish=words_of(phone, table, made, entry.seat or 0))
        case Answered(number) | Declined(number):
            key = "log-declined" if isinstance(made, Declined) else "log-agreed"
            return w(key, name=name(entry.seat)) if beyond(number) else ""
        case Asked():
            words = shown.line(w, table, codec.value(made.ask, rules.asks), entry.seat or 0)
        case Opened():
            words = w("log-opened", name=name(made.seat))
        case Withdrawn():
            return w("log-withdrawn", name=name(entry.seat))
        case Ended(message=b""):  # by the phone that dealt; before it stands who ended the game
            return w("log-ended-phone", name=name(entry.seat))
        case Ended():
            return w("log-ended", name=name(entry.seat))
        case Again():
            return w("log-again")
        case GivenUp(failed=True):
            return w("log-deal-failed")
        case GivenUp():
            return w("log-given-up", name=decided(made.seat))
        case Rescued():
            return "" if made.seat is None else w("log-rescued", name=name(made.seat))
        case MoveAsked():
            return w("log-move-asked", name=name(made.seat))
        case MoveAgreed():
            return w("log-move-agreed", name=decided(made.seat))
        case MoveEnded():
            return w("log-move-back" if made.back else "log-move-ended", name=decided(made.seat))
        case Moved():
            dealt = "log-moved" if made.envelope else "log-moved-lobby"
            return w(dealt, name=name(made.seat))
        case TakeoverAsked() | TakeoverAgreed() | TakeoverEnded() | TakenOver():
            return _taken(w, made, name(made.seat), _part(phone, made))
        case _:
            return ""
    return f"{words} {came(made.events)}".rstrip()


_Taking = TakeoverAsked | TakeoverAgreed | TakeoverEnded | TakenOver


def _part(phone: Phone, made: _Taking) -> Part:
    """What was asked for: the table itself, or to deal or mix on."""
    if isinstance(made, TakeoverAgreed | TakeoverEnded):
        asked = phone.session.history.lines[made.number - 1].record
        return asked.part if isinstance(asked, TakeoverAsked) else Part.MAKER
    return made.part


def _taken(w: Words, made: _Taking, name: str, part: Part) -> str:
    """What became of the maker's right, or of a part in a deal."""
    match made:
        case TakeoverAsked() if part is not Part.MAKER:
            return w("log-takeover-asked-part", name=name)
        case TakeoverEnded(seat=None) if part is not Part.MAKER:
            return w("takeover-back-part")
        case TakenOver() if part is not Part.MAKER:
            return w("log-taken-over-part", name=name)
        case TakeoverAsked():
            return w("log-takeover-asked", name=name)
        case TakeoverAgreed():
            return w("log-move-agreed", name=name)
        case TakeoverEnded(seat=None):
            return w("takeover-back")
        case TakeoverEnded():
            return w("log-takeover-ended", name=name)
        case TakenOver():
            return w("taken-over", name=name)
        case _:
            assert_never(made)
