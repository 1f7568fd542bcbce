"""What chance gave, as the log keeps it: places without a name, moments, entries of old stores."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from companion.games import discover
from companion.games.secret_night import game as NIGHT
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.options import Segment
from companion.table import record
from companion.table.fold import fold
from companion.table.log import GENESIS, Entry
from companion.table.luck import Drawn, Luck, Recalled
from companion.table.record import Acted, Asked
from tests.support.chance import Script, from_seed
from tests.support.extra import extra_games
from tests.support.log_chain import broken_at
from tests.support.table import Evening


@pytest.fixture
def pot() -> Iterator[Evening]:
    """A table of a game whose rules name no place."""
    with extra_games():
        yield Evening(discover()["high_card"]).seated(3).dealt()


def test_where_the_rules_name_no_place_it_is_the_kind_of_act_and_its_seat(pot: Evening) -> None:
    act = {kind.__name__: kind for kind in pot.game.acts.__args__}
    roll, more = act["Roll"](), act["Raise"](1)
    before = pot.table.state.coins
    pot.chance = from_seed(1)  # type: ignore[assignment]  # any chance
    pot.act(0, roll)
    gave = pot.table.state.coins - before
    for seed in range(6):
        pot.take_back()
        pot.chance = from_seed(seed)  # type: ignore[assignment]
        pot.act(1, more)
        pot.act(1, roll)
        now = pot.table.state.coins
        pot.act(0, roll)
        assert pot.table.state.coins - now == gave
    places = [one.place for one in pot.table.luck.gave]
    assert places[:2] == ["Roll 0", "Roll 1"]


def test_draws_of_a_place_are_counted_and_those_of_one_moment_are_one() -> None:
    luck = Luck()
    first = Recalled(luck, Script([1, 2, 3]), "own")
    assert [first.at("die").below(6), first.at("die").below(6)] == [1, 2]
    luck = luck.after(first.drawn, stand=True)
    assert [(one.place, one.number) for one in first.drawn] == [("die", 0), ("die", 1)]
    then = Recalled(luck, Script([4, 5]), "own")
    assert [then.at("die", "noon").below(6), then.at("die", "noon").below(6)] == [4, 4]
    assert then.at("die", "one").below(6) == 5
    assert Recalled(luck, Script([3]), "own").below(6) == 3


def test_bytes_that_run_out_go_on_with_fresh_ones() -> None:
    luck = Luck().after((Drawn("die", 0, Script([5]).raw()),), stand=False)
    again = Recalled(luck, Script([1, 2]), "own")
    die = again.at("die")
    assert [die.below(6), die.below(6), die.below(6)] == [5, 1, 2]
    longer = luck.after(again.drawn, stand=False)
    shorter = Recalled(longer, Script([4]), "own")
    shorter.at("die").below(6)
    assert longer.after(shorter.drawn, stand=False) == longer


def as_before(log: list[Entry]) -> list[Entry]:
    """The same log as a program wrote it that kept nothing of what was drawn."""
    old, digest = list[Entry](), GENESIS
    for line in log:
        body: dict[str, Any] = json.loads(line.body)
        body.pop("drawn", None)
        text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        old.append(Entry(line.number, line.seat, line.kind, text, digest))
        digest = old[-1].digest
    return old


def test_a_log_without_what_was_drawn_opens_and_goes_on() -> None:
    night = Evening(NIGHT, chance=from_seed(3)).seated(4).dealt()  # type: ignore[arg-type]
    night.act(0, a.EnterSegments(tuple(Segment(steps) for steps in range(1, 10))))
    night.act(0, a.ByHand(a.Field.TURN, 1, 0))
    night.act(0, a.SpinWheel())
    night.ask(0, 1, a.StealCard(1, 3))
    old = Evening(NIGHT, log=as_before(night.log), chance=from_seed(4))  # type: ignore[arg-type]
    before = [line.digest for line in old.log]
    assert broken_at(old.log) is None
    assert old.table.state == night.table.state
    made = [record.record(line) for line in old.log]
    assert all(one.drawn == () for one in made if isinstance(one, Acted | Asked))
    old._taps = 100
    assert old.take_back() is None
    assert old.act(0, a.SpinWheel()) is None
    first = old.table.state.turn.spin
    old.chance = from_seed(5)  # type: ignore[assignment]
    assert old.take_back() is None
    assert old.act(0, a.SpinWheel()) is None
    assert old.table.state.turn.spin == first
    assert [line.digest for line in old.log[: len(before)]] == before
    assert fold(NIGHT, old.log) == old.table
