"""Dead & Breakfast as a game: which topic decides an act and evolves an event; the deal. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.dead_breakfast.rules import byhand, pad, snatches, turns
from companion.games.dead_breakfast.rules.house import House
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import Street
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal, Game


@dataclass(frozen=True)
class Nothing:
    """Nobody asks another phone anything: there is nothing to hide."""


@dataclass(frozen=True)
class NothingAsked(DeadRefusal):
    """In this game no phone asks another."""


Act = pad.Act | turns.Act | snatches.Act | byhand.ByHand
Ask = Nothing
Event = pad.Event | turns.Event | snatches.Event | byhand.SetByHand
Events = tuple[Event, ...]
NO_HAND = b"\0"
"""Nobody is dealt a secret. A hand is one byte that says so."""


class DeadBreakfastGame(Game):
    """The contract of `companion.table.game`."""

    key = "dead_breakfast"
    seats = range(2, 5)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Street:
        """Empty houses; names the table gave to flowers and features are kept."""
        houses = tuple(House(seat) for seat in seats)
        return Street(options, seats, houses, flowers=options.flowers, features=options.features)

    def keep(self, state: Street, options: HouseRules) -> HouseRules:
        """What the table called flowers and features."""
        return replace(options, flowers=state.flowers, features=state.features)

    def deal(self, state: Street, chance: Chance) -> Deal:
        """No secret: who starts, if turns are counted."""
        begun = turns.Begun(chance.pick(state.seats))
        return Deal(tuple((seat, NO_HAND) for seat in state.seats), (begun,))

    def decide(self, state: Street, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act. Houses can still be written into once the points are counted."""
        if isinstance(act, Nothing):
            return NothingAsked()
        if isinstance(act, pad.Act):
            return pad.decide(state, act)
        if isinstance(act, byhand.ByHand):
            return byhand.decide(state, act)
        if state.finished:
            return turns.FinishedAlready()
        if isinstance(act, turns.Act):
            return turns.decide(state, seat, act)
        if isinstance(act, snatches.Act):
            return snatches.decide(state, seat, act)
        assert_never(act)

    def decided(self, state: Street) -> bool:
        """The scores say who has won."""
        return bool(state.finished)

    def evolve(self, state: Street, event: Event) -> Street:
        """The state after an event; one of a seat that is not there changes nothing."""
        if isinstance(event, pad.Event):
            return pad.evolve(state, event)
        if isinstance(event, turns.Event):
            return turns.evolve(state, event)
        if isinstance(event, snatches.Event):
            return snatches.evolve(state, event)
        if isinstance(event, byhand.SetByHand):
            return byhand.evolve(state, event)
        assert_never(event)

    def by_hand(self, act: Act) -> bool:
        """No phone is asked for anything, whatever is set."""
        return isinstance(act, byhand.ByHand)


game = DeadBreakfastGame()
