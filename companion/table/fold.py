"""The log folded into the table it tells of. Total: what stands in the log is not judged again.

Of an act that was taken back two things stay: its tap, and what it drew.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from companion.table import by_phone, codec, moving, taking_over
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
    DealAsked,
    Dealt,
    DecisionAsked,
    DecisionEnded,
    Declined,
    EndAsked,
    Ended,
    Entrusted,
    Freed,
    GivenUp,
    HandedOver,
    Looked,
    Made,
    Mixed,
    MoveAgreed,
    MoveAsked,
    Moved,
    MoveDue,
    MoveEnded,
    Opened,
    Ordered,
    PassKey,
    Promised,
    Record,
    Redraws,
    Renamed,
    Rescued,
    Resized,
    Ruled,
    Sat,
    Shared,
    ShareGiven,
    TakenOver,
    TakeoverAgreed,
    TakeoverAsked,
    TakeoverEnded,
    Unmixed,
    Withdrawn,
    Witnessed,
    assert_never,
    record,
)
from companion.table.state import ByPhone, Phase, Question, Seat, Table, Wanted

QUIET = (
    Shared,
    Looked,
    Answered,
    Declined,
    Checked,
    Rescued,
    MoveAsked,
    MoveAgreed,
    MoveEnded,
    MoveDue,
    HandedOver,
    Moved,
    TakeoverAsked,
    TakeoverAgreed,
    TakeoverEnded,
    TakenOver,
    DealAsked,
    DecisionAsked,
    DecisionEnded,
    Mixed,
    EndAsked,
    Unmixed,
    ShareGiven,
    Entrusted,
    PassKey,
)
"""Records no decision depends on: they make nobody's screen stale."""
BEARING = "bearing-"
"""So begin the names of future kinds that no version may pass over: who does not know one of them
refuses the table. Other kinds that are not known are passed over, and the players are told."""
_PUBLIC = (Acted, Asked, Answered, Declined, Looked, Withdrawn, Checked)
"""What people do and see at the table: one of these that is not understood can be put right by
hand. Seats, keys, rules and deals can't: a deal made by an unknown rule would look unfair."""
MOST_TAPS = 200
"""Taps that are known again when they come twice; an older one comes from a stale screen."""
WITHDRAWN = next(name for name, kind in KINDS.items() if kind is Withdrawn)


def fold(game: Game, log: Sequence[Entry], known: Iterable[Table] = ()) -> Table:
    """The table after all entries; acts taken back are skipped. See `folded`."""
    return deque(folded(game, log, known), maxlen=1)[0]


def folded(game: Game, log: Sequence[Entry], known: Iterable[Table] = ()) -> Iterator[Table]:
    """The tables that a log goes through, what is taken back in it skipped from the beginning.

    known: tables this very log went through, the newest first. They only save time: folding begins
    at the first of them from which nothing has been taken back since. It is the first one given.
    """
    gone, end = set[int](), len(log)
    for table in (*known, Table()):
        rest = log[table.number : end]
        gone |= {done.number for line in rest if isinstance(done := _withdrawn(line), Withdrawn)}
        end = table.number
        if min(gone, default=end + 1) > end:
            break
    yield table
    for line in log[end:]:
        table = step(game, table, line, skip=line.number in gone)
        yield table


def _withdrawn(line: Entry) -> Record | None:
    if line.kind != WITHDRAWN:
        return None
    try:
        return record(line)
    except ValueError:  # of another version: nothing is taken back
        return None


def step(game: Game, table: Table, line: Entry, skip: bool = False) -> Table:
    """The table after one more entry. After a `Withdrawn`, fold the whole log instead.

    What another version of the program wrote is passed over, where nothing rests on it; else this
    raises whatever it meets. What comes after it is as if set by hand: no phone answers by itself
    what the rules, as far as they are known here, had not given before.
    """
    try:
        return _step(game, table, line, skip)
    except Exception:
        if bears(line.kind):
            raise
        strange = (*table.strange, line.number)
        untouched = table.state if table.untouched is None else table.untouched
        after = replace(table, strange=strange, untouched=untouched)
        return replace(after, number=line.number, changed=line.number, digest=line.digest)


