"""What one seat's phone has shown and been shown, and the columns of its clue sheet from that.

Read anew from the sealed asks and the seat's own laid cards whenever it is needed; kept nowhere.
"""

from collections.abc import Collection
from dataclasses import dataclass

from companion.games.venice import topics
from companion.games.venice.rules import passing
from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.game import Ask
from companion.games.venice.rules.passing import Passed, Way
from companion.games.venice.rules.talks import LookAtDummy
from companion.games.venice.rules.venice import Meeting, Venice
from companion.games.venice.sheet import Column, Kind
from companion.table.commitment import NONCE, opens
from companion.table.exchange import Passed as Gone
from companion.table.state import Table
from companion.ui.stage import Stage


@dataclass(frozen=True, repr=False)
class Private:
    """gave: by meeting. got: by meeting and giver. looked: the dummy's cards, by meeting."""

    gave: tuple[tuple[int, Passed], ...] = ()
    got: tuple[tuple[int, int, Passed], ...] = ()
    looked: tuple[tuple[int, int], ...] = ()


def columns(venice: Venice, seat: int, private: Private) -> tuple[Column, ...]:
    """The columns of a seat's clue sheet; parts of one meeting are put together by the sheet."""
    out: list[Column] = []
    for number, passed in private.gave:
        meeting = venice.meeting(number)
        for giver, to in meeting.given if meeting else ():
            if meeting and giver == seat:
                out.append(_column(meeting, to, passed.way, gave=passed.cards))
    for number, giver, passed in private.got:
        if meeting := venice.meeting(number):
            out.append(_column(meeting, giver, passed.way, got=passed.known))
    for number, card in private.looked:
        if meeting := venice.meeting(number):
            at = (meeting.series, meeting.round, meeting.location)
            out.append(Column(number, DUMMY, *at, got=(card,), kind=Kind.LOOK))
    return tuple(out)


def _column(
    meeting: Meeting, other: int, way: Way, *, got: tuple[int, ...] = (), gave: tuple[int, ...] = ()
) -> Column:
    kind = Kind.PAIR if way is Way.PAIR else Kind.BLACK
    at = (meeting.series, meeting.round, meeting.location)
    return Column(meeting.number, other, *at, tuple(got), tuple(gave), kind)


def pairs_shown(
    venice: Venice, private: Private, to: Collection[int], now: int
) -> tuple[tuple[int, ...], ...]:
    """Pairs that one of `to` was shown before meeting `now` (VE-X7)."""
    return tuple(
        passed.cards
        for number, passed in private.gave
        if number != now and passed.way is Way.PAIR and _went(venice, number, to)
    )


def blacks_shown(
    venice: Venice, private: Private, to: Collection[int], now: int
) -> tuple[int, ...]:
    """Black cards that one of `to` was shown before meeting `now` (VE-def5)."""
    return tuple(
        passed.cards[0]
        for number, passed in private.gave
        if number != now and passed.way is not Way.PAIR and _went(venice, number, to)
    )


def _went(venice: Venice, number: int, to: Collection[int]) -> bool:
    meeting = venice.meeting(number)
    return meeting is not None and any(receiver in to for _, receiver in meeting.given)


def opened(venice: Venice, ask: Ask, giver: int, content: bytes) -> Passed | None:
    """What was told with an ask, if it is what its giver had laid."""
    meeting = venice.meeting(ask.meeting)
    mark = meeting.mark(giver) if meeting else None
    if mark is None or not opens(mark, content[:NONCE], content[NONCE:]):
        return None
    try:
        return passing.unpack(content[NONCE:])
    except ValueError:
        return None


async def read(stage: Stage, table: Table, seat: int) -> Private:
    """Everything a seat of this phone knows from phones."""
    venice, own = table.state, stage.own
    if stage.by_codes or not isinstance(venice, Venice):
        return Private()
    gave: list[tuple[int, Passed]] = []
    for meeting in venice.meetings:
        mark = meeting.mark(seat)
        kept = await own.laid(seat, mark) if mark is not None else None
        if kept is not None:
            gave.append((meeting.number, passing.unpack(kept[NONCE:])))
    got, looked = list[tuple[int, int, Passed]](), list[tuple[int, int]]()
    for question in table.questions:
        gone = own.passed(question)
        if not isinstance(gone, Gone):
            continue
        if isinstance(gone.topic, LookAtDummy) and question.seat == seat:
            card = _looked(stage, gone, seat)
            if card is not None:
                looked.append((gone.topic.meeting, card))
        elif not gone.own and question.ask.to == seat:
            passed = opened(venice, gone.topic, gone.other, gone.got)
            if passed is not None:
                got.append((gone.topic.meeting, gone.other, passed))
    return Private(tuple(gave), tuple(got), tuple(looked))


def _looked(stage: Stage, gone: Gone, seat: int) -> int | None:
    hand = stage.own.hand(seat)
    try:
        return topics.looked(gone.topic, hand, gone.got) if isinstance(hand, bytes) else None
    except ValueError:
        return None
