"""Turns of [microfilms]: the options and their price, the hand limit, evenings, by hand."""

import pytest

from companion.games.microfilms.rules import (
    byhand,
    interrogation,
    moves,
    questions,
    refusals,
    turns,
)
from companion.games.microfilms.rules.cards import Card
from companion.games.microfilms.rules.deeds import Deed, Done, Field
from companion.games.microfilms.rules.questions import Means, Reply
from companion.table.refusal import NoSuchSeat
from tests.support.microfilms_evening import ANNA, BRUNO, CARLA, DAVE, tonight


def test_the_third_and_fourth_player_begin_with_a_franc() -> None:
    assert tonight(4).francs == [0, 0, 1, 1]
    assert tonight(4).films.house == 28
    assert tonight(4).films.draw == 10


def test_a_turn_is_one_option_and_ends_by_itself_where_no_card_has_to_go() -> None:
    spies = tonight().refuses(ANNA, turns.EndTurn(), turns.OptionFirst()).does(ANNA, moves.Pass())
    assert (spies.films.turn, spies.francs) == (BRUNO, [1, 0, 1, 1])
    spies.refuses(ANNA, moves.Draw(), refusals.NotYourTurn()).does(BRUNO, moves.Draw())
    spies.refuses(BRUNO, moves.Draw(), turns.OptionUsed()).refuses(
        CARLA, moves.Draw(), refusals.NotYourTurn()
    )
    assert spies.films.turn == BRUNO  # of two cards a Suspect keeps one
    assert spies.does(BRUNO, turns.EndTurn((Card.STEAL,))).films.turn == CARLA


def test_what_is_set_by_hand_ends_no_turn() -> None:
    spies = tonight().does(ANNA, moves.Draw()).set(Field.HAND, 1, ANNA)
    assert spies.films.turn == ANNA
    assert spies.does(ANNA, turns.EndTurn()).films.turn == BRUNO


def test_a_suspect_keeps_one_card_and_what_is_above_lies_on_the_discard_in_order() -> None:
    spies = tonight().does(ANNA, moves.Draw()).refuses(ANNA, turns.EndTurn(), turns.OtherDiscards())
    spies.does(ANNA, turns.EndTurn((Card.FILM_UK,)))
    assert (spies.films.top, spies.hands, spies.films.draw) == (Card.FILM_UK, [1, 1, 1, 1], 9)
    spies.cleared(BRUNO).does(BRUNO, moves.Draw(discard=True))
    assert (spies.films.top, spies.hands) == (None, [1, 2, 1, 1])
    spies.refuses(CARLA, moves.Draw(discard=True), moves.DiscardEmpty())


def test_the_ace_is_discarded_for_two_francs_only() -> None:
    spies = (
        tonight()
        .does(ANNA, moves.Draw())
        .refuses(ANNA, turns.EndTurn((Card.ACE,)), refusals.TooPoor())
    )
    spies.set(Field.FRANCS, 3, ANNA).does(ANNA, turns.EndTurn((Card.ACE,)))
    assert (spies.francs[ANNA], spies.films.house) == (1, 27)


def test_steal_and_cash_out_take_what_there_is() -> None:
    spies = tonight().does(ANNA, moves.Steal(CARLA))
    assert (spies.francs, spies.hands[ANNA], spies.films.top) == ([1, 0, 0, 1], 0, Card.STEAL)
    spies.does(BRUNO, moves.CashOut())
    assert (spies.francs[BRUNO], spies.films.house) == (3, 25)
    spies.turn_of(ANNA).refuses(ANNA, moves.CashOut(), refusals.NoCards())
    spies.refuses(ANNA, moves.Steal(ANNA), refusals.NoTarget()).refuses(
        ANNA, moves.Steal(99), refusals.NoTarget()
    )


def test_an_empty_deck_is_the_discard_shuffled_and_the_next_evening() -> None:
    spies = tonight().set(Field.DRAW, 1).does(ANNA, moves.Draw(), turns.EndTurn((Card.LETTER_UK,)))
    films = spies.films
    assert (films.evening, films.draw, films.pile, films.unlocked) == (2, 1, (), True)
    spies.does(BRUNO, moves.Draw(), turns.EndTurn((Card.STEAL,))).set(Field.DRAW, 0)
    spies.set(Field.DISCARD, 0).refuses(CARLA, moves.Draw(), moves.DeckEmpty())
    assert spies.does(CARLA, moves.Pass()).films.evening == 3


def test_an_empty_house_gives_nothing() -> None:
    spies = tonight().set(Field.FRANCS, 28, BRUNO).does(ANNA, moves.Pass())
    assert (spies.francs, spies.films.house) == ([0, 28, 1, 1], 0)


# --- bribe


