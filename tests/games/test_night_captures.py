"""Stories of Secret Night: Handcuffs, Rope, breaking free, arrests, vehicles."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.captures import Banned, KnownPolice, NotPolice
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.escapes import (
    NeedsMoney,
    NoThief,
    TooManyAboard,
    VehicleGone,
)
from companion.games.secret_night.rules.night import Vehicle
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.people import NotYourself, NotYourTurn, Out, Unanswered
from companion.games.secret_night.rules.refusals import NoSuchNumber, NothingToAnswer
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.wheel import NoSegments, TiedUp
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, GINA, HUGO, ZOE, tonight

# --- breaking free


def test_green_frees_at_once_and_anything_else_is_an_arrest() -> None:
    """SN-B1..2."""
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(CARLA))
    story.refuses(BRUNO, a.EndTurn(), Unanswered())
    story.does(CARLA, a.BreakSpin(green=False))
    assert story.night.capture is not None
    assert story.night.capture.held
    story.refuses(CARLA, a.BreakSpin(green=True), NothingToAnswer())
    free = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(CARLA), a.BreakSpin(green=True))
    assert free.night.capture is None
    assert not free.player(CARLA).out


def test_the_master_spins_twice_against_handcuffs() -> None:
    """SN-B1, role skill R2."""
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(ANNA))
    story.does(ANNA, a.BreakSpin(green=False), a.BreakSpin(green=True))
    assert story.night.capture is None
    story.round().does(ANNA, a.AdvanceClock()).turn_of(DAVE).does(DAVE, a.Cuff(ANNA))
    story.does(ANNA, a.BreakSpin(green=False), a.BreakSpin(green=False))
    assert story.night.capture is not None
    assert story.night.capture.held


def test_the_master_spins_once_against_the_rope() -> None:
    """SN-B3."""
    story = tonight(whose=DAVE).does(DAVE, a.Tie(ANNA)).does(ANNA, a.BreakSpin(green=False))
    assert story.player(ANNA).tied


@pytest.mark.parametrize("green", [True, False])
def test_our_wheel_breaks_free_by_its_own_green(green: bool) -> None:
    wheel = (Segment(4, green=True), Segment(9))
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(CARLA))
    story.refuses(CARLA, a.BreakWheel(), NoSegments())
    story.does(DAVE, a.EnterSegments(wheel)).lucky(0 if green else 1)
    assert (story.does(CARLA, a.BreakWheel()).night.capture is None) == green


def test_a_smoke_bomb_avoids_the_arrest_but_not_the_rope() -> None:
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Tie(CARLA))
    story.refuses(CARLA, a.UseSmoke(), NothingToAnswer()).does(CARLA, a.GiveIn())
    story.does(BRUNO, a.Cuff(CARLA)).does(CARLA, a.UseSmoke())
    assert story.night.capture is None


def test_after_breaking_free_the_pair_is_left_alone_until_the_captors_next_turn_is_over() -> None:
    story = tonight(4, hour=1, whose=BRUNO).does(BRUNO, a.Cuff(CARLA))
    story.does(CARLA, a.BreakSpin(green=True)).refuses(BRUNO, a.Cuff(CARLA), Banned())
    story.does(BRUNO, a.Tie(CARLA), a.GiveIn(), a.Cuff(ANNA), a.BreakSpin(False), a.UseSmoke())
    story.turn_of(DAVE).does(DAVE, a.Cuff(CARLA), a.UseSmoke())
    story.turn_of(BRUNO).does(BRUNO, a.EndTurn()).turn_of(BRUNO)
    story.refuses(BRUNO, a.Cuff(CARLA), Banned()).does(BRUNO, a.EndTurn()).turn_of(BRUNO)
    story.does(BRUNO, a.Cuff(CARLA))


def test_somebody_at_the_table_does_it_for_a_phone_that_is_away() -> None:
    """The box rules: spinning, giving in, a Smoke Bomb, counting the Money."""
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(ANNA))
    story.does(EMIL, a.BreakSpin(green=False), a.GiveIn(), a.Confiscate(1))
    assert story.night.net == 7
    story.turn_of(DAVE).does(DAVE, a.Cuff(CARLA)).does(EMIL, a.UseSmoke())
    assert story.night.capture is None


# --- the Rope


def test_the_tied_stand_still_for_one_turn() -> None:
    story = tonight().does(ANNA, a.Tie(BRUNO), a.GiveIn()).set(a.Field.SAVED, 4, BRUNO)
    story.does(ANNA, a.EndTurn()).does(BRUNO, a.EnterSpin(8))
    assert (story.turn.left, story.turn.cards) == (0, 1)
    for walk in (a.SpendSteps(1), a.UseSaved(1), a.DrinkCoffee(2)):
        story.refuses(BRUNO, walk, TiedUp())
    assert not story.does(BRUNO, a.EndTurn()).player(BRUNO).tied


def test_a_neighbour_unties_and_nobody_unties_himself() -> None:
    story = tonight().does(ANNA, a.Tie(BRUNO), a.GiveIn(), a.EndTurn())
    story.refuses(BRUNO, a.Untie(BRUNO), NotYourself())
    story.does(DAVE, a.Untie(BRUNO)).does(BRUNO, a.EnterSpin(8), a.SpendSteps(8))
    story.refuses(DAVE, a.Untie(BRUNO), NothingToAnswer())
    story.refuses(DAVE, a.Untie(17), NoSuchSeat())


# --- who may be caught

CUFFS: list[tuple[int, int, Refusal]] = [
    (BRUNO, BRUNO, NotYourself()),
    (DAVE, DAVE, NotYourself()),
    (ANNA, DAVE, NotPolice()),
    (DAVE, BRUNO, KnownPolice()),
    (BRUNO, 6, NoSuchSeat()),
    (BRUNO, -1, NoSuchSeat()),
    (BRUNO, 10**9, NoSuchSeat()),
]


@pytest.mark.parametrize(("by", "victim", "why"), CUFFS)
def test_a_wrong_arrest_is_refused_in_one_sentence(by: int, victim: int, why: Refusal) -> None:
    """SN-def20 among them."""
    tonight(hour=1, whose=by).refuses(by, a.Cuff(victim), why)


def test_who_is_known_as_thief_or_deceiver_does_not_arrest() -> None:
    for seat in (CARLA, GINA):
        tonight(7, hour=1, whose=seat).shows(seat).refuses(seat, a.Cuff(DAVE), NotPolice())


def test_nobody_is_caught_out_of_turn_nor_while_somebody_else_is() -> None:
    story = tonight(hour=1).refuses(BRUNO, a.Cuff(CARLA), NotYourTurn()).turn_of(BRUNO)
    story.refuses(CARLA, a.BreakSpin(True), NothingToAnswer())
    story.refuses(BRUNO, a.Confiscate(1), NothingToAnswer())
    story.does(BRUNO, a.Cuff(CARLA)).refuses(BRUNO, a.Tie(DAVE), Unanswered())
    story.refuses(BRUNO, a.Confiscate(1), NothingToAnswer()).does(CARLA, a.GiveIn())
    for money in (-1, 13, 10**18):
        story.refuses(BRUNO, a.Confiscate(money), NoSuchNumber())
    story.does(BRUNO, a.Confiscate(0)).refuses(BRUNO, a.Confiscate(0), Unanswered())


# --- arrests


def test_an_arrested_thief_shows_the_role_scores_and_is_back_as_somebody_else() -> None:
    story = tonight(hour=1, whose=BRUNO, characters={CARLA: Character.RITA})
    story.set(a.Field.HEALTH, 1, CARLA).set(a.Field.SAVED, 5, CARLA)
    story.arrests(BRUNO, CARLA, money=1)
    assert story.night.net == 0
    assert story.shows(CARLA).night.net == 6
    assert (story.player(CARLA).out, story.player(CARLA).saved) == (True, 0)
    story.refuses(BRUNO, a.Cuff(CARLA), Out()).does(BRUNO, a.EndTurn())
    back = story.player(CARLA)
    assert (back.out, back.health) == (False, 3)
    assert back.character is not Character.RITA


def test_somebody_arrested_or_escaped_keeps_the_character_where_the_table_wants_it() -> None:
    """SN-def12; after a death it is a new one all the same."""
    rules = HouseRules(keep_character=True)
    story = tonight(hour=1, whose=BRUNO, characters={CARLA: Character.RITA}, rules=rules)
    story.set(a.Field.HEALTH, 1, CARLA).arrests(BRUNO, CARLA).shows(CARLA).does(BRUNO, a.EndTurn())
    assert (story.player(CARLA).character, story.player(CARLA).health) == (Character.RITA, 3)
    story.turn_of(ANNA).kills(ANNA, CARLA).turn_of(CARLA)
    assert story.player(CARLA).character is not Character.RITA
    before = story.player(ANNA).character
    story.turn_of(ANNA).does(ANNA, a.Escape(Vehicle.BOAT, (ANNA,), 1), a.EndTurn()).turn_of(ANNA)
    assert story.player(ANNA).character is before


def test_after_a_mistaken_arrest_both_are_off_the_board_and_keep_all_they_have() -> None:
    """SN-def10: the captor's turn is over but for its end."""
    story = tonight(hour=1, whose=DAVE, characters={DAVE: Character.RITA, ZOE: Character.OTTO})
    story.set(a.Field.HEALTH, 1, ZOE).set(a.Field.SAVED, 4, ZOE).set(a.Field.SAVED, 2, DAVE)
    story.does(DAVE, a.EnterSpin(6)).arrests(DAVE, ZOE, money=1).shows(ZOE)
    assert story.night.net == -2
    assert story.night.reasons[-1].money == 0
    for act in (a.SpendSteps(1), a.Tie(EMIL), a.Escape(Vehicle.BOAT, (DAVE,), 0)):
        story.refuses(DAVE, act, Out())
    story.does(DAVE, a.EndTurn(3)).refuses(EMIL, a.Tie(ZOE), Out()).does(EMIL, a.EndTurn())
    zoe = story.player(ZOE)
    assert (zoe.away, zoe.health, zoe.saved, zoe.character) == (False, 1, 4, Character.OTTO)
    story.turn_of(DAVE)
    dave = story.player(DAVE)
    assert (dave.away, dave.saved, dave.character) == (False, 5, Character.RITA)


