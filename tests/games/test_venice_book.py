"""Stories of Venice from the rulebook, for three, four and five players, and who sees what."""

import pytest

from companion.games.venice.rules import byhand, phoning, refusals, talks, visits
from companion.games.venice.rules.cards import DUMMY, Black, Side
from companion.games.venice.rules.game import CalledAlready
from companion.games.venice.rules.hand import seen, unpack
from companion.games.venice.rules.passing import black, pair
from companion.games.venice.rules.venice import Kind, Verdict
from companion.games.venice.screens import SCREENS
from companion.table import lobby
from companion.table.refusal import LookStays
from companion.table.state import Table
from tests.support.agents import (
    ANNA,
    DAVID,
    EVA,
    FIFTH,
    FOURTH,
    MARIO,
    ME,
    RIALTO,
    RIGHT,
    SAN_MARCO,
    THIRD,
    Agents,
    in_venice,
)


def book_round(**rules: bool) -> Agents:
    """You and Anna at the Rialto, Mario, David and the Ambassador at San Marco."""
    return in_venice(**rules).round(RIALTO, RIALTO, SAN_MARCO, SAN_MARCO, packs=(SAN_MARCO,))


def kinds(agents: Agents) -> list[tuple[Kind, tuple[int, ...]]]:
    return [(meeting.kind, meeting.agents) for meeting in agents.meetings]


# --- four


def test_the_books_first_round_lets_only_you_and_anna_meet() -> None:
    assert kinds(book_round()) == [(Kind.EXCHANGE, (ME, ANNA))]


def test_an_exchange_shows_each_the_others_cards_and_nobody_else_any() -> None:
    """VE-V1."""
    agents = book_round().passes(ME, pair(1, 6))
    assert agents.told == {}
    agents.passes(ANNA, pair(0, 5))
    assert agents.sees(ME) == [(ANNA, (0, 5))]
    assert agents.sees(ANNA) == [(ME, (1, 6))]
    assert MARIO not in agents.told
    assert DAVID not in agents.told
    assert agents.venice.pending == ()


def test_nobody_can_choose_other_cards_after_seeing_some() -> None:
    """VE-def15: what was given cannot be taken back, nor what was laid for it."""
    agents = book_round().passes(ME, pair(1, 6)).passes(ANNA, pair(0, 5))
    laid = agents.meetings[0].marks
    assert agents.evening.take_back() == LookStays()
    assert agents.meetings[0].marks == laid
    agents.refuses(ANNA, talks.LayCards(1, b"m" * 32), refusals.MeetingOver())


def test_only_who_meets_lays_cards_and_only_once() -> None:
    agents = book_round().passes(ME, pair(1, 6))
    agents.refuses(ME, talks.LayCards(1, b"m" * 32), talks.LaidAlready())
    agents.refuses(DAVID, talks.LayCards(1, b"m" * 32), talks.NoSuchMeeting())
    agents.refuses(ANNA, talks.LayCards(7, b"m" * 32), talks.NoSuchMeeting())
    agents.refuses(ANNA, talks.LayCards(1, b"m"), refusals.FalseMark())
    assert agents.evening.ask(ME, ANNA, talks.GiveCards(ANNA, 1)) == talks.NotLaid()


def test_only_the_asker_sees_the_demanded_card() -> None:
    """VE-V2: David chooses which."""
    agents = in_venice().round(RIALTO, SAN_MARCO, THIRD, FOURTH, packs=(THIRD,))
    assert kinds(agents) == [(Kind.DEMAND, (MARIO,))]
    agents.refuses(ME, talks.Demand(1, DAVID), talks.NoSuchMeeting())
    agents.refuses(MARIO, talks.Demand(1, MARIO), talks.NoSuchAgent())
    agents.refuses(MARIO, talks.Demand(1, DAVID, Black.IDENTITY), talks.AskedChooses())
    agents.refuses(DAVID, talks.LayCards(1, b"m" * 32), talks.NoSuchMeeting())
    agents.does(MARIO, talks.Demand(1, DAVID)).refuses(
        MARIO, talks.Demand(1, ME), talks.DemandedAlready()
    )
    agents.passes(DAVID, black(2))
    assert agents.told.keys() == {MARIO}
    assert agents.sees(MARIO) == [(DAVID, (2, 2))]
    assert agents.venice.pending == ()


