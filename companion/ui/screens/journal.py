"""The log: who did what, in words, newest first; what was taken back is struck through."""

from typing import Any

import flet as ft

from companion.table import codec
from companion.table.log import Entry
from companion.table.record import (
    Acted,
    Again,
    Answered,
    Asked,
    Committed,
    Dealt,
    Declined,
    Ended,
    Freed,
    Looked,
    Made,
    MoveAgreed,
    MoveAsked,
    Moved,
    MoveEnded,
    Opened,
    Ordered,
    Record,
    Redraws,
    Rescued,
    Resized,
    Ruled,
    Sat,
    Withdrawn,
    record,
)
from companion.table.state import Table
from companion.ui import kit
from companion.ui.kit import Action
from companion.ui.look import look
from companion.ui.phone import Phone
from companion.ui.screens.consent import words_of
from companion.ui.screens.table import take_back
from companion.ui.theme import Theme

MOST = 60
"""Lines drawn; older ones are in the log still."""


@ft.component
def Journal(phone: Phone, theme: Theme) -> ft.Control:
    """The lines of this table."""
    number = phone.use_table(lambda table: table.number)
    w = phone.words
    entries = phone.visit.entries if phone.visit else ()
    gone = {r.number for e in entries if isinstance(r := record(e), Withdrawn)}
    standing = phone.use_table(lambda table: table.acts)
    last = standing[-1][0] if standing else 0
    lines: list[ft.Control] = []
    names: dict[int, str] = {}
    for entry in entries:
        made = record(entry)
        if isinstance(made, Sat):
            names[made.seat] = made.name
        sentence = line(phone, entry, made, names)
        if not sentence:
            continue
        back = None
        if entry.number == last and (phone.now.mine or phone.now.maker):
            back = Action("ui-undo", w("take-back"), take_back(phone))
        lines.append(
            kit.log_row(
                theme,
                entry.seat,
                sentence,
                undone=entry.number in gone,
                take_back=back,
                key=f"line-{entry.number}",
            )
        )
    if not lines or number == 0:
        return kit.middle(kit.text(theme, w("log-nothing"), colour=theme.soft), expand=True)
    return kit.col(*lines[: -MOST - 1 : -1], gap=8, scroll=True)


def line(phone: Phone, entry: Entry, made: Record, names: dict[int, str]) -> str:
    """A record in words; "" for what nobody needs to read."""
    w, now = phone.words, phone.now
    table = now.scene.table if now.scene else Table()
    shown, rules = look(now.game), phone.house.games[now.game]

    def name(seat: int | None) -> str:
        return names.get(seat, "?") if seat is not None else w("log-the-table")

    def came(events: tuple[dict[str, Any], ...]) -> str:
        found = tuple(codec.value(event, rules.events) for event in events)
        return shown.outcomes(w, table, found)

    def beyond(number: int) -> bool:
        asked = record(phone.visit.entries[number - 1]) if phone.visit else None
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
        case Committed():
            return w("log-committed", round=made.round)
        case Dealt():
            return w("log-dealt")
        case Looked():
            return w("log-looked", name=name(made.seat))
        case Acted():
            said = shown.line(w, table, codec.value(made.act, rules.acts), entry.seat or 0)
        case Asked(beyond=True):
            return w("log-beyond", wish=words_of(phone, table, made, entry.seat or 0))
        case Answered(number) | Declined(number):
            key = "log-declined" if isinstance(made, Declined) else "log-agreed"
            return w(key, name=name(entry.seat)) if beyond(number) else ""
        case Asked():
            said = shown.line(w, table, codec.value(made.ask, rules.asks), entry.seat or 0)
        case Opened():
            said = w("log-opened", name=name(made.seat))
        case Withdrawn():
            return w("log-withdrawn", name=name(entry.seat))
        case Ended():
            return w("log-ended", name=name(entry.seat))
        case Again():
            return w("log-again")
        case Rescued():
            return "" if made.seat is None else w("log-rescued", name=name(made.seat))
        case MoveAsked():
            return w("log-move-asked", name=name(made.seat))
        case MoveAgreed():
            return w("log-move-agreed", name=decided(made.seat))
        case MoveEnded():
            return w("log-move-ended", name=decided(made.seat))
        case Moved():
            return w("log-moved", name=name(made.seat))
        case _:
            return ""
    return f"{said} {came(made.events)}".rstrip()
