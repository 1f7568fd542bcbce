"""The night after an event: total and deterministic. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.secret_night import byhand
from companion.games.secret_night import events as e
from companion.games.secret_night.characters import ONCE_A_NIGHT, Character
from companion.games.secret_night.clock import DAWN
from companion.games.secret_night.night import (
    Attack,
    Ban,
    Capture,
    Door,
    Flight,
    Night,
    Reason,
    Reveal,
    Turn,
)
from companion.games.secret_night.people import dropped, off, people, spend
from companion.games.secret_night.score import Change, Ending, after, ending


def evolve(night: Night, event: e.Event) -> Night:
    """The night after `event`, the referee's word included."""
    changed = _changed(night, event)
    if isinstance(event, e.Scored | e.ClockMoved | e.SetByHand):
        return _judged(changed, isinstance(event, e.Scored) and event.mistaken)
    return changed


def _judged(night: Night, mistaken: bool) -> Night:
    """The referee (SN-E1..15), where the table keeps the score."""
    rules = night.options
    if not rules.keep_score:
        return night
    clock = night.clock if night.struck else min(night.clock, DAWN - 1)
    said = ending(night.net, clock, len(night.seats), night.sudden, rules, mistaken)
    return replace(night, ending=said, sudden=night.sudden or said is Ending.SUDDEN_DEATH)


def _changed(night: Night, event: e.Event) -> Night:
    match event:
        case e.ClockMoved() | e.TurnBegan() | e.Spun() | e.StepsChanged() | e.TurnEnded():
            return _turn(night, event)
        case e.SquareUsed() | e.SkillUsed() | e.SecondTurnTaken() | e.DogMoved() | e.DogGone():
            return _used(night, event)
        case e.RoleShown() | e.RolePeeked() | e.CharacterDealt() | e.CameBack():
            return people(night, event)
        case e.Attacked() | e.Hurt() | e.Poisoned() | e.Healed() | e.Died():
            return _harm(night, event)
        case e.Caught() | e.BreakTried() | e.Freed() | e.Held() | e.Untied() | e.Arrested():
            return _capture(night, event)
        case e.MustShow() | e.FlightBegan() | e.FlightOver() | e.Scored():
            return _score(night, event)
        case e.WindowBroken():
            return replace(night, windows=night.windows + 1)
        case e.DoorLocked(number, by):
            doors = tuple(door for door in night.doors if door.number != number)
            return replace(night, doors=(*doors, Door(number, by)))
        case e.DoorUnlocked(number):
            return replace(night, doors=tuple(d for d in night.doors if d.number != number))
        case e.SegmentsEntered(segments):
            return replace(night, segments=segments)
        case e.SetByHand():
            return byhand.evolve(night, event)
        case _:
            assert_never(event)


def _turn(
    night: Night, event: e.ClockMoved | e.TurnBegan | e.Spun | e.StepsChanged | e.TurnEnded
) -> Night:
    match event:
        case e.ClockMoved(_, _, new_round):
            moved = _clock(night, event)
            if not new_round:
                return moved
            moved = replace(moved, laps=night.laps + 1)
            return replace(moved, players=tuple(replace(p, played=False) for p in moved.players))
        case e.TurnBegan(seat):
            doors = tuple(door for door in night.doors if door.by != seat)
            number = night.turns + 1
            begun = replace(night, turn=Turn(seat, number), turns=number, doors=doors)
            if night.round_over and not night.options.keep_clock:
                fresh = tuple(replace(player, played=False) for player in begun.players)
                begun = replace(begun, players=fresh)
            return begun.with_player(seat, turns=night.player(seat).turns + 1)
        case e.Spun(spin, steps, cards, again):
            if night.turn is None:
                return night
            left = max(0, night.turn.left - night.turn.rolled + steps)
            turn = replace(night.turn, spin=spin, rolled=steps, left=left, cards=cards)
            spun = replace(night, turn=replace(turn, respun=again))
            return _moves(spun, night.turn.seat)
        case e.StepsChanged(left, saved):
            if night.turn is None:
                return night
            walked = replace(night, turn=replace(night.turn, left=left))
            return walked.with_player(night.turn.seat, saved=saved)
        case e.TurnEnded(seat, saved, stays):
            over = night.with_player(seat, saved=saved, tied=False, played=not stays)
            bans = tuple(
                replace(ban, fresh=False) if ban.by == seat else ban
                for ban in over.bans
                if ban.by != seat or ban.fresh
            )
            return replace(_moves(over, seat, anew=stays), turn=None, bans=bans)
        case _:
            assert_never(event)


def _moves(night: Night, seat: int, anew: bool = False) -> Night:
    """Who spins or ends a turn after another did, or has a second turn, is in a turn of its own."""
    if night.mover == seat and not anew:
        return night
    return replace(night, mover=seat, laps=night.laps + 1)


def _clock(night: Night, event: e.ClockMoved) -> Night:
    """The hand of the clock; six by Wilma's hour may have to wait (SN-def4)."""
    clock = max(0, min(event.clock, DAWN))
    by_skill = not event.new_round and not event.by_hand and not night.sudden
    waits = clock == DAWN and by_skill and night.options.wilma_at_round_end
    return replace(night, clock=clock, dawn_waits=waits, sudden=night.sudden and clock == DAWN)


