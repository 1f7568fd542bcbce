"""Properties of whole random games of Hotel Perfidious, two to four players, any house rules."""

import json
import random
import re
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import words as folders_of_games
from companion.games.hotel_perfidious import game
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.dead_drop import Direction
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import NOBODY, Furnishing, Item, copies
from companion.games.hotel_perfidious.rules.mission import wins
from companion.games.hotel_perfidious.screens import SCREENS
from companion.table import codec
from companion.table.fold import fold
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.random_hotel import NONSENSE, RandomHotel, rules

games = st.tuples(st.integers(0, 2**32), st.integers(2, 4))
MARK = re.compile(r'"mark":"[0-9a-f]+"')
GAINS = (a.FaceTrap, a.PickUp)


def begin(seed: int, players: int, secret: int = 0, *, quiet: bool = False) -> RandomHotel:
    luck = random.Random(seed)
    return RandomHotel(luck, random.Random(secret), players, rules(luck), quiet)


def check(hotel: Hotel) -> None:
    """What is true of every state at every moment."""
    assert hotel.turn in (*hotel.seats, NOBODY)
    assert all(count > 0 for _, count in (*hotel.souvenirs, *hotel.forfeits, *hotel.knocks))
    assert 0 <= hotel.still_out <= 2
    assert len(hotel.calls) + hotel.taken_of(Item.PHONE) <= 2
    assert all(count <= copies(item) for item, count in (*hotel.taken, *hotel.seen))
    assert sum(count for _, count in hotel.souvenirs) <= 14
    assert len({tile.number for tile in hotel.tiles}) == len(hotel.tiles)
    assert sum(map(bool, (hotel.trap, hotel.duel, hotel.turning))) <= 1


@settings(max_examples=15)
@given(games)
def test_random_games_are_sound_replay_equal_and_end(one: tuple[int, int]) -> None:
    table = begin(*one)
    for hotel, _ in table.play(120):
        check(hotel)
    assert fold(game, tuple(table.evening.log)) == table.evening.table
    while table.hotel.busy:
        table.evening.act(0, a.CallOff())
    if not table.hotel.over:
        seat = table.hotel.seats[0]
        for call in table.hotel.calls:
            table.evening.act(seat, a.ByHand(a.Field.CALL, call.target, call.number))
        table.evening.act(seat, a.ByHand(a.Field.TURN, seat))
        assert table.evening.act(seat, a.DropBlueprints(table.hotel.still_out)) is None
    hotel = table.hotel
    assert hotel.over
    for seat, gained in hotel.gained or ():
        count = hotel.blueprints_of(seat)
        zero = hotel.options.zero_counts_one
        assert gained == wins(count, hotel.souvenirs_of(seat), zero)
    assert table.evening.end() is None


@settings(max_examples=15)
@given(games)
def test_souvenirs_are_conserved(one: tuple[int, int]) -> None:
    """Only a beaten trap and a phone taken make one more; a duel moves them all."""
    table = begin(*one)
    before = 0
    for hotel, deed in table.play(100):
        now = sum(count for _, count in hotel.souvenirs)
        if deed == "back":
            before = now
        elif isinstance(deed, GAINS):
            assert now - before in (0, 1)
        else:
            assert now == before
        before = now


@settings(max_examples=12)
@given(games)
def test_all_acts_can_be_taken_back(one: tuple[int, int]) -> None:
    table = begin(*one)
    for _ in table.play(40):
        pass
    while table.evening.take_back() is None:
        check(table.hotel)
    assert table.evening.table.acts == ()


@settings(max_examples=10)
@given(games, st.integers(1, 10**6))
def test_the_log_is_the_same_but_for_marks_whatever_is_set_and_held(
    one: tuple[int, int], other: int
) -> None:
    """Other tiles set, and the same public acts: no other byte of the log differs."""
    logs = []
    for secret in (0, other):
        table = begin(*one, secret, quiet=True)
        for _ in table.play(60):
            pass
        logs.append([(line.seat, line.kind, MARK.sub("", line.body)) for line in table.evening.log])
    assert logs[0] == logs[1]


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
    for seed in range(30):
        table = begin(seed, 2 + seed % 3)
        for _ in table.play(80):
            pass
        now = table.evening.table
        for entry in table.evening.log:
            body = json.loads(entry.body)
            if entry.kind == "acted":
                act = codec.value(body["act"], game.acts)
                done.add(type(act))
                assert SCREENS.line(words, now, act, 0).strip()
            events = tuple(codec.value(event, game.events) for event in body.get("events", ()))
            assert "{" not in SCREENS.outcomes(words, now, events)
    extra: tuple[Act, ...] = (
        a.ClearTile(1),
        a.SayTile(1, Item.KEY),
        a.SayRoll(0, 3),
        a.CallOff(),
        a.TurnCompass(Direction.LEFT),
        a.MarkDrop(0, 0),
        a.MarkDrop(1, 1),
        a.PutBack(Furnishing.BED),
        a.NoteSeen(Item.KEY, 1),
        a.DeckByHand(Furnishing.BED, 1),
        a.TakenByHand(Item.NUTCRACKER, 1),
        *(a.ByHand(field, 0, 1) for field in a.Field),
    )
    for act in extra:
        done.add(type(act))
        assert SCREENS.line(words, table.evening.table, act, 0).strip()
    assert done == set(get_args(game.acts))
