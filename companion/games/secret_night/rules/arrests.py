"""The arrest of somebody in Handcuffs. PURE."""

from dataclasses import dataclass, replace

from companion.games.secret_night.rules import people, score
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal


@dataclass(frozen=True)
class Confiscate:
    """The arrest stands; so many Money cards were taken."""

    money: int


Act = Confiscate


@dataclass(frozen=True)
class Arrested:
    """An arrest is settled. mistaken: captor and arrested both go back to a start hex.

    shown: it waited for a role that is shown now.
    """

    seat: int
    by: int
    mistaken: bool
    shown: bool = False


Event = Arrested
Events = tuple[Event | people.MustShow | score.Event, ...]


def decide(night: Night, act: Act) -> Events | Refusal:
    """The captor says how much Money there was; a secret role must then be shown."""
    money, caught = act.money, night.capture
    if caught is None or not caught.held:
        return r.NothingToAnswer()
    if not 0 <= money <= score.MOST_MONEY:
        return r.NoSuchNumber()
    if any(reveal.seat == caught.victim for reveal in night.reveals):
        return people.Unanswered()
    role = night.role(caught.victim)
    if role is None:
        return (people.MustShow(caught.victim, "arrest", caught.by, money),)
    return arrested(night, caught.victim, caught.by, role, money)


def arrested(
    night: Night, seat: int, by: int, role: Role, money: int, shown: bool = False
) -> Events:
    """An arrest settled by the role (SN-S2..8, SN-def10): a mistake costs the police two.

    Where the table wants it, nothing after six at nought (SN-def6). shown: shown just now.
    """
    change = score.arrest(role, money, night.options)
    done = Arrested(seat, by, change.mistaken, shown)
    if not night.options.keep_score:
        return (done,)
    if not change.mistaken:
        return (done, score.Scored(change.by, "arrest", seat, role, money, shown=shown))
    lost = 0 if night.sudden and night.options.sudden_ignores else change.by
    return (done, score.Scored(lost, "arrest", seat, role, mistaken=True, shown=shown))


def evolve(night: Night, event: Event) -> Night:
    """An arrest is settled; not one that was taken back before the role was shown."""
    seat, by, caught = event.seat, event.by, night.capture
    if caught is None or not caught.held or (caught.by, caught.victim) != (by, seat):
        return night
    if event.shown and ("arrest", seat) not in night.due:
        return night
    done = replace(night, capture=None)
    if not event.mistaken:
        return people.off(done, seat)
    for back in (seat, by):
        if night.options.mistaken_respawn:
            done = people.off(done, back)
        else:
            done = done.with_player(back, moved=night.keeps_turns)
    return done
