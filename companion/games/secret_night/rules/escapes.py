"""A vehicle leaves: who may be aboard, who gets away. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import people, score
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.clock import valuables
from companion.games.secret_night.rules.night import Flight, Night, Vehicle
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class Escape:
    """A vehicle leaves. aboard: all thieves on it, the driver too; money: Money cards aboard."""

    vehicle: Vehicle
    aboard: tuple[int, ...]
    money: int


Act = Escape


@dataclass(frozen=True)
class FlightBegan:
    """A vehicle leaves."""

    vehicle: Vehicle
    by: int
    aboard: tuple[int, ...]
    money: int


@dataclass(frozen=True)
class FlightOver:
    """All aboard are known: who got away. Nobody: it was no thief's escape."""

    vehicle: Vehicle
    away: tuple[int, ...]


Event = FlightBegan | FlightOver
Events = tuple[Event | people.MustShow | score.Event, ...]


@dataclass(frozen=True)
class NoThief(r.NightRefusal):
    """Only thieves get away in a vehicle."""


@dataclass(frozen=True)
class VehicleGone(r.NightRefusal):
    """That vehicle has left already."""

    key = "secret_night-refusal-vehicle"


@dataclass(frozen=True)
class TooManyAboard(r.NightRefusal):
    """The vehicle does not carry so many."""

    key = "secret_night-refusal-aboard"
    most: int


@dataclass(frozen=True)
class NeedsMoney(r.NightRefusal):
    """This table has no escape without Money."""

    key = "secret_night-refusal-money"


THIEVES = (Role.MASTER, Role.THIEF)


def decide(night: Night, seat: int, act: Act) -> Events | Refusal:
    """It leaves; whoever is aboard and not known must show a role first."""
    if refused := _may_leave(night, seat, act):
        return refused
    began = FlightBegan(act.vehicle, seat, act.aboard, act.money)
    hidden = [s for s in act.aboard if night.role(s) is None]
    if hidden:
        return (began, *(people.MustShow(s, "escape", seat) for s in hidden))
    return (began, *_flown(night, began, dict(night.shown)))


def _may_leave(night: Night, seat: int, act: Escape) -> Refusal | None:
    if refused := people.may(night, seat):
        return refused
    if not valuables(night.reading, night.options.waiting):
        return r.NotBeforeMidnight()
    if night.pending:
        return people.Unanswered()
    if act.vehicle not in night.vehicles:
        return VehicleGone()
    aboard, once = act.aboard, set(act.aboard)
    if seat not in once or len(once) != len(aboard) or not once <= set(night.seats):
        return NoSuchSeat()
    most = score.CAPACITY[act.vehicle]
    if len(aboard) > most:
        return TooManyAboard(most)
    if any(night.player(other).away for other in aboard):
        return people.Out()
    if any(night.role(other) not in (None, *THIEVES) for other in aboard):
        return NoThief()
    if not 0 <= act.money <= score.MOST_MONEY:
        return r.NoSuchNumber()
    if not act.money and not night.options.escape_without_money:
        return NeedsMoney()
    return None


def settled(night: Night, seat: int, role: Role) -> Events:
    """What the role just shown by `seat` settles: nothing while somebody aboard is unknown."""
    flight = night.flight
    roles = {**dict(night.shown), seat: role}
    if flight is None or any(other not in roles for other in flight.aboard):
        return ()
    return _flown(night, flight, roles, shown=True)


def _flown(
    night: Night, flight: Flight | FlightBegan, roles: dict[int, Role], shown: bool = False
) -> Events:
    """All aboard are known: the thieves get away, the others stay behind (SN-def31)."""
    away = tuple(seat for seat in flight.aboard if roles[seat] in THIEVES)
    if flight.by not in away:
        return (FlightOver(flight.vehicle, ()),)
    done = FlightOver(flight.vehicle, away)
    if not night.options.keep_score:
        return (done,)
    change = score.escape(flight.vehicle, len(away), flight.money)
    role = roles[flight.by]
    why, money = f"escape-{flight.vehicle}", flight.money
    return (done, score.Scored(change.by, why, flight.by, role, money, shown=shown))


def evolve(night: Night, event: Event) -> Night:
    """The night with the vehicle on its way, or away."""
    match event:
        case FlightBegan(vehicle, by, aboard, money):
            return replace(night, flight=Flight(vehicle, by, aboard, money))
        case FlightOver(vehicle, away):
            if night.flight is None or night.flight.vehicle is not vehicle:
                return night
            over = replace(night, flight=None)
            for seat in away:
                over = people.off(over, seat)
            if not away:
                return over
            left = tuple(v for v in over.vehicles if v is not vehicle)
            return replace(over, vehicles=left, flown=away)
        case _:
            assert_never(event)
