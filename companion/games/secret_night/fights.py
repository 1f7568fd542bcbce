"""Deciding on harm: attacks and their answers, poison, healing, the dog, death. PURE."""

from typing import assert_never

from companion.games.secret_night import acts as a
from companion.games.secret_night import events as e
from companion.games.secret_night import refusals as r
from companion.games.secret_night.characters import Character
from companion.games.secret_night.clock import attacks, smoke_and_beef
from companion.games.secret_night.harm import HEALTH, Answer, Cause, answers, health_after
from companion.games.secret_night.night import Attack, Night, Player
from companion.games.secret_night.roles import Role
from companion.games.secret_night.score import death
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]

HarmAct = a.Harm | a.Explode | a.AnswerHarm | a.SayDeath | a.Heal
DogAct = a.MoveDog | a.DogAttack | a.GiveBeef

WEAPONS = (Cause.GUN, Cause.KNIFE, Cause.POISON)


def harm(night: Night, seat: int, act: HarmAct) -> Events | Refusal:
    """Weapons, Dynamite, answers, healing."""
    if not night.options.keep_players and not isinstance(act, a.SayDeath):
        return r.NotKept()
    match act:
        case a.SayDeath(other, by):
            return _said(night, other, by)
        case a.Harm(cause, victim):
            return _weapon(night, seat, cause, victim)
        case a.Explode(finder, near):
            return _explosion(night, finder, near)
        case a.AnswerHarm(for_seat, answer):
            return _answered(night, for_seat, answer)
        case a.Heal(other, skill):
            return _heal(night, seat, other, skill)
        case _:
            assert_never(act)


def _weapon(night: Night, seat: int, cause: Cause, victim: int) -> Events | Refusal:
    if cause not in WEAPONS:
        return r.NothingToAnswer()
    if refused := may(night, seat):
        return refused
    if not attacks(night.reading):
        return r.NotBeforeMidnight()
    if refused := target(night, seat, victim):
        return refused
    if cause is Cause.POISON:
        return (e.Poisoned(victim, seat),)
    return (e.Attacked(cause, seat, victim),)


def may(night: Night, seat: int) -> Refusal | None:
    """Why this seat may do nothing now: not on turn, or off the board."""
    if not night.to_act(seat):
        return r.NotYourTurn()
    return r.Out() if night.player(seat).away else None


def target(night: Night, seat: int, victim: int) -> Refusal | None:
    """Why nothing may be done to `victim`; what is under way is settled first."""
    if victim not in night.seats:
        return NoSuchSeat()
    if victim == seat:
        return r.NotYourself()
    if night.player(victim).away:
        return r.Out()
    return r.Unanswered() if night.pending else None


def _explosion(night: Night, finder: int, near: tuple[int, ...]) -> Events | Refusal:
    """Dynamite (SN-H6, H7): the finder two, everybody near one; Trevor may disarm it."""
    if night.options.dynamite_waits and not attacks(night.reading):
        return r.NotBeforeMidnight()
    hit = (finder, *near)
    if any(seat not in night.seats for seat in hit) or len(set(hit)) != len(hit):
        return NoSuchSeat()
    if any(night.player(seat).away for seat in hit):
        return r.Out()
    if night.pending:
        return r.Unanswered()
    blast = tuple(e.Attacked(Cause.BLAST, finder, seat) for seat in near)
    return (e.Attacked(Cause.DYNAMITE, finder, finder), *blast)


def waiting_for(night: Night, victim: int) -> Attack | None:
    """The attack this seat must answer first; a blast waits as long as Trevor may disarm it."""
    attack = next((attack for attack in night.attacks if attack.victim == victim), None)
    if attack is None or attack.cause is not Cause.BLAST:
        return attack
    found = next((a for a in night.attacks if a.cause is Cause.DYNAMITE), None)
    return None if found and Answer.DISARM in offers(night, found) else attack


def offers(night: Night, attack: Attack) -> tuple[Answer, ...]:
    """What the victim's phone offers."""
    victim = night.player(attack.victim)
    given = answers(attack.cause, victim.character, victim.skill_left)
    beef = smoke_and_beef(night.reading, night.options.waiting)
    return tuple(answer for answer in given if answer is not Answer.BEEF or beef)


