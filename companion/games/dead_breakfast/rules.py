"""The rules of Dead & Breakfast: decide and evolve; decided in the parts' files. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.dead_breakfast import acts as a
from companion.games.dead_breakfast import byhand, pad, turns
from companion.games.dead_breakfast import events as e
from companion.games.dead_breakfast import refusals as r
from companion.games.dead_breakfast.acts import Act, Ask
from companion.games.dead_breakfast.evolve import evolve
from companion.games.dead_breakfast.house import House
from companion.games.dead_breakfast.options import HouseRules
from companion.games.dead_breakfast.street import Street
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Show, Tell

Events = tuple[e.Event, ...]
NO_HAND = b"\0"
"""Nobody is dealt a secret. A hand is one byte that says so."""


class DeadBreakfastGame:
    """The contract of `companion.table.game`."""

    key = "dead_breakfast"
    seats = range(2, 5)
    options = HouseRules
    acts = Act
    asks = Ask
    events = e.Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Street:
        """Empty houses; names the table gave to flowers and features are kept."""
        houses = tuple(House(seat) for seat in seats)
        return Street(options, seats, houses, flowers=options.flowers, features=options.features)

    def keep(self, state: Street, options: HouseRules) -> HouseRules:
        """What the table called flowers and features."""
        return replace(options, flowers=state.flowers, features=state.features)

    def deal(self, state: Street, chance: Chance) -> Deal:
        """No secret: who starts, if turns are counted."""
        begun = e.Begun(chance.pick(state.seats))
        return Deal(tuple((seat, NO_HAND) for seat in state.seats), (begun,))

    def nameless(self, options: HouseRules, places: int) -> bool:
        """There is no secret to deal."""
        return False

    def decide(self, state: Street, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act."""
        match act:
            case a.Count():
                return pad.count(state, act)
            case a.Paint():
                return pad.paint(state, act)
            case a.PutCentre():
                return pad.put_centre(state, act)
            case a.Rename():
                return pad.rename(act)
            case a.ByHand():
                return byhand.decide(state, act)
            case a.Finish():
                return _finish(state)
            case a.Nothing():
                return r.NothingAsked()
            case a.Move() | a.CallDibs() | a.LetFirst() | a.Snatch() | a.LetGo():
                return _turn(state, seat, act)
            case _:
                assert_never(act)

    def evolve(self, state: Street, event: e.Event) -> Street:
        """The state after an event."""
        return evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        """Nobody is asked."""
        return None

    def by_hand(self, act: Act) -> bool:
        """No phone is asked for anything, whatever is set."""
        return isinstance(act, a.ByHand)

    def earned(self, state: Street, seat: int, ask: Ask) -> bool:
        """There is nothing to ask."""
        return False

    def binds(self, ask: Ask) -> bool:
        """There is nothing to ask."""
        return False

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Nothing to say."""
        return r.NothingAsked()

    def owes(self, state: Street, seat: int) -> tuple[Tell | Show, ...]:
        """No phone lays anything."""
        return ()

    def shown(self, state: Street, seat: int, hand: bytes) -> Events:
        """There is nothing in a hand."""
        return ()

    def ended(self, state: Street) -> bool:
        """The points are counted."""
        return state.finished


def _finish(street: Street) -> Events | Refusal:
    if street.finished:
        return r.FinishedAlready()
    return (e.Finished(street.verdict.winners),)


def _turn(
    street: Street, seat: int, act: a.Move | a.CallDibs | a.LetFirst | a.Snatch | a.LetGo
) -> Events | Refusal:
    if street.finished:
        return r.FinishedAlready()
    match act:
        case a.Move():
            return turns.move(street, seat, act)
        case a.CallDibs():
            return turns.call(street, seat, act)
        case a.LetFirst():
            return turns.let_first(street, act)
        case a.Snatch():
            return turns.snatch(street, seat, act)
        case a.LetGo():
            return turns.let_go(street, act)
        case _:
            assert_never(act)


game = DeadBreakfastGame()
