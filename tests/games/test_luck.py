"""What chance gave, stays: random evenings of all games, and acts taken back and done again.

A draw that comes again asks chance for nothing: so the acts that are done again here are given a
chance that has nothing to give.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.dead_breakfast.rules import byhand
from companion.games.hotel_perfidious.rules import acts as hotel
from companion.games.microfilms.rules import byhand as films_byhand
from companion.games.microfilms.rules import questions
from companion.games.secret_night.rules import acts as night
from companion.games.venice.rules import byhand as venice_byhand
from companion.games.venice.rules import visits
from companion.refusal import Refusal
from companion.table import codec, record
from companion.table.chance import ByteChance
from companion.table.fold import fold
from companion.table.game import Game
from companion.table.log import Entry
from companion.table.luck import Drawn
from companion.table.record import Acted, Asked
from tests.games.test_every_game import GAMES, every_game, members, values
from tests.support import (
    random_agents,
    random_dead,
    random_hotel,
    random_microfilms,
    random_night,
)
from tests.support.chance import from_seed
from tests.support.table import Evening

MOST = 70
"""Deeds of a random evening here."""
SEEDS = 10
"""How many evenings of each game: what is tried with them differs each time."""
BY_HAND: dict[str, Any] = {
    "dead_breakfast": byhand.ByHand,
    "hotel_perfidious": hotel.ByHand,
    "microfilms": films_byhand.ByHand,
    "secret_night": night.ByHand,
    "venice": venice_byhand.ByHand,
}
DRAWING: dict[str, set[type[Any]]] = {
    "dead_breakfast": set(),
    "hotel_perfidious": {hotel.Roll, hotel.FindSign},
    "microfilms": {questions.Answer},
    "secret_night": {night.SpinWheel, night.BreakWheel, night.EndTurn, night.AdvanceClock},
    "venice": {visits.PlayLocation, visits.ShowLocation, visits.NextRound},
}
"""Acts that random evenings are sure to draw by."""


def nothing_left(_: int) -> bytes:
    """A source for what must not be drawn."""
    raise AssertionError("something was drawn anew")


@cache
def evening(name: str, seed: int) -> Evening:
    """A random evening of a game, played for a while. Not to be changed."""
    luck, secret = random.Random(seed), random.Random(seed + 1)
    players = luck.choice(list(GAMES[name].seats))
    played: Any
    match name:
        case "secret_night":
            played = random_night.RandomNight(luck, players, random_night.rules(luck))
        case "venice":
            rules = random_agents.rules(luck)
            played = random_agents.RandomAgents(luck, secret, players, rules)
        case "hotel_perfidious":
            played = random_hotel.RandomHotel(luck, secret, players, random_hotel.rules(luck))
        case "microfilms":
            played = random_microfilms.RandomFilms(luck, players, random_microfilms.rules(luck))
        case _:
            played = random_dead.RandomDead(luck, players, random_dead.rules(luck))
    for _ in played.play(MOST):
        pass
    found: Evening = played.evening
    return found


def draws(log: list[Entry]) -> list[tuple[int, tuple[Drawn, ...]]]:
    """Numbers of the entries that drew, with what."""
    done = [(line.number, record.record(line)) for line in log]
    return [(n, one.drawn) for n, one in done if isinstance(one, Acted | Asked) and one.drawn]


def up_to(whole: Evening, number: int) -> Evening:
    """The evening as it was after an entry."""
    then = Evening(whole.game, log=whole.log[:number])
    then._taps = 10**6  # no tap of the evening again
    return then


def done_again(then: Evening, line: Entry) -> Refusal | None:
    """An act of the log, once more, by the same seat."""
    made = record.record(line)
    assert isinstance(made, Acted)
    assert line.seat is not None
    return then.act(line.seat, codec.value(made.act, then.game.acts))


def acted(log: list[Entry]) -> tuple[Any, ...]:
    """Events and draws of the last act."""
    made = record.record(log[-1])
    assert isinstance(made, Acted)
    return made.events, made.drawn


@dataclass
class Case:
    """An evening up to an act that drew and still stands."""

    then: Evening
    line: Entry
    drawn: tuple[Drawn, ...]


def cases(name: str, seed: int, most: int) -> Iterator[Case]:
    """Some of a random evening, at random, that can be taken back: all but what was seen by all."""
    whole = evening(name, seed)
    found = [(n, drawn) for n, drawn in draws(whole.log) if goes(whole, whole.log[n - 1])]
    for number, drawn in random.Random(seed).sample(found, min(most, len(found))):
        yield Case(up_to(whole, number), whole.log[number - 1], drawn)


def goes(whole: Evening, line: Entry) -> bool:
    """Whether it is an act that can be taken back."""
    made = record.record(line) if line.kind == "acted" else None
    if not isinstance(made, Acted):
        return False
    return not whole.game.reveals(codec.value(made.act, whole.game.acts))


named = pytest.mark.parametrize("name", sorted(DRAWING))


@named
def test_these_acts_draw(name: str) -> None:
    """Else what follows would say little."""
    kinds = set()
    for seed in range(SEEDS):
        whole = evening(name, seed)
        for number, _ in draws(whole.log):
            made = record.record(whole.log[number - 1])
            if isinstance(made, Acted):
                kinds.add(type(codec.value(made.act, whole.game.acts)))
    assert kinds >= DRAWING[name]
    assert bool(kinds) == bool(DRAWING[name])


@named
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, SEEDS - 1))
def test_what_is_taken_back_and_done_again_gives_what_it_gave(name: str, seed: int) -> None:
    for case in cases(name, seed, 4):
        then, before = case.then, acted(case.then.log)
        then.chance = ByteChance(nothing_left)  # type: ignore[assignment]  # any chance
        for _ in range(2):
            assert then.take_back() is None
            assert done_again(then, case.line) is None
            assert acted(then.log) == before


@named
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, SEEDS - 1), data=st.data())
def test_whatever_is_done_in_between(name: str, seed: int, data: Any) -> None:
    """Several acts are taken back; numbers are set by hand, any seat does what it may.

    What then draws in that place, whichever act and whoever does it, draws the same bytes.
    """
    game = GAMES[name]
    for case in cases(name, seed, 2):
        then = case.then
        known = {(one.place, one.number): one.gave for one in case.drawn}
        then.chance = from_seed(seed + 2)  # type: ignore[assignment]  # any chance
        for _ in range(data.draw(st.integers(1, 3))):
            then.take_back()
        kinds = st.sampled_from([BY_HAND[name], BY_HAND[name], *members(game.acts)])
        players = len(then.table.players)
        for _ in range(data.draw(st.integers(0, 6))):
            deed = data.draw(kinds.flatmap(lambda kind: values(kind, players)))  # noqa: B023
            then.act(data.draw(st.integers(0, players - 1)), deed)
        done_again(then, case.line)
        for _, drawn in draws(then.log[case.line.number :]):
            for one in drawn:
                before = known.get((one.place, one.number), b"")
                assert one.gave.startswith(before) or before.startswith(one.gave)
                assert one.number <= sum(d.place == one.place for d in standing(then)), one


def standing(then: Evening) -> list[Drawn]:
    """Draws of all that was done and not taken back."""
    gone = {
        made.number
        for line in then.log
        if isinstance(made := record.record(line), record.Withdrawn)
    }
    return [one for number, drawn in draws(then.log) if number not in gone for one in drawn]


@named
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, SEEDS - 1))
def test_no_evening_gives_two_things_in_one_place(name: str, seed: int) -> None:
    """Random evenings take back by themselves; also the fold from the middle knows what it gave."""
    whole = evening(name, seed)
    given: dict[tuple[str, int], bytes] = {}
    for _, drawn in draws(whole.log):
        for one in drawn:
            before = given.get((one.place, one.number), b"")
            assert one.gave.startswith(before) or before.startswith(one.gave)
            given[one.place, one.number] = max(before, one.gave, key=len)
    assert {(one.place, one.number): one.gave for one in whole.table.luck.gave} == given
    middle = fold(whole.game, whole.log[: len(whole.log) // 2])
    assert fold(whole.game, whole.log, (middle,)) == whole.table


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_refused_act_draws_nothing(game: Game, data: Any) -> None:
    """Else a draw would be forgotten, and one could be tried again until it is liked."""
    players = data.draw(st.sampled_from(list(game.seats)))
    then = Evening(game).seated(players).dealt()
    then.chance = counted = Counted()  # type: ignore[assignment]  # any chance
    kinds = st.sampled_from([*members(game.acts), *members(game.asks)])
    for _ in range(data.draw(st.integers(1, 8))):
        act = data.draw(kinds.flatmap(lambda kind: values(kind, players)))
        seat, to, before = (
            data.draw(st.integers(0, players - 1)),
            data.draw(st.integers(0, players - 1)),
            counted.drawn,
        )
        asks = isinstance(act, members(game.asks))
        refused = then.ask(seat, to, act) if asks else then.act(seat, act)
        assert refused is None or counted.drawn == before


@named
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, SEEDS - 1), data=st.data())
def test_a_refused_act_draws_nothing_in_the_middle_of_an_evening(
    name: str, seed: int, data: Any
) -> None:
    for case in cases(name, seed, 3):
        then, counted = case.then, Counted()
        then.chance = counted  # type: ignore[assignment]  # any chance
        players = len(then.table.players)
        for kind in sorted({*DRAWING[name], BY_HAND[name]}, key=lambda kind: kind.__name__):
            act, before = data.draw(values(kind, players)), counted.drawn
            refused = then.act(data.draw(st.integers(0, players - 1)), act)
            assert refused is None or counted.drawn == before


class Counted(ByteChance):
    """Chance that counts how often it was asked."""

    def __init__(self) -> None:
        self.drawn = 0
        super().__init__(self._next)

    def _next(self, count: int) -> bytes:
        self.drawn += 1
        return bytes([self.drawn % 251]) * count