def test_where_the_asker_chooses_he_must_say_which_card() -> None:
    """VE-def4."""
    agents = in_venice(asker_chooses=True).round(RIALTO, SAN_MARCO, THIRD, FOURTH, packs=(THIRD,))
    agents.refuses(MARIO, talks.Demand(1, DAVID), talks.NameTheCard())
    agents.does(MARIO, talks.Demand(1, DAVID, Black.SEGMENT))
    assert agents.meetings[0].black is Black.SEGMENT


def test_everybody_is_dealt_two_black_cards_and_the_table_none() -> None:
    """VE-V4: no card stands in the state or in the log."""
    agents = in_venice()
    assert [unpack(hand).blacks for hand in agents.evening.hands.values()] == [
        (1, 5),
        (0, 4),
        (3, 6),
        (2, 7),
    ]
    assert agents.venice.shown == ()


# --- the round


def test_locations_are_played_in_turn_and_once_a_series() -> None:
    agents = in_venice().refuses(ANNA, visits.PlayLocation(RIALTO), visits.NotYourTurn())
    agents.refuses(ME, visits.PlayLocation(5), visits.NoSuchLocation())
    agents.does(ME, visits.PlayLocation(RIALTO)).refuses(
        ME, visits.PlayLocation(1), visits.NotYourTurn()
    )
    agents.refuses(ME, visits.NextRound(), refusals.RoundOpen())
    agents.does(ANNA, visits.PlayLocation(RIALTO)).round(SAN_MARCO, THIRD, packs=(FOURTH,))
    agents.refuses(ME, visits.NextRound(), visits.MeetingsOpen()).skips().does(
        ME, visits.NextRound()
    )
    assert agents.venice.start == ANNA
    agents.refuses(ANNA, visits.PlayLocation(RIALTO), visits.LocationUsed())


def test_five_rounds_use_all_locations_and_a_new_series_begins() -> None:
    agents = in_venice()
    for number in range(5):
        turns = range(agents.venice.start, agents.venice.start + 4)
        agents.round(*((number + turn % 4) % 5 for turn in turns)).skips()
        if number == 4:
            for place in agents.venice.places:
                assert sorted(agents.venice.played(place)) == [0, 1, 2, 3, 4]
        agents.does(DAVID, visits.NextRound())
    venice = agents.venice
    assert (venice.series, venice.round, venice.start) == (2, 1, ANNA)
    assert venice.played(ME) == ()


def test_all_at_once_nobody_sees_a_location_before_all_have_laid() -> None:
    agents = in_venice(all_at_once=True).refuses(ME, visits.PlayLocation(RIALTO), visits.FaceDown())
    agents.lays(DAVID, SAN_MARCO).lays(ME, RIALTO).lays(ANNA, RIALTO)
    assert {visit.location for visit in agents.venice.present} == {-1}
    agents.draws(FIFTH).lays(MARIO, THIRD)
    assert agents.venice.complete
    assert kinds(agents) == [(Kind.EXCHANGE, (ME, ANNA))]


# --- three


def test_the_dummy_plays_in_turn_by_itself_and_only_the_looker_learns_its_card() -> None:
    agents = in_venice(3).round(RIALTO, SAN_MARCO, THIRD, packs=(RIALTO, FIFTH))
    assert kinds(agents) == [(Kind.LOOK_DUMMY, (ME,))]
    meeting = agents.meetings[0]
    own = unpack(agents.evening.hands[ME])
    for side, card in ((Side.LEFT, 2), (Side.RIGHT, 7)):
        ask = talks.LookAtDummy(ANNA, side, meeting.number)
        said = agents.evening.game.answer(agents.evening.hands[ANNA], ask, agents.evening.chance)
        assert isinstance(said, bytes)
        assert seen(own, said[0], side) == card
        assert seen(unpack(agents.evening.hands[MARIO]), said[0], side) != card
    wrong = talks.LookAtDummy(MARIO, Side.LEFT, meeting.number)
    assert agents.evening.ask(ME, MARIO, wrong) == talks.NoSuchAgent()
    assert agents.evening.ask(ME, ANNA, talks.LookAtDummy(ANNA, Side.LEFT, meeting.number)) is None
    assert agents.venice.pending == ()


