"""What agents pass each other by code alone: its topic as bytes, and the column it makes. PURE.

A topic says what is passed, and when and where the two met; the cards are never in it.
"""

from dataclasses import dataclass
from enum import IntEnum

from companion.games.venice.rules.cards import DUMMY, Black, Side
from companion.games.venice.rules.hand import seen, unpack
from companion.games.venice.rules.passing import Way
from companion.games.venice.rules.passing import unpack as cards_of
from companion.games.venice.rules.talks import LookAtDummy
from companion.games.venice.rules.venice import ROUNDS
from companion.games.venice.sheet import NOWHERE, ClueSheet, Column, Kind
from companion.table.exchange import Passed

MOST_SERIES = 99
NO_MEETING = 0
"""Phones without a server count none."""


class Reason(IntEnum):
    """Why a code is shown (facts 4.3); a demand may name the card (VE-def4).

    SHOW: the Ambassador is shown two cards.
    """

    EXCHANGE = 0
    DEMAND = 1
    DEMAND_IDENTITY = 2
    DEMAND_SEGMENT = 3
    SHOW = 4
    LOOK_LEFT = 5
    LOOK_RIGHT = 6


DEMANDS = {
    Reason.DEMAND: Black.EITHER,
    Reason.DEMAND_IDENTITY: Black.IDENTITY,
    Reason.DEMAND_SEGMENT: Black.SEGMENT,
}
LOOKS = {Reason.LOOK_LEFT: Side.LEFT, Reason.LOOK_RIGHT: Side.RIGHT}


@dataclass(frozen=True)
class Topic:
    """What is passed in which series and round, at which location or `NOWHERE`."""

    reason: Reason
    series: int
    round: int
    where: int

    def packed(self) -> bytes:
        """Four bytes."""
        return bytes((self.reason, self.series, self.round, self.where))

    def ask(self, of: int) -> LookAtDummy | None:
        """The look as an ask of seat `of` at a table with a server; None: its player chooses."""
        side = LOOKS.get(self.reason)
        return LookAtDummy(of, side, NO_MEETING) if side is not None else None


def read(packed: bytes) -> Topic | None:
    """The topic in four bytes, None if there is none."""
    if len(packed) != 4 or packed[0] not in tuple(Reason):
        return None
    topic = Topic(Reason(packed[0]), *packed[1:])
    when = 1 <= topic.series <= MOST_SERIES and 1 <= topic.round <= ROUNDS
    return topic if when and topic.where <= NOWHERE else None


def looked(ask: LookAtDummy, hand: bytes, half: bytes) -> int:
    """The absent agent's card, 0..7. ValueError for what is no half."""
    if len(half) != 1 or half[0] > 7:
        raise ValueError("not a half of a card")
    return seen(unpack(hand), half[0], ask.side)


def column(passed: Passed, hand: bytes) -> Column | None:
    """The column of the clue sheet that it makes; None where there is nothing to note."""
    topic = read(passed.topic)
    if topic is None:
        return None
    at, ask = (topic.series, topic.round, topic.where), topic.ask(passed.other)
    try:
        if ask is not None:
            if not passed.own:
                return None
            got = (looked(ask, hand, passed.got),)
            return Column(0, DUMMY, *at, got=got, kind=Kind.LOOK)
        gave = cards_of(passed.gave) if passed.gave else None
        got_cards = cards_of(passed.got) if passed.got else None
    except ValueError:
        return None
    shown = got_cards or gave
    if shown is None:
        return None
    return Column(
        0,
        passed.other,
        *at,
        got=got_cards.known if got_cards else (),
        gave=tuple(sorted(set(gave.cards))) if gave else (),
        kind=Kind.PAIR if shown.way is Way.PAIR else Kind.BLACK,
    )


def shown_to(sheet: ClueSheet, other: int) -> tuple[tuple[int, ...], ...]:
    """The pairs an agent has been shown, as far as the sheet says (VE-X7)."""
    return tuple(
        column.gave for column in sheet.shown if column.with_whom == other and len(column.gave) == 2
    )


def blacks_to(sheet: ClueSheet, other: int) -> tuple[int, ...]:
    """The black cards an agent has been shown, as far as the sheet says (VE-def5)."""
    return tuple(
        column.gave[0]
        for column in sheet.shown
        if column.with_whom == other and column.kind is Kind.BLACK and len(column.gave) == 1
    )


def latest(sheet: ClueSheet, series: int, round: int) -> tuple[int, int]:
    """Where the game stands as far as the sheet tells: not before what the table says."""
    return max(((c.series, c.round) for c in sheet.shown), default=(series, round))
