"""Healing, and death for whatever reason. PURE."""

from dataclasses import dataclass
from typing import assert_never

from companion.games.secret_night.rules import people, score, skills
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import HEALTH, Cause
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class Heal:
    """First Aid, or Otto's skill: one point, and the poison ends."""

    seat: int
    skill: bool = False


@dataclass(frozen=True)
class SayDeath:
    """Somebody died, as the table says: where health is not kept, or for whatever reason."""

    seat: int
    by: int


Act = Heal | SayDeath


@dataclass(frozen=True)
class Healed:
    """One point back, and no poison."""

    seat: int
    health: int


@dataclass(frozen=True)
class Died:
    """No health left, or somebody says so. cause: None where the app does not know it."""

    seat: int
    by: int
    cause: Cause | None = None


Event = Healed | Died
Dead = Event | people.MustShow | score.Event
Made = Dead | skills.Event
Events = tuple[Made, ...]


@dataclass(frozen=True)
class Healthy(r.NightRefusal):
    """Nothing to heal."""


def decide(night: Night, seat: int, act: Act) -> Events | Refusal:
    """Somebody is healed, or has died as the table says."""
    match act:
        case Heal(other, skill):
            return _heal(night, seat, other, skill)
        case SayDeath(other, by):
            return _said(night, other, by)
        case _:
            assert_never(act)


def _heal(night: Night, seat: int, other: int, skill: bool) -> Events | Refusal:
    """First Aid or Otto's hands: own turn; one point, and the poison ends."""
    if not night.options.keep_players:
        return r.NotKept()
    if refused := people.may(night, seat):
        return refused
    if other not in night.seats:
        return NoSuchSeat()
    patient = night.player(other)
    if patient.away:
        return people.Out()
    if patient.health >= HEALTH and not patient.poisoned:
        return Healthy()
    healed = Healed(other, min(HEALTH, patient.health + 1))
    if not skill:
        return (healed,)
    refused = skills.unused(night.player(seat), Character.OTTO)
    return refused or (skills.SkillUsed(seat, Character.OTTO), healed)


def _said(night: Night, seat: int, by: int) -> Events | Refusal:
    """A death as the table says: it scores like any other."""
    if seat not in night.seats or by not in night.seats:
        return NoSuchSeat()
    if night.player(seat).out:
        return people.Out()
    return people.Unanswered() if night.pending else dead(night, seat, by, None)


def dead(night: Night, seat: int, by: int, cause: Cause | None) -> tuple[Dead, ...]:
    """Death (facts 3.11): a known role scores at once, a secret one must be shown first."""
    died = Died(seat, by, cause)
    role = night.role(seat)
    if role is None:
        return (died, people.MustShow(seat, "death", by))
    return (died, *scored(night, seat, role))


def scored(night: Night, seat: int, role: Role, shown: bool = False) -> tuple[score.Scored, ...]:
    """The points of a death, whoever killed (SN-def19). shown: the role is shown just now."""
    if not night.options.keep_score:
        return ()
    return (score.Scored(score.death(role, night.options).by, "death", seat, role, shown=shown),)


def evolve(night: Night, event: Event) -> Night:
    """The night with that health."""
    match event:
        case Healed(seat, health):
            return night.with_player(seat, health=health, poisoned=False)
        case Died(seat):
            return people.off(people.dropped(night, seat), seat).with_player(seat, health=0)
        case _:
            assert_never(event)
