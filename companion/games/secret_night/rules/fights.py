"""Attacks and their answers: weapons, Dynamite, the Chief's dog, poison. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import lives, people, skills
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import attacks, smoke_and_beef
from companion.games.secret_night.rules.harm import Answer, Cause, answers, health_after
from companion.games.secret_night.rules.night import Attack, Night
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class Harm:
    """Gun, Knife or Poison against a neighbour; Dynamite found, or its blast."""

    cause: Cause
    victim: int


@dataclass(frozen=True)
class Explode:
    """Dynamite: the finder and the neighbours it reaches."""

    finder: int
    near: tuple[int, ...] = ()


@dataclass(frozen=True)
class AnswerHarm:
    """What a victim answers. for_seat: the victim; somebody else may answer by hand."""

    for_seat: int
    answer: Answer


@dataclass(frozen=True)
class MoveDog:
    """The Chief's dog walks."""

    steps: int


@dataclass(frozen=True)
class DogAttack:
    """The Chief's dog bites, once a turn."""

    victim: int


@dataclass(frozen=True)
class GiveBeef:
    """The dog is fed and out of play."""


Dog = MoveDog | DogAttack | GiveBeef
Act = Harm | Explode | AnswerHarm | Dog


@dataclass(frozen=True)
class Attacked:
    """Harm is on its way to somebody."""

    cause: Cause
    by: int
    victim: int


@dataclass(frozen=True)
class Hurt:
    """Harm was answered: what is left of the victim's health."""

    cause: Cause
    by: int
    victim: int
    answer: Answer
    health: int


@dataclass(frozen=True)
class Poisoned:
    """The poison card lies before somebody."""

    seat: int
    by: int


@dataclass(frozen=True)
class DogMoved:
    """The dog has walked."""

    steps: int


@dataclass(frozen=True)
class DogGone:
    """The dog is out of play."""


Event = Attacked | Hurt | Poisoned | DogMoved | DogGone
Made = Event | skills.Event | lives.Made
Events = tuple[Made, ...]


@dataclass(frozen=True)
class NotTheChief(r.NightRefusal):
    """The dog listens to the Chief Inspector alone, on the Chief's own turn."""

    key = "secret_night-refusal-chief"


@dataclass(frozen=True)
class DogIsGone(r.NightRefusal):
    """The dog is out of play."""

    key = "secret_night-refusal-dog-gone"


@dataclass(frozen=True)
class DogHasBitten(r.NightRefusal):
    """One attack a turn."""

    key = "secret_night-refusal-dog-bitten"


WEAPONS = (Cause.GUN, Cause.KNIFE, Cause.POISON)


def decide(night: Night, seat: int, act: Act) -> Events | Refusal:
    """An attack begins, or is answered; the dog walks, bites, is fed."""
    if not night.options.keep_players:
        return r.NotKept()
    match act:
        case Harm(cause, victim):
            return _weapon(night, seat, cause, victim)
        case Explode(finder, near):
            return _explosion(night, finder, near)
        case AnswerHarm(for_seat, answer):
            return _answered(night, for_seat, answer)
        case MoveDog() | DogAttack() | GiveBeef():
            return _dog(night, seat, act)
        case _:
            assert_never(act)


def _weapon(night: Night, seat: int, cause: Cause, victim: int) -> Events | Refusal:
    if cause not in WEAPONS:
        return r.NothingToAnswer()
    if refused := people.may(night, seat):
        return refused
    if not attacks(night.reading):
        return r.NotBeforeMidnight()
    if refused := people.target(night, seat, victim):
        return refused
    if cause is Cause.POISON:
        return (Poisoned(victim, seat),)
    return (Attacked(cause, seat, victim),)


def _explosion(night: Night, finder: int, near: tuple[int, ...]) -> Events | Refusal:
    """Dynamite (SN-H6, H7): the finder two, everybody near one; Trevor may disarm it."""
    if night.options.dynamite_waits and not attacks(night.reading):
        return r.NotBeforeMidnight()
    hit = (finder, *near)
    if any(seat not in night.seats for seat in hit) or len(set(hit)) != len(hit):
        return NoSuchSeat()
    if any(night.player(seat).away for seat in hit):
        return people.Out()
    if night.pending:
        return people.Unanswered()
    blast = tuple(Attacked(Cause.BLAST, finder, seat) for seat in near)
    return (Attacked(Cause.DYNAMITE, finder, finder), *blast)


def waiting_for(night: Night, victim: int) -> Attack | None:
    """The attack this seat must answer first; a blast waits as long as Trevor may disarm it."""
    attack = next((attack for attack in night.attacks if attack.victim == victim), None)
    if attack is None or attack.cause is not Cause.BLAST:
        return attack
    found = next((a for a in night.attacks if a.cause is Cause.DYNAMITE), None)
    return None if found and Answer.DISARM in offers(night, found) else attack