def test_the_player_before_the_dummy_may_choose_for_it() -> None:
    """VE-def7."""
    agents = in_venice(3, dummy_by_hand=True).round(RIALTO, SAN_MARCO, THIRD)
    agents.refuses(ME, visits.PlayLocation(RIALTO), visits.NotYourTurn())
    agents.does(MARIO, visits.PlayLocation(RIALTO))
    assert agents.venice.complete


@pytest.mark.parametrize("allowed", [True, False])
def test_a_demand_on_the_dummy_is_a_look(allowed: bool) -> None:
    """VE-def6."""
    agents = in_venice(3, demand_on_dummy=allowed)
    agents.round(RIALTO, SAN_MARCO, THIRD, packs=(FIFTH, RIALTO))
    number = agents.meetings[0].number
    if not allowed:
        agents.refuses(ME, talks.Demand(number, DUMMY), talks.NotTheDummy())
        return
    agents.does(ME, talks.Demand(number, DUMMY))
    assert agents.evening.ask(ME, ANNA, talks.LookAtDummy(ANNA, Side.RIGHT, number)) is None
    assert agents.venice.pending == ()


# --- five


def five(ambassador: int, *others: int) -> Agents:
    agents = in_venice(5).refuses(ME, visits.PlayLocation(RIALTO), visits.NotYourTurn())
    agents.refuses(ME, visits.LayLocation(b"m" * 32), visits.FaceUp())
    return agents.lays(EVA, ambassador).round(*others)


def test_the_fifth_players_ambassador_lies_face_down_until_all_have_played() -> None:
    agents = (
        in_venice(5).refuses(EVA, visits.PlayLocation(RIALTO), visits.FaceDown()).lays(EVA, RIALTO)
    )
    assert agents.venice.visit(EVA).location == -1  # type: ignore[union-attr]
    agents.refuses(EVA, visits.ShowLocation(b"n" * 16, b"\0"), visits.TooEarly())
    agents.round(RIALTO, SAN_MARCO, THIRD, FOURTH)
    assert agents.venice.visit(EVA).location == RIALTO  # type: ignore[union-attr]


def test_a_demanded_card_is_shown_to_the_ambassador_too() -> None:
    """VE-V3."""
    agents = five(RIALTO, RIALTO, SAN_MARCO, THIRD, FOURTH)
    assert kinds(agents) == [(Kind.SHARED_DEMAND, (ME,))]
    agents.does(ME, talks.Demand(1, MARIO)).passes(MARIO, black(6))
    assert agents.sees(ME) == agents.sees(EVA) == [(MARIO, (6, 6))]
    assert agents.told.keys() == {ME, EVA}
    assert agents.venice.pending == ()


def test_two_agents_with_the_ambassador_show_him_their_cards_and_each_other_none() -> None:
    agents = five(RIALTO, RIALTO, RIALTO, SAN_MARCO, SAN_MARCO)
    assert sorted(kinds(agents)) == [
        (Kind.EXCHANGE, (MARIO, DAVID)),
        (Kind.SHOW_AMBASSADOR, (ME, ANNA)),
    ]
    agents.passes(ME, pair(1, 6)).passes(ANNA, pair(0, 5))
    assert agents.sees(EVA) == [(ME, (1, 6)), (ANNA, (0, 5))]
    assert agents.told.keys() == {EVA}


# --- the call


def test_the_books_call_wins_a_point_for_both_partners() -> None:
    agents = book_round().does(ME, phoning.Call(RIGHT))
    agents.refuses(ANNA, visits.NextRound(), CalledAlready())
    assert agents.venice.finished
    assert agents.venice.verdict is None
    assert agents.evening.end() is None
    assert agents.venice.verdict == Verdict(True, True, (ME, ANNA))
    assert agents.venice.points == ((ME, 1), (ANNA, 1))
    assert agents.evening.do(lobby.again(agents.evening.table, 0)) is None
    assert agents.evening.dealt().table.state.points == ((ME, 1), (ANNA, 1))


