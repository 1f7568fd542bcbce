"""Handcuffs and Rope, the spins to break free. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import people, wheel
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import attacks, smoke_and_beef, valuables
from companion.games.secret_night.rules.night import Ban, Capture, Night, Spin
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class Cuff:
    """Handcuffs before somebody."""

    victim: int


@dataclass(frozen=True)
class Tie:
    """Rope round somebody."""

    victim: int


@dataclass(frozen=True)
class BreakSpin:
    """The victim spins to break free: what the real wheel shows."""

    green: bool


@dataclass(frozen=True)
class BreakWheel:
    """The victim spins our wheel to break free."""


@dataclass(frozen=True)
class UseSmoke:
    """The victim's Smoke Bomb avoids the arrest."""


@dataclass(frozen=True)
class GiveIn:
    """The victim stays caught."""


@dataclass(frozen=True)
class Untie:
    """A neighbour frees somebody from the Rope."""

    seat: int


Victims = BreakSpin | BreakWheel | UseSmoke | GiveIn
"""What the victim does, whoever taps."""
Act = Cuff | Tie | Victims | Untie


@dataclass(frozen=True)
class Caught:
    """Handcuffs or Rope lie before somebody."""

    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class BreakTried:
    """A spin to break free."""

    spin: Spin


@dataclass(frozen=True)
class Freed:
    """Free again: the card goes back and waits a turn for this pair. smoke: by Smoke Bomb."""

    kind: str
    by: int
    victim: int
    smoke: bool = False


@dataclass(frozen=True)
class Held:
    """Not free: tied, or the arrest stands."""

    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class Untied:
    """Freed from the Rope by a neighbour."""

    seat: int


Event = Caught | BreakTried | Freed | Held | Untied
Events = tuple[Event, ...]


@dataclass(frozen=True)
class Banned(r.NightRefusal):
    """Broken free just now: not again on this player yet."""


@dataclass(frozen=True)
class NotPolice(r.NightRefusal):
    """Thieves and the Deceiver do not arrest."""


@dataclass(frozen=True)
class KnownPolice(r.NightRefusal):
    """A known Chief Inspector is not arrested (SN-def20)."""


@dataclass(frozen=True)
class CannotBeTied(r.NightRefusal):
    """Eleanor cannot be tied."""

    key = "secret_night-refusal-eleanor"


@dataclass(frozen=True)
class NoSpinLeft(r.NightRefusal):
    """No spin to break free is left."""

    key = "secret_night-refusal-no-spin"


CUFFS, ROPE = "handcuffs", "rope"
POLICE = (Role.CHIEF, Role.DETECTIVE)


def decide(night: Night, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """Somebody is caught, breaks free."""
    match act:
        case Cuff(victim):
            return _cuff(night, seat, victim)
        case Tie(victim):
            return _tie(night, seat, victim)
        case BreakSpin() | BreakWheel() | UseSmoke() | GiveIn():
            return _break(night, act, chance)
        case Untie(other):
            return _untie(night, seat, other)
        case _:
            assert_never(act)


def _may(night: Night, seat: int, victim: int, kind: str) -> Refusal | None:
    if refused := people.may(night, seat) or people.target(night, seat, victim):
        return refused
    banned = any((b.kind, b.by, b.victim) == (kind, seat, victim) for b in night.bans)
    return Banned() if banned else None


def _cuff(night: Night, seat: int, victim: int) -> Events | Refusal:
    if victim == seat:
        return people.NotYourself()
    if not valuables(night.reading, night.options.waiting):
        return r.NotBeforeMidnight()
    if refused := _may(night, seat, victim, CUFFS):
        return refused
    if night.role(seat) not in (None, *POLICE):
        return NotPolice()
    if night.role(victim) is Role.CHIEF:
        return KnownPolice()
    return (Caught(CUFFS, seat, victim),)


def _tie(night: Night, seat: int, victim: int) -> Events | Refusal:
    if night.options.dynamite_waits and not attacks(night.reading):
        return r.NotBeforeMidnight()
    if refused := _may(night, seat, victim, ROPE):
        return refused
    if night.player(victim).character is Character.ELEANOR:
        return CannotBeTied()
    return (Caught(ROPE, seat, victim),)


def spins_left(night: Night, caught: Capture) -> int:
    """How often the victim may still spin (SN-B1..3)."""
    master = night.role(caught.victim) is Role.MASTER
    return wheel.spins_allowed(master, caught.kind == CUFFS) - len(caught.spins)


def _break(night: Night, act: Victims, chance: Chance) -> Events | Refusal:
    """What becomes of somebody who is caught and not yet held."""
    caught = night.capture
    if caught is None or caught.held:
        return r.NothingToAnswer()
    match act:
        case BreakSpin() | BreakWheel() if spins_left(night, caught) < 1:
            return NoSpinLeft()
        case BreakSpin(green):
            return _tried(night, caught, Spin(0, green))
        case BreakWheel():
            return _spin(night, caught, chance)
        case UseSmoke():
            if caught.kind != CUFFS:
                return r.NothingToAnswer()
            if not smoke_and_beef(night.reading, night.options.waiting):
                return r.NotBeforeMidnight()
            return (Freed(caught.kind, caught.by, caught.victim, smoke=True),)
        case GiveIn():
            return (Held(caught.kind, caught.by, caught.victim),)
        case _:
            assert_never(act)


def _spin(night: Night, caught: Capture, chance: Chance) -> Events | Refusal:
    shown = wheel.segments(night)
    if not shown:
        return wheel.NoSegments()
    place = chance.at(f"break {caught.victim}").below(len(shown))
    return _tried(night, caught, Spin(shown[place].steps, shown[place].green, place))


def _tried(night: Night, caught: Capture, spun: Spin) -> Events | Refusal:
    tried, whom = BreakTried(spun), (caught.kind, caught.by, caught.victim)
    if spun.green:
        return (tried, Freed(*whom))
    return (tried,) if spins_left(night, caught) > 1 else (tried, Held(*whom))


def _untie(night: Night, seat: int, other: int) -> Events | Refusal:
    if other not in night.seats:
        return NoSuchSeat()
    if other == seat:
        return people.NotYourself()
    if night.player(seat).away:
        return people.Out()
    return (Untied(other),) if night.player(other).tied else r.NothingToAnswer()


def evolve(night: Night, event: Event) -> Night:
    """The night with somebody caught, free or tied."""
    match event:
        case Caught(kind, by, victim):
            return replace(night, capture=Capture(kind, by, victim))
        case BreakTried(spin):
            if night.capture is None:
                return night
            spins = (*night.capture.spins, spin)
            return replace(night, capture=replace(night.capture, spins=spins))
        case Freed(kind, by, victim):
            ban = Ban(kind, by, victim, fresh=night.turn is not None and night.turn.seat == by)
            return replace(night, capture=None, bans=(*night.bans, ban))
        case Held(kind, by, victim):
            if kind == ROPE:
                return replace(night, capture=None).with_player(victim, tied=True)
            return replace(night, capture=Capture(kind, by, victim, held=True))
        case Untied(seat):
            return night.with_player(seat, tied=False)
        case _:
            assert_never(event)
