"""Stories of Secret Night: how the marker moves and how a night ends."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import Answer
from companion.games.secret_night.rules.night import Ending, Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.refusals import NightOver
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.score import escape
from companion.games.secret_night.rules.turns import DawnAlready
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, GINA, ZOE, Story, tonight

# --- points


@pytest.mark.parametrize(
    ("players", "dead", "by", "net"),
    [
        (6, CARLA, BRUNO, 2),
        (6, CARLA, ANNA, 2),
        (6, DAVE, ANNA, -2),
        (6, DAVE, BRUNO, -2),
        (6, ANNA, BRUNO, 2),
        (6, BRUNO, ANNA, -2),
        (5, EMIL, ANNA, 0),
        (7, GINA, BRUNO, 0),
    ],
)
def test_a_death_scores_for_the_other_side_whoever_killed(
    players: int, dead: int, by: int, net: int
) -> None:
    """SN-S9..10, SN-def7, SN-def19."""
    story = tonight(players, hour=1, whose=by).kills(by, dead)
    if story.night.role(dead) is None:
        story.shows(dead)
    assert story.night.net == net


def test_leaders_deaths_do_not_score_where_the_table_says_so() -> None:
    """SN-def7."""
    rules = HouseRules(leaders_score=False)
    assert tonight(hour=1, whose=BRUNO, rules=rules).kills(BRUNO, ANNA).night.net == 0
    assert tonight(hour=1, rules=rules).kills(ANNA, BRUNO).night.net == 0
    assert tonight(hour=1, rules=rules).kills(ANNA, DAVE).shows(DAVE).night.net == -2


@pytest.mark.parametrize(
    ("victim", "money", "each", "net"),
    [
        (CARLA, 0, True, 3),
        (CARLA, 1, True, 6),
        (CARLA, 2, True, 9),
        (CARLA, 2, False, 6),
        (ANNA, 0, True, 4),
        (ANNA, 1, True, 7),
        (ANNA, 2, False, 7),
        (ZOE, 2, True, -2),
    ],
)
def test_an_arrest_scores_by_role_and_money(victim: int, money: int, each: bool, net: int) -> None:
    """SN-S2..7, SN-def8."""
    story = tonight(hour=1, whose=DAVE, rules=HouseRules(money_each=each))
    story.arrests(DAVE, victim, money)
    if story.night.role(victim) is None:
        story.shows(victim)
    assert story.night.net == net


@pytest.mark.parametrize(
    ("vehicle", "thieves", "money", "points"),
    [
        (Vehicle.BOAT, 1, 1, 4),
        (Vehicle.BOAT, 1, 2, 9),
        (Vehicle.MOTORCYCLE, 1, 1, 5),
        (Vehicle.MOTORCYCLE, 2, 1, 7),
        (Vehicle.CAR, 4, 1, 11),
        (Vehicle.CAR, 2, 2, 12),
        (Vehicle.CAR, 3, 0, 4),
    ],
)
def test_an_escape_scores_by_vehicle_thieves_and_money(
    vehicle: Vehicle, thieves: int, money: int, points: int
) -> None:
    assert escape(vehicle, thieves, money).by == -points


def test_the_books_own_example_ends_three_points_for_the_thieves() -> None:
    """SN-S1: with the reasons shown."""
    story = tonight(hour=1).kills(ANNA, CARLA).shows(CARLA)
    story.does(ANNA, a.Escape(Vehicle.MOTORCYCLE, (ANNA,), 1))
    assert [(why.why, why.by, why.net) for why in story.night.reasons] == [
        ("death", 2, 2),
        ("escape-motorcycle", -5, -3),
    ]


def test_the_marker_set_by_hand_says_so() -> None:
    story = tonight().set(a.Field.SCORE, -4)
    assert (story.night.net, story.night.reasons[-1].hand) == (-4, True)


# --- ten


def test_ten_wins_at_once_and_nothing_moves_the_marker_any_more() -> None:
    """SN-def15: and a role shown late does not undo it."""
    story = tonight(hour=1).set(a.Field.SCORE, 9).set(a.Field.HEALTH, 1, ANNA)
    story.set(a.Field.HEALTH, 1, DAVE).does(ANNA, a.Explode(DAVE, (ANNA,)))
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.SUFFER))
    story.does(ANNA, a.AnswerHarm(ANNA, Answer.SUFFER))
    assert (story.night.net, story.night.ending) == (10, Ending.POLICE)
    story.refuses(BRUNO, a.EndTurn(), NightOver()).shows(DAVE)
    assert (story.night.net, story.night.ending) == (10, Ending.POLICE)
    assert story.evening.end() is None
    assert (story.night.net, story.night.ending) == (10, Ending.POLICE)


def test_the_thieves_ten_wins_as_well() -> None:
    story = tonight(hour=1).set(a.Field.SCORE, -7).does(ANNA, a.Escape(Vehicle.BOAT, (ANNA,), 1))
    assert (story.night.net, story.night.ending) == (-10, Ending.THIEVES)


def test_mistakes_carry_the_marker_to_ten_unless_the_table_stops_it_at_nine() -> None:
    """SN-def30."""
    lost = tonight(hour=1, whose=DAVE).set(a.Field.SCORE, -9).arrests(DAVE, ZOE).shows(ZOE)
    assert lost.night.ending is Ending.THIEVES
    kept = tonight(hour=1, whose=DAVE, rules=HouseRules(mistakes_to_ten=False))
    kept.set(a.Field.SCORE, -8).arrests(DAVE, ZOE).shows(ZOE)
    assert (kept.night.net, kept.night.over) == (-9, False)


def test_a_score_put_right_by_hand_lets_the_night_go_on() -> None:
    story = tonight().set(a.Field.SCORE, 10)
    story.refuses(ANNA, a.EndTurn(), NightOver()).set(a.Field.SCORE, 8)
    story.does(ANNA, a.EndTurn())


def test_a_table_that_keeps_its_own_score_is_never_told_who_won() -> None:
    rules = HouseRules(keep_score=False)
    story = tonight(hour=1, rules=rules).kills(ANNA, CARLA).shows(CARLA)
    assert (story.night.net, story.night.reasons) == (0, ())
    story.at(6)
    assert story.night.over
    assert story.night.ending is Ending.CONTINUE


# --- six in the morning


def last_hour(players: int, net: int, rules: HouseRules | None = None) -> Story:
    """Five in the morning, everybody has played, and this is the score."""
    story = tonight(players, hour=5, rules=rules).set(a.Field.SCORE, net)
    return story.round()


@pytest.mark.parametrize(
    ("players", "net", "ending"),
    [
        (6, 3, Ending.POLICE),
        (6, -1, Ending.THIEVES),
        (4, 1, Ending.POLICE),
        (5, 2, Ending.POLICE),
        (7, -2, Ending.THIEVES),
        (5, 0, Ending.DECEIVER),
        (5, 1, Ending.DECEIVER),
        (7, -1, Ending.DECEIVER),
        (4, 0, Ending.SUDDEN_DEATH),
        (8, 0, Ending.SUDDEN_DEATH),
    ],
)
def test_at_six_the_referee_says_who_has_won(players: int, net: int, ending: Ending) -> None:
    story = last_hour(players, net)
    assert not story.night.over
    story.does(DAVE, a.AdvanceClock())
    assert story.night.ending is ending
    assert story.night.over is (ending is not Ending.SUDDEN_DEATH)


@pytest.mark.parametrize(
    ("net", "ending"),
    [(1, Ending.SHARED_POLICE), (-1, Ending.SHARED_THIEVES), (0, Ending.DECEIVER)],
)
def test_the_deceiver_shares_where_the_table_wants_it(net: int, ending: Ending) -> None:
    """SN-def5."""
    story = last_hour(7, net, HouseRules(deceiver_shares=True)).does(ANNA, a.AdvanceClock())
    assert story.night.ending is ending


def test_a_tie_is_played_on_at_six_until_somebody_scores() -> None:
    """SN-def18: the clock stays, rounds go on, everything is usable."""
    story = last_hour(6, 0).does(ANNA, a.AdvanceClock()).round().does(ANNA, a.AdvanceClock())
    assert (story.hour, story.night.ending) == (6, Ending.SUDDEN_DEATH)
    assert story.kills(ANNA, DAVE).shows(DAVE).night.ending is Ending.THIEVES


def test_in_a_played_on_tie_the_points_decide_whatever_they_are() -> None:
    story = last_hour(6, 0).does(ANNA, a.AdvanceClock(), a.EndTurn())
    assert story.arrests(BRUNO, CARLA).shows(CARLA).night.ending is Ending.POLICE


def test_a_mistake_in_a_played_on_tie_loses_unless_the_table_ignores_it() -> None:
    """SN-def6: ignored, it does not even move the marker."""
    lost = last_hour(6, 0).does(ANNA, a.AdvanceClock()).turn_of(DAVE)
    assert lost.arrests(DAVE, ZOE).shows(ZOE).night.ending is Ending.THIEVES
    on = last_hour(6, 0, HouseRules(sudden_ignores=True)).does(ANNA, a.AdvanceClock()).turn_of(DAVE)
    on.arrests(DAVE, ZOE).shows(ZOE)
    assert (on.night.net, on.night.ending) == (0, Ending.SUDDEN_DEATH)
    on.turn_of(BRUNO).arrests(BRUNO, CARLA).shows(CARLA)
    assert (on.night.net, on.night.ending) == (3, Ending.POLICE)


def test_before_six_a_mistake_counts_even_where_a_played_on_tie_ignores_it() -> None:
    rules = HouseRules(sudden_ignores=True)
    story = tonight(hour=1, whose=DAVE, rules=rules).arrests(DAVE, ZOE).shows(ZOE)
    assert story.night.net == -2


def test_a_clock_set_back_by_hand_ends_the_playing_on() -> None:
    story = last_hour(6, 0).does(ANNA, a.AdvanceClock()).at(4)
    assert (story.night.ending, story.night.sudden) == (Ending.CONTINUE, False)
    assert story.kills(ANNA, DAVE).shows(DAVE).night.ending is Ending.CONTINUE


# --- dawn by Wilma


def wilma(rules: HouseRules | None = None) -> Story:
    """Five in the morning, and the Chief is Wilma."""
    story = tonight(hour=5, characters={BRUNO: Character.WILMA}, rules=rules)
    return story.set(a.Field.SCORE, 4).does(ANNA, a.EndTurn())


def test_six_by_wilmas_hour_ends_the_night_at_once() -> None:
    """SN-W3, SN-def4."""
    story = wilma().does(BRUNO, a.MoveClock(1))
    assert story.night.ending is Ending.POLICE
    story.refuses(BRUNO, a.EndTurn(), NightOver())


def test_six_by_wilmas_hour_waits_for_the_round_where_the_table_wants_it() -> None:
    """SN-def4: the round is played out and its points count."""
    story = wilma(HouseRules(wilma_at_round_end=True)).does(BRUNO, a.MoveClock(1))
    assert (story.hour, story.night.over) == (6, False)
    story.does(BRUNO, a.EndTurn()).kills(CARLA, DAVE).shows(DAVE).round()
    assert (story.night.net, story.night.over) == (2, False)
    assert story.does(EMIL, a.AdvanceClock()).night.ending is Ending.POLICE


def test_without_a_score_too_wilmas_six_waits_for_the_round_where_the_table_wants_it() -> None:
    rules = HouseRules(wilma_at_round_end=True, keep_score=False)
    story = tonight(hour=5, characters={ANNA: Character.WILMA}, rules=rules)
    story.does(ANNA, a.MoveClock(1)).round()
    assert not story.night.over
    assert story.does(ANNA, a.AdvanceClock()).night.over


def test_wilma_does_not_turn_back_the_clock_of_a_played_on_tie() -> None:
    """SN-def18."""
    story = wilma().set(a.Field.SCORE, 0).does(BRUNO, a.MoveClock(1))
    assert story.night.ending is Ending.SUDDEN_DEATH
    story.set(a.Field.SKILL, 1, BRUNO).refuses(BRUNO, a.MoveClock(-1), DawnAlready())


def test_at_the_end_a_death_that_was_not_shown_yet_still_counts() -> None:
    story = tonight(hour=1).kills(ANNA, CARLA)
    assert story.evening.end() is None
    assert story.night.net == 2
    assert story.night.role(CARLA) is Role.THIEF