def test_a_mistaken_arrest_costs_both_everything_where_the_table_wants_it() -> None:
    """SN-def10."""
    rules = HouseRules(mistaken_respawn=True)
    story = tonight(hour=1, whose=DAVE, characters={ZOE: Character.OTTO}, rules=rules)
    story.set(a.Field.HEALTH, 1, ZOE).set(a.Field.SAVED, 4, ZOE).arrests(DAVE, ZOE).shows(ZOE)
    assert (story.player(ZOE).out, story.player(ZOE).saved, story.player(DAVE).out) == (
        True,
        0,
        True,
    )
    story.does(DAVE, a.EndTurn()).does(EMIL, a.EndTurn())
    assert (story.whose, story.player(ZOE).health) == (ZOE, 3)
    assert story.player(ZOE).character is not Character.OTTO


def test_an_arrest_taken_back_after_the_role_was_shown_does_not_count() -> None:
    story = tonight(hour=1, whose=BRUNO).arrests(BRUNO, CARLA, money=1).shows(CARLA)
    assert story.night.net == 6
    story.takes_back()
    assert (story.night.net, story.player(CARLA).out) == (0, False)
    assert story.night.role(CARLA) is Role.THIEF
    assert story.does(BRUNO, a.Confiscate(0)).night.net == 3


