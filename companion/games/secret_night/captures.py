"""Deciding on Handcuffs, Rope, escapes, and on what a shown role settles. PURE."""

from typing import assert_never

from companion.games.secret_night import acts as a
from companion.games.secret_night import events as e
from companion.games.secret_night import refusals as r
from companion.games.secret_night.characters import Character
from companion.games.secret_night.clock import attacks, smoke_and_beef, valuables
from companion.games.secret_night.fights import may, scored_death, target
from companion.games.secret_night.night import Capture, Flight, Night, Reveal, Spin
from companion.games.secret_night.roles import Role
from companion.games.secret_night.score import CAPACITY, arrest, escape
from companion.games.secret_night.turns import segments
from companion.games.secret_night.wheel import spins_allowed
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]

CaptureAct = (
    a.Cuff
    | a.Tie
    | a.BreakSpin
    | a.BreakWheel
    | a.UseSmoke
    | a.GiveIn
    | a.Confiscate
    | a.Untie
    | a.Escape
)

CUFFS, ROPE = "handcuffs", "rope"
MOST_MONEY = 12
POLICE = (Role.CHIEF, Role.DETECTIVE)
THIEVES = (Role.MASTER, Role.THIEF)


def capture(night: Night, seat: int, act: CaptureAct, chance: Chance) -> Events | Refusal:
    """Handcuffs, Rope, and what follows from them; the vehicles."""
    match act:
        case a.Cuff(victim):
            return _cuff(night, seat, victim)
        case a.Tie(victim):
            return _tie(night, seat, victim)
        case a.BreakSpin(green):
            return _tried(night, Spin(0, green))
        case a.BreakWheel():
            return _spin(night, chance)
        case a.UseSmoke():
            return _smoke(night)
        case a.GiveIn():
            return _give_in(night)
        case a.Confiscate(money):
            return _confiscate(night, money)
        case a.Untie(other):
            return _untie(night, seat, other)
        case a.Escape():
            return _escape(night, seat, act)
        case _:
            assert_never(act)


def _untie(night: Night, seat: int, other: int) -> Events | Refusal:
    if other not in night.seats:
        return NoSuchSeat()
    if other == seat:
        return r.NotYourself()
    if night.player(seat).away:
        return r.Out()
    return (e.Untied(other),) if night.player(other).tied else r.NothingToAnswer()


def _may(night: Night, seat: int, victim: int, kind: str) -> Refusal | None:
    if refused := may(night, seat) or target(night, seat, victim):
        return refused
    banned = any((b.kind, b.by, b.victim) == (kind, seat, victim) for b in night.bans)
    return r.Banned() if banned else None


def _cuff(night: Night, seat: int, victim: int) -> Events | Refusal:
    if victim == seat:
        return r.NotYourself()
    if not valuables(night.reading, night.options.waiting):
        return r.NotBeforeMidnight()
    if refused := _may(night, seat, victim, CUFFS):
        return refused
    if night.role(seat) not in (None, *POLICE):
        return r.NotPolice()
    if night.role(victim) is Role.CHIEF:
        return r.KnownPolice()
    return (e.Caught(CUFFS, seat, victim),)


def _tie(night: Night, seat: int, victim: int) -> Events | Refusal:
    if night.options.dynamite_waits and not attacks(night.reading):
        return r.NotBeforeMidnight()
    if refused := _may(night, seat, victim, ROPE):
        return refused
    if night.player(victim).character is Character.ELEANOR:
        return r.CannotBeTied()
    return (e.Caught(ROPE, seat, victim),)


def spins_left(night: Night, caught: Capture) -> int:
    """How often the victim may still spin (SN-B1..3)."""
    master = night.role(caught.victim) is Role.MASTER
    return spins_allowed(master, caught.kind == CUFFS) - len(caught.spins)


def _pending(night: Night) -> Capture | Refusal:
    caught = night.capture
    return r.NothingToAnswer() if caught is None or caught.held else caught


def _spin(night: Night, chance: Chance) -> Events | Refusal:
    """Whoever taps, it is the victim's spin."""
    caught, wheel = _pending(night), segments(night)
    if isinstance(caught, Refusal):
        return caught
    if spins_left(night, caught) < 1:
        return r.NoSpinLeft()
    if not wheel:
        return r.NoSegments()
    place = chance.at(f"break {caught.victim}").below(len(wheel))
    return _tried(night, Spin(wheel[place].steps, wheel[place].green, place))


def _tried(night: Night, spun: Spin) -> Events | Refusal:
    caught = _pending(night)
    if isinstance(caught, Refusal):
        return caught
    left = spins_left(night, caught)
    if left < 1:
        return r.NoSpinLeft()
    tried = e.BreakTried(spun)
    if spun.green:
        return (tried, e.Freed(caught.kind, caught.by, caught.victim))
    if left > 1:
        return (tried,)
    return (tried, e.Held(caught.kind, caught.by, caught.victim))


