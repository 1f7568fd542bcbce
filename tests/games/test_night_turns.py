"""Stories of Secret Night: the clock, the rounds, the wheel, the turn, the action square."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.harm import Cause, Square
from companion.games.secret_night.rules.night import Vehicle
from companion.games.secret_night.rules.options import HouseRules, Waiting
from companion.games.secret_night.rules.people import NotYourself, NotYourTurn, Unanswered
from companion.games.secret_night.rules.refusals import (
    NightOver,
    NoSuchNumber,
    NotBeforeMidnight,
    NotKept,
    TooManySteps,
)
from companion.games.secret_night.rules.turns import NoSuchHour, NotAllPlayed
from companion.games.secret_night.rules.wheel import NotSpun, SpunAlready
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat, Stale
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE, tonight

# --- clock and rounds


def test_the_master_begins_and_the_turn_goes_round_to_the_left() -> None:
    story = tonight()
    order = []
    for _ in range(6):
        order.append(story.whose)
        story.does(story.whose, a.EndTurn())
    assert order == [ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE]
    assert story.night.turn is None
    assert story.night.round_over


def test_the_clock_waits_until_everybody_has_played_and_says_how_many_are_missing() -> None:
    story = tonight().refuses(ANNA, a.AdvanceClock(), NotAllPlayed(6))
    story.round(but=2).refuses(ANNA, a.AdvanceClock(), NotAllPlayed(2))
    assert story.played == [ANNA, BRUNO, CARLA, DAVE]
    story.round().does(ANNA, a.AdvanceClock())
    assert story.hour == 22
    assert story.played == []
    assert story.whose == ANNA


def test_when_the_master_is_away_somebody_else_advances() -> None:
    """SN-def29."""
    assert tonight().round().does(EMIL, a.AdvanceClock()).hour == 22


def test_nine_rounds_lead_from_nine_in_the_evening_to_six() -> None:
    story = tonight().does(ANNA, a.ByHand(a.Field.SCORE, 3))
    hours = [story.hour]
    for _ in range(9):
        story.round().does(ANNA, a.AdvanceClock())
        hours.append(story.hour)
    assert hours == [21, 22, 23, 0, 1, 2, 3, 4, 5, 6]
    assert story.night.over
    story.refuses(ANNA, a.AdvanceClock(), NightOver())
    story.refuses(story.whose, a.EndTurn(), NightOver())


def test_the_clock_does_not_strike_while_something_waits_for_its_answer() -> None:
    story = tonight(hour=5, whose=BRUNO).round(but=1)
    story.set(a.Field.POISON, 1, ZOE).set(a.Field.HEALTH, 1, ZOE)
    for seat in range(6):
        story.set(a.Field.PLAYED, 1, seat)
    story.turn_of(ZOE).does(ZOE, a.EndTurn())
    story.refuses(ANNA, a.AdvanceClock(), Unanswered())
    story.shows(ZOE).does(ANNA, a.AdvanceClock())
    assert story.night.net == -2


def test_the_clock_can_be_set_by_hand_but_not_to_an_hour_it_has_not() -> None:
    story = tonight().does(DAVE, a.SetClock(4))
    assert story.hour == 1
    for wrong in (4, 10, -1, 10**12):
        story.refuses(DAVE, a.SetClock(wrong), NoSuchHour())


def test_a_clock_set_back_by_hand_ends_the_end() -> None:
    story = tonight().set(a.Field.SCORE, 2).at(6)
    assert story.night.over
    story.at(5)
    assert not story.night.over
    story.does(ANNA, a.EnterSpin(8))


def test_somebody_who_is_dead_still_has_a_turn_in_the_round_and_is_back_with_it() -> None:
    story = tonight(hour=1).kills(ANNA, CARLA).shows(CARLA)
    story.does(ANNA, a.EndTurn()).does(BRUNO, a.EndTurn())
    assert story.whose == CARLA
    assert not story.player(CARLA).out
    story.round(but=1).refuses(ANNA, a.AdvanceClock(), NotAllPlayed(1))


def test_a_table_with_its_own_clock_has_turns_but_no_hours_and_no_locks() -> None:
    story = tonight(rules=HouseRules(keep_clock=False))
    story.refuses(ANNA, a.AdvanceClock(), NotKept()).refuses(ANNA, a.SetClock(3), NotKept())
    story.hurts(ANNA, Cause.KNIFE, BRUNO)
    assert story.player(BRUNO).health == 2
    for _ in range(6):
        story.does(story.whose, a.EndTurn())
    assert story.whose == ANNA
    assert story.played == []


def test_a_table_that_keeps_roles_and_clock_only_has_no_wheel_no_harm_and_no_score() -> None:
    rules = HouseRules(keep_wheel=False, keep_players=False, keep_score=False)
    story = tonight(hour=1, rules=rules)
    story.refuses(ANNA, a.EnterSpin(7), NotKept()).refuses(ANNA, a.SpendSteps(1), NotKept())
    story.refuses(ANNA, a.Harm(Cause.GUN, BRUNO), NotKept())
    story.refuses(BRUNO, a.MoveDog(1), NotKept())
    story.at(6)
    assert story.night.over


# --- what waits for midnight

LOCKED: dict[str, Act] = {
    "gun": a.Harm(Cause.GUN, DAVE),
    "knife": a.Harm(Cause.KNIFE, DAVE),
    "poison": a.Harm(Cause.POISON, DAVE),
    "dog": a.DogAttack(DAVE),
    "handcuffs": a.Cuff(DAVE),
    "beef": a.GiveBeef(),
    "rope": a.Tie(DAVE),
    "dynamite": a.Explode(BRUNO),
}
FREE = {
    Waiting.ALL: {"rope", "dynamite"},
    Waiting.NOT_SMOKE_OR_BEEF: {"rope", "dynamite", "beef"},
    Waiting.WEAPONS: {"rope", "dynamite", "beef", "handcuffs"},
}


@pytest.mark.parametrize("thing", LOCKED)
@pytest.mark.parametrize("waiting", Waiting)
def test_before_midnight_just_this_is_locked(waiting: Waiting, thing: str) -> None:
    """SN-def1, SN-def2, SN-def34."""
    story = tonight(hour=23, whose=BRUNO, rules=HouseRules(waiting=waiting))
    if thing in FREE[waiting]:
        story.does(BRUNO, LOCKED[thing])
    else:
        story.refuses(BRUNO, LOCKED[thing], NotBeforeMidnight())
        story.at(0).does(BRUNO, LOCKED[thing])


@pytest.mark.parametrize(("waiting", "refused"), [(w, w is not Waiting.WEAPONS) for w in Waiting])
def test_no_vehicle_leaves_before_midnight_unless_only_weapons_wait(
    waiting: Waiting, refused: bool
) -> None:
    story = tonight(hour=23, rules=HouseRules(waiting=waiting))
    boat = a.Escape(Vehicle.BOAT, (ANNA,), 1)
    if refused:
        story.refuses(ANNA, boat, NotBeforeMidnight())
    else:
        assert story.does(ANNA, boat).night.net == -4


def test_a_smoke_bomb_waits_only_where_the_table_says_so() -> None:
    rules = HouseRules(waiting=Waiting.WEAPONS)
    story = tonight(hour=23, whose=BRUNO, rules=rules).does(BRUNO, a.Cuff(DAVE))
    assert story.does(DAVE, a.UseSmoke()).night.capture is None


@pytest.mark.parametrize("waiting", Waiting)
def test_dynamite_and_rope_wait_for_midnight_too_where_the_table_wants_it(waiting: Waiting) -> None:
    """SN-def34."""
    rules = HouseRules(waiting=waiting, dynamite_waits=True)
    story = tonight(hour=23, rules=rules)
    story.refuses(ANNA, a.Tie(DAVE), NotBeforeMidnight())
    story.refuses(ANNA, a.Explode(ANNA), NotBeforeMidnight())
    story.at(0).does(ANNA, a.Tie(DAVE))


# --- what is no turn's act

WRONG: list[tuple[Act, Refusal]] = [
    (a.SpendSteps(1), NotSpun()),
    (a.EnterSpin(0), NoSuchNumber()),
    (a.EnterSpin(-5), NoSuchNumber()),
    (a.EnterSpin(10**18), NoSuchNumber()),
    (a.SpendSteps(0), NoSuchNumber()),
    (a.SpendSteps(-3), NoSuchNumber()),
    (a.UseSaved(-1), NoSuchNumber()),
    (a.UseSaved(10**18), TooManySteps(0)),
    (a.DrinkCoffee(10**18), NoSuchNumber()),
    (a.DrinkCoffee(-2), NoSuchNumber()),
    (a.EndTurn(-1), TooManySteps(0)),
    (a.EndTurn(10**18), TooManySteps(0)),
    (a.UseSquare(Square.PUSH, ANNA), NotYourself()),
    (a.UseSquare(Square.PUSH, 6), NoSuchSeat()),
    (a.UseSquare(Square.PUSH, -2), NoSuchSeat()),
    (a.LockDoor(0), NoSuchNumber()),
    (a.LockDoor(10**18), NoSuchNumber()),
    (a.UnlockDoor(3), NoSuchNumber()),
]


@pytest.mark.parametrize(("act", "why"), WRONG, ids=str)
def test_what_cannot_be_is_refused_in_one_sentence(act: Act, why: Refusal) -> None:
    tonight().refuses(ANNA, act, why)


OF_THE_TURN: list[Act] = [
    a.EnterSpin(5),
    a.SpinWheel(),
    a.SpendSteps(1),
    a.UseSaved(1),
    a.DrinkCoffee(1),
    a.UseSquare(Square.PUSH, ANNA),
    a.UseSkill(),
    a.SecondTurn(),
    a.EndTurn(),
    a.MoveClock(1),
]


@pytest.mark.parametrize("act", OF_THE_TURN, ids=str)
def test_nobody_takes_somebody_elses_turn(act: Act) -> None:
    tonight().refuses(DAVE, act, NotYourTurn())


def test_the_wheel_is_spun_once() -> None:
    tonight().does(ANNA, a.EnterSpin(8)).refuses(ANNA, a.EnterSpin(9), SpunAlready())


def test_of_two_phones_that_end_the_same_turn_one_does_and_the_other_is_told() -> None:
    story = tonight()
    seen = story.evening.table.changed
    assert story.evening.act(ANNA, a.EndTurn(), seen=seen) is None
    assert story.evening.act(ANNA, a.EndTurn(), seen=seen) == Stale()
    story.refuses(ANNA, a.EndTurn(), NotYourTurn())
    assert story.whose == BRUNO


# --- doors and windows


def test_a_door_is_locked_until_the_locker_is_on_turn_again() -> None:
    story = tonight().does(ANNA, a.LockDoor(3)).round()
    assert [(door.number, door.by) for door in story.night.doors] == [(3, ANNA)]
    assert story.does(EMIL, a.AdvanceClock()).night.doors == ()


def test_a_key_unlocks_a_door_too() -> None:
    story = tonight().does(ANNA, a.LockDoor(3), a.EndTurn())
    assert story.does(BRUNO, a.UnlockDoor(3)).night.doors == ()


def test_a_broken_window_stays_broken() -> None:
    story = tonight().does(ANNA, a.BreakWindow()).round().does(EMIL, a.AdvanceClock())
    assert story.night.windows == 1
