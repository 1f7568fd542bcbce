"""The box rules: whose turn, turns played, eyeballs, who moved and snatched can be set. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.dead_breakfast.rules.house import TURNS
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import EYEBALLS, Street
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """A number or mark that may be set by hand. GONE: eyeballs out of the game.

    MOVED: this seat moved last (DB-def8). SNATCHED: 1 if it has snatched since then (DB-def7).
    """

    TURN = "turn"
    TURNS = "turns"
    EYEBALLS = "eyeballs"
    GONE = "gone"
    MOVED = "moved"
    SNATCHED = "snatched"


@dataclass(frozen=True)
class ByHand:
    """A correction: `value` of a field; of TURN and MOVED the seat alone counts, value 0."""

    field: Field
    seat: int
    value: int


@dataclass(frozen=True)
class SetByHand:
    """A number was corrected."""

    field: Field
    seat: int
    value: int


@dataclass(frozen=True)
class NoSuchNumber(DeadRefusal):
    """That number is not possible."""

    key = "dead_breakfast-refusal-number"


def limit(street: Street, field: Field, seat: int) -> int:
    """The most a field may be: all eyeballs there are, held, in the middle and gone, are twenty."""
    match field:
        case Field.TURN | Field.MOVED:
            return 0
        case Field.SNATCHED:
            return 1
        case Field.TURNS:
            return TURNS
        case Field.EYEBALLS:
            return street.pool + street.at(seat).eyeballs
        case Field.GONE:
            return EYEBALLS - sum(one.eyeballs for one in street.houses)
        case _:
            assert_never(field)


def decide(street: Street, act: ByHand) -> tuple[SetByHand, ...] | Refusal:
    """Whether the field has such a value."""
    if act.seat not in street.seats:
        return NoSuchSeat()
    if not 0 <= act.value <= limit(street, act.field, act.seat):
        return NoSuchNumber()
    return (SetByHand(act.field, act.seat, act.value),)


def evolve(street: Street, event: SetByHand) -> Street:
    """The state with that number. Another turn: what was called before counts no more."""
    house = street.house(event.seat)
    if house is None:
        return street
    match event.field:
        case Field.TURN:
            return replace(street, turn=event.seat, presses=())
        case Field.TURNS:
            return street.with_house(replace(house, turns=event.value))
        case Field.EYEBALLS:
            return street.with_house(replace(house, eyeballs=event.value))
        case Field.GONE:
            return replace(street, gone=event.value)
        case Field.MOVED:
            return replace(street, moved=event.seat)
        case Field.SNATCHED:
            others = tuple(seat for seat in street.snatched if seat != event.seat)
            return replace(street, snatched=(*others, event.seat) if event.value else others)
        case _:
            assert_never(event.field)