def _smoke(night: Night) -> Events | Refusal:
    caught = _pending(night)
    if isinstance(caught, Refusal):
        return caught
    if caught.kind != CUFFS:
        return r.NothingToAnswer()
    if not smoke_and_beef(night.reading, night.options.waiting):
        return r.NotBeforeMidnight()
    return (e.Freed(caught.kind, caught.by, caught.victim, smoke=True),)


def _give_in(night: Night) -> Events | Refusal:
    caught = _pending(night)
    if isinstance(caught, Refusal):
        return caught
    return (e.Held(caught.kind, caught.by, caught.victim),)


def _confiscate(night: Night, money: int) -> Events | Refusal:
    """The captor says how much Money there was; a secret role must then be shown."""
    caught = night.capture
    if caught is None or not caught.held:
        return r.NothingToAnswer()
    if not 0 <= money <= MOST_MONEY:
        return r.NoSuchNumber()
    if any(reveal.seat == caught.victim for reveal in night.reveals):
        return r.Unanswered()
    role = night.role(caught.victim)
    if role is None:
        return (e.MustShow(caught.victim, "arrest", caught.by, money),)
    return arrested(night, caught.victim, caught.by, role, money)


def arrested(
    night: Night, seat: int, by: int, role: Role, money: int, shown: bool = False
) -> Events:
    """An arrest settled by the role (SN-S2..8, SN-def10): a mistake costs the police two.

    Where the table wants it, nothing after six at nought (SN-def6). shown: shown just now.
    """
    change = arrest(role, money, night.options)
    done = e.Arrested(seat, by, change.mistaken, shown)
    if not night.options.keep_score:
        return (done,)
    if not change.mistaken:
        return (done, e.Scored(change.by, "arrest", seat, role, money, shown=shown))
    lost = 0 if night.sudden and night.options.sudden_ignores else change.by
    return (done, e.Scored(lost, "arrest", seat, role, mistaken=True, shown=shown))


# --- escape


def _escape(night: Night, seat: int, act: a.Escape) -> Events | Refusal:
    if refused := _may_leave(night, seat, act):
        return refused
    flight = Flight(act.vehicle, seat, act.aboard, act.money)
    began = e.FlightBegan(act.vehicle, seat, act.aboard, act.money)
    hidden = [s for s in act.aboard if night.role(s) is None]
    if hidden:
        return (began, *(e.MustShow(s, "escape", seat) for s in hidden))
    return (began, *_flown(night, flight, dict(night.shown)))


def _may_leave(night: Night, seat: int, act: a.Escape) -> Refusal | None:
    if refused := may(night, seat):
        return refused
    if not valuables(night.reading, night.options.waiting):
        return r.NotBeforeMidnight()
    if night.pending:
        return r.Unanswered()
    if act.vehicle not in night.vehicles:
        return r.VehicleGone()
    aboard = act.aboard
    if seat not in aboard or len(set(aboard)) != len(aboard):
        return NoSuchSeat()
    if any(other not in night.seats for other in aboard):
        return NoSuchSeat()
    most = CAPACITY[act.vehicle]
    if len(aboard) > most:
        return r.TooManyAboard(most)
    if any(night.player(other).away for other in aboard):
        return r.Out()
    if any(night.role(other) not in (None, *THIEVES) for other in aboard):
        return r.NoThief()
    if not 0 <= act.money <= MOST_MONEY:
        return r.NoSuchNumber()
    if not act.money and not night.options.escape_without_money:
        return r.NeedsMoney()
    return None


def _flown(night: Night, flight: Flight, roles: dict[int, Role], shown: bool = False) -> Events:
    """All aboard are known: the thieves get away, the others stay behind (SN-def31)."""
    away = tuple(seat for seat in flight.aboard if roles[seat] in THIEVES)
    if flight.by not in away:
        return (e.FlightOver(flight.vehicle, ()),)
    done = e.FlightOver(flight.vehicle, away)
    if not night.options.keep_score:
        return (done,)
    change = escape(flight.vehicle, len(away), flight.money)
    role = roles[flight.by]
    why, money = f"escape-{flight.vehicle}", flight.money
    return (done, e.Scored(change.by, why, flight.by, role, money, shown=shown))


# --- a role is shown


def settled(night: Night, seat: int, role: Role) -> Events:
    """What a shown role decides: a death's points, an arrest, an escape that waited for it."""
    out: list[e.Event] = []
    for reveal in night.reveals:
        if reveal.seat == seat:
            out += _settle(night, reveal, role)
    return tuple(out)


def _settle(night: Night, reveal: Reveal, role: Role) -> Events:
    match reveal.why:
        case "death":
            return scored_death(night, reveal.seat, role, shown=True)
        case "arrest":
            return arrested(night, reveal.seat, reveal.by, role, reveal.money, shown=True)
        case _:
            flight = night.flight
            roles = {**dict(night.shown), reveal.seat: role}
            if flight is None or any(other not in roles for other in flight.aboard):
                return ()
            return _flown(night, flight, roles, shown=True)
