"""The hour, and whose turn it is: rounds, Wilma's hour, who follows whom. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import fights, lives, people, skills
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import DAWN, HOURS, moved
from companion.games.secret_night.rules.night import Night, Turn
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.chance import Chance


@dataclass(frozen=True)
class AdvanceClock:
    """The next hour, when all have played: the Master's task, or anybody's (SN-def29)."""


@dataclass(frozen=True)
class SetClock:
    """The clock set by hand to an index of `HOURS`."""

    clock: int


@dataclass(frozen=True)
class MoveClock:
    """Wilma's hour, forward or back (SN-W1..4)."""

    by: int


@dataclass(frozen=True)
class EndTurn:
    """The turn is over; `save` of the steps left go to the saver."""

    save: int = 0


Act = AdvanceClock | SetClock | MoveClock | EndTurn


@dataclass(frozen=True)
class ClockMoved:
    """The clock shows another hour. new_round: a new round begins with it."""

    clock: int
    by_hand: bool = False
    new_round: bool = False


@dataclass(frozen=True)
class TurnBegan:
    """It is somebody's turn."""

    seat: int


@dataclass(frozen=True)
class TurnEnded:
    """A turn is over: poison and rope have done their part."""

    seat: int
    saved: int
    stays: bool = False


Event = ClockMoved | TurnBegan | TurnEnded
Begun = TurnBegan | people.Event
Events = tuple[Event | Begun | fights.Made, ...]


@dataclass(frozen=True)
class DawnAlready(r.NightRefusal):
    """The clock stands at six."""

    key = "secret_night-refusal-dawn"


@dataclass(frozen=True)
class NoSuchHour(r.NightRefusal):
    """The clock has no such hour, or shows it already."""

    key = "secret_night-refusal-hour"


@dataclass(frozen=True)
class NotAllPlayed(r.NightRefusal):
    """Somebody has not had a turn this round."""

    waiting: int


@dataclass(frozen=True)
class SaverFull(r.NightRefusal):
    """The table caps the saver."""

    key = "secret_night-refusal-saver"
    cap: int


