"""The lines of a log in words: who did what, and what came of it.

What must not live here: how a line is drawn (`screens.journal`, `screens.last_event`).
"""

from typing import Any

from companion.table import codec
from companion.table.history import Line
from companion.table.record import (
    Acted,
    Again,
    Answered,
    Asked,
    Committed,
    Dealt,
    DecisionAsked,
    DecisionEnded,
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
    Renamed,
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
from companion.ui.game_reading import reading_of
from companion.ui.phone import Phone
from companion.ui.words import Words


def wish_words(phone: Phone, table: Table, asked: Asked, seat: int) -> str:
    """Who wants to look at what. seat: who asked."""
    game = phone.now.game
    ask = codec.value(asked.ask, phone.context.games[game].asks)
    return reading_of(game).wish(phone.words, table, ask, seat)


def said(phone: Phone, line: Line, *, outcome: bool = True) -> str:
    """A line in words; "" for what nobody needs to read.

    outcome: with what came of it. ValueError for what another version wrote and was taken back.
    """
    w, now, entry, made = phone.words, phone.now, line.entry, line.record
    table = now.table
    if made is None or entry.number in table.strange:
        return w("log-strange")
    shown, rules = reading_of(now.game), phone.context.games[now.game]

    def name(seat: int | None) -> str:
        return line.names.get(seat, "?") if seat is not None else w("log-the-table")

    def came(events: tuple[dict[str, Any], ...]) -> str:
        found = tuple(codec.value(event, rules.events) for event in events if outcome)
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
        case Renamed(seat, called):
            before = phone.session.history.lines[entry.number - 2].names.get(seat, "?")
            return w("log-renamed", before=before, name=called)
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
            words = shown.line(w, table, codec.value(made.act, rules.acts), entry.seat)
        case Asked(beyond=True):
            return w("log-beyond", wish=wish_words(phone, table, made, entry.seat or 0))
        case Answered(number) | Declined(number):
            key = "log-declined" if isinstance(made, Declined) else "log-agreed"
            return w(key, name=name(entry.seat)) if beyond(number) else ""
        case Asked():
            words = shown.line(w, table, codec.value(made.ask, rules.asks), entry.seat)
        case Opened():
            words = w("log-opened", name=name(made.seat))
        case Withdrawn(number):
            undone = phone.session.history.lines[number - 1]
            return w(
                "log-withdrawn", name=decided(entry.seat), what=said(phone, undone, outcome=False)
            )
        case Ended(message=b""):  # by the phone that dealt; before it stands who ended the game
            return w("log-ended-phone", name=name(entry.seat))
        case Ended():
            return w("log-ended", name=name(entry.seat))
        case Again():
            return w("log-again")
        case DecisionAsked(what):
            return w(f"log-wants-{what}", name=decided(entry.seat))
        case DecisionEnded():
            return w("log-wants-not", name=decided(entry.seat))
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
