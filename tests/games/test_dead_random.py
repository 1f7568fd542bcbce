"""Properties of whole random games and random houses of Dead & Breakfast."""

import json
import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import words as folders_of_games
from companion.games.dead_breakfast import game
from companion.games.dead_breakfast.rules import byhand, snatches, turns
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.street import EYEBALLS, Street
from companion.games.dead_breakfast.rules.windows import (
    FEARS,
    MIDDLE,
    WINDOWS,
    Cell,
    Centre,
    placed,
    places,
    scares,
)
from companion.games.dead_breakfast.screens import SCREENS
from companion.table import codec
from companion.table.fold import fold
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.random_dead import NONSENSE, RandomDead, rules

games = st.tuples(st.integers(0, 2**32), st.integers(2, 4))
houses = st.lists(st.sampled_from(list(Cell)), min_size=WINDOWS, max_size=WINDOWS).map(tuple)


def begin(seed: int, players: int) -> RandomDead:
    luck = random.Random(seed)
    return RandomDead(luck, players, rules(luck))


def check(street: Street) -> None:
    """What is true of every state at every moment."""
    held = sum(house.eyeballs for house in street.houses)
    assert street.pool + held + street.gone == EYEBALLS
    assert min(street.pool, street.gone, *(house.eyeballs for house in street.houses)) >= 0
    assert all(0 <= house.turns <= 16 for house in street.houses)
    assert len(set(street.queue)) == len(street.presses) <= len(street.seats)
    assert set(street.tie) <= set(street.queue)
    for seat in street.seats:
        assert all(points % 2 == 0 for points in street.score(seat).scared)


@settings(max_examples=80)
@given(houses, st.sampled_from(list(Centre)), st.booleans())
def test_the_scare_grid_equals_brute_force(
    cells: tuple[Cell, ...], centre: Centre, counts: bool
) -> None:
    """By hand: every window against every other, on paper of five columns and four floors."""
    paper = [(x, y, cell.value) for (x, y), cell in zip(places(centre), cells, strict=True)]
    fear = {"hand": "yellow", "spider": "green", "bat": "blue", "crow": "grey"}
    expected = []
    for n, (x, y, cell) in enumerate(paper):
        if cell not in fear:
            continue
        points = 0
        for m, (x2, y2, guest) in enumerate(paper):
            beside = n != m and (x == x2 or y == y2)
            if beside and guest == fear[cell] and (counts or x2 != 2):
                points += 2
        expected.append((n, points))
    assert scares(placed(cells, centre), centre_counts=counts) == tuple(expected)
    assert all(points <= 14 for _, points in expected)


def test_windows_stand_in_four_columns_and_two_in_the_middle() -> None:
    for centre in Centre:
        at = places(centre)
        assert len(at) == WINDOWS
        assert len({place for place in at if place[0] != MIDDLE}) == 16
    assert len(FEARS) == 4


@settings(max_examples=20)
@given(games)
def test_random_games_are_sound_replay_equal_and_end(one: tuple[int, int]) -> None:
    table = begin(*one)
    for street, _ in table.play(120):
        check(street)
    assert fold(game, tuple(table.evening.log)) == table.evening.table
    while not table.street.complete:
        for seat in table.street.queue:
            assert table.evening.act(seat, snatches.LetGo(seat)) is None
        for house in table.street.houses:
            if not house.complete:
                assert table.evening.act(0, byhand.ByHand(byhand.Field.TURN, house.seat, 0)) is None
                assert table.evening.act(house.seat, turns.Move()) is None
    assert table.evening.act(0, turns.Finish()) is None
    assert table.street.finished
    assert table.evening.end() is None


@settings(max_examples=12)
@given(games)
def test_all_acts_can_be_taken_back(one: tuple[int, int]) -> None:
    table = begin(*one)
    for _ in table.play(40):
        pass
    while table.evening.take_back() is None:
        check(table.street)
    assert table.evening.table.acts == ()


@settings(max_examples=20)
@given(games, st.sampled_from(NONSENSE))
def test_garbage_is_refused_at_any_moment(one: tuple[int, int], act: object) -> None:
    table = begin(*one)
    for _ in table.play(15):
        pass
    before = list(table.evening.log)
    assert table.evening.act(0, act) is not None
    assert table.evening.log == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_reads(language: str) -> None:
    """What was done and what came of it, in words that are all there."""
    words = Words(language, (OWN, WORDS, *folders_of_games()), strict=True)
    done: set[type] = set()
    for seed in range(20):
        table = begin(seed, 2 + seed % 3)
        for _ in table.play(80):
            pass
        table.evening.act(0, turns.Finish())
        now = table.evening.table
        for entry in table.evening.log:
            body = json.loads(entry.body)
            if entry.kind == "acted":
                act = codec.value(body["act"], game.acts)
                done.add(type(act))
                assert SCREENS.line(words, now, act, 0).strip()
            events = tuple(codec.value(event, game.events) for event in body.get("events", ()))
            assert "{" not in SCREENS.outcomes(words, now, events)
        assert SCREENS.result(words, now)
        assert SCREENS.badge_words(words, now, 0)
    for field in byhand.Field:
        assert SCREENS.line(words, now, byhand.ByHand(field, 0, 1), 0).strip()
    assert done == set(get_args(game.acts))
    assert all(title and text for title, text in SCREENS.rules(words, HouseRules()))
