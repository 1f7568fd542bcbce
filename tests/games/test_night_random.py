"""Properties of whole random evenings of Secret Night, four to eight players, any house rules."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.secret_night import game
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.secret_night.rules.clock import DAWN
from companion.games.secret_night.rules.game import Event
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.options import HouseRules
from companion.table import codec, play, record
from companion.table.fold import fold, step
from companion.table.log import Entry
from companion.table.record import Acted, Asked, Committed, Dealt, Made, Opened, Withdrawn
from companion.table.state import Table
from tests.support.log_chain import broken_at
from tests.support.random_night import RandomNight, rules

MOST = 2500
"""Entries within which every evening ends."""

evenings = st.tuples(st.integers(0, 2**32), st.integers(4, 8))


def begin(seed: int, players: int, options: HouseRules | None = None) -> RandomNight:
    luck = random.Random(seed)
    return RandomNight(luck, players, options or rules(luck))


def check(night: Night) -> None:
    """What is true of every night at every moment."""
    assert -10 <= night.net <= 10
    assert 0 <= night.clock <= DAWN
    for player in night.players:
        assert 0 <= player.health <= 3
        assert player.saved >= 0
        assert player.health > 0 or player.out or not night.keeps_turns
    there = [p.character for p in night.players if p.character is not None and not p.out]
    assert len(set(there)) == len(there)
    if night.turn is not None:
        assert night.turn.left >= 0
    assert not night.reveals or all(night.role(r.seat) is None for r in night.reveals)
    assert len({seat for seat, _ in night.shown}) == len(night.shown)


def standing(log: list[Entry]) -> list[tuple[Entry, Any]]:
    """Entries with their records, without those taken back."""
    lines = [(line, record.record(line)) for line in log]
    gone = {done.number for _, done in lines if isinstance(done, Withdrawn)}
    return [(line, done) for line, done in lines if line.number not in gone]


@settings(max_examples=25)
@given(evenings)
def test_random_evenings_end_and_are_sound_at_every_moment(evening: tuple[int, int]) -> None:
    tonight = begin(*evening)
    for night in tonight.play(MOST):
        check(night)
    assert tonight.night.over
    assert broken_at(tonight.log) is None


@settings(max_examples=12)
@given(evenings)
def test_random_evenings_replay_equal(evening: tuple[int, int]) -> None:
    tonight = begin(*evening)
    for _ in tonight.play(MOST):
        pass
    assert fold(game, tonight.log) == tonight.table
    table, steps = Table(), standing(tonight.log)
    for line, _ in steps:
        table = step(game, table, line)
    assert table.state == tonight.night


@settings(max_examples=12)
@given(evenings, st.floats(0, 1))
def test_an_evening_can_be_taken_back_to_any_point(evening: tuple[int, int], part: float) -> None:
    """Then it is the night of that point, but for what was asked and opened since."""
    tonight = begin(*evening)
    for _ in tonight.play(250):
        pass
    acts = tonight.table.acts
    left = int(part * len(acts))
    log, table = list(tonight.log), tonight.table
    for number, _ in reversed(acts[left:]):
        taken = record.By(0, Withdrawn(number, f"back {number}"))
        log += record.entries((taken,), log[-1].number, log[-1].digest)
    table = fold(game, log)
    assert table.acts == acts[:left]
    assert table.state == _expected(tonight.log, {number for number, _ in acts[left:]})
    check(table.state)


def _expected(log: list[Entry], back: set[int]) -> Night:
    """The night of all that stands, evolved without the fold."""
    state: Any = None
    made = record.record(log[0])
    assert isinstance(made, Made)
    options = codec.value(made.options, HouseRules)
    for line, done in standing(log):
        if isinstance(done, Committed):
            state = game.begin(options, done.order)
        if line.number not in back and isinstance(done, Dealt | Acted | Asked | Opened):
            for event in done.events:
                state = game.evolve(state, codec.value(event, Event))
    assert isinstance(state, Night)
    return state


@pytest.mark.parametrize("players", range(4, 9))
def test_acts_are_taken_back_one_by_one_down_to_the_deal(players: int) -> None:
    tonight = begin(players, players, HouseRules())
    for _ in tonight.play(60):
        pass
    while tonight.table.acts:
        before = len(tonight.table.acts)
        tonight.take_back()
        assert len(tonight.table.acts) == before - 1
        check(tonight.night)
    tonight.take_back()
    assert (tonight.night.clock, tonight.night.net, tonight.night.over) == (0, 0, False)
    assert not tonight.night.pending
    assert {p.health for p in tonight.night.players} == {3}


@settings(max_examples=6)
@given(evenings)
def test_no_character_comes_twice_until_the_pile_is_empty(evening: tuple[int, int]) -> None:
    """Counted from the log alone, in an evening without end and with a great many deaths."""
    tonight = begin(*evening, HouseRules(keep_clock=False, keep_score=False))
    for night in tonight.play(400):
        check(night)
    first = _dealt(tonight.log)[: len(NAMED)]
    assert len(set(first)) == len(first)


def _dealt(log: list[Entry]) -> list[Character]:
    return [
        Character(event["character"])
        for _, done in standing(log)
        if isinstance(done, Dealt | Acted)
        for event in done.events
        if event["is"] == "CharacterDealt"
    ]


@settings(max_examples=10)
@given(evenings)
def test_the_end_of_an_unfinished_evening_opens_everything_and_counts_what_waited(
    evening: tuple[int, int],
) -> None:
    tonight = begin(*evening)
    for _ in tonight.play(90):
        pass
    hands = tuple(tonight.evening.hands.items())
    ended = play.end(game, tonight.table, 0, b"s" * 32, b"end", hands)
    assert isinstance(ended, tuple)
    log = [*tonight.log, *record.entries(ended, tonight.table.number, tonight.table.digest)]
    night = fold(game, log).state
    assert len(night.shown) == evening[1]
    assert night.reveals == ()
    check(night)
