"""Properties of whole random games of Venice, three to five players, any house rules."""

import random
import re
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.venice import game
from companion.games.venice.rules.calls import truth
from companion.games.venice.rules.cards import DUMMY, IDENTITIES
from companion.games.venice.rules.hand import Hand, dealt, dummy, unpack
from companion.games.venice.rules.meetings import detect
from companion.games.venice.rules.venice import FACE_DOWN, Venice
from companion.table.commitment import mark, opens
from companion.table.fold import fold
from tests.support.chance import from_seed
from tests.support.random_agents import RandomAgents, rules

games = st.tuples(st.integers(0, 2**32), st.integers(3, 5))
MARK = re.compile(r'("(?:mark|nonce|secret)":|\[\d+,)"[0-9a-f]+"')


def begin(seed: int, players: int, secret: int = 0) -> RandomAgents:
    luck = random.Random(seed)
    return RandomAgents(luck, random.Random(secret), players, rules(luck))


def check(venice: Venice) -> None:
    """What is true of every state at every moment."""
    assert 1 <= venice.round <= 5
    for place in venice.places:
        used = venice.played(place)
        assert len(set(used)) == len(used)
    assert len({meeting.number for meeting in venice.meetings}) == len(venice.meetings)
    if venice.complete:
        where = {visit.place: visit.location for visit in venice.present}
        assert FACE_DOWN not in where.values()
        found = detect(where, venice.ambassador, len(venice.seats))
        now = [m for m in venice.meetings if (m.series, m.round) == (venice.series, venice.round)]
        assert Counter(kind for kind, _, _ in found) == Counter(m.kind for m in now)


@settings(max_examples=12)
@given(games)
def test_random_games_are_sound_replay_equal_and_end_with_a_verdict(one: tuple[int, int]) -> None:
    agents = begin(*one)
    for venice in agents.play(60):
        check(venice)
    table = agents.evening.table
    assert fold(game, tuple(agents.evening.log)) == table
    assert agents.evening.end() is None
    state = agents.evening.table.state
    assert len(state.shown) == one[1]
    assert (state.verdict is not None) is (state.call is not None)
    assert sum(dict(state.points).values()) == len(state.verdict.winners if state.verdict else ())


@settings(max_examples=12)
@given(games)
def test_all_acts_can_be_taken_back(one: tuple[int, int]) -> None:
    agents = begin(*one)
    for _ in agents.play(25):
        pass
    while agents.evening.take_back() is None:
        check(agents.venice)
    assert agents.evening.table.acts == ()


@settings(max_examples=8)
@given(games, st.integers(1, 10**6))
def test_the_log_is_the_same_but_for_marks_whatever_is_passed(
    one: tuple[int, int], other: int
) -> None:
    """Other cards, black or a pair, and the same public acts: no other byte of the log differs."""
    logs = []
    for secret in (0, other):
        agents = begin(*one, secret)
        for _ in agents.play(25):
            pass
        lines = [(line.seat, line.kind, MARK.sub(r"\1", line.body)) for line in agents.evening.log]
        logs.append(lines)
    assert logs[0] == logs[1]


@settings(max_examples=12)
@given(games)
def test_no_hand_stands_in_the_state_before_it_lies_open(one: tuple[int, int]) -> None:
    agents = begin(*one)
    for venice in agents.play(25):
        assert venice.shown == ()


# --- the deal


@given(st.integers(), st.integers(3, 5), st.booleans())
def test_every_deal_gives_four_agents_each_identity_and_segment_once(
    seed: int, players: int, unknown: bool
) -> None:
    hands = dealt(tuple(range(players)), from_seed(seed), unknown)
    agents = truth(hands, tuple(range(players)))
    assert sorted(i for i, _ in agents.values()) == list(IDENTITIES)
    assert sorted(s for _, s in agents.values()) == list(IDENTITIES)
    assert all(unpack(hand.packed()) == hand for _, hand in hands)
    if players == 3:
        assert agents[DUMMY] == dummy(hands)
        rotated = hands[1:] + hands[:1]
        assert dummy(rotated) == dummy(hands)


def test_one_hand_alone_tells_nothing_of_the_dummy() -> None:
    """Over many deals, to whoever holds one hand, each of the dummy's cards is as likely."""
    seen: Counter[tuple[Hand, int]] = Counter()
    for seed in range(4000):
        hands = dealt((0, 1, 2), from_seed(seed), sides_unknown=False)
        hand = hands[1][1]
        if hand.identity == 0 and hand.segment == 0:
            seen[Hand(0, 0, left_half=hand.left_half), dummy(hands)[0]] += 1
    assert {(key.left_half, card) for key, card in seen} == {
        (half, card) for half in range(4) for card in (1, 2, 3)
    }


def test_what_was_laid_opens_only_as_it_was() -> None:
    laid = mark(b"n" * 16, b"\1\2\3")
    assert opens(laid, b"n" * 16, b"\1\2\3")
    assert not opens(laid, b"n" * 16, b"\1\2\4")
    assert not opens(laid, b"m" * 16, b"\1\2\3")
    assert not opens(laid, b"", b"")