def test_a_bribe_taken_clears_and_one_declined_costs_a_franc_if_there_is_one() -> None:
    spies = (
        tonight()
        .does(ANNA, questions.Bribe(CARLA))
        .refuses(ANNA, turns.EndTurn(), turns.AnswerOpen())
    )
    spies.refuses(BRUNO, questions.Answer(Reply.ACCEPT), refusals.NothingWaits())
    spies.refuses(CARLA, questions.Answer(Reply.PAY), questions.NoSuchReply())
    spies.does(CARLA, questions.Answer(Reply.ACCEPT))
    assert (spies.player(ANNA).cleared, spies.hands) == (True, [0, 1, 2, 1])
    spies.does(BRUNO, questions.Bribe(DAVE)).does(DAVE, questions.Answer(Reply.DECLINE))
    assert (spies.francs, spies.player(BRUNO).cleared) == ([0, 1, 1, 0], False)
    spies.does(CARLA, questions.Bribe(DAVE), turns.CallOff())
    assert (spies.films.pending, spies.films.turn) == (None, CARLA)  # she holds two cards


# --- blackmail


def test_who_pays_blackmail_has_two_francs() -> None:
    spies = tonight().does(ANNA, questions.Blackmail(CARLA, Means.STEAL))
    spies.refuses(CARLA, questions.Answer(Reply.PAY), refusals.TooPoor())
    spies.set(Field.FRANCS, 2, CARLA).does(CARLA, questions.Answer(Reply.PAY))
    assert (spies.francs, spies.player(ANNA).cleared) == ([2, 0, 0, 1], False)


def test_by_house_rule_one_franc_is_enough() -> None:
    spies = tonight(pay_what_you_have=True).does(ANNA, questions.Blackmail(CARLA, Means.STEAL))
    assert spies.does(CARLA, questions.Answer(Reply.PAY)).francs == [1, 0, 0, 1]


def test_a_blowback_defends() -> None:
    spies = tonight().does(ANNA, questions.Blackmail(CARLA, Means.INTERROGATE))
    spies.does(CARLA, questions.Answer(Reply.DEFEND))
    assert spies.films.pile == (Card.INTERROGATE, Card.CASH_OUT)
    assert (spies.hands, spies.player(ANNA).cleared) == ([0, 1, 0, 1], False)


def test_who_declines_is_suspect_and_loses_a_card_that_chance_points_at() -> None:
    spies = tonight().cleared(CARLA).set(Field.HAND, 3, CARLA).set(Field.FRANCS, 2, ANNA)
    spies.does(ANNA, questions.Blackmail(CARLA, Means.FRANCS)).lucky(2)
    spies.does(CARLA, questions.Answer(Reply.DECLINE))
    assert (spies.player(ANNA).cleared, spies.player(CARLA).cleared) == (True, False)
    assert (spies.last.index, spies.last.among, spies.hands) == (3, 3, [2, 1, 2, 1])
    assert (spies.francs[ANNA], spies.films.house) == (0, 28)


def test_who_has_no_card_loses_none() -> None:
    spies = tonight().set(Field.HAND, 0, CARLA).does(ANNA, questions.Blackmail(CARLA, Means.STEAL))
    spies.refuses(CARLA, questions.Answer(Reply.DEFEND), refusals.NoCards())
    spies.does(CARLA, questions.Answer(Reply.DECLINE))
    assert (spies.last.index, spies.hands) == (0, [0, 1, 0, 1])


# --- interrogation


OFFER = bytes(33 + 16 * 2)


def test_the_hand_laid_is_seen_by_one_look() -> None:
    spies = tonight().does(ANNA, questions.Interrogate(CARLA, card=True))
    spies.will_not_ask(
        ANNA, CARLA, interrogation.Lift(CARLA, OFFER, bytes(33)), refusals.NothingLaid()
    )
    spies.refuses(BRUNO, interrogation.LayHand(OFFER), refusals.NothingWaits())
    spies.refuses(CARLA, interrogation.LayHand(OFFER[1:]), interrogation.HandCount()).does(
        CARLA, interrogation.LayHand(OFFER)
    )
    spies.refuses(CARLA, interrogation.LayHand(OFFER), refusals.LaidAlready())
    spies.will_not_ask(
        BRUNO, CARLA, interrogation.Lift(CARLA, OFFER, bytes(33)), refusals.NothingLaid()
    )
    for other in (
        interrogation.Lift(CARLA, bytes(9), bytes(33)),
        interrogation.Lift(BRUNO, OFFER, bytes(33)),
    ):
        spies.will_not_ask(ANNA, other.to, other, refusals.NothingLaid())
    spies.will_not_ask(ANNA, CARLA, interrogation.Lift(CARLA, OFFER, b"p"), refusals.NoSuchNumber())
    ask = interrogation.Lift(CARLA, OFFER, b"p" * 33)
    spies.asks(ANNA, CARLA, ask)
    spies.will_not_ask(ANNA, CARLA, ask, refusals.NothingLaid())
    assert (spies.films.pending, spies.films.top) == (None, Card.INTERROGATE)


