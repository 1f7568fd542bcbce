"""A short evening played twice, by two house rules: what comes of each step.

Which evening shows which rule: `switched_evenings`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.refusal import Refusal
from companion.table.game import Game
from tests.support.chance import Script


@dataclass(frozen=True)
class Opens:
    """A seat's hand lies open."""

    seat: int


Step = tuple[int, Any] | Opens | Callable[[Any], Any]
"""A seat's act, a hand that opens, or what a phone finds out of the state by itself."""


@dataclass(frozen=True)
class Evening:
    """So many players, and what happens. given: house rules that the one shown needs."""

    players: int
    steps: tuple[Step, ...] = ()
    given: dict[str, Any] = field(default_factory=dict)


def played(game: Game, rules: Any, evening: Evening) -> list[Any]:
    """The deal, what came of each step, refusals too, and the state in which it ends."""
    state = game.begin(replace(rules, **evening.given), tuple(range(evening.players)))
    deal, chance = game.deal(state, Script()), Script()
    hands, came = dict(deal.hands), [deal.hands, deal.events]
    for event in deal.events:
        state = game.evolve(state, event)
    for step in evening.steps:
        if isinstance(step, Opens):
            done: Any = game.shown(state, step.seat, hands[step.seat])
        elif isinstance(step, tuple):
            done = game.decide(state, step[0], step[1], chance)
        else:
            came.append(step(state))
            continue
        came.append(done)
        for event in () if isinstance(done, Refusal) else done:
            state = game.evolve(state, event)
    return [*came, replace(state, options=None)]
