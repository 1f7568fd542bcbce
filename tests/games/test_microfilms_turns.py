"""Turns of [microfilms]: the options and their price, the hand limit, evenings, by hand."""

import pytest

from companion.games.microfilms import acts as a
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Field, Means, Reply
from companion.games.microfilms.cards import Card
from companion.table.refusal import NoSuchSeat
from tests.support.microfilms_evening import ANNA, BRUNO, CARLA, DAVE, tonight


def test_the_third_and_fourth_player_begin_with_a_franc() -> None:
    assert tonight(4).francs == [0, 0, 1, 1]
    assert tonight(4).films.house == 28
    assert tonight(4).films.draw == 10


def test_a_turn_is_one_option_and_then_its_end() -> None:
    spies = tonight().refuses(ANNA, a.EndTurn(), r.OptionFirst()).does(ANNA, a.Pass())
    spies.refuses(ANNA, a.Draw(), r.OptionUsed()).refuses(BRUNO, a.Draw(), r.NotYourTurn())
    assert spies.does(ANNA, a.EndTurn()).films.turn == BRUNO
    assert spies.francs == [1, 0, 1, 1]


def test_a_suspect_keeps_one_card_and_what_is_above_lies_on_the_discard_in_order() -> None:
    spies = tonight().does(ANNA, a.Draw()).refuses(ANNA, a.EndTurn(), r.OtherDiscards())
    spies.does(ANNA, a.EndTurn((Card.FILM_UK,)))
    assert (spies.films.top, spies.hands, spies.films.draw) == (Card.FILM_UK, [1, 1, 1, 1], 9)
    spies.cleared(BRUNO).does(BRUNO, a.Draw(discard=True), a.EndTurn())
    assert (spies.films.top, spies.hands) == (None, [1, 2, 1, 1])
    spies.refuses(CARLA, a.Draw(discard=True), r.DiscardEmpty())


def test_the_ace_is_discarded_for_two_francs_only() -> None:
    spies = tonight().does(ANNA, a.Draw()).refuses(ANNA, a.EndTurn((Card.ACE,)), r.TooPoor())
    spies.set(Field.FRANCS, 3, ANNA).does(ANNA, a.EndTurn((Card.ACE,)))
    assert (spies.francs[ANNA], spies.films.house) == (1, 27)


def test_steal_and_cash_out_take_what_there_is() -> None:
    spies = tonight().does(ANNA, a.Steal(CARLA))
    assert (spies.francs, spies.hands[ANNA], spies.films.top) == ([1, 0, 0, 1], 0, Card.STEAL)
    spies.does(ANNA, a.EndTurn()).does(BRUNO, a.CashOut(), a.EndTurn())
    assert (spies.francs[BRUNO], spies.films.house) == (3, 25)
    spies.turn_of(ANNA).refuses(ANNA, a.CashOut(), r.NoCards())
    spies.refuses(ANNA, a.Steal(ANNA), r.NoTarget()).refuses(ANNA, a.Steal(99), r.NoTarget())


def test_an_empty_deck_is_the_discard_shuffled_and_the_next_evening() -> None:
    spies = tonight().set(Field.DRAW, 1).does(ANNA, a.Draw(), a.EndTurn((Card.LETTER_UK,)))
    films = spies.films
    assert (films.evening, films.draw, films.pile, films.unlocked) == (2, 1, (), True)
    spies.does(BRUNO, a.Draw(), a.EndTurn((Card.STEAL,))).set(Field.DRAW, 0)
    spies.set(Field.DISCARD, 0).refuses(CARLA, a.Draw(), r.DeckEmpty())
    assert spies.does(CARLA, a.Pass(), a.EndTurn()).films.evening == 3


def test_an_empty_house_gives_nothing() -> None:
    spies = tonight().set(Field.FRANCS, 28, BRUNO).does(ANNA, a.Pass())
    assert (spies.francs, spies.films.house) == ([0, 28, 1, 1], 0)


# --- bribe


def test_a_bribe_taken_clears_and_one_declined_costs_a_franc_if_there_is_one() -> None:
    spies = tonight().does(ANNA, a.Bribe(CARLA)).refuses(ANNA, a.EndTurn(), r.AnswerOpen())
    spies.refuses(BRUNO, a.Answer(Reply.ACCEPT), r.NothingWaits())
    spies.refuses(CARLA, a.Answer(Reply.PAY), r.NoSuchReply())
    spies.does(CARLA, a.Answer(Reply.ACCEPT))
    assert (spies.player(ANNA).cleared, spies.hands) == (True, [0, 1, 2, 1])
    spies.does(ANNA, a.EndTurn()).does(BRUNO, a.Bribe(DAVE)).does(DAVE, a.Answer(Reply.DECLINE))
    assert (spies.francs, spies.player(BRUNO).cleared) == ([0, 1, 1, 0], False)
    spies.does(BRUNO, a.EndTurn()).does(CARLA, a.Bribe(DAVE), a.CallOff())
    assert spies.films.pending is None


# --- blackmail


def test_who_pays_blackmail_has_two_francs() -> None:
    spies = tonight().does(ANNA, a.Blackmail(CARLA, Means.STEAL))
    spies.refuses(CARLA, a.Answer(Reply.PAY), r.TooPoor())
    spies.set(Field.FRANCS, 2, CARLA).does(CARLA, a.Answer(Reply.PAY))
    assert (spies.francs, spies.player(ANNA).cleared) == ([2, 0, 0, 1], False)