def healer(night: Night) -> int | None:
    """The seat of Otto, who heals himself or another without a card; None if he cannot."""
    return next(
        (
            player.seat
            for player in night.players
            if player.character is Character.OTTO and player.skill_left and not player.away
        ),
        None,
    )


def offers(night: Night, attack: Attack) -> tuple[Answer, ...]:
    """What the victim's phone offers."""
    victim = night.player(attack.victim)
    otto = healer(night) is not None
    given = answers(attack.cause, victim.character, victim.skill_left, otto)
    beef = smoke_and_beef(night.reading, night.options.waiting)
    return tuple(answer for answer in given if answer is not Answer.BEEF or beef)


def _answered(night: Night, victim: int, answer: Answer) -> Events | Refusal:
    attack = waiting_for(night, victim)
    if attack is None or answer not in offers(night, attack):
        return r.NothingToAnswer()
    player, by = night.player(victim), night.player(attack.by).character
    first = night.options.aid_before_death
    left = health_after(player.health, attack.cause, answer, by, first)
    out: list[Made] = []
    if answer is Answer.SKILL and player.character is not None:
        out.append(skills.SkillUsed(victim, player.character))
    if answer is Answer.OTTO and (otto := healer(night)) is not None:
        out.append(skills.SkillUsed(otto, Character.OTTO))
    if answer is Answer.BEEF:
        out.append(DogGone())
    out.append(Hurt(attack.cause, attack.by, victim, answer, left))
    if answer is Answer.DISARM:
        out += [
            Hurt(other.cause, other.by, other.victim, answer, night.player(other.victim).health)
            for other in night.attacks
            if other.cause is Cause.BLAST
        ]
    if left == 0:
        out += lives.dead(night, victim, attack.by, attack.cause)
    return tuple(out)


def _dog(night: Night, seat: int, act: Dog) -> Events | Refusal:
    """Three hexes and one attack a turn, the Chief's; beef ends it."""
    if not night.dog:
        return DogIsGone()
    if isinstance(act, GiveBeef):
        if refused := people.may(night, seat):
            return refused
        beef = smoke_and_beef(night.reading, night.options.waiting)
        return (DogGone(),) if beef else r.NotBeforeMidnight()
    turn = night.turn
    if night.role(seat) is not Role.CHIEF or turn is None or turn.seat != seat:
        return NotTheChief()
    if night.player(seat).away:
        return people.Out()
    if isinstance(act, MoveDog):
        fits = 1 <= act.steps <= turn.dog
        return (DogMoved(act.steps),) if fits else r.TooManySteps(turn.dog)
    if not attacks(night.reading):
        return r.NotBeforeMidnight()
    if turn.bitten:
        return DogHasBitten()
    refused = people.target(night, seat, act.victim)
    return refused or (Attacked(Cause.DOG, seat, act.victim),)


def poison(night: Night, seat: int) -> Events:
    """Poison at the end of the victim's own turn (SN-H9): by whom it came, if that is known."""
    player = night.player(seat)
    by = player.poisoner if player.poisoner in night.seats else seat
    left = max(0, player.health - 1)
    hurt = Hurt(Cause.POISON, by, seat, Answer.SUFFER, left)
    return (hurt, *lives.dead(night, seat, by, Cause.POISON)) if left == 0 else (hurt,)


def evolve(night: Night, event: Event) -> Night:
    """The night with that attack under way, or over."""
    match event:
        case Attacked(cause, by, victim):
            attacked = replace(night, attacks=(*night.attacks, Attack(cause, by, victim)))
            if cause is Cause.DOG and attacked.turn:
                return replace(attacked, turn=replace(attacked.turn, bitten=True))
            return attacked
        case Hurt(cause, by, victim, answer, left):
            waiting = list(night.attacks)
            if (attack := Attack(cause, by, victim)) in waiting:
                waiting.remove(attack)
            hurt = replace(night, attacks=tuple(waiting))
            healed = answer in (Answer.FIRST_AID, Answer.OTTO)
            poisoned = hurt.player(victim).poisoned and not healed
            return hurt.with_player(victim, health=left, poisoned=poisoned)
        case Poisoned(seat, by):
            return night.with_player(seat, poisoned=True, poisoner=by)
        case DogMoved(steps):
            turn = replace(night.turn, dog=night.turn.dog - steps) if night.turn else None
            return replace(night, turn=turn)
        case DogGone():
            return replace(night, dog=False)
        case _:
            assert_never(event)
