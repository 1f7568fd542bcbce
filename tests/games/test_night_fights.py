"""Stories of Secret Night: weapons and their answers, poison, Dynamite, the dog, death."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.box import (
    Fate,
    Reach,
    cards_at_start,
    fate_of_cards,
    reach_of_hands,
    reach_of_weapons,
)
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.fights import DogHasBitten, DogIsGone, NotTheChief
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.lives import Healthy
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import NotYourself, NotYourTurn, Out, Unanswered
from companion.games.secret_night.rules.refusals import NothingToAnswer, TooManySteps
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE, tonight

# --- weapons and answers


@pytest.mark.parametrize(
    ("cause", "answer", "health"),
    [
        (Cause.GUN, Answer.SUFFER, 1),
        (Cause.GUN, Answer.VEST, 3),
        (Cause.GUN, Answer.BIBLE, 3),
        (Cause.GUN, Answer.FIRST_AID, 2),
        (Cause.KNIFE, Answer.SUFFER, 2),
        (Cause.KNIFE, Answer.AVOID_KNIFE, 3),
        (Cause.KNIFE, Answer.FIRST_AID, 3),
    ],
)
def test_a_weapon_waits_for_its_answer_and_then_does_what_it_does(
    cause: Cause, answer: Answer, health: int
) -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(cause, DAVE))
    assert story.player(DAVE).health == 3
    story.refuses(ANNA, a.EndTurn(), Unanswered())
    assert story.does(DAVE, a.AnswerHarm(DAVE, answer)).player(DAVE).health == health


@pytest.mark.parametrize(
    ("cause", "answer"),
    [
        (Cause.GUN, Answer.AVOID_KNIFE),
        (Cause.GUN, Answer.BEEF),
        (Cause.GUN, Answer.SKILL),
        (Cause.GUN, Answer.OTTO),
        (Cause.KNIFE, Answer.VEST),
        (Cause.KNIFE, Answer.BIBLE),
        (Cause.KNIFE, Answer.DISARM),
    ],
)
def test_a_card_against_something_else_is_no_answer(cause: Cause, answer: Answer) -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(cause, DAVE))
    story.refuses(DAVE, a.AnswerHarm(DAVE, answer), NothingToAnswer())


def test_somebody_at_the_table_answers_for_a_phone_that_is_away() -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(Cause.GUN, DAVE))
    assert story.does(EMIL, a.AnswerHarm(DAVE, Answer.VEST)).player(DAVE).health == 3


def test_first_aid_comes_before_death_unless_the_table_wants_it_after() -> None:
    """SN-def13."""
    one = tonight(hour=1).set(a.Field.HEALTH, 1, DAVE)
    one.hurts(ANNA, Cause.KNIFE, DAVE, Answer.FIRST_AID)
    assert (one.player(DAVE).health, one.player(DAVE).out) == (1, False)
    other = tonight(hour=1, rules=HouseRules(aid_before_death=False))
    other.set(a.Field.HEALTH, 1, DAVE).hurts(ANNA, Cause.KNIFE, DAVE, Answer.FIRST_AID)
    assert other.player(DAVE).out


def test_otto_heals_another_victim_without_a_card_once() -> None:
    """The book: First Aid in response to an attack is for oneself or another; he needs no card."""
    story = tonight(hour=1, characters={BRUNO: Character.OTTO}).set(a.Field.POISON, 1, DAVE)
    story.set(a.Field.HEALTH, 2, DAVE).hurts(ANNA, Cause.GUN, DAVE, Answer.OTTO)
    assert (story.player(DAVE).health, story.player(DAVE).poisoned) == (1, False)
    assert not story.player(BRUNO).skill_left
    story.does(ANNA, a.Harm(Cause.GUN, DAVE))
    story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.OTTO), NothingToAnswer())


def test_otto_heals_nobody_while_he_is_away() -> None:
    story = tonight(hour=1, characters={BRUNO: Character.OTTO}).set(a.Field.OUT, 1, BRUNO)
    story.does(ANNA, a.Harm(Cause.GUN, DAVE))
    story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.OTTO), NothingToAnswer())


HARMLESS: list[tuple[Act, Refusal]] = [
    (a.Harm(Cause.GUN, ANNA), NotYourself()),
    (a.Harm(Cause.GUN, 6), NoSuchSeat()),
    (a.Harm(Cause.GUN, -1), NoSuchSeat()),
    (a.Harm(Cause.DOG, DAVE), NothingToAnswer()),
    (a.Harm(Cause.DYNAMITE, DAVE), NothingToAnswer()),
    (a.AnswerHarm(DAVE, Answer.SUFFER), NothingToAnswer()),
    (a.AnswerHarm(10**9, Answer.SUFFER), NothingToAnswer()),
    (a.Heal(DAVE), Healthy()),
    (a.Heal(99), NoSuchSeat()),
    (a.Explode(99), NoSuchSeat()),
    (a.Explode(DAVE, (DAVE,)), NoSuchSeat()),
    (a.Explode(DAVE, (EMIL, EMIL)), NoSuchSeat()),
    (a.SayDeath(DAVE, 99), NoSuchSeat()),
    (a.SayDeath(-1, DAVE), NoSuchSeat()),
    (a.DogAttack(DAVE), NotTheChief()),
    (a.MoveDog(1), NotTheChief()),
]


@pytest.mark.parametrize(("act", "why"), HARMLESS, ids=str)
def test_what_cannot_be_done_is_refused_in_one_sentence(act: Act, why: Refusal) -> None:
    tonight(hour=1).refuses(ANNA, act, why)


def test_nobody_is_attacked_out_of_turn_twice_at_once_or_when_dead() -> None:
    story = tonight(hour=1).refuses(DAVE, a.Harm(Cause.GUN, ANNA), NotYourTurn())
    story.does(ANNA, a.Harm(Cause.GUN, DAVE))
    story.refuses(ANNA, a.Harm(Cause.KNIFE, EMIL), Unanswered())
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.SUFFER)).kills(ANNA, DAVE)
    story.refuses(ANNA, a.Harm(Cause.KNIFE, EMIL), Unanswered()).shows(DAVE)
    for harm in (a.Harm(Cause.GUN, DAVE), a.Harm(Cause.POISON, DAVE), a.Explode(DAVE)):
        story.refuses(ANNA, harm, Out())
    story.refuses(ANNA, a.Heal(DAVE), Out()).refuses(ANNA, a.SayDeath(DAVE, ANNA), Out())


# --- healing and poison


def test_first_aid_heals_one_and_ends_the_poison() -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(Cause.POISON, DAVE)).set(a.Field.HEALTH, 1, DAVE)
    story.does(ANNA, a.Heal(DAVE))
    assert (story.player(DAVE).health, story.player(DAVE).poisoned) == (2, False)
    story.refuses(DAVE, a.Heal(EMIL), NotYourTurn())


def test_poison_takes_one_at_the_end_of_each_own_turn_until_one_is_dead() -> None:
    """SN-H9: and who poisoned is the killer."""
    story = tonight(4, hour=1).does(ANNA, a.Harm(Cause.POISON, DAVE)).does(ANNA, a.EndTurn())
    trace = []
    for _ in range(3):
        story.does(BRUNO, a.EndTurn()).does(CARLA, a.EndTurn())
        story.does(DAVE, a.EndTurn())
        trace.append(story.player(DAVE).health)
        if not story.player(DAVE).out:
            story.does(ANNA, a.AdvanceClock(), a.EndTurn())
    assert trace == [2, 1, 0]
    assert story.player(DAVE).poisoned is False
    assert [(r.seat, r.why, r.by) for r in story.night.reveals] == [(DAVE, "death", ANNA)]


def test_the_poisoned_are_rid_of_it_by_first_aid_in_answer_to_another_attack() -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(Cause.POISON, DAVE))
    story.hurts(ANNA, Cause.KNIFE, DAVE, Answer.FIRST_AID)
    assert not story.player(DAVE).poisoned


# --- Dynamite


def test_dynamite_hurts_its_finder_two_and_each_neighbour_one() -> None:
    story = tonight().does(ANNA, a.Explode(ANNA, (DAVE, EMIL)))
    for seat in (EMIL, ANNA, DAVE):
        story.does(seat, a.AnswerHarm(seat, Answer.SUFFER))
    assert [story.player(s).health for s in (ANNA, DAVE, EMIL, ZOE)] == [1, 2, 2, 3]
    assert not story.night.pending


def test_who_dies_of_dynamite_in_the_own_turn_can_only_end_it_and_is_back_with_the_next() -> None:
    story = tonight(4).set(a.Field.HEALTH, 2, ANNA).set(a.Field.SAVED, 5, ANNA)
    story.does(ANNA, a.EnterSpin(8), a.Explode(ANNA), a.AnswerHarm(ANNA, Answer.SUFFER))
    assert story.night.net == 2
    story.refuses(ANNA, a.SpendSteps(1), Out()).refuses(ANNA, a.Tie(DAVE), Out())
    story.refuses(ANNA, a.BreakWindow(), Out())
    story.does(ANNA, a.EndTurn(8))
    assert (story.whose, story.player(ANNA).saved, story.player(ANNA).out) == (BRUNO, 0, True)
    story.round().does(BRUNO, a.AdvanceClock())
    assert (story.whose, story.player(ANNA).health, story.player(ANNA).out) == (ANNA, 3, False)


def test_cards_of_the_dead_go_to_the_killer_but_not_after_dynamite() -> None:
    """SN-def35: what the app says to do with the cards."""
    for cause in (Cause.GUN, Cause.KNIFE, Cause.POISON, Cause.DOG, None):
        assert fate_of_cards(cause, HouseRules()) is Fate.KILLER
    for cause in (Cause.DYNAMITE, Cause.BLAST):
        assert fate_of_cards(cause, HouseRules()) is Fate.SLOT
        assert fate_of_cards(cause, HouseRules(dynamite_discards_all=True)) is Fate.DISCARDED


def test_weapons_reach_a_neighbour_and_hands_as_far_as_the_table_wants() -> None:
    """SN-def33."""
    assert reach_of_weapons() is Reach.NEIGHBOUR
    assert reach_of_hands(HouseRules()) is Reach.NEIGHBOUR
    assert reach_of_hands(HouseRules(any_distance=True)) is Reach.ANYWHERE


def test_everybody_begins_without_cards_unless_the_table_wants_one() -> None:
    """SN-def17."""
    assert cards_at_start(HouseRules()) == 0
    assert cards_at_start(HouseRules(starting_card=True)) == 1


# --- the dog


def test_the_dog_walks_three_hexes_and_bites_once_in_the_chiefs_turn() -> None:
    story = tonight(hour=0, whose=BRUNO).does(BRUNO, a.MoveDog(2))
    for steps in (2, 0, -1, 10**9):
        story.refuses(BRUNO, a.MoveDog(steps), TooManySteps(1))
    story.does(BRUNO, a.DogAttack(DAVE)).does(DAVE, a.AnswerHarm(DAVE, Answer.SUFFER))
    assert story.player(DAVE).health == 2
    story.refuses(BRUNO, a.DogAttack(EMIL), DogHasBitten())
    story.refuses(BRUNO, a.DogAttack(BRUNO), DogHasBitten())


def test_dead_of_the_dog_is_dead_by_the_chief() -> None:
    story = tonight(hour=0, whose=BRUNO).set(a.Field.HEALTH, 1, CARLA)
    story.does(BRUNO, a.DogAttack(CARLA)).does(CARLA, a.AnswerHarm(CARLA, Answer.SUFFER))
    assert [reveal.by for reveal in story.night.reveals] == [BRUNO]


def test_beef_in_answer_to_the_bite_takes_the_dog_out_of_play() -> None:
    story = tonight(hour=0, whose=BRUNO).does(BRUNO, a.DogAttack(DAVE))
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.BEEF))
    assert (story.player(DAVE).health, story.night.dog) == (3, False)
    story.refuses(BRUNO, a.MoveDog(1), DogIsGone()).refuses(BRUNO, a.GiveBeef(), DogIsGone())


def test_beef_beside_the_dog_takes_it_out_of_play_in_ones_own_turn() -> None:
    story = tonight(hour=0).refuses(DAVE, a.GiveBeef(), NotYourTurn())
    assert not story.does(ANNA, a.GiveBeef()).night.dog
