"""A deed and the numbers of the table it changes, as they stand in the log. PURE.

What a deed does to the table is in `ledger`; which one is done, in the topics' files.
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.microfilms.rules.cards import NOBODY, Card


class Field(StrEnum):
    """A number of the table.

    Of a seat or the Croupier FRANCS, HAND, CLEARED and OUT (0, 1); of the table EVENING, DRAW and
    DISCARD (cards), TURN (whose), DONE (0, 1: the turn's option is used), HOUSE, which follows from
    the others' francs, and LOST, francs out of the game.
    """

    FRANCS = "francs"
    HAND = "hand"
    CLEARED = "cleared"
    OUT = "out"
    HOUSE = "house"
    EVENING = "evening"
    DRAW = "draw"
    DISCARD = "discard"
    TURN = "turn"
    DONE = "done"
    LOST = "lost"


OF_A_PLAYER = (Field.FRANCS, Field.HAND, Field.CLEARED, Field.OUT)


@dataclass(frozen=True)
class Change:
    """A number and what it is afterwards; place: of FRANCS, HAND, CLEARED, OUT."""

    field: Field
    value: int
    place: int = NOBODY


class Deed(StrEnum):
    """What was done. TURN: somebody's turn begins. EVENING: the discard is the new draw deck."""

    DRAW = "draw"
    DRAW_DISCARD = "draw-discard"
    PASSED = "passed"
    STEAL = "steal"
    CASH_OUT = "cash-out"
    BRIBE_ACCEPTED = "bribe-accepted"
    BRIBE_DECLINED = "bribe-declined"
    BLACKMAIL_PAID = "blackmail-paid"
    BLACKMAIL_DEFENDED = "blackmail-defended"
    BLACKMAIL_DECLINED = "blackmail-declined"
    PICKED = "picked"
    DISCARDED = "discarded"
    CROUPIER_DRAWS = "croupier-draws"
    CROUPIER_EARNS = "croupier-earns"
    EVENING = "evening"
    TURN = "turn"
    ELIMINATED = "eliminated"
    BY_HAND = "by-hand"


@dataclass(frozen=True)
class Done:
    """A deed of place `by` on place `of`, what it changed, and cards it put on the discard.

    index: which real card chance took, from 1, of as many as in `among`; 0: none. Of a PICKED one
    only logs of before say it.
    """

    deed: Deed
    by: int
    changes: tuple[Change, ...] = ()
    of: int = NOBODY
    pile: tuple[Card, ...] = ()
    index: int = 0
    among: int = 0