def _used(
    night: Night,
    event: e.SquareUsed | e.SkillUsed | e.SecondTurnTaken | e.DogMoved | e.DogGone,
) -> Night:
    match event:
        case e.SquareUsed(icon, _, seat):
            turn = night.turn
            if turn is not None and turn.seat == seat:
                turn = replace(turn, square=icon)
            return replace(night, disc=icon, turn=turn)
        case e.SkillUsed(seat, character):
            if character in ONCE_A_NIGHT:
                return spend(night, seat, character)
            turn = replace(night.turn, pushed=True) if night.turn else None
            return replace(night, turn=turn)
        case e.SecondTurnTaken(seat):
            turn = replace(night.turn, again=True) if night.turn else None
            return spend(replace(night, turn=turn), seat, Character.ALEXANDR)
        case e.DogMoved(steps):
            turn = replace(night.turn, dog=night.turn.dog - steps) if night.turn else None
            return replace(night, turn=turn)
        case e.DogGone():
            return replace(night, dog=False)
        case _:
            assert_never(event)


def _harm(night: Night, event: e.Attacked | e.Hurt | e.Poisoned | e.Healed | e.Died) -> Night:
    match event:
        case e.Attacked(cause, by, victim):
            attacked = replace(night, attacks=(*night.attacks, Attack(cause, by, victim)))
            if cause == "dog" and attacked.turn:
                return replace(attacked, turn=replace(attacked.turn, bitten=True))
            return attacked
        case e.Hurt(cause, by, victim, answer, health):
            waiting = list(night.attacks)
            if (attack := Attack(cause, by, victim)) in waiting:
                waiting.remove(attack)
            hurt = replace(night, attacks=tuple(waiting))
            healed = answer in ("first-aid", "otto")
            poisoned = hurt.player(victim).poisoned and not healed
            return hurt.with_player(victim, health=health, poisoned=poisoned)
        case e.Poisoned(seat, by):
            return night.with_player(seat, poisoned=True, poisoner=by)
        case e.Healed(seat, health):
            return night.with_player(seat, health=health, poisoned=False)
        case e.Died(seat):
            return off(dropped(night, seat), seat).with_player(seat, health=0)
        case _:
            assert_never(event)


def _capture(
    night: Night,
    event: e.Caught | e.BreakTried | e.Freed | e.Held | e.Untied | e.Arrested,
) -> Night:
    match event:
        case e.Caught(kind, by, victim):
            return replace(night, capture=Capture(kind, by, victim))
        case e.BreakTried(spin):
            if night.capture is None:
                return night
            spins = (*night.capture.spins, spin)
            return replace(night, capture=replace(night.capture, spins=spins))
        case e.Freed(kind, by, victim):
            ban = Ban(kind, by, victim, fresh=night.turn is not None and night.turn.seat == by)
            return replace(night, capture=None, bans=(*night.bans, ban))
        case e.Held(kind, by, victim):
            if kind == "rope":
                return replace(night, capture=None).with_player(victim, tied=True)
            return replace(night, capture=Capture(kind, by, victim, held=True))
        case e.Untied(seat):
            return night.with_player(seat, tied=False)
        case e.Arrested():
            return _arrested(night, event)
        case _:
            assert_never(event)


def _arrested(night: Night, event: e.Arrested) -> Night:
    """An arrest is settled; not one that was taken back before the role was shown."""
    seat, by, caught = event.seat, event.by, night.capture
    if caught is None or not caught.held or (caught.by, caught.victim) != (by, seat):
        return night
    if event.shown and ("arrest", seat) not in night.due:
        return night
    done = replace(night, capture=None)
    if not event.mistaken:
        return off(done, seat)
    for back in (seat, by):
        if night.options.mistaken_respawn:
            done = off(done, back)
        else:
            done = done.with_player(back, moved=night.keeps_turns)
    return done


def _score(night: Night, event: e.MustShow | e.FlightBegan | e.FlightOver | e.Scored) -> Night:
    match event:
        case e.MustShow(seat, why, by, money):
            return replace(night, reveals=(*night.reveals, Reveal(seat, why, by, money)))
        case e.FlightBegan(vehicle, by, aboard, money):
            return replace(night, flight=Flight(vehicle, by, aboard, money))
        case e.FlightOver(vehicle, away):
            if night.flight is None or night.flight.vehicle is not vehicle:
                return night
            over = replace(night, flight=None)
            for seat in away:
                over = off(over, seat)
            if not away:
                return over
            return replace(over, vehicles=tuple(v for v in over.vehicles if v is not vehicle))
        case e.Scored():
            return _scored(night, event)
        case _:
            assert_never(event)


def _scored(night: Night, event: e.Scored) -> Night:
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
    reason = Reason(event.by, net, event.why, event.seat, event.role, event.money)
    return replace(night, net=net, reasons=(*night.reasons, reason))
