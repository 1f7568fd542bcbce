"""Whether the rules lead to what stands in a log: judged again, with the chance that stands there.

For a phone that reads a log which others wrote. A signature covers what was wished; what became of
it (events, what was drawn, whether a look goes beyond the rules) follows from the table before and
from what chance gave. Which numbers chance gave, nobody can see; but not that it gave others when
it was asked again. What rests on keys must not live here.
"""

from dataclasses import replace
from typing import Any, assert_never

from companion.table import codec, play
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.luck import Drawn, Luck
from companion.table.record import Acted, Answered, Asked, By, Declined, Ended, Opened, Withdrawn
from companion.table.state import Table
from companion.table.wish import Ask


class _MoreDrawn(Exception):
    """Less stands there than is drawn."""


def follows_rules(game: Game, table: Table, by: By) -> bool:
    """Whether a record is what the rules make of it on this table; True for what no rule judges.

    table: just before, with nothing in it that was passed over, nor in this record.
    """
    try:
        outcome = _again(game, table, by)
    except _MoreDrawn:
        return False
    return outcome is None or (isinstance(outcome, tuple) and _texts(outcome) == _texts((by,)))


def _again(game: Game, table: Table, by: By) -> Outcome | None:
    """The same once more, or its refusal; None where no rule judges it."""
    match by.record:
        case Withdrawn(_, tap):
            return play.take_back(table, by.seat, tap, play.ANYHOW)
        case Ended(seed, message, hands):
            return play.end(game, table, by.seat, seed, message, hands)
        case Opened(shown, slot, proof, hand):
            return play.open_hand(game, table, shown, slot, proof, hand)
        case Acted() as done:
            return _acted(game, table, by.seat, done)
        case (Asked() | Answered() | Declined()) as done:
            return _of_seat(game, table, by.seat, done) if by.seat is not None else ()
        case _:
            return None


def _acted(game: Game, table: Table, seat: int | None, done: Acted) -> Outcome:
    if not _stays_drawn(table, done.drawn):
        return ()
    told, before = codec.value(done.act, game.acts), _drawn_before(table, done.drawn)
    return play.act(game, before, seat, told, _nothing_more(), done.id, play.ANYHOW)


def _of_seat(game: Game, table: Table, seat: int, done: Asked | Answered | Declined) -> Outcome:
    match done:
        case Asked() if not _stays_drawn(table, done.drawn):
            return ()
        case Asked():
            told = codec.value(done.ask, game.asks)
            asks = Ask(seat, done.to, told, done.id, play.ANYHOW, done.sealed)
            return play.ask(game, _drawn_before(table, done.drawn), asks, _nothing_more())
        case Answered(number, envelope):
            return play.answer(table, seat, number, envelope)
        case Declined(number):
            return play.decline(table, seat, number)
        case _:
            assert_never(done)


def _luck(table: Table) -> Luck:
    return table.luck.forgotten if table.redraws else table.luck


def _stays_drawn(table: Table, drawn: tuple[Drawn, ...]) -> bool:
    """Whether what was drawn before in these places came again."""
    known = ((one, _luck(table).known(one.place, one.number)) for one in drawn)
    return all(one.gave.startswith(was) or was.startswith(one.gave) for one, was in known)


def _drawn_before(table: Table, drawn: tuple[Drawn, ...]) -> Table:
    """The table as if chance had given this before: so it gives it again."""
    return replace(table, luck=_luck(table).after(drawn, stand=False), redraws=False)


def _nothing_more() -> ByteChance:
    """Whoever draws what does not stand there fails."""

    def source(count: int) -> bytes:
        raise _MoreDrawn

    return ByteChance(source)


def _texts(made: tuple[By, ...]) -> list[Any]:
    return [(by.seat, type(by.record), codec.text(by.record, type(by.record))) for by in made]
