"""Stories of Secret Night: the wheel, steps and the saver, the action square."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.fights import DogIsGone
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.refusals import NoSuchNumber, TooManySteps
from companion.games.secret_night.rules.square import SquareStays, SquareUsedAlready
from companion.games.secret_night.rules.turns import SaverFull
from companion.games.secret_night.rules.wheel import PLACEHOLDER, NoSegments
from companion.table.refusal import NoSuchSeat
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, tonight

# --- wheel and steps


def test_what_the_real_wheel_shows_is_entered_and_spent_and_saved() -> None:
    """SN-K7."""
    story = tonight().does(ANNA, a.EnterSpin(10))
    story.does(ANNA, a.SpendSteps(2), a.SpendSteps(5), a.SpendSteps(2))
    story.refuses(ANNA, a.SpendSteps(2), TooManySteps(1))
    story.refuses(ANNA, a.EndTurn(2), TooManySteps(1)).does(ANNA, a.EndTurn(1))
    assert story.player(ANNA).saved == 1


def test_saved_steps_can_be_walked_before_the_wheel_and_none_are_lost_by_it() -> None:
    story = tonight().set(a.Field.SAVED, 4, ANNA).does(ANNA, a.UseSaved(3))
    story.does(ANNA, a.SpendSteps(1), a.EnterSpin(6))
    assert story.turn.left == 8
    assert story.player(ANNA).saved == 1


def test_coffee_brings_extra_steps() -> None:
    story = tonight().does(ANNA, a.EnterSpin(6), a.DrinkCoffee(3), a.SpendSteps(9))
    assert story.turn.left == 0


@pytest.mark.parametrize(("printed", "cards"), [(4, 2), (5, 2), (6, 1), (10, 1)])
def test_with_four_or_five_one_more_card_is_drawn(printed: int, cards: int) -> None:
    assert tonight().does(ANNA, a.EnterSpin(printed)).turn.cards == cards


def test_in_water_the_inner_number_counts_and_brings_no_extra_card() -> None:
    story = tonight().does(ANNA, a.EnterSpin(4, water=True))
    assert (story.turn.left, story.turn.cards) == (4, 1)


WHEEL = (Segment(4, True, 1), Segment(9, False, 3))


def test_our_wheel_spins_the_segments_of_the_table() -> None:
    story = tonight().does(DAVE, a.EnterSegments(WHEEL)).lucky(1).does(ANNA, a.SpinWheel())
    assert story.turn.spin is not None
    assert (story.turn.left, story.turn.spin.place, story.turn.spin.green) == (9, 1, False)
    story.does(ANNA, a.EndTurn()).lucky(1).does(BRUNO, a.SpinWheel(water=True))
    assert story.turn.left == 3


def test_without_segments_ours_does_not_spin_unless_the_table_wants_the_invented_one() -> None:
    """SN-def3."""
    tonight().refuses(ANNA, a.SpinWheel(), NoSegments())
    story = tonight(rules=HouseRules(placeholder_wheel=True)).lucky(2).does(ANNA, a.SpinWheel())
    assert story.turn.left == PLACEHOLDER[2].steps


def test_the_invented_wheel_is_what_it_says() -> None:
    assert sorted(s.steps for s in PLACEHOLDER) == [n for n in range(4, 11) for _ in range(2)]
    assert {s.water for s in PLACEHOLDER} == {1, 2, 3}
    assert 4 <= sum(s.green for s in PLACEHOLDER) <= 5


@pytest.mark.parametrize("wrong", [Segment(0), Segment(21), Segment(-4), Segment(5, water=0)])
def test_a_wheel_with_an_impossible_segment_is_not_entered(wrong: Segment) -> None:
    tonight().refuses(ANNA, a.EnterSegments((wrong,)), NoSuchNumber())
    tonight().refuses(ANNA, a.EnterSegments((Segment(5),) * 41), NoSuchNumber())


def test_steps_above_the_cap_are_not_saved_where_the_table_has_one() -> None:
    """SN-def14."""
    story = tonight(rules=HouseRules(saver_cap=6)).set(a.Field.SAVED, 4, ANNA)
    story.does(ANNA, a.EnterSpin(9)).refuses(ANNA, a.EndTurn(3), SaverFull(6))
    assert story.does(ANNA, a.EndTurn(2)).player(ANNA).saved == 6
    free = tonight().set(a.Field.SAVED, 14, ANNA).does(ANNA, a.EnterSpin(9), a.EndTurn(9))
    assert free.player(ANNA).saved == 23


def test_more_than_the_cap_set_by_hand_does_not_hold_up_the_turn() -> None:
    story = tonight(rules=HouseRules(saver_cap=6)).set(a.Field.SAVED, 9, ANNA)
    assert story.does(ANNA, a.EndTurn()).player(ANNA).saved == 9


# --- the action square


def test_the_disc_may_not_stay_and_the_square_is_used_once_a_turn() -> None:
    story = tonight().refuses(ANNA, a.UseSquare(Square.STEAL, DAVE), SquareStays())
    story.does(ANNA, a.UseSquare(Square.PUSH, DAVE))
    story.refuses(ANNA, a.UseSquare(Square.TRADE, DAVE), SquareUsedAlready())
    story.does(ANNA, a.EndTurn()).refuses(BRUNO, a.UseSquare(Square.PUSH, DAVE), SquareStays())
    story.does(BRUNO, a.UseSquare(Square.WHISPER, DAVE))
    assert story.night.disc is Square.WHISPER


def test_a_theft_uses_the_square_too() -> None:
    story = tonight().does(ANNA, a.UseSquare(Square.PUSH, DAVE), a.EndTurn())
    story.asks(BRUNO, DAVE, a.StealCard(DAVE, 3))
    story.refuses(BRUNO, a.UseSquare(Square.TRADE, DAVE), SquareUsedAlready())
    story.does(BRUNO, a.EndTurn())
    story.will_not_ask(CARLA, DAVE, a.StealCard(DAVE, 3), SquareStays())


def test_a_theft_that_is_asked_stays_with_its_thief_when_the_turn_before_is_taken_back() -> None:
    story = tonight().does(ANNA, a.UseSquare(Square.PUSH, DAVE)).turn_of(BRUNO)
    story.asks(BRUNO, DAVE, a.StealCard(DAVE, 3))
    story.takes_back(2)
    assert story.whose == ANNA
    assert story.turn.square is None


def test_the_dog_can_be_pushed_and_nothing_else() -> None:
    """SN-def28."""
    for icon in (Square.TRADE, Square.WHISPER):
        tonight().refuses(ANNA, a.UseSquare(icon, a.DOG), NoSuchSeat())
    story = tonight().does(ANNA, a.UseSquare(Square.PUSH, a.DOG))
    assert story.turn.square is Square.PUSH
    tonight().set(a.Field.DOG, 0).refuses(ANNA, a.UseSquare(Square.PUSH, a.DOG), DogIsGone())
