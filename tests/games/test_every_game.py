"""What holds for every game, ours and a throwaway one of a new folder."""

import dataclasses
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import games
from companion.games import discover
from companion.refusal import Refusal
from companion.table import codec, play, record
from companion.table.fold import fold, step
from companion.table.game import Game
from companion.table.state import Phase, Table
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.chance import from_seed
from tests.support.extra import extra_games
from tests.support.table import Evening

with extra_games():
    GAMES = dict(discover())

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def members(union: Any) -> tuple[type[Any], ...]:
    return get_args(union) or (union,)


def values(kind: Any, players: int) -> st.SearchStrategy[Any]:
    """Any value of a type that acts are made of, sensible or not."""
    if kind is int:
        return st.integers(-3, players + 12) | st.sampled_from([10**18, -(10**18)])
    if kind is bool:
        return st.booleans()
    if kind is str:
        return st.text(max_size=25) | st.sampled_from(["1", "29", "Lido", "007"])
    if kind is bytes:
        return st.binary(max_size=40) | st.binary(min_size=32, max_size=32)
    if get_origin(kind) is tuple:
        return st.lists(values(get_args(kind)[0], players), max_size=5).map(tuple)
    if dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind)
        fields = {f.name: values(hints[f.name], players) for f in dataclasses.fields(kind)}
        return st.builds(kind, **fields)  # type: ignore[arg-type]  # a class, not an instance
    assert issubclass(kind, Enum)
    return st.sampled_from(kind)


@pytest.mark.usefixtures("extra")
def test_a_new_folder_is_a_new_game() -> None:
    assert "high_card" in discover()
    assert len(games.words()) == len(discover())


def test_without_the_folder_there_is_no_such_game() -> None:
    assert "high_card" not in discover()


@every_game
def test_acts_asks_and_events_are_frozen_and_come_back_from_the_log(game: Game) -> None:
    for union in (game.acts, game.asks, game.events):
        for kind in members(union):
            assert dataclasses.is_dataclass(kind)
            assert kind.__dataclass_params__.frozen  # type: ignore[attr-defined]  # of dataclasses
    options = game.options()
    assert codec.value(codec.plain(options, game.options), game.options) == options


@every_game
def test_every_number_of_players_is_dealt_hands_of_one_length(game: Game) -> None:
    for players in game.seats:
        state = game.begin(game.options(), tuple(range(players)))
        deal = game.deal(state, from_seed(players))
        assert [seat for seat, _ in deal.hands] == list(range(players))
        assert len({len(hand) for _, hand in deal.hands}) == 1
        assert game.deal(state, from_seed(players)) == deal


@every_game
def test_a_deal_prints_no_hand(game: Game) -> None:
    state = game.begin(game.options(), tuple(range(game.seats[0])))
    deal = game.deal(state, from_seed(1))
    for _, hand in deal.hands:
        assert repr(hand) not in repr(deal)


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_random_evenings_replay_equal_and_refusals_change_nothing(game: Game, data: Any) -> None:
    players = data.draw(st.sampled_from(list(game.seats)))
    evening = Evening(game).seated(players)
    evening.chance = from_seed(data.draw(st.integers(0, 10**6)))  # type: ignore[assignment]
    evening.dealt()
    kinds = [*members(game.acts), *members(game.asks)]
    for _ in range(data.draw(st.integers(0, 12))):
        before = list(evening.log)
        seat = data.draw(st.integers(0, players - 1))
        deed = data.draw(st.sampled_from([*kinds, "back", "open"]))
        if deed == "back":
            refused = evening.take_back()
        elif deed == "open":
            refused = evening.open(seat)
        else:
            act = data.draw(values(deed, players))
            to = data.draw(st.integers(0, players - 1))
            asks = isinstance(act, members(game.asks))
            refused = evening.ask(seat, to, act) if asks else evening.act(seat, act)
        if refused is not None:
            assert isinstance(refused, Refusal)
            assert evening.log == before
    table = Table()
    withdrawn = any(line.kind == "withdrawn" for line in evening.log)
    for line in evening.log:
        table = step(game, table, line)
    assert withdrawn or table == evening.table
    assert fold(game, tuple(evening.log)) == evening.table
    while evening.take_back() is None:
        pass
    assert evening.table.acts == ()
    assert evening.end() is None
    assert evening.table.phase is Phase.ENDED


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_an_answer_is_as_long_whatever_is_in_the_hand(game: Game, data: Any) -> None:
    """So that the sealed envelope tells nothing by its length."""
    players = data.draw(st.sampled_from(list(game.seats)))
    state = game.begin(game.options(), tuple(range(players)))
    hands = [hand for _, hand in game.deal(state, from_seed(players)).hands]
    ask = data.draw(st.sampled_from(members(game.asks)).flatmap(lambda k: values(k, players)))
    seed = data.draw(st.integers(0, 1000))
    said = [game.answer(hand, ask, from_seed(seed)) for hand in hands]
    assert len({len(a) if isinstance(a, bytes) else repr(a) for a in said}) == 1


@every_game
def test_what_a_deal_has_taught_the_table_is_house_rules_too(game: Game) -> None:
    options = game.options()
    kept = game.keep(game.begin(options, tuple(range(game.seats[0]))), options)
    assert kept == options


@every_game
def test_no_public_thing_differs_with_other_secrets_and_the_same_acts(game: Game) -> None:
    """The log of two deals that differ in hidden hands only: equal but for what lies open."""
    logs = []
    for seed in (3, 4):
        evening = Evening(game).seated(game.seats[0])
        evening.chance = from_seed(seed)  # type: ignore[assignment]
        evening.do(play.commit(evening.table, 0, b"g" * 8, b"c" * 32, b"d" * 32))
        deal = game.deal(evening.table.state, evening.chance)
        public = dataclasses.replace(deal, events=())
        evening.do(play.deal(game, evening.table, b"x" * 300, public))
        evening.do(play.look(evening.table, 1))
        logs.append(evening.log)
    assert logs[0] == logs[1]


def refusals() -> list[type[Refusal]]:
    """All that are said: not the root, nor the head of a game's family."""
    found, todo = [], [Refusal]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        found.append(kind)
    return [kind for kind in found if not kind.__subclasses__()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_in_every_language(language: str) -> None:
    with extra_games():
        folders = (OWN, WORDS, *games.words())
    words = Words(language, folders, strict=True)
    for kind in refusals():
        sample = {f.name: 3 if f.type in (int, "int") else "x" for f in dataclasses.fields(kind)}
        sentence = words.say(kind(**sample))
        assert sentence.strip()
        assert "{" not in sentence


def test_every_kind_of_record_comes_back_from_the_log() -> None:
    assert set(record.KINDS.values()) == set(get_args(record.Record))
