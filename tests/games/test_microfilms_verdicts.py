"""Stories of how [microfilms] ends, where the vectors and the switches of facts 5.9 leave room."""

import pytest

from companion.games.microfilms.rules import duel, verdict
from companion.games.microfilms.rules.cards import Nation, setup
from companion.games.microfilms.rules.duel import End, Three

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


def test_allied_players_win_together_and_lose_together() -> None:
    assert duel.film(ALLIES, USSR) is End.BOTH
    assert duel.film(ALLIES, CHINA) is End.NEITHER
    assert duel.film(ALLIES, CHINA, allied_opponent_wins=True) is End.OPPONENT


def test_the_croupiers_ally_takes_the_opponents_film() -> None:
    assert duel.film(WITH_HIM, CHINA) is End.ME
    assert duel.claim(WITH_HIM, CHINA) is End.ME
    assert duel.claim(WITH_HIM, USSR) is End.OPPONENT


def test_the_special_claim_fails_in_every_other_case() -> None:
    assert duel.claim(WITH_HIM, None) is End.OPPONENT
    assert duel.claim(ALONE, CHINA) is End.OPPONENT
    assert duel.claim(ALLIES, USA) is End.NEITHER
    assert duel.claim(ALLIES, None) is End.OPPONENT
    assert duel.claim(ALLIES, USSR) is End.OPPONENT
    assert duel.claim(ALLIES, USSR, claim_allied_wins=True) is End.BOTH


def test_a_journalist_of_two_may_name_player_or_croupier() -> None:
    assert duel.journalist(USSR, USSR) is End.ME
    assert duel.journalist(CHINA, USSR) is End.OPPONENT


def test_who_fails_among_two_loses_at_once() -> None:
    assert duel.freelancer(right=True) is End.ME
    assert duel.freelancer(right=False) is End.OPPONENT


def test_winning_seats_of_two() -> None:
    assert [tuple(duel.winners(end, 4, 7)) for end in End] == [(4,), (7,), (4, 7), ()]


def test_francs_of_every_setup_are_those_of_the_box() -> None:
    for players in range(2, 7):
        for second in (False, True):
            box = setup(players, second)
            assert box.house + len(box.paid) == 30
    assert setup(2, franc_for_second=True).paid == (2,)
    for players in (1, 7):
        with pytest.raises(ValueError, match="six"):
            setup(players)