# --- vehicles


def test_the_master_leaves_alone_in_the_boat_and_the_boat_is_gone() -> None:
    story = (
        tonight(hour=1).set(a.Field.SAVED, 3, ANNA).does(ANNA, a.Escape(Vehicle.BOAT, (ANNA,), 1))
    )
    assert (story.night.net, story.player(ANNA).out, story.player(ANNA).saved) == (-4, True, 0)
    story.refuses(ANNA, a.EnterSpin(6), Out()).does(ANNA, a.EndTurn()).turn_of(CARLA)
    story.refuses(CARLA, a.Escape(Vehicle.BOAT, (CARLA,), 1), VehicleGone())


def test_a_hidden_accomplice_shows_the_role_before_the_escape_counts() -> None:
    story = tonight(hour=1).does(ANNA, a.Escape(Vehicle.CAR, (ANNA, CARLA, EMIL), 2))
    assert [reveal.seat for reveal in story.night.reveals] == [CARLA, EMIL]
    story.refuses(ANNA, a.EndTurn(), Unanswered()).refuses(ANNA, a.Tie(DAVE), Unanswered())
    assert story.shows(CARLA).night.net == 0
    assert story.shows(EMIL).night.net == -10
    assert [story.player(s).out for s in (ANNA, CARLA, EMIL, DAVE)] == [True, True, True, False]


