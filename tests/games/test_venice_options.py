"""What a table teaches the app of its edition, what is set by hand, and the switches' words."""

import dataclasses
from enum import Enum

import pytest

from companion.games import words as folders_of_games
from companion.games.venice import game
from companion.games.venice.rules import byhand, edition, exchange, visits
from companion.games.venice.rules.calls import match_winners
from companion.games.venice.rules.cards import Black
from companion.games.venice.rules.exchange import black_refused, legal, pair_refused, passed_refused
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.passing import black, black_and, pair, unpack
from companion.table.refusal import NoSuchSeat
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.agents import ANNA, FOURTH, ME, RIALTO, SAN_MARCO, THIRD, in_venice

OWN_CARDS = (1, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_every_choice_of_one_is_explained(language: str) -> None:
    words, rules = Words(language, (OWN, WORDS, *folders_of_games()), strict=True), HouseRules()
    for field in dataclasses.fields(rules):
        value = getattr(rules, field.name)
        if isinstance(value, bool | Enum):
            assert words(f"venice-rule-{field.name}")
            assert "ormal" in words(f"venice-rule-{field.name}-note")
        for choice in type(value) if isinstance(value, Enum) else ():
            assert words(f"venice-rule-{field.name}-{choice.value}")


def test_names_and_labels_of_another_edition_stay_with_the_table() -> None:
    names = ("Rialto", "San Marco", "Lido", "Murano", "Burano")
    agents = in_venice().does(ME, edition.NameLocations(names))
    agents.does(ME, edition.LabelSegments(("13", "28", "36", "47")))
    agents.refuses(ME, edition.NameLocations(names[:4]), edition.FiveNames())
    agents.refuses(ME, edition.NameLocations((*names[:4], " rialto ")), edition.FiveNames())
    for labels in (("1", "11", "111", "1111"), ("1", "2"), ("a", "b", "c", "d")):
        agents.refuses(ME, edition.LabelSegments(labels), edition.FourLabels())
    kept = game.keep(agents.venice, agents.venice.options)
    assert (kept.locations, kept.segments) == (names, ("13", "28", "36", "47"))


def test_a_location_noted_wrongly_is_set_by_hand_and_the_meetings_follow() -> None:
    agents = in_venice().round(RIALTO, RIALTO, SAN_MARCO, THIRD, packs=(FOURTH,))
    agents.does(ME, byhand.ByHand(byhand.Field.LOCATION, SAN_MARCO, ANNA))
    assert [meeting.agents for meeting in agents.meetings] == [(1, 2)]
    agents.does(ME, byhand.ByHand(byhand.Field.FREE, SAN_MARCO, ANNA))
    assert agents.meetings == ()
    agents.does(ME, byhand.ByHand(byhand.Field.PLAYED, RIALTO, ANNA))
    agents.does(ME, byhand.ByHand(byhand.Field.START, ANNA)).does(
        ME, byhand.ByHand(byhand.Field.ROUND, 4)
    )
    agents.refuses(ANNA, visits.PlayLocation(RIALTO), visits.LocationUsed())
    again = byhand.ByHand(byhand.Field.LOCATION, RIALTO, ANNA)
    agents.refuses(ME, again, visits.LocationUsed())  # a set has one card of each location
    agents.refuses(ME, byhand.ByHand(byhand.Field.ROUND, 6), byhand.NoSuchNumber())
    agents.refuses(ME, byhand.ByHand(byhand.Field.START, -1), NoSuchSeat())
    agents.refuses(ME, byhand.ByHand(byhand.Field.POINTS, 1, 9), NoSuchSeat())


def test_when_all_twelve_pairs_are_used_any_may_be_shown_again() -> None:
    """VE-def14."""
    pairs = legal(OWN_CARDS)
    assert len(pairs) == 12
    again = tuple(pairs[0])
    assert pair_refused(OWN_CARDS, again, pairs[:11]) == exchange.PairShown()
    assert pair_refused(OWN_CARDS, again, pairs) is None
    assert pair_refused(OWN_CARDS, (1, 99), ()) == exchange.NotTwoCards()


def test_a_black_card_is_shown_alone_or_as_one_of_two() -> None:
    """VE-def9; VE-def5 wants another one where there is one."""
    alone, one = HouseRules(), HouseRules(black_as_one=True, black_again=False)
    assert passed_refused(OWN_CARDS, black(1), (), alone) is None
    assert passed_refused(OWN_CARDS, black(1), (), one) == exchange.BlackOtherwise()
    assert passed_refused(OWN_CARDS, black_and(1, 2), (), one) is None
    assert passed_refused(OWN_CARDS, black_and(1, 5), (), one) == exchange.BothTrue()
    assert passed_refused(OWN_CARDS, black(2), (), alone) == exchange.NotYourBlack()
    assert black_refused(OWN_CARDS, 1, one, seen=(1,)) == exchange.BlackSeen()
    assert black_refused(OWN_CARDS, 1, one, seen=(1, 5)) is None
    assert black_refused(OWN_CARDS, 1, alone, Black.SEGMENT) == exchange.OtherBlack()


def test_what_is_passed_is_three_bytes_whatever_it_is() -> None:
    for passed in (pair(1, 6), black(5), black_and(1, 2)):
        assert len(passed.packed()) == 3
        assert unpack(passed.packed()) == passed
    for broken in (b"", b"\0\1\1", b"\1\1\2", b"\3\1\2", b"\0\1\10"):
        with pytest.raises(ValueError, match="not cards"):
            unpack(broken)


def test_partners_who_reach_three_together_share_or_play_on() -> None:
    """VE-def11."""
    points = ((0, 3), (1, 3), (2, 1))
    assert match_winners(points, HouseRules()) == (0, 1)
    assert match_winners(points, HouseRules(further_game=True)) == ()
