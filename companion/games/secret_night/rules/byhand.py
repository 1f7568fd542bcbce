"""The box rules: any number can be set directly. What may be set, and what it does. PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.secret_night.rules import people, score, skills, turns
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.captures import CUFFS, ROPE
from companion.games.secret_night.rules.characters import Character, pile
from companion.games.secret_night.rules.harm import HEALTH, Square
from companion.games.secret_night.rules.night import (
    DOG_STEPS,
    Ban,
    Night,
    Player,
    Reason,
    Turn,
    Vehicle,
)
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat


class Field(StrEnum):
    """What can be set by hand.

    Of the present turn: STEPS left, CARDS to draw, DOG_STEPS, DOG_BITTEN, SQUARE_USED, PUSHED
    (Niall), AGAIN (Alexandr), RESPUN (Kontar). DISC: place in `Square` of the disc's icon.
    CHARACTER: place in `Character`; CHARACTER_TURNS: turns begun with it. BAN_CUFFS, BAN_ROPE:
    whether `by` may not use them on the seat yet.
    """

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
    CARDS = "cards"
    DOG_STEPS = "dog-steps"
    DOG_BITTEN = "dog-bitten"
    SQUARE_USED = "square-used"
    PUSHED = "pushed"
    AGAIN = "again"
    RESPUN = "respun"
    DISC = "disc"
    CHARACTER = "character"
    CHARACTER_TURNS = "character-turns"
    BAN_CUFFS = "ban-handcuffs"
    BAN_ROPE = "ban-rope"


@dataclass(frozen=True)
class ByHand:
    """Any number set directly. seat: whose, where it is somebody's. by: of a ban, who may not.

    `TURN` 1 gives somebody the turn, 0 takes it from everybody; what waited is dropped by either.
    `OUT` 0 brings somebody back as she is.
    """

    field: Field
    value: int
    seat: int = 0
    by: int = -1


Act = ByHand


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    value: int
    seat: int = 0
    by: int = -1


@dataclass(frozen=True)
class CharacterTaken(r.NightRefusal):
    """Somebody else plays this character, or the table's pile has none such."""


Event = SetByHand

RANGES: dict[Field, range] = {
    Field.HEALTH: range(HEALTH + 1),
    Field.SAVED: range(100),
    Field.STEPS: range(100),
    Field.SCORE: range(-score.MOST, score.MOST + 1),
    Field.WINDOWS: range(100),
    Field.CARDS: range(MOST_CARDS + 1),
    Field.DOG_STEPS: range(DOG_STEPS + 1),
    Field.DISC: range(len(Square)),
    Field.CHARACTER: range(len(Character)),
    Field.CHARACTER_TURNS: range(100),
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
    Field.CHARACTER,
    Field.CHARACTER_TURNS,
    Field.BAN_CUFFS,
    Field.BAN_ROPE,
)
OF_A_TURN = (
    Field.STEPS,
    Field.CARDS,
    Field.DOG_STEPS,
    Field.DOG_BITTEN,
    Field.SQUARE_USED,
    Field.PUSHED,
    Field.AGAIN,
    Field.RESPUN,
)
BANS = {Field.BAN_CUFFS: CUFFS, Field.BAN_ROPE: ROPE}


def decide(night: Night, act: Act, chance: Chance) -> tuple[Event | turns.Begun, ...] | Refusal:
    """Whether the field has such a value; a turn given by hand begins as any other."""
    if act.field in OF_A_SEAT and act.seat not in night.seats:
        return NoSuchSeat()
    if act.value not in RANGES.get(act.field, range(2)):
        return r.NoSuchNumber()
    if act.field in OF_A_TURN and night.turn is None:
        return people.NotYourTurn()
    if act.field is Field.SKILL and night.player(act.seat).character is None:
        return skills.NoSuchSkill()
    if act.field in BANS and (refused := people.other(night, act.seat, act.by)):
        return refused
    if act.field is Field.CHARACTER and act.value not in free_characters(night, act.seat):
        return CharacterTaken()
    done = SetByHand(act.field, act.value, act.seat, act.by)
    if act.field is not Field.TURN:
        return (done,)
    if not night.keeps_turns:
        return r.NotKept()
    return (done, *turns.coming(night, act.seat, chance)) if act.value else (done,)


def free_characters(night: Night, seat: int) -> tuple[int, ...]:
    """Places in `Character` of those a seat may be: nobody else plays them."""
    others = {player.character for player in night.players if player.seat != seat}
    here = pile(night.options.extra_characters)
    return tuple(n for n, one in enumerate(Character) if one in here and one not in others)


def evolve(night: Night, event: SetByHand) -> Night:
    """The night with that number."""
    value, seat = event.value, event.seat
    if event.field in OF_A_TURN:
        turn = _turn(night.turn, event.field, value) if night.turn else None
        return replace(night, turn=turn)
    if event.field in OF_A_SEAT and event.field is not Field.TURN:
        return _of_a_seat(night, event)
    match event.field:
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
        case Field.DISC:
            return replace(night, disc=tuple(Square)[value])
        case _:
            return _vehicle(night, Vehicle(event.field.value), bool(value))


def _turn(turn: Turn, field: Field, value: int) -> Turn:
    """The present turn with that number or mark. The icon of a used square is not asked."""
    match field:
        case Field.STEPS:
            return replace(turn, left=value)
        case Field.CARDS:
            return replace(turn, cards=value)
        case Field.DOG_STEPS:
            return replace(turn, dog=value)
        case Field.DOG_BITTEN:
            return replace(turn, bitten=bool(value))
        case Field.SQUARE_USED:
            return replace(turn, square=(turn.square or Square.STEAL) if value else None)
        case Field.PUSHED:
            return replace(turn, pushed=bool(value))
        case Field.AGAIN:
            return replace(turn, again=bool(value))
        case _:
            return replace(turn, respun=bool(value))


def _of_a_seat(night: Night, event: SetByHand) -> Night:
    """The night with a seat's number or mark."""
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
        case Field.CHARACTER:
            return _character(night, seat, tuple(Character)[value])
        case Field.CHARACTER_TURNS:
            return night.with_player(seat, turns=value)
        case _:
            return _ban(night, event)


def _character(night: Night, seat: int, character: Character) -> Night:
    """Somebody is somebody else after all: who she was is back in the pile."""
    gone = tuple(one for one in night.gone if one is not night.player(seat).character)
    return people.evolve(replace(night, gone=gone), people.CharacterDealt(seat, character))


def _ban(night: Night, event: SetByHand) -> Night:
    """A ban on reuse laid on, or lifted."""
    kind = BANS[event.field]
    pair = (kind, event.by, event.seat)
    others = tuple(ban for ban in night.bans if (ban.kind, ban.by, ban.victim) != pair)
    now = night.turn is not None and night.turn.seat == event.by
    new = (Ban(kind, event.by, event.seat, fresh=now),) if event.value else ()
    return replace(night, bans=(*others, *new))


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
