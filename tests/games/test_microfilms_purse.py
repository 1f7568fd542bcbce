"""Francs, hands and evenings of [microfilms]: nothing is lost, nothing falls below zero."""

from hypothesis import given
from hypothesis import strategies as st

from companion.games.microfilms.rules import purse
from companion.games.microfilms.rules.purse import Blackmail
from companion.games.microfilms.rules.turn_end import (
    Croupier,
    Decks,
    croupier_turn,
    excess,
    limit,
    next_evening,
    pool,
)

francs = st.integers(0, 30)
cards = st.integers(0, 8)


@given(francs, francs, st.integers(-5, 40))
def test_moving_francs_keeps_their_sum(giver: int, taker: int, count: int) -> None:
    left, got = purse.move(giver, taker, count)
    assert left + got == giver + taker
    assert left >= 0
    assert got >= taker


@given(francs, francs, cards, st.sampled_from(Blackmail), st.booleans())
def test_whatever_is_answered_no_franc_is_lost(
    active: int, target: int, hand: int, answer: Blackmail, little: bool
) -> None:
    ways = [
        purse.steal(active, target),
        purse.bribe(True, active, target),
        purse.bribe(False, active, target),
        purse.blackmail(answer, active, target, hand, little),
    ]
    for done in ways:
        if done is not None:
            assert done.active + done.target == active + target
            assert min(done.active, done.target) >= 0


def test_one_franc_buys_off_blackmail_only_by_a_house_rule() -> None:
    assert purse.blackmail(Blackmail.PAY, 0, 1, 1) is None
    assert purse.blackmail(Blackmail.PAY, 0, 1, 1, True) == purse.Outcome(1, 0)
    assert purse.blackmail(Blackmail.PAY, 0, 0, 1, True) is None


def test_an_empty_hand_neither_defends_nor_loses_a_card() -> None:
    assert purse.blackmail(Blackmail.DEFEND, 0, 5, 0) is None
    declined = purse.blackmail(Blackmail.DECLINE, 0, 5, 0)
    assert declined == purse.Outcome(0, 5, cleared=True, suspect=True)


@given(st.booleans(), cards)
def test_no_hand_is_above_its_limit_after_a_turn(cleared: bool, hand: int) -> None:
    assert hand - excess(cleared, hand) <= limit(cleared)


@given(st.integers(1, 9), cards, cards)
def test_an_evening_loses_no_card(evening: int, draw: int, discard: int) -> None:
    after = next_evening(Decks(evening, draw, discard))
    assert after.draw + after.discard == draw + discard
    assert after.evening - evening == int(draw == 0 and discard > 0)


@given(cards, francs, st.booleans(), francs, cards)
def test_the_croupier_takes_what_there_is(
    hand: int, own: int, cleared: bool, house: int, draw: int
) -> None:
    after = croupier_turn(Croupier(hand, own, cleared), house, draw)
    assert 0 <= after.francs - own <= min(1, house)
    assert after.cards == hand + after.drew - after.discarded
    assert after.drew == (hand < 2 and draw > 0)


def test_what_an_interrogation_chooses_from() -> None:
    assert [pool(2, 1), pool(2, 2), pool(1, 0), pool(0, 0)] == [3, 4, 1, 0]
