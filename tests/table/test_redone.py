"""What stands in a log is what the rules make of it, with the chance that stands there."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from companion.table import codec, record, trial
from companion.table.game import Game
from companion.table.log import Entry
from companion.table.record import Acted, Asked, By, Opened, Withdrawn
from companion.table.redone import follows_rules
from companion.table.state import Table
from tests.support import random_agents, random_dead, random_hotel, random_microfilms, random_night
from tests.support.random_agents import RandomAgents
from tests.support.random_dead import RandomDead
from tests.support.random_hotel import RandomHotel
from tests.support.random_microfilms import RandomFilms
from tests.support.random_night import RandomNight

DEEDS = 70


def luck() -> random.Random:
    return random.Random(15)


PLAYED: dict[str, Callable[[], Any]] = {
    "secret_night": lambda: RandomNight(luck(), 5, random_night.rules(luck())),
    "venice": lambda: RandomAgents(luck(), luck(), 4, random_agents.rules(luck())),
    "microfilms": lambda: RandomFilms(luck(), 4, random_microfilms.rules(luck())),
    "hotel_perfidious": lambda: RandomHotel(luck(), luck(), 3, random_hotel.rules(luck())),
    "dead_breakfast": lambda: RandomDead(luck(), 3, random_dead.rules(luck())),
}
every_game = pytest.mark.parametrize("name", PLAYED)


@cache
def evening(name: str) -> tuple[Game, list[Entry], tuple[Table, ...]]:
    """Its game, its log, and the table before each line and after the last."""
    player = PLAYED[name]()
    for _ in player.play(DEEDS):
        pass
    game, log = player.evening.game, list(player.evening.log)
    return game, log, (Table(), *trial.after(game, Table(), log))


def lines(name: str, *kinds: type[Any]) -> Iterator[tuple[Game, Table, By]]:
    """What stands there, each with the table before."""
    game, log, tables = evening(name)
    for before, line in zip(tables, log, strict=False):
        by = By(line.seat, record.record(line))
        if not kinds or isinstance(by.record, kinds):
            yield game, before, by


@every_game
def test_all_that_was_done_by_the_rules_comes_out_again(name: str) -> None:
    assert all(follows_rules(*line) for line in lines(name))


def test_looks_openings_and_what_was_taken_back_are_among_it() -> None:
    kinds = {type(by.record) for name in PLAYED for _, _, by in lines(name)}
    assert {Acted, Asked, Opened, Withdrawn} <= kinds


@every_game
def test_other_events_do_not(name: str) -> None:
    for game, table, by in lines(name, Acted, Asked):
        events = by.record.events  # type: ignore[union-attr]  # as asked for
        changed = (*events, *events) if events else ({"is": "nothing of ours"},)
        assert not follows_rules(game, table, _other(by, events=changed))


@every_game
def test_a_players_own_act_does_not_without_a_seat(name: str) -> None:
    """What is nobody's own does: the screen in the middle may have done it."""
    for game, table, by in lines(name, Acted, Asked):
        done = by.record
        act = codec.value(done.act, game.acts) if isinstance(done, Acted) else None
        anybodys = act is not None and game.anybodys(table.state, act) is not None
        assert follows_rules(game, table, By(None, done)) == anybodys


@pytest.mark.parametrize("name", ["secret_night", "venice"])
def test_less_or_more_chance_than_was_drawn_does_not(name: str) -> None:
    drawn = [line for line in lines(name, Acted, Asked) if line[2].record.drawn]  # type: ignore[union-attr]
    for game, table, by in drawn:
        whole = by.record.drawn  # type: ignore[union-attr]
        longer = tuple(replace(one, gave=one.gave + bytes(8)) for one in whole)
        for changed in ((), longer):
            assert not follows_rules(game, table, _other(by, drawn=changed))
    assert drawn


def test_what_was_drawn_and_taken_back_is_not_drawn_otherwise() -> None:
    """Even where the events are those that the other numbers would give."""
    found = (line for line in lines("secret_night", Acted) if _drawn_again(line[1], line[2]))
    game, table, by = next(found)
    (drawn,) = by.record.drawn  # type: ignore[union-attr]
    others = (bytes([number]) * len(drawn.gave) for number in range(256))
    lies = [_other(by, drawn=(replace(drawn, gave=gave),)) for gave in others]
    forgotten = replace(table, luck=table.luck.forgotten)
    assert any(follows_rules(game, forgotten, lied) for lied in lies)
    assert not any(follows_rules(game, table, lied) for lied in lies)


def test_whether_a_look_goes_beyond_the_rules_is_not_for_the_log_to_say() -> None:
    asked = [line for name in PLAYED for line in lines(name, Asked)]
    for game, table, by in asked:
        lied = _other(by, beyond=not by.record.beyond)  # type: ignore[union-attr]
        assert not follows_rules(game, table, lied)
    assert asked


def _drawn_again(table: Table, by: By) -> bool:
    assert isinstance(by.record, Acted)
    drawn = by.record.drawn
    return len(drawn) == 1 and bool(table.luck.known(drawn[0].place, drawn[0].number))


def _other(by: By, **change: Any) -> By:
    return By(by.seat, replace(by.record, **change))
