"""Stories of how [microfilms] ends, where the vectors and the switches of facts 5.9 leave room."""

import pytest

from companion.games.microfilms.rules import duel, verdict
from companion.games.microfilms.rules.cards import Action, Freelancer, Nation, setup, stained
from companion.games.microfilms.rules.duel import End, Three
from companion.games.microfilms.rules.verdict import Result

CHINA, UK, USA, USSR = Nation
ALLIES = Three(USA, CHINA, USSR, frozenset((USA, CHINA)))
WITH_HIM = Three(USA, CHINA, USSR, frozenset((USA, USSR)))
ALONE = Three(USA, CHINA, USSR, frozenset((CHINA, USSR)))


def test_only_the_film_decides_between_agents() -> None:
    nations, allied = (CHINA, USA, UK), (CHINA, UK)
    assert verdict.agents_winning(nations, allied, USA) == {CHINA, UK}
    assert verdict.agents_winning(nations, allied, UK) == {USA}
    assert verdict.agents_winning(nations, allied, CHINA) == {USA}


def test_impossible_alliances_are_a_bug() -> None:
    with pytest.raises(ValueError, match="allied"):
        verdict.agents_winning((CHINA, USA, UK), (CHINA, USSR), USA)
    with pytest.raises(ValueError, match="box"):
        verdict.agents_winning((CHINA, USA, UK), (CHINA, USA), USSR)


def test_a_journalist_finds_the_nation_and_no_freelancer() -> None:
    assert verdict.journalist(USA, USA, cleared=True) is Result.WIN
    assert verdict.journalist(USA, Freelancer.HITMAN, cleared=True) is Result.ELIMINATED


def test_a_broker_may_name_one_place_twice_unless_the_house_says_no() -> None:
    twice = ("p3", "p3")
    assert verdict.broker(twice, twice, 2, True) is Result.WIN
    assert verdict.broker(twice, twice, 2, True, letters_differ=True) is Result.FORBIDDEN
    assert verdict.broker(twice, ("p3",), 2, True) is Result.FORBIDDEN


def test_which_cards_are_bloodstained() -> None:
    assert [stained(action) for action in Action] == [True, True, False]
    assert [stained(action, with_cash_out=True) for action in Action] == [True, False, True]
    cash = [Action.CASH_OUT]
    assert verdict.interpol(cash, True, 2, True) is Result.ELIMINATED
    assert verdict.interpol(cash, True, 2, True, stained_cash_out=True) is Result.WIN
    assert verdict.interpol([], True, 3, True) is Result.ELIMINATED


def test_what_is_not_allowed_is_refused_or_by_a_house_rule_failed() -> None:
    assert verdict.fallen(Result.FORBIDDEN, forbidden_fails=False) is Result.FORBIDDEN
    assert verdict.fallen(Result.FORBIDDEN, forbidden_fails=True) is Result.ELIMINATED
    assert verdict.fallen(Result.WIN, forbidden_fails=True) is Result.WIN
    assert duel.fallen(End.FORBIDDEN, forbidden_fails=False) is End.FORBIDDEN
    assert duel.fallen(End.FORBIDDEN, forbidden_fails=True) is End.OPPONENT


def test_allied_players_win_together_and_lose_together() -> None:
    assert duel.film(ALLIES, USSR, True) is End.BOTH
    assert duel.film(ALLIES, CHINA, True) is End.NEITHER
    assert duel.film(ALLIES, CHINA, True, allied_opponent_wins=True) is End.OPPONENT
    assert duel.film(ALLIES, USSR, cleared=False) is End.FORBIDDEN


def test_the_croupiers_ally_takes_the_opponents_film() -> None:
    assert duel.film(WITH_HIM, CHINA, True) is End.ME
    assert duel.claim(WITH_HIM, CHINA, True, False) is End.ME
    assert duel.claim(WITH_HIM, CHINA, True, False, claim_needs_both=True) is End.FORBIDDEN
    assert duel.claim(WITH_HIM, USSR, True, True) is End.OPPONENT


def test_the_special_claim_fails_in_every_other_case() -> None:
    assert duel.claim(WITH_HIM, None, True, True) is End.OPPONENT
    assert duel.claim(ALONE, CHINA, True, True) is End.OPPONENT
    assert duel.claim(ALLIES, USA, True, True) is End.NEITHER
    assert duel.claim(ALLIES, None, True, True) is End.OPPONENT
    assert duel.claim(ALLIES, USSR, True, True) is End.OPPONENT
    assert duel.claim(ALLIES, USSR, True, True, claim_allied_wins=True) is End.BOTH


def test_a_journalist_of_two_may_name_the_croupier_and_not_show_the_own_film() -> None:
    assert duel.journalist(USA, USSR, USSR, cleared=True) is End.ME
    assert duel.journalist(USA, CHINA, USSR, cleared=True) is End.OPPONENT
    assert duel.journalist(USA, USA, CHINA, cleared=True) is End.FORBIDDEN
    assert duel.journalist(USA, USSR, USSR, cleared=False) is End.FORBIDDEN


def test_who_fails_among_two_loses_at_once() -> None:
    assert duel.freelancer(right=True) is End.ME
    assert duel.freelancer(right=False) is End.OPPONENT


def test_winning_seats_of_two() -> None:
    assert [tuple(duel.winners(end, 4, 7)) for end in End] == [(), (4,), (7,), (4, 7), ()]


def test_francs_of_every_setup_are_those_of_the_box() -> None:
    for players in range(2, 7):
        for second in (False, True):
            box = setup(players, second)
            assert box.house + len(box.paid) == 30
    assert setup(2, franc_for_second=True).paid == (2,)
    for players in (1, 7):
        with pytest.raises(ValueError, match="six"):
            setup(players)
