"""The log folded into the table it tells of. Total: what stands in the log is not judged again.

Of an act that was taken back two things stay: its tap, and what it drew.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.table import codec, moving
from companion.table.game import Game
from companion.table.log import Entry
from companion.table.luck import Luck
from companion.table.record import (
    KINDS,
    Acted,
    Again,
    Answered,
    Asked,
    Checked,
    Committed,
    Dealt,
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
    Shared,
    Withdrawn,
    assert_never,
    record,
)
from companion.table.state import Phase, Question, Seat, Table

QUIET = (Shared, Looked, Answered, Checked, Rescued, MoveAsked, MoveAgreed, MoveEnded, Moved)
"""Records no decision depends on: they make nobody's screen stale."""
_WITHDRAWN = next(name for name, kind in KINDS.items() if kind is Withdrawn)


def fold(game: Game, log: Iterable[Entry], known: Iterable[Table] = ()) -> Table:
    """The table after all entries; acts taken back are skipped.

    known: tables this very log went through, the newest first. They only save time: folding begins
    at the first of them from which nothing has been taken back since.
    """
    lines = tuple(log)
    for table in (*known, Table()):
        rest = lines[table.number :]
        gone = {done.number for line in rest if isinstance(done := _withdrawn(line), Withdrawn)}
        if all(number > table.number for number in gone):
            break
    for line in rest:
        table = step(game, table, line, skip=line.number in gone)
    return table


def _withdrawn(line: Entry) -> Record | None:
    return record(line) if line.kind == _WITHDRAWN else None


def step(game: Game, table: Table, line: Entry, skip: bool = False) -> Table:
    """The table after one more entry. After a `Withdrawn`, fold the whole log instead."""
    done = record(line)
    after = table if skip else _after(game, table, line, done)
    changed = table.changed if isinstance(done, QUIET) else line.number
    taps = after.taps | {done.id} if isinstance(done, Acted | Asked | Withdrawn) else after.taps
    if isinstance(done, Acted | Asked) and done.drawn:
        after = replace(after, luck=after.luck.after(done.drawn, stand=not skip))
    return replace(after, number=line.number, changed=changed, digest=line.digest, taps=taps)


def _after(game: Game, table: Table, line: Entry, done: Record) -> Table:
    match done:
        case Made() | Sat() | Freed() | Ordered() | Resized() | Ruled() | Redraws() | Again():
            return _lobby(game, table, done)
        case Committed() | Shared() | Dealt() | Ended() | Checked():
            return _deal(game, table, done)
        case Rescued() | MoveAsked() | MoveAgreed() | MoveEnded() | Moved():
            return moving.after(table, line.number, done)
        case Acted():
            state = _evolve(game, table.state, done.events)
            return replace(table, state=state, acts=(*table.acts, (line.number, done.id)))
        case Withdrawn():
            return table
        case Looked():
            return replace(table, looked=table.looked | {done.seat})
        case Asked():
            asker = table.seat(line.seat) if line.seat is not None else None
            asked = Question(
                line.number,
                asker.number if asker else -1,
                done,
                asker=asker.key if asker else b"",
            )
            state = _evolve(game, table.state, done.events)
            return replace(table, state=state, questions=(*table.questions, asked))
        case Answered():
            return replace(table, questions=tuple(_told(table, q, done) for q in table.questions))
        case Opened():
            state = _evolve(game, table.state, done.events)
            return replace(table, state=state, opened=(*table.opened, (done.seat, done.hand)))
        case _:
            assert_never(done)


def _told(table: Table, question: Question, done: Answered) -> Question:
    asked = table.seat(question.ask.to)
    if question.number != done.number or asked is None:
        return question
    return replace(question, envelope=done.envelope, asked=asked.key)


def _lobby(
    game: Game,
    table: Table,
    done: Made | Sat | Freed | Ordered | Resized | Ruled | Redraws | Again,
) -> Table:
    match done:
        case Made():
            options = codec.value(done.options, game.options)
            made = replace(table, game=done.game, places=done.places, options=options)
            return replace(made, maker=done.maker, maker_key=done.key)
        case Sat():
            seat = Seat(
                done.seat, done.name, done.key, done.token, done.carrier, done.maker, done.born
            )
            return replace(table, seats=(*table.seats, seat))
        case Freed():
            return replace(table, seats=tuple(s for s in table.seats if s.number != done.seat))
        case Ordered():
            by_number = {seat.number: seat for seat in table.seats}
            return replace(table, seats=tuple(by_number[n] for n in done.order))
        case Resized():
            return replace(table, places=done.places)
        case Ruled():
            return replace(table, options=codec.value(done.options, game.options))
        case Redraws(anew):
            return replace(table, redraws=anew)
        case Again():
            options = game.keep(table.state, table.options)
            return _fresh(replace(table, phase=Phase.LOBBY, deal=None, options=options))
        case _:
            assert_never(done)


def _deal(game: Game, table: Table, done: Committed | Shared | Dealt | Ended | Checked) -> Table:
    match done:
        case Committed():
            state = game.begin(table.options, done.order)
            begun = replace(_fresh(table), phase=Phase.DEALING, round=done.round, deal=done)
            return replace(begun, state=state)
        case Shared():
            return replace(table, shares=(*table.shares, (done.seat, done.share)))
        case Dealt():
            state = _evolve(game, table.state, done.events)
            return replace(table, phase=Phase.PLAYING, message=done.message, state=state)
        case Ended():
            state = _evolve(game, table.state, done.events)
            over = replace(table, phase=Phase.ENDED, state=state, opened=done.hands)
            return replace(over, seed=done.seed, ending=done.message)
        case Checked():
            return replace(table, checked=(*table.checked, (done.seat, done.fair)))
        case _:
            assert_never(done)


def _fresh(table: Table) -> Table:
    """Nothing of the last deal."""
    return replace(
        table,
        shares=(),
        message=b"",
        ending=b"",
        state=None,
        looked=frozenset(),
        opened=(),
        questions=(),
        move=None,
        handed=(),
        seed=b"",
        checked=(),
        acts=(),
        taps=frozenset(),
        luck=Luck(),
    )


def _evolve(game: Game, state: Any, events: Iterable[dict[str, Any]]) -> Any:
    for event in events:
        state = game.evolve(state, codec.value(event, game.events))
    return state