def test_by_house_rule_one_franc_is_enough() -> None:
    spies = tonight(pay_what_you_have=True).does(ANNA, a.Blackmail(CARLA, Means.STEAL))
    assert spies.does(CARLA, a.Answer(Reply.PAY)).francs == [1, 0, 0, 1]


def test_a_blowback_defends() -> None:
    spies = tonight().does(ANNA, a.Blackmail(CARLA, Means.INTERROGATE))
    spies.does(CARLA, a.Answer(Reply.DEFEND))
    assert spies.films.pile == (Card.INTERROGATE, Card.CASH_OUT)
    assert (spies.hands, spies.player(ANNA).cleared) == ([0, 1, 0, 1], False)


def test_who_declines_is_suspect_and_loses_a_card_that_chance_points_at() -> None:
    spies = tonight().cleared(CARLA).set(Field.HAND, 3, CARLA).set(Field.FRANCS, 2, ANNA)
    spies.does(ANNA, a.Blackmail(CARLA, Means.FRANCS)).lucky(2)
    spies.does(CARLA, a.Answer(Reply.DECLINE))
    assert (spies.player(ANNA).cleared, spies.player(CARLA).cleared) == (True, False)
    assert (spies.last.index, spies.last.among, spies.hands) == (3, 3, [2, 1, 2, 1])
    assert (spies.francs[ANNA], spies.films.house) == (0, 28)


def test_who_has_no_card_loses_none() -> None:
    spies = tonight().set(Field.HAND, 0, CARLA).does(ANNA, a.Blackmail(CARLA, Means.STEAL))
    spies.refuses(CARLA, a.Answer(Reply.DEFEND), r.NoCards())
    spies.does(CARLA, a.Answer(Reply.DECLINE))
    assert (spies.last.index, spies.hands) == (0, [0, 1, 0, 1])


# --- interrogation


OFFER = bytes(33 + 16 * 2)


def test_the_hand_laid_is_seen_by_one_look() -> None:
    spies = tonight().does(ANNA, a.Interrogate(CARLA, card=True))
    spies.will_not_ask(ANNA, CARLA, a.Lift(CARLA, OFFER, bytes(33)), r.NothingLaid())
    spies.refuses(BRUNO, a.LayHand(OFFER), r.NothingWaits())
    spies.refuses(CARLA, a.LayHand(OFFER[1:]), r.HandCount()).does(CARLA, a.LayHand(OFFER))
    spies.refuses(CARLA, a.LayHand(OFFER), r.LaidAlready())
    spies.will_not_ask(BRUNO, CARLA, a.Lift(CARLA, OFFER, bytes(33)), r.NothingLaid())
    for other in (a.Lift(CARLA, bytes(9), bytes(33)), a.Lift(BRUNO, OFFER, bytes(33))):
        spies.will_not_ask(ANNA, other.to, other, r.NothingLaid())
    spies.will_not_ask(ANNA, CARLA, a.Lift(CARLA, OFFER, b"p"), r.NoSuchNumber())
    ask = a.Lift(CARLA, OFFER, b"p" * 33)
    spies.asks(ANNA, CARLA, ask)
    spies.will_not_ask(ANNA, CARLA, ask, r.NothingLaid())
    assert (spies.films.pending, spies.films.top) == (None, Card.INTERROGATE)


def test_over_real_cards_chance_says_which() -> None:
    spies = tonight().refuses(ANNA, a.Interrogate(CARLA, card=False), r.TooPoor())
    spies.set(Field.FRANCS, 1, ANNA).does(ANNA, a.Interrogate(CARLA, card=False)).lucky(1)
    spies.does(BRUNO, a.PickCard())
    assert (spies.last.index, spies.last.among, spies.francs[ANNA]) == (2, 2, 0)
    spies.refuses(BRUNO, a.PickCard(), r.NothingWaits())


def test_a_second_interrogation_waits_for_the_first() -> None:
    spies = tonight().does(ANNA, a.Interrogate(CARLA, card=True))
    spies.refuses(ANNA, a.Interrogate(BRUNO, card=True), r.AnswerOpen())


# --- by hand


@pytest.mark.parametrize(
    "act",
    [
        a.ByHand(Field.FRANCS, 29, ANNA),
        a.ByHand(Field.FRANCS, -1, ANNA),
        a.ByHand(Field.HOUSE, 3),
        a.ByHand(Field.EVENING, 0),
        a.ByHand(Field.CLEARED, 2, ANNA),
        a.ByHand(Field.HAND, 10**18, ANNA),
    ],
)
def test_numbers_that_cannot_be_are_refused(act: a.ByHand) -> None:
    tonight().refuses(ANNA, act, r.NoSuchNumber())


def test_places_that_are_none_are_refused() -> None:
    tonight().refuses(ANNA, a.ByHand(Field.FRANCS, 1, 9), NoSuchSeat())
    tonight().refuses(ANNA, a.ByHand(Field.TURN, -2), NoSuchSeat())


def test_francs_set_by_hand_come_out_of_the_house() -> None:
    spies = tonight().set(Field.FRANCS, 5, ANNA)
    assert spies.films.house + sum(spies.francs) == 30