def bears(kind: str) -> bool:
    """Whether keys, hands or the proof rest on what such an entry says."""
    return kind.startswith(BEARING) or (kind in KINDS and KINDS[kind] not in _PUBLIC)


def _step(game: Game, table: Table, line: Entry, skip: bool) -> Table:
    done = record(line)
    after = table if skip else _after(game, table, line, done)
    changed = table.changed if isinstance(done, QUIET) else line.number
    tapped = (done.id,) if isinstance(done, Acted | Asked | Withdrawn) else ()
    luck, taps = after.luck, (*after.taps, *tapped)[-MOST_TAPS:]
    if isinstance(done, Acted | Asked) and done.drawn:
        luck = luck.after(done.drawn, stand=not skip)
    at = line.number
    return replace(after, number=at, changed=changed, digest=line.digest, taps=taps, luck=luck)


def _after(game: Game, table: Table, line: Entry, done: Record) -> Table:
    match done:
        case Made() | Sat() | Redraws() | GivenUp() | Again():
            return replace(_lobby(game, table, done), deal_asked=None)
        case Freed() | Renamed() | Ordered() | Resized() | Ruled():
            changed = _lobby(game, table, done)
            return replace(changed, promised=None, witness=None, deal_asked=None)
        case Promised():
            return replace(table, promised=done, witness=None)
        case Witnessed():
            return replace(table, witness=done)
        case Committed() | Shared() | Dealt() | Ended() | Checked():
            return _deal(game, table, done)
        case Rescued() | MoveAsked() | MoveAgreed() | MoveEnded():
            return moving.after(table, line.number, done)
        case MoveDue() | HandedOver() | Moved():
            return moving.after(table, line.number, done)
        case EndAsked():
            return by_phone.after(replace(table, wanted=None), line.number, done)
        case DealAsked() | Mixed() | Unmixed():
            return by_phone.after(table, line.number, done)
        case ShareGiven() | Entrusted() | PassKey():
            return by_phone.after(table, line.number, done)
        case TakeoverAsked() | TakeoverAgreed() | TakeoverEnded() | TakenOver():
            return taking_over.after(table, line.number, done)
        case DecisionAsked(what, seat):
            return replace(table, wanted=Wanted(line.number, what, seat))
        case DecisionEnded():
            return replace(table, wanted=None)
        case Acted():
            return _acted(game, table, line.number, done)
        case Withdrawn():
            return table
        case Looked():
            return replace(table, looked=table.looked | {done.seat})
        case Asked():
            return _asked(game, table, line, done)
        case Answered():
            return replace(table, questions=tuple(_told(table, q, done) for q in table.questions))
        case Declined(number):
            said = (replace(q, declined=q.number == number or q.declined) for q in table.questions)
            return replace(table, questions=tuple(said))
        case Opened():
            after, deal = _both(game, table, done.events), table.by_phone
            if deal is not None:
                deal = replace(deal, slots=(*deal.slots, (done.seat, done.slot)))
            shown = (*table.opened, (done.seat, done.hand))
            return replace(after, opened=shown, by_phone=deal)
        case _:
            assert_never(done)


def _acted(game: Game, table: Table, number: int, done: Acted) -> Table:
    act, untouched = codec.value(done.act, game.acts), table.untouched
    if untouched is None and game.by_hand(act):
        untouched = table.state
    state = _evolve(game, table.state, done.events)
    after = replace(table, state=state, untouched=untouched)
    if game.reveals(act):
        return replace(after, acts=(), bound=True)
    return replace(after, acts=(*table.acts, (number, done.id)))


def _asked(game: Game, table: Table, line: Entry, done: Asked) -> Table:
    asker = table.seat(line.seat) if line.seat is not None else None
    number, key = (asker.number, asker.key) if asker else (-1, b"")
    asked = Question(line.number, number, done, asker=key)
    after = replace(_both(game, table, done.events), questions=(*table.questions, asked))
    binds = game.binds(codec.value(done.ask, game.asks))
    return replace(after, acts=(), bound=True) if binds else after


