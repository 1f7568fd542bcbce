"""Skills that are used up, Zachary's look, and those the app only marks. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import people
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import ONCE_A_NIGHT, Character
from companion.games.secret_night.rules.night import Night, Player, Turn
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class UseSkill:
    """Chitra moves somebody, Niall pushes: the app keeps the mark."""


@dataclass(frozen=True)
class SecondTurn:
    """Alexandr will take another turn after this one."""


@dataclass(frozen=True)
class LookAtRole:
    """Zachary Davis looks at one secret role (SN-P1): the asked phone answers with its role."""

    at: int


Act = UseSkill | SecondTurn | LookAtRole


@dataclass(frozen=True)
class SkillUsed:
    """A character's skill is used up, or used this turn."""

    seat: int
    character: Character


@dataclass(frozen=True)
class SecondTurnTaken:
    """Alexandr goes on."""

    seat: int


@dataclass(frozen=True)
class RolePeeked:
    """A seat looked at another's role. What it saw is not known here."""

    seat: int
    at: int


Event = SkillUsed | SecondTurnTaken | RolePeeked
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NoSuchSkill(r.NightRefusal):
    """This character has no such skill."""

    key = "secret_night-refusal-skill"


@dataclass(frozen=True)
class SkillUsedAlready(r.NightRefusal):
    """The skill is used up."""

    key = "secret_night-refusal-skill-used"


@dataclass(frozen=True)
class LookUsed(r.NightRefusal):
    """Zachary has looked already."""


@dataclass(frozen=True)
class NotZachary(r.NightRefusal):
    """Only Zachary Davis looks at a role."""


@dataclass(frozen=True)
class RoleKnown(r.NightRefusal):
    """That role lies open: nothing to look at."""


def decide(night: Night, seat: int, act: Act) -> Events | Refusal:
    """Alexandr's second turn, Chitra's and Niall's mark, in the own turn; Zachary's look."""
    if isinstance(act, LookAtRole):
        return look(night, seat, act.at)
    turn = people.own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    player = night.player(seat)
    match act:
        case UseSkill():
            return _mark(turn, player)
        case SecondTurn():
            return unused(player, Character.ALEXANDR) or (SecondTurnTaken(seat),)
        case _:
            assert_never(act)


def _mark(turn: Turn, player: Player) -> Events | Refusal:
    match player.character:
        case Character.CHITRA:
            refused = unused(player, Character.CHITRA)
        case Character.NIALL:
            refused = SkillUsedAlready() if turn.pushed else None
        case _:
            return NoSuchSkill()
    return refused or (SkillUsed(player.seat, player.character),)


def look(night: Night, seat: int, at: int) -> Events | Refusal:
    """Zachary's look, once (SN-P1). Where no characters are kept, whoever says to be him."""
    if at not in night.seats or at == seat:
        return NoSuchSeat()
    player = night.player(seat)
    if player.away:
        return people.Out()
    if night.options.keep_players:
        if player.character is not Character.ZACHARY:
            return NotZachary()
        if not player.skill_left:
            return LookUsed()
    elif night.looked_at:
        return LookUsed()
    return RoleKnown() if night.role(at) else (RolePeeked(seat, at),)


def unused(player: Player, wanted: Character) -> Refusal | None:
    """Why a player has not this character's skill to use."""
    if player.character is not wanted:
        return NoSuchSkill()
    return None if player.skill_left else SkillUsedAlready()


def evolve(night: Night, event: Event) -> Night:
    """The night with that skill used."""
    match event:
        case SkillUsed(seat, character):
            if character in ONCE_A_NIGHT:
                return spend(night, seat, character)
            turn = replace(night.turn, pushed=True) if night.turn else None
            return replace(night, turn=turn)
        case SecondTurnTaken(seat):
            turn = replace(night.turn, again=True) if night.turn else None
            return spend(replace(night, turn=turn), seat, Character.ALEXANDR)
        case RolePeeked(seat, at):
            peeked = replace(night, looked_at=(*night.looked_at, (seat, at)))
            return spend(peeked, seat, Character.ZACHARY)
        case _:
            assert_never(event)


def spend(night: Night, seat: int, character: Character) -> Night:
    """A skill is used up: for whom, SN-def22 says when characters are dealt."""
    used = (*night.player(seat).used, character)
    return replace(night, spent=(*night.spent, character)).with_player(seat, used=used)