def test_over_real_cards_nobody_is_told_which_one_was_seen() -> None:
    spies = tonight(real_identities=True)
    spies.refuses(ANNA, questions.Interrogate(CARLA, card=False), refusals.TooPoor())
    spies.set(Field.FRANCS, 1, ANNA).does(ANNA, questions.Interrogate(CARLA, card=False))
    spies.refuses(ANNA, interrogation.PickCard(), refusals.NothingWaits())
    for other in (ANNA, BRUNO):
        spies.refuses(other, interrogation.HandOver(), refusals.NothingWaits())
    spies.does(CARLA, interrogation.HandOver())
    spies.refuses(CARLA, interrogation.HandOver(), refusals.LaidAlready())
    spies.refuses(CARLA, interrogation.LayHand(OFFER), refusals.LaidAlready())
    spies.refuses(CARLA, interrogation.PickCard(), refusals.NothingWaits())
    spies.does(ANNA, interrogation.PickCard())
    assert spies.last == Done(Deed.PICKED, ANNA, (), CARLA)
    assert (spies.films.pending, spies.films.chores, spies.francs[ANNA]) == (None, (), 0)
    spies.refuses(ANNA, interrogation.PickCard(), refusals.NothingWaits())


def test_a_dealt_identity_is_no_card_to_hand_over() -> None:
    spies = tonight().does(ANNA, questions.Interrogate(CARLA, card=True))
    spies.refuses(CARLA, interrogation.HandOver(), interrogation.LayByPhone())


def test_a_second_interrogation_waits_for_the_first() -> None:
    spies = tonight().does(ANNA, questions.Interrogate(CARLA, card=True))
    spies.refuses(ANNA, questions.Interrogate(BRUNO, card=True), turns.AnswerOpen())


# --- by hand


@pytest.mark.parametrize(
    "act",
    [
        byhand.ByHand(Field.FRANCS, 29, ANNA),
        byhand.ByHand(Field.FRANCS, -1, ANNA),
        byhand.ByHand(Field.HOUSE, 30),
        byhand.ByHand(Field.LOST, 30),
        byhand.ByHand(Field.DRAW, 12),
        byhand.ByHand(Field.HAND, 13, ANNA),
        byhand.ByHand(Field.DISCARD, 12),
        byhand.ByHand(Field.EVENING, 0),
        byhand.ByHand(Field.CLEARED, 2, ANNA),
        byhand.ByHand(Field.HAND, 10**18, ANNA),
    ],
)
def test_numbers_that_cannot_be_are_refused(act: byhand.ByHand) -> None:
    tonight().refuses(ANNA, act, refusals.NoSuchNumber())


def test_places_that_are_none_are_refused() -> None:
    tonight().refuses(ANNA, byhand.ByHand(Field.FRANCS, 1, 9), NoSuchSeat())
    tonight().refuses(ANNA, byhand.ByHand(Field.TURN, -2), NoSuchSeat())


def test_francs_set_by_hand_come_out_of_the_house() -> None:
    spies = tonight().set(Field.FRANCS, 5, ANNA)
    assert spies.films.house + sum(spies.francs) == 30


def test_the_house_is_set_by_hand_and_what_it_lacks_is_out_of_the_game() -> None:
    spies = tonight().set(Field.HOUSE, 20)
    assert (spies.films.house, spies.films.lost) == (20, 8)
    assert spies.set(Field.LOST, 0).films.house == 28


@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 14), (6, 14)])
def test_cards_set_by_hand_stay_as_many_as_are_in_play(players: int, cards: int) -> None:
    spies = tonight(players).set(Field.HAND, 4, ANNA).set(Field.DISCARD, 2)
    held = sum(player.hand for player in spies.films.players)
    assert held + spies.films.draw + len(spies.films.pile) == cards
    spies.set(Field.DRAW, 0).set(Field.DRAW, 1)


def test_the_option_of_a_turn_and_who_is_out_are_set_by_hand() -> None:
    spies = tonight().set(Field.DONE, 1).refuses(ANNA, moves.Pass(), turns.OptionUsed())
    spies.set(Field.DONE, 0).does(ANNA, moves.Pass()).set(Field.OUT, 1, BRUNO)
    assert [player.seat for player in spies.films.players if player.out] == [BRUNO]
    assert spies.set(Field.OUT, 0, BRUNO).films.active == (ANNA, BRUNO, CARLA, DAVE)
