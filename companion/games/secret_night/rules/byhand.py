"""The box rules: any number can be set directly. What may be set, and what it does. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from companion.games.secret_night.rules import people, score, skills, turns
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.harm import HEALTH
from companion.games.secret_night.rules.night import Night, Player, Reason, Vehicle
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """What can be set by hand."""

    HEALTH = "health"
    SAVED = "saved"
    STEPS = "steps"
    POISON = "poison"
    TIED = "tied"
    PLAYED = "played"
    OUT = "out"
    TURN = "turn"
    SCORE = "score"
    DOG = "dog"
    WINDOWS = "windows"
    SKILL = "skill"
    BOAT = "boat"
    MOTORCYCLE = "motorcycle"
    CAR = "car"


@dataclass(frozen=True)
class ByHand:
    """Any number set directly. seat: whose, where it is somebody's.

    `TURN` 1 gives somebody the turn, 0 takes it from everybody; what waited is dropped by either.
    `OUT` 0 brings somebody back as she is.
    """

    field: Field
    value: int
    seat: int = 0


Act = ByHand


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    value: int
    seat: int = 0


Event = SetByHand

RANGES: dict[Field, range] = {
    Field.HEALTH: range(HEALTH + 1),
    Field.SAVED: range(100),
    Field.STEPS: range(100),
    Field.SCORE: range(-score.MOST, score.MOST + 1),
    Field.WINDOWS: range(100),
}
"""What a field may be; all others are 0 or 1."""

OF_A_SEAT = (
    Field.HEALTH,
    Field.SAVED,
    Field.POISON,
    Field.TIED,
    Field.PLAYED,
    Field.OUT,
    Field.SKILL,
    Field.TURN,
)


def decide(night: Night, act: Act, chance: Chance) -> tuple[Event | turns.Begun, ...] | Refusal:
    """Whether the field has such a value; a turn given by hand begins as any other."""
    if act.field in OF_A_SEAT and act.seat not in night.seats:
        return NoSuchSeat()
    if act.value not in RANGES.get(act.field, range(2)):
        return r.NoSuchNumber()
    if act.field is Field.STEPS and night.turn is None:
        return people.NotYourTurn()
    if act.field is Field.SKILL and night.player(act.seat).character is None:
        return skills.NoSuchSkill()
    done = SetByHand(act.field, act.value, act.seat)
    if act.field is not Field.TURN:
        return (done,)
    if not night.keeps_turns:
        return r.NotKept()
    return (done, *turns.coming(night, act.seat, chance)) if act.value else (done,)


def evolve(night: Night, event: SetByHand) -> Night:
    """The night with that number."""
    value, seat = event.value, event.seat
    match event.field:
        case Field.HEALTH:
            return night.with_player(seat, health=value)
        case Field.SAVED:
            return night.with_player(seat, saved=value)
        case Field.POISON:
            return night.with_player(seat, poisoned=bool(value), poisoner=-1)
        case Field.TIED:
            return night.with_player(seat, tied=bool(value))
        case Field.PLAYED:
            return night.with_player(seat, played=bool(value))
        case Field.OUT:
            return _out(night, seat, bool(value))
        case Field.SKILL:
            return _skill(night, night.player(seat), bool(value))
        case Field.STEPS:
            turn = replace(night.turn, left=value) if night.turn else None
            return replace(night, turn=turn)
        case Field.TURN:
            idle = replace(night, turn=None, attacks=(), capture=None)
            return replace(idle, flight=None, reveals=())
        case Field.SCORE:
            reason = Reason(value - night.net, value, "hand", seat, hand=True)
            return replace(night, net=value, reasons=(*night.reasons, reason))
        case Field.DOG:
            return replace(night, dog=bool(value))
        case Field.WINDOWS:
            return replace(night, windows=value)
        case Field.BOAT | Field.MOTORCYCLE | Field.CAR:
            return _vehicle(night, Vehicle(event.field.value), bool(value))
        case _:
            assert_never(event.field)


def _out(night: Night, seat: int, out: bool) -> Night:
    """Off the board, or back on it as she was: no death waits for her role any more."""
    if out:
        return people.dropped(night, seat).with_player(seat, out=True)
    reveals = tuple(r for r in night.reveals if r.seat != seat or r.why != "death")
    return replace(night, reveals=reveals).with_player(seat, out=False, moved=False)


def _skill(night: Night, player: Player, left: bool) -> Night:
    if player.character is None:
        return night
    used = tuple(c for c in player.used if c is not player.character)
    spent = tuple(c for c in night.spent if c is not player.character)
    cleared = replace(night, spent=spent).with_player(player.seat, used=used)
    return cleared if left else skills.spend(cleared, player.seat, player.character)


def _vehicle(night: Night, vehicle: Vehicle, there: bool) -> Night:
    kept = [
        v for v in Vehicle if (v in night.vehicles and v is not vehicle) or (v is vehicle and there)
    ]
    return replace(night, vehicles=tuple(kept))