def decide(night: Night, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """The hour moves, or a turn ends."""
    if not night.options.keep_clock and not isinstance(act, EndTurn):
        return r.NotKept()
    match act:
        case AdvanceClock():
            return _advance(night, chance)
        case SetClock(to):
            if not 0 <= to < len(HOURS) or to == night.clock:
                return NoSuchHour()
            return (ClockMoved(to, by_hand=True),)
        case MoveClock(by):
            return _wilma(night, seat, by)
        case EndTurn(save):
            return _end(night, seat, save, chance)
        case _:
            assert_never(act)


def _advance(night: Night, chance: Chance) -> Events | Refusal:
    if night.struck and not night.sudden:
        return DawnAlready()
    if night.pending:
        return people.Unanswered()
    waiting = sum(not player.played for player in night.players)
    if waiting:
        return NotAllPlayed(waiting)
    following = ClockMoved(min(night.clock + 1, DAWN), new_round=True)
    return (following, *coming(night, first_seat(night), chance))


def _wilma(night: Night, seat: int, by: int) -> Events | Refusal:
    if refused := people.may(night, seat):
        return refused
    if by not in (-1, 1):
        return r.NoSuchNumber()
    if refused := skills.unused(night.player(seat), Character.WILMA):
        return refused
    if night.sudden:
        return DawnAlready()
    if night.pending:
        return people.Unanswered()
    return (skills.SkillUsed(seat, Character.WILMA), ClockMoved(moved(night.clock, by)))


def _end(night: Night, seat: int, save: int, chance: Chance) -> Events | Refusal:
    """Poison first, then the next seat. A second turn is lost with the character."""
    turn = night.turn
    if turn is None or turn.seat != seat:
        return people.NotYourTurn()
    if night.pending:
        return people.Unanswered()
    player, cap = night.player(seat), night.options.saver_cap
    if not 0 <= save <= turn.left:
        return r.TooManySteps(turn.left)
    if save and 0 < cap < player.saved + save:
        return SaverFull(cap)
    hurt = fights.poison(night, seat) if player.poisoned and not player.out else ()
    gone = player.out or any(isinstance(event, lives.Died) for event in hurt)
    stays = turn.again and not gone
    ended = (*hurt, TurnEnded(seat, 0 if gone else player.saved + save, stays))
    if stays:
        return (*ended, *_begun(night, seat))
    following = _next_seat(night, seat)
    if following is None and not night.options.keep_clock:
        following = first_seat(night)
    if following is None:
        return ended
    if following == seat:
        # Nobody else is left: who died just now comes back as after any other turn.
        dead = night.with_player(seat, out=gone)
        return (*ended, *coming(dead, seat, chance))
    return (*ended, *coming(night, following, chance))


def first_seat(night: Night) -> int:
    """Who begins a round: the Master Thief; where he is not known, the first seat."""
    master = night.seat_of(Role.MASTER)
    return night.seats[0] if master is None else master


def _next_seat(night: Night, seat: int) -> int | None:
    """Who follows clockwise and has not played this round, None if all have."""
    at = night.seats.index(seat)
    order = (*night.seats[at + 1 :], *night.seats[:at])
    return next((s for s in order if not night.player(s).played), None)


def coming(night: Night, seat: int, chance: Chance) -> tuple[Begun, ...]:
    """The next turn begins; who comes back gets a new character where players are kept."""
    player = night.player(seat)
    new = night.options.keep_players and not night.same_character(player)
    return _begun(night, seat, *([people.draw(night, seat, chance)] if new else []))


def _begun(night: Night, seat: int, *drawn: Character) -> tuple[Begun, ...]:
    """Somebody's turn begins: who was out is back first. drawn: the new character, if any."""
    player = night.player(seat)
    back = (people.CameBack(seat, fresh=player.out),) if player.away else ()
    dealt = (people.CharacterDealt(seat, character) for character in drawn)
    return (*back, *dealt, TurnBegan(seat))


def evolve(night: Night, event: Event) -> Night:
    """The night in that hour and turn."""
    match event:
        case ClockMoved():
            return _hour(night, event)
        case TurnBegan(seat):
            doors = tuple(door for door in night.doors if door.by != seat)
            number = night.turns + 1
            begun = replace(night, turn=Turn(seat, number), turns=number, doors=doors)
            if night.round_over and not night.options.keep_clock:
                begun = begun.nobody_played()
            return begun.with_player(seat, turns=night.player(seat).turns + 1)
        case TurnEnded(seat, saved, stays):
            over = night.with_player(seat, saved=saved, tied=False, played=not stays)
            bans = tuple(
                replace(ban, fresh=False) if ban.by == seat else ban
                for ban in over.bans
                if ban.by != seat or ban.fresh
            )
            return replace(moves(over, seat, anew=stays), turn=None, bans=bans)
        case _:
            assert_never(event)


def _hour(night: Night, event: ClockMoved) -> Night:
    """The hand of the clock; six by Wilma's hour may have to wait (SN-def4)."""
    clock = max(0, min(event.clock, DAWN))
    by_skill = not event.new_round and not event.by_hand and not night.sudden
    waits = clock == DAWN and by_skill and night.options.wilma_at_round_end
    sudden = night.sudden and clock == DAWN
    after = replace(night, clock=clock, dawn_waits=waits, sudden=sudden)
    return replace(after.nobody_played(), laps=night.laps + 1) if event.new_round else after


def moves(night: Night, seat: int, anew: bool = False) -> Night:
    """Who spins or ends a turn after another did, or has a second turn, is in a turn of its own."""
    if night.mover == seat and not anew:
        return night
    return replace(night, mover=seat, laps=night.laps + 1)