def test_a_wrong_number_wins_for_the_other_pair() -> None:
    agents = book_round().does(ME, phoning.Call((0, 1, 2, 3)))
    assert agents.evening.end() is None
    assert agents.venice.verdict == Verdict(True, False, (MARIO, DAVID))
    ended = Table(state=agents.venice)
    assert [SCREENS.won(ended, seat) for seat in (ME, ANNA, MARIO, DAVID)] == [
        *(False, False),
        *(True, True),
    ]


@pytest.mark.parametrize("loses", [True, False])
def test_a_call_with_a_stranger_counts_nothing_or_as_wrong(loses: bool) -> None:
    """VE-def2: with an agent that shows only when the cards lie open."""
    agents = in_venice(wrong_company_loses=loses).round(
        RIALTO, SAN_MARCO, THIRD, RIALTO, packs=(4,)
    )
    if loses:
        agents.does(MARIO, phoning.Call(RIGHT))
        assert agents.evening.end() is None
        assert agents.venice.verdict == Verdict(True, False, (ME, ANNA))
        return
    agents.refuses(MARIO, phoning.Call(RIGHT), phoning.WrongCompany()).does(ME, phoning.Call(RIGHT))
    assert agents.evening.end() is None
    assert agents.venice.verdict == Verdict(False, False, ())
    assert SCREENS.won(Table(state=agents.venice), ME) is None
    assert agents.venice.points == ()


@pytest.mark.parametrize("mapping", [(), (0, 1), (0, 0, 1, 2), (9, 1, 2, 3), (0, 1, 2, 10**18)])
def test_a_call_needs_every_segment_once(mapping: tuple[int, ...]) -> None:
    book_round().refuses(ME, phoning.Call(mapping), phoning.NoNumber())


def test_nobody_calls_after_the_exchange_or_before_the_cards_lie() -> None:
    in_venice().refuses(ME, phoning.Call(RIGHT), refusals.RoundOpen())
    agents = book_round().passes(ME, pair(1, 6)).passes(ANNA, pair(0, 5))
    agents.refuses(ME, phoning.Call(RIGHT), refusals.MeetingOver())


def test_where_full_names_are_needed_the_number_alone_is_not_enough() -> None:
    """VE-def3."""
    agents = book_round(full_names=True).refuses(ME, phoning.Call(RIGHT), phoning.NamesMissing())
    agents.does(ME, phoning.Call(RIGHT, (ANNA, ME, MARIO, DAVID)))
    assert agents.evening.end() is None
    assert agents.venice.verdict == Verdict(True, False, (MARIO, DAVID))


def test_with_three_the_dummys_cards_judge_too() -> None:
    agents = in_venice(3).round(RIALTO, RIALTO, THIRD, packs=(FIFTH, FIFTH))
    agents.does(ANNA, phoning.Call(RIGHT))
    assert agents.evening.end() is None
    assert agents.venice.verdict == Verdict(True, True, (ANNA,))


@pytest.mark.parametrize("mapping", [RIGHT, (0, 1, 2, 3)])
def test_the_ambassador_calls_with_two_agents_and_they_do_not(mapping: tuple[int, ...]) -> None:
    agents = five(RIALTO, RIALTO, RIALTO, SAN_MARCO, THIRD)
    agents.refuses(ME, phoning.Call(RIGHT), phoning.WrongCompany()).does(EVA, phoning.Call(mapping))
    assert agents.evening.end() is None
    assert agents.venice.verdict is not None
    won = (EVA,) if mapping == RIGHT else (ME, ANNA, MARIO, DAVID)
    assert agents.venice.verdict.winners == won


def test_over_real_cards_the_table_judges() -> None:
    agents = book_round(real_cards=True).refuses(ME, phoning.SayCall(True), phoning.NotCalled())
    agents.does(ME, phoning.Call(RIGHT)).does(ANNA, phoning.SayCall(True))
    assert agents.venice.points == ((ME, 1), (ANNA, 1))
    assert agents.evening.end() is None
    assert agents.venice.shown == ()


def test_a_match_is_won_with_three_points_and_then_begins_anew() -> None:
    agents = book_round(real_cards=True).does(ME, byhand.ByHand(byhand.Field.POINTS, 2, ANNA))
    agents.does(ME, phoning.Call(RIGHT)).does(ANNA, phoning.SayCall(True))
    kept = agents.evening.game.keep(agents.venice, agents.venice.options)
    assert agents.venice.score(ANNA) == 3
    assert kept.points == ()
