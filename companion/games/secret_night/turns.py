"""Deciding on clock, wheel, steps and the action square. PURE."""

from collections.abc import Sequence
from typing import assert_never

from companion.games.secret_night import acts as a
from companion.games.secret_night import events as e
from companion.games.secret_night import refusals as r
from companion.games.secret_night.characters import ONCE_A_TURN, Character, pile
from companion.games.secret_night.clock import HOURS, moved
from companion.games.secret_night.fights import poison
from companion.games.secret_night.harm import Square, choices
from companion.games.secret_night.night import Night, Player, Spin, Turn
from companion.games.secret_night.roles import Role
from companion.games.secret_night.segment import Segment
from companion.games.secret_night.wheel import MOST_STEPS, PLACEHOLDER, result
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]

ClockAct = a.AdvanceClock | a.SetClock | a.MoveClock
WheelAct = a.EnterSpin | a.SpinWheel
StepAct = a.SpendSteps | a.UseSaved | a.DrinkCoffee
OwnAct = a.UseSquare | a.UseSkill | a.SecondTurn | a.EndTurn


def segments(night: Night) -> tuple[Segment, ...]:
    """The wheel our app spins: the table's own, else the invented one where it is wanted."""
    return night.segments or (PLACEHOLDER if night.options.placeholder_wheel else ())


def own_turn(night: Night, seat: int) -> Turn | Refusal:
    """The turn of this seat, or why it has none. Who is off the board can only end the turn."""
    if not night.to_act(seat):
        return r.NotYourTurn()
    if night.player(seat).away:
        return r.Out()
    return night.turn or Turn(seat)


# --- clock


def clock(night: Night, seat: int, act: ClockAct, chance: Chance) -> Events | Refusal:
    """The hour moves."""
    if not night.options.keep_clock:
        return r.NotKept()
    match act:
        case a.AdvanceClock():
            return _advance(night, chance)
        case a.SetClock(to):
            if not 0 <= to < len(HOURS) or to == night.clock:
                return r.NoSuchHour()
            return (e.ClockMoved(to, by_hand=True),)
        case a.MoveClock(by):
            return _wilma(night, seat, by)
        case _:
            assert_never(act)


def _advance(night: Night, chance: Chance) -> Events | Refusal:
    if night.struck and not night.sudden:
        return r.DawnAlready()
    if night.pending:
        return r.Unanswered()
    waiting = sum(not player.played for player in night.players)
    if waiting:
        return r.NotAllPlayed(waiting)
    following = e.ClockMoved(min(night.clock + 1, len(HOURS) - 1), new_round=True)
    return (following, *coming(night, first_seat(night), chance))


def _wilma(night: Night, seat: int, by: int) -> Events | Refusal:
    turn = own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    if by not in (-1, 1):
        return r.NoSuchNumber()
    if refused := _skill(night.player(seat), Character.WILMA):
        return refused
    if night.sudden:
        return r.DawnAlready()
    if night.pending:
        return r.Unanswered()
    return (e.SkillUsed(seat, Character.WILMA), e.ClockMoved(moved(night.clock, by)))


def first_seat(night: Night) -> int:
    """Who begins a round: the Master Thief; where he is not known, the first seat."""
    master = night.seat_of(Role.MASTER)
    return night.seats[0] if master is None else master


def next_seat(night: Night, seat: int) -> int | None:
    """Who follows clockwise and has not played this round, None if all have."""
    at = night.seats.index(seat)
    order = (*night.seats[at + 1 :], *night.seats[:at])
    return next((s for s in order if not night.player(s).played), None)


def begin_turn(night: Night, seat: int, drawn: Sequence[Character]) -> Events:
    """Somebody's turn begins: who was out is back first. drawn: the new character, if any."""
    player = night.player(seat)
    out: list[e.Event] = []
    if player.out or player.moved:
        out.append(e.CameBack(seat, fresh=player.out))
    out += [e.CharacterDealt(seat, character) for character in drawn]
    return (*out, e.TurnBegan(seat))


def draw(night: Night, seat: int, chance: Chance) -> Character:
    """A character nobody has had; from the dead ones when the pile is empty (SN-def16).

    Never one that somebody plays, nor the one this seat comes from.
    """
    everybody = pile(night.options.extra_characters)
    left = [c for c in everybody if c not in night.gone]
    if not left:
        kept = {p.character for p in night.players if p.seat == seat or night.same_character(p)}
        left = [c for c in everybody if c not in kept]
    return chance.at(f"character {seat}").pick(left)


# --- wheel and steps


def spin(night: Night, seat: int, act: WheelAct, chance: Chance) -> Events | Refusal:
    """The wheel for steps; Kontar once more."""
    if not night.options.keep_wheel:
        return r.NotKept()
    turn = own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    player, again = night.player(seat), turn.spin is not None
    if again and (player.character is not Character.KONTAR or turn.respun):
        return r.SpunAlready()
    match act:
        case a.EnterSpin(printed, water):
            if not 0 < printed <= MOST_STEPS:
                return r.NoSuchNumber()
            spun = Spin(printed, water=water)
        case a.SpinWheel(water):
            wheel = segments(night)
            if not wheel:
                return r.NoSegments()
            whose = f"wheel {seat} again" if again else f"wheel {seat}"
            place = chance.at(whose, str(night.lap(seat))).below(len(wheel))
            on = wheel[place]
            spun = Spin(on.water if water else on.steps, on.green, place, water)
        case _:
            assert_never(act)
    got = result(spun.printed, player.character, player.turns, spun.water)
    steps = 0 if player.tied else got.steps
    return (e.Spun(spun, steps, got.cards, again),)