def test_somebody_aboard_who_is_no_thief_stays_behind() -> None:
    """SN-def31."""
    story = tonight(hour=1).does(ANNA, a.Escape(Vehicle.CAR, (ANNA, CARLA, DAVE), 1)).shows(DAVE)
    assert story.shows(CARLA).night.net == -7
    assert not story.player(DAVE).out
    assert Vehicle.CAR not in story.night.vehicles


def test_a_driver_who_turns_out_to_be_no_thief_goes_nowhere_and_the_vehicle_stays() -> None:
    story = tonight(hour=1, whose=DAVE).does(DAVE, a.Escape(Vehicle.MOTORCYCLE, (DAVE, CARLA), 1))
    story.shows(CARLA, DAVE)
    assert (story.night.net, story.night.flight) == (0, None)
    assert not story.player(CARLA).out
    assert Vehicle.MOTORCYCLE in story.night.vehicles


def test_a_lonely_hidden_thief_shows_the_role_and_is_away() -> None:
    story = tonight(hour=1, whose=CARLA).does(CARLA, a.Escape(Vehicle.BOAT, (CARLA,), 2))
    assert story.shows(CARLA).night.net == -9


def test_an_escape_taken_back_after_a_role_was_shown_does_not_count() -> None:
    story = tonight(hour=1).does(ANNA, a.Escape(Vehicle.MOTORCYCLE, (ANNA, CARLA), 1))
    assert story.shows(CARLA).night.net == -7
    story.takes_back()
    assert (story.night.net, story.player(ANNA).out, len(story.night.vehicles)) == (0, False, 3)
    story.does(ANNA, a.Escape(Vehicle.MOTORCYCLE, (ANNA, CARLA), 1))
    assert story.night.net == -7


ESCAPES: list[tuple[a.Escape, Refusal]] = [
    (a.Escape(Vehicle.CAR, (ANNA, CARLA, DAVE, EMIL, ZOE), 1), TooManyAboard(4)),
    (a.Escape(Vehicle.MOTORCYCLE, (ANNA, CARLA, EMIL), 1), TooManyAboard(2)),
    (a.Escape(Vehicle.BOAT, (ANNA, CARLA), 1), TooManyAboard(1)),
    (a.Escape(Vehicle.CAR, (), 1), NoSuchSeat()),
    (a.Escape(Vehicle.CAR, (CARLA,), 1), NoSuchSeat()),
    (a.Escape(Vehicle.CAR, (ANNA, ANNA), 1), NoSuchSeat()),
    (a.Escape(Vehicle.CAR, (ANNA, 99), 1), NoSuchSeat()),
    (a.Escape(Vehicle.CAR, (ANNA, -1), 1), NoSuchSeat()),
    (a.Escape(Vehicle.CAR, (ANNA, BRUNO), 1), NoThief()),
    (a.Escape(Vehicle.CAR, (ANNA,), -1), NoSuchNumber()),
    (a.Escape(Vehicle.CAR, (ANNA,), 10**18), NoSuchNumber()),
]


@pytest.mark.parametrize(("escape", "why"), ESCAPES, ids=str)
def test_an_impossible_escape_is_refused_in_one_sentence(escape: a.Escape, why: Refusal) -> None:
    tonight(8, hour=1).refuses(ANNA, escape, why)


def test_nobody_escapes_out_of_turn_or_with_somebody_dead() -> None:
    story = tonight(8, hour=1).refuses(CARLA, a.Escape(Vehicle.BOAT, (CARLA,), 1), NotYourTurn())
    story.kills(ANNA, CARLA).shows(CARLA)
    story.refuses(ANNA, a.Escape(Vehicle.CAR, (ANNA, CARLA), 1), Out())
    story.turn_of(HUGO).refuses(BRUNO, a.Escape(Vehicle.BOAT, (BRUNO,), 0), NotYourTurn())
    story.turn_of(BRUNO).refuses(BRUNO, a.Escape(Vehicle.BOAT, (BRUNO,), 0), NoThief())


def test_without_money_one_leaves_for_nothing_unless_the_table_forbids_it() -> None:
    """SN-def9."""
    story = tonight(hour=1).does(ANNA, a.Escape(Vehicle.MOTORCYCLE, (ANNA, CARLA), 0))
    assert story.shows(CARLA).night.net == -2
    strict = tonight(hour=1, rules=HouseRules(escape_without_money=False))
    strict.refuses(ANNA, a.Escape(Vehicle.BOAT, (ANNA,), 0), NeedsMoney())
