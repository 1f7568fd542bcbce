"""What a phone answers by itself the rules gave, whatever one seat sets by hand and takes back."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.microfilms.rules.checks import LookAtIdentity
from companion.games.secret_night.rules.acts import LookAtRole
from companion.games.venice.rules.talks import LookAtDummy
from companion.refusal import Refusal
from companion.table import codec
from companion.table.record import Acted, Asked, Committed, Dealt, Opened, Withdrawn, record
from companion.table.state import Question
from tests.support.chance import from_seed
from tests.support.one_cheat import GAMES, OneCheat

LOOKS = (LookAtRole, LookAtDummy, LookAtIdentity)
"""What is answered out of a hand, without an act of its owner."""
MOST = 45

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**32)


def evening(name: str, seed: int, *, honest: bool = False) -> OneCheat:
    return OneCheat(name, random.Random(seed), honest=honest).plays(MOST)


def looks(tonight: OneCheat) -> list[tuple[Question, Any]]:
    """Every look that was asked for."""
    asked = tonight.evening.table.questions
    found = [(q, codec.value(q.ask.ask, tonight.game.asks)) for q in asked]
    return [(q, ask) for q, ask in found if isinstance(ask, LOOKS)]


def by_the_rules(tonight: OneCheat, question: Question) -> Any:
    """The state at a question in the evening without the first act by hand and what came after it.

    But with all that was asked and shown. Made from the log, without the fold.
    """
    before = tonight.evening.log[: question.number - 1]
    lines = [(line.number, record(line)) for line in before]
    gone = {done.number for _, done in lines if isinstance(done, Withdrawn)}
    state, game, hand = None, tonight.game, False
    for number, done in lines:
        if isinstance(done, Committed):
            state = game.begin(tonight.evening.table.options, done.order)
        if isinstance(done, Acted):
            hand = hand or (number not in gone and done.act["is"] in ("ByHand", "SetClock"))
        if isinstance(done, Dealt | Asked | Opened) or (
            isinstance(done, Acted) and not hand and number not in gone
        ):
            for event in done.events:
                state = game.evolve(state, codec.value(event, game.events))
    return state


@every_game
@settings(max_examples=12)
@given(seeds)
def test_what_is_answered_without_a_yes_the_rules_gave(name: str, seed: int) -> None:
    tonight = evening(name, seed)
    for question, ask in looks(tonight):
        if question.ask.beyond:
            continue
        state = by_the_rules(tonight, question)
        decided = tonight.game.decide(state, question.seat, ask, from_seed(0))
        assert not isinstance(decided, Refusal)


@every_game
@settings(max_examples=12)
@given(seeds)
def test_nobody_sees_more_without_a_yes_than_the_rules_ever_give(name: str, seed: int) -> None:
    """Zachary's role, the Journalist's identity: one. Of the absent agent one card a round."""
    tonight = evening(name, seed)
    seen: dict[tuple[int, ...], set[Any]] = {}
    for question, ask in looks(tonight):
        when: tuple[int, ...] = ()
        if isinstance(ask, LookAtDummy):
            state = by_the_rules(tonight, question)
            meeting = state.meeting(ask.meeting)
            when = (meeting.series, meeting.round) if meeting else ()
        if not question.ask.beyond:
            seen.setdefault((question.seat, *when), set()).add(ask)
    assert all(len(asks) == 1 for asks in seen.values())
    assert name != "secret_night" or len(seen) <= 1


@every_game
@settings(max_examples=12)
@given(seeds)
def test_what_led_to_a_look_is_never_taken_back(name: str, seed: int) -> None:
    tonight = evening(name, seed)
    taken = [
        (line.number, done.number)
        for line in tonight.evening.log
        if isinstance(done := record(line), Withdrawn)
    ]
    for question, _ in looks(tonight):
        assert all(act > question.number for at, act in taken if at > question.number)


@every_game
@settings(max_examples=12)
@given(seeds)
def test_where_all_play_by_the_rules_nobody_is_asked_for_a_yes(name: str, seed: int) -> None:
    tonight = evening(name, seed, honest=True)
    assert not any(question.ask.beyond for question in tonight.evening.table.questions)


@pytest.mark.parametrize(("name", "asked"), [(name, at < 3) for at, name in enumerate(GAMES)])
def test_evenings_like_these_have_looks_of_both_kinds(name: str, asked: bool) -> None:
    """Without them the properties above would be empty; two games ask no phone for anything."""
    tried = [evening(name, seed, honest=seed % 3 == 0) for seed in range(30)]
    found = [question.ask.beyond for tonight in tried for question, _ in looks(tonight)]
    assert set(found) == ({True, False} if asked else set())