def steps(night: Night, seat: int, act: StepAct) -> Events | Refusal:
    """Steps walked or won; never more than there are."""
    if not night.options.keep_wheel:
        return r.NotKept()
    turn = own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    player = night.player(seat)
    if act.steps < 1:
        return r.NoSuchNumber()
    if player.tied:
        return r.TiedUp()
    match act:
        case a.SpendSteps(walked):
            if turn.spin is None and not turn.left:
                return r.NotSpun()
            if walked > turn.left:
                return r.TooManySteps(turn.left)
            return (e.StepsChanged(turn.left - walked, player.saved),)
        case a.UseSaved(taken):
            if taken > player.saved:
                return r.TooManySteps(player.saved)
            return (e.StepsChanged(turn.left + taken, player.saved - taken),)
        case a.DrinkCoffee(more):
            if more > MOST_STEPS:
                return r.NoSuchNumber()
            return (e.StepsChanged(turn.left + more, player.saved),)
        case _:
            assert_never(act)


# --- the rest of a turn


def own(night: Night, seat: int, act: OwnAct, chance: Chance) -> Events | Refusal:
    """Square, skills, the end of the turn."""
    if isinstance(act, a.EndTurn):
        return _end(night, seat, act.save, chance)
    turn = own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    player = night.player(seat)
    match act:
        case a.UseSquare(icon, other):
            if refused := square(night, turn, seat, icon, other):
                return refused
            return (e.SquareUsed(icon, other, seat),)
        case a.UseSkill():
            return _mark_skill(turn, player)
        case a.SecondTurn():
            if refused := _skill(player, Character.ALEXANDR):
                return refused
            return (e.SecondTurnTaken(seat),)
        case _:
            assert_never(act)


def square(night: Night, turn: Turn, seat: int, icon: Square, other: int) -> Refusal | None:
    """Why the action square may not be used so; the dog is a neighbour for a push (SN-def28)."""
    if other == a.DOG and icon is Square.PUSH:
        if not night.dog:
            return r.DogIsGone()
    elif other not in night.seats:
        return NoSuchSeat()
    elif other == seat:
        return r.NotYourself()
    elif night.player(other).away:
        return r.Out()
    elif icon is Square.STEAL and night.player(other).character is Character.VICTORIA:
        return r.NothingToSteal()
    if turn.square is not None:
        return r.SquareUsedAlready()
    return None if icon in choices(night.disc) else r.SquareStays()


def _mark_skill(turn: Turn, player: Player) -> Events | Refusal:
    character = player.character
    if character is Character.CHITRA:
        refused = _skill(player, Character.CHITRA)
        return refused or (e.SkillUsed(player.seat, Character.CHITRA),)
    if character is Character.NIALL and character in ONCE_A_TURN:
        if turn.pushed:
            return r.SkillUsedAlready()
        return (e.SkillUsed(player.seat, Character.NIALL),)
    return r.NoSuchSkill()


def _skill(player: Player, wanted: Character) -> Refusal | None:
    if player.character is not wanted:
        return r.NoSuchSkill()
    return None if player.skill_left else r.SkillUsedAlready()


def _end(night: Night, seat: int, save: int, chance: Chance) -> Events | Refusal:
    """Poison first, then the next seat. A second turn is lost with the character."""
    turn = night.turn
    if turn is None or turn.seat != seat:
        return r.NotYourTurn()
    if night.pending:
        return r.Unanswered()
    player, cap = night.player(seat), night.options.saver_cap
    if not 0 <= save <= turn.left:
        return r.TooManySteps(turn.left)
    if save and 0 < cap < player.saved + save:
        return r.SaverFull(cap)
    hurt = poison(night, seat) if player.poisoned and not player.out else ()
    gone = player.out or any(isinstance(event, e.Died) for event in hurt)
    stays = turn.again and not gone
    ended = (*hurt, e.TurnEnded(seat, 0 if gone else player.saved + save, stays))
    if stays:
        return (*ended, *begin_turn(night, seat, ()))
    following = next_seat(night, seat)
    if following is None and not night.options.keep_clock:
        following = first_seat(night)
    if following is None:
        return ended
    if following == seat:
        # Nobody else is left: who died just now comes back as after any other turn.
        dead = night.with_player(seat, out=gone)
        return (*ended, *coming(dead, seat, chance))
    return (*ended, *coming(night, following, chance))


def coming(night: Night, seat: int, chance: Chance) -> Events:
    """The next turn begins; who comes back gets a new character where players are kept."""
    player = night.player(seat)
    new = night.options.keep_players and not night.same_character(player)
    return begin_turn(night, seat, (draw(night, seat, chance),) if new else ())