def _answered(night: Night, victim: int, answer: Answer) -> Events | Refusal:
    attack = waiting_for(night, victim)
    if attack is None or answer not in offers(night, attack):
        return r.NothingToAnswer()
    player, by = night.player(victim), night.player(attack.by).character
    first = night.options.aid_before_death
    left = health_after(player.health, attack.cause, answer, by, first)
    out: list[e.Event] = []
    if answer in (Answer.SKILL, Answer.OTTO) and player.character is not None:
        out.append(e.SkillUsed(victim, player.character))
    if answer is Answer.BEEF:
        out.append(e.DogGone())
    out.append(e.Hurt(attack.cause, attack.by, victim, answer, left))
    if answer is Answer.DISARM:
        out += [
            e.Hurt(
                other.cause,
                other.by,
                other.victim,
                Answer.DISARM,
                night.player(other.victim).health,
            )
            for other in night.attacks
            if other.cause is Cause.BLAST
        ]
    if left == 0:
        out += _dead(night, victim, attack.by, attack.cause)
    return tuple(out)


def _dead(night: Night, seat: int, by: int, cause: Cause | None) -> Events:
    """Death (facts 3.11): a known role scores at once, a secret one must be shown first."""
    died = e.Died(seat, by, cause)
    role = night.role(seat)
    if role is None:
        return (died, e.MustShow(seat, "death", by))
    return (died, *scored_death(night, seat, role))


def scored_death(night: Night, seat: int, role: Role, shown: bool = False) -> Events:
    """The points of a death, whoever killed (SN-def19). shown: the role is shown just now."""
    if not night.options.keep_score:
        return ()
    return (e.Scored(death(role, night.options).by, "death", seat, role, shown=shown),)


def _said(night: Night, seat: int, by: int) -> Events | Refusal:
    """A death as the table says: it scores like any other."""
    if seat not in night.seats or by not in night.seats:
        return NoSuchSeat()
    if night.player(seat).out:
        return r.Out()
    return r.Unanswered() if night.pending else _dead(night, seat, by, None)


def _heal(night: Night, seat: int, other: int, skill: bool) -> Events | Refusal:
    """First Aid or Otto's hands: own turn; one point, and the poison ends."""
    if refused := may(night, seat):
        return refused
    if other not in night.seats:
        return NoSuchSeat()
    player, patient = night.player(seat), night.player(other)
    if patient.away:
        return r.Out()
    if patient.health >= HEALTH and not patient.poisoned:
        return r.Healthy()
    healed = e.Healed(other, min(HEALTH, patient.health + 1))
    if not skill:
        return (healed,)
    return _by_otto(player, healed)


def _by_otto(player: Player, healed: e.Healed) -> Events | Refusal:
    if player.character is not Character.OTTO:
        return r.NoSuchSkill()
    if not player.skill_left:
        return r.SkillUsedAlready()
    return (e.SkillUsed(player.seat, Character.OTTO), healed)


def poison(night: Night, seat: int) -> Events:
    """Poison at the end of the victim's own turn (SN-H9): by whom it came, if that is known."""
    player = night.player(seat)
    by = player.poisoner if player.poisoner in night.seats else seat
    left = max(0, player.health - 1)
    hurt = e.Hurt(Cause.POISON, by, seat, Answer.SUFFER, left)
    return (hurt, *_dead(night, seat, by, Cause.POISON)) if left == 0 else (hurt,)


# --- the dog


def dog(night: Night, seat: int, act: DogAct) -> Events | Refusal:
    """Three hexes and one attack a turn, the Chief's; beef ends it."""
    if not night.options.keep_players:
        return r.NotKept()
    if not night.dog:
        return r.DogIsGone()
    if isinstance(act, a.GiveBeef):
        if refused := may(night, seat):
            return refused
        if not smoke_and_beef(night.reading, night.options.waiting):
            return r.NotBeforeMidnight()
        return (e.DogGone(),)
    turn = night.turn
    if night.role(seat) is not Role.CHIEF or turn is None or turn.seat != seat:
        return r.NotTheChief()
    if night.player(seat).away:
        return r.Out()
    match act:
        case a.MoveDog(walked):
            if not 1 <= walked <= turn.dog:
                return r.TooManySteps(turn.dog)
            return (e.DogMoved(walked),)
        case a.DogAttack(victim):
            if not attacks(night.reading):
                return r.NotBeforeMidnight()
            if turn.bitten:
                return r.DogHasBitten()
            refused = target(night, seat, victim)
            return refused or (e.Attacked(Cause.DOG, seat, victim),)
        case _:
            assert_never(act)