def _both(game: Game, table: Table, events: tuple[dict[str, Any], ...]) -> Table:
    """What was asked or shown is in the state, and in the one without what was set by hand."""
    after = replace(table, state=_evolve(game, table.state, events))
    if table.untouched is None:
        return after
    return replace(after, untouched=_evolve(game, table.untouched, events))


def _told(table: Table, question: Question, done: Answered) -> Question:
    asked = table.seat(question.ask.to)
    if question.number != done.number or asked is None:
        return question
    return replace(question, envelope=done.envelope, asked=asked.key)


def _lobby(
    game: Game,
    table: Table,
    done: Made | Sat | Freed | Renamed | Ordered | Resized | Ruled | Redraws | GivenUp | Again,
) -> Table:
    match done:
        case Made():
            options = codec.value(done.options, game.options)
            made = replace(table, game=done.game, places=done.places, options=options)
            return replace(made, maker=done.maker, maker_key=done.key, maker_own=done.own)
        case Sat():
            return replace(table, seats=(*table.seats, _sat(done)))
        case Freed():
            move, takeover = table.move, table.takeover
            return replace(
                table,
                seats=tuple(s for s in table.seats if s.number != done.seat),
                move=None if move is not None and move.seat == done.seat else move,
                takeover=None if takeover and takeover.seat == done.seat else takeover,
            )
        case Renamed(number, name):
            seats = (replace(s, name=name) if s.number == number else s for s in table.seats)
            return replace(table, seats=tuple(seats))
        case Ordered():
            by_number = {seat.number: seat for seat in table.seats}
            return replace(table, seats=tuple(by_number[n] for n in done.order))
        case Resized():
            return replace(table, places=done.places)
        case Ruled():
            return replace(table, options=codec.value(done.options, game.options))
        case Redraws(anew):
            return replace(table, redraws=anew)
        case GivenUp():
            return replace(_fresh(table), phase=Phase.LOBBY, deal=None, given_up=done)
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
            kept = table.promised is not None and table.promised.game_id == done.game_id
            held = (table.promised, table.witness) if kept else (None, None)
            deals = ByPhone(done.by, done.mixer) if done.by is not None else None
            begun = replace(begun, by_phone=deals, state=state)
            return replace(begun, promised=held[0], witness=held[1])
        case Shared():
            return replace(table, shares=(*table.shares, (done.seat, done.share)))
        case Dealt():
            state, deal = _evolve(game, table.state, done.events), table.by_phone
            if deal is not None:
                table = replace(table, by_phone=replace(deal, events=done.events))
            return replace(table, phase=Phase.PLAYING, message=done.message, state=state)
        case Ended():
            state = _evolve(game, table.state, done.events)
            over = replace(table, phase=Phase.ENDED, state=state, opened=done.hands, wanted=None)
            return replace(over, seed=done.seed, ending=done.message)
        case Checked():
            return replace(table, checked=(*table.checked, (done.seat, done.fair)))
        case _:
            assert_never(done)


def _fresh(table: Table) -> Table:
    """Nothing of the last deal."""
    return replace(
        table,
        promised=None,
        witness=None,
        deal_asked=None,
        by_phone=None,
        shares=(),
        message=b"",
        ending=b"",
        state=None,
        untouched=None,
        bound=False,
        looked=frozenset(),
        opened=(),
        questions=(),
        wanted=None,
        move=None,
        takeover=None,
        taken=None,
        back=None,
        given_up=None,
        handed=(),
        seed=b"",
        checked=(),
        acts=(),
        taps=(),
        luck=Luck(),
    )


def _evolve(game: Game, state: Any, events: Iterable[dict[str, Any]]) -> Any:
    for event in events:
        state = game.evolve(state, codec.value(event, game.events))
    return state


def _sat(done: Sat) -> Seat:
    key, token, carrier = done.key, done.token, done.carrier
    return Seat(done.seat, done.name, key, token, carrier, done.maker, done.born, done.own)
