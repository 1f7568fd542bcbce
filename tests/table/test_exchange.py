"""The machines of exchanges: what may be said when, and that each comes to an end."""

from itertools import product

import pytest

from companion.handoff import peek
from companion.table import commitment
from companion.table.exchange import STEPS, Kind, Message, Side, State, after, path, steps


@pytest.mark.parametrize("kind", Kind)
def test_nothing_leads_on_but_what_the_table_says(kind: Kind) -> None:
    may = {(s.state, s.by, s.message): s.next for s in STEPS if s.kind is kind}
    for at, by, message in product(State, Side, Message):
        assert after(kind, at, by, message) == may.get((at, by, message))


@pytest.mark.parametrize("kind", Kind)
def test_every_exchange_begins_and_comes_to_an_end(kind: Kind) -> None:
    way = path(kind)
    assert way[0].state is State.NEW
    assert steps(kind, way[-1].next) == ()
    assert {s.state for s in STEPS if s.kind is kind} == {s.state for s in way}


@pytest.mark.parametrize("cards", range(1, peek.MOST + 1))
def test_the_sizes_that_rules_count_are_those_of_hands_and_points(cards: int) -> None:
    public, _ = peek.offer([b"x"] * cards)
    point, _ = peek.ask(public, 0)
    assert commitment.cards_in(public) == peek.size(public) == cards
    assert commitment.cards_in(public[:-1]) is None
    assert commitment.is_point(point)
    assert not commitment.is_point(point + b"x")
