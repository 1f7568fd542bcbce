"""The box rules: whose turn, turns played and eyeballs can be set. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.dead_breakfast.rules.house import TURNS
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import EYEBALLS, Street
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """A number that may be set by hand. GONE: eyeballs out of the game."""

    TURN = "turn"
    TURNS = "turns"
    EYEBALLS = "eyeballs"
    GONE = "gone"


@dataclass(frozen=True)
class ByHand:
    """A correction: whose turn it is (value 0), turns played, eyeballs held, eyeballs gone."""

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
        case Field.TURN:
            return 0
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
        case _:
            assert_never(event.field)
