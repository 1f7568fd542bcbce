"""The score: net is police minus thieves, the marker stops at ten; how a night ends. PURE."""

from dataclasses import dataclass, replace

from companion.games.secret_night.rules.clock import DAWN
from companion.games.secret_night.rules.night import Ending, Night, Reason, Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.roles import Role


@dataclass(frozen=True)
class Scored:
    """The marker moves; see `Reason`. shown: it waited for a role that is shown now."""

    by: int
    why: str
    seat: int
    role: Role | None = None
    money: int = 0
    mistaken: bool = False
    shown: bool = False


Event = Scored

MOST = 10
MOST_MONEY = 12
CAPACITY = {Vehicle.BOAT: 1, Vehicle.MOTORCYCLE: 2, Vehicle.CAR: 4}


@dataclass(frozen=True)
class Change:
    """What one event does to the marker: by how much, and whether it was a mistaken arrest."""

    by: int
    mistaken: bool = False


def death(role: Role, rules: HouseRules) -> Change:
    """Somebody dies, whoever killed (SN-S9..10, SN-def7, SN-def19)."""
    match role:
        case Role.DECEIVER:
            return Change(0)
        case Role.CHIEF | Role.MASTER if not rules.leaders_score:
            return Change(0)
        case Role.THIEF | Role.MASTER:
            return Change(2)
        case _:
            return Change(-2)


def arrest(role: Role, money: int, rules: HouseRules) -> Change:
    """An arrest and the Money confiscated in it (SN-S2..8, SN-def8)."""
    if role not in (Role.THIEF, Role.MASTER):
        return Change(-2, mistaken=True)
    counted = money if rules.money_each else min(money, 1)
    return Change((4 if role is Role.MASTER else 3) + 3 * counted)


def escape(vehicle: Vehicle, thieves: int, money: int) -> Change:
    """An escape (SN-S11..13): nothing for the first thief without Money (SN-def9)."""
    base = 0 if money == 0 else 4 if vehicle is Vehicle.BOAT else 5
    return Change(-(base + 2 * (thieves - 1) + 5 * max(0, money - 1)))


def after(net: int, change: Change, rules: HouseRules) -> int:
    """The marker after a change: it stops at ten (SN-def15), a mistake at nine (SN-def30)."""
    least = -MOST if rules.mistakes_to_ten or not change.mistaken else min(net, 1 - MOST)
    return max(least, min(MOST, net + change.by))


def ending(
    net: int,
    clock: int,
    players: int,
    sudden: bool,
    rules: HouseRules,
    last_mistaken: bool = False,
) -> Ending:
    """The referee (SN-E1..15). players: the Deceiver is in play with 5 and 7.

    sudden: six has struck at nought before. last_mistaken: the last change was a mistaken arrest.
    """
    leader = Ending.POLICE if net > 0 else Ending.THIEVES
    if abs(net) >= MOST:
        return leader
    if sudden:
        if net == 0 or (last_mistaken and rules.sudden_ignores):
            return Ending.SUDDEN_DEATH
        return leader
    if clock < DAWN:
        return Ending.CONTINUE
    if players % 2 and abs(net) <= 1:
        if rules.deceiver_shares and net:
            return Ending.SHARED_POLICE if net > 0 else Ending.SHARED_THIEVES
        return Ending.DECEIVER
    return leader if net else Ending.SUDDEN_DEATH


def evolve(night: Night, event: Event) -> Night:
    """The marker moves: not when somebody has won, nor for an act that was taken back."""
    if night.over:
        return night
    key = (event.why.split("-")[0], event.seat)
    if event.shown:
        if key not in night.due:
            return night
        rest = list(night.due)
        rest.remove(key)
        night = replace(night, due=tuple(rest))
    net = after(night.net, Change(event.by, event.mistaken), night.options)
    aboard = night.flown if event.why.startswith("escape") else ()
    reason = Reason(event.by, net, event.why, event.seat, event.role, event.money, aboard=aboard)
    return replace(night, net=net, reasons=(*night.reasons, reason))


def judged(night: Night, mistaken: bool) -> Night:
    """The referee (SN-E1..15), where the table keeps the score. mistaken: an arrest just now."""
    rules = night.options
    if not rules.keep_score:
        return night
    clock = night.clock if night.struck else min(night.clock, DAWN - 1)
    said = ending(night.net, clock, len(night.seats), night.sudden, rules, mistaken)
    return replace(night, ending=said, sudden=night.sudden or said is Ending.SUDDEN_DEATH)
