"""Hotel Perfidious as a game: its acts and events, each decided in its topic; the set-up. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import (
    byhand,
    decks,
    duel,
    mission,
    phones,
    tiles,
    traps,
    turns,
)
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import NOBODY, Furnishing
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.exchange import Show, Tell
from companion.table.game import Deal, Game


@dataclass(frozen=True)
class Nothing:
    """No phone asks another anything in this game; the contract wants a class. Always refused."""


Ask = Nothing
Act = (
    turns.Act | tiles.Act | traps.Act | duel.Act | phones.Act | mission.Act | decks.Act | byhand.Act
)
Event = (
    turns.Event
    | tiles.Event
    | traps.Event
    | duel.Event
    | phones.Event
    | mission.Event
    | decks.Event
    | byhand.Event
)
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NothingAsked(r.HotelRefusal):
    """No phone asks another in this game."""


NO_HAND = b"\0"
"""Nobody is dealt a secret: the tiles are in the box. A hand is one byte that says so."""
EACH = 3
"""Tiles drawn from each deck for the rooms, none from the beds (HP-S1)."""


def set_up(chance: Chance) -> tuple[Furnishing, ...]:
    """The backs of the nine tiles, at random one a room (HP-S1)."""
    decks = [furnishing for furnishing in Furnishing if furnishing is not Furnishing.BED]
    return chance.shuffle([furnishing for furnishing in decks for _ in range(EACH)])


class HotelGame(Game):
    """The contract of `companion.table.game`."""

    key = "hotel_perfidious"
    seats = range(2, 5)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Hotel:
        """Before the set-up; wins of earlier games are kept."""
        return Hotel(options, seats, wins=options.wins)

    def keep(self, state: Hotel, options: HouseRules) -> HouseRules:
        """Wins go on over several games."""
        return replace(options, wins=state.wins)

    def deal(self, state: Hotel, chance: Chance) -> Deal:
        """No secret: which tile lies in which room, and who begins (HP-def8)."""
        rooms, first = set_up(chance), chance.pick(state.seats)
        begun = turns.SetUp(rooms, NOBODY if state.options.choose_first else first)
        return Deal(tuple((seat, NO_HAND) for seat in state.seats), (begun,))

    def decide(self, state: Hotel, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act."""
        if isinstance(act, byhand.Act):
            return byhand.decide(state, act)
        if state.over:
            return r.GameOver()
        if isinstance(act, turns.Act):
            return turns.decide(state, seat, act)
        if isinstance(act, tiles.Act):
            return tiles.decide(state, seat, act)
        if isinstance(act, traps.Act):
            return traps.decide(state, seat, act)
        if isinstance(act, duel.Act):
            return duel.decide(state, seat, act, chance)
        if isinstance(act, phones.Act):
            return phones.decide(state, seat, act)
        if isinstance(act, mission.Act):
            return mission.decide(state, seat, act, chance)
        if isinstance(act, decks.Act):
            return decks.decide(state, seat, act)
        if isinstance(act, Ask):
            return NothingAsked()
        assert_never(act)

    def decided(self, state: Hotel) -> bool:
        """The blueprints lie where they belong."""
        return bool(state.over)

    def evolve(self, state: Hotel, event: Event) -> Hotel:
        """The state after an event."""
        if isinstance(event, turns.Event):
            return turns.evolve(state, event)
        if isinstance(event, tiles.Event):
            return tiles.evolve(state, event)
        if isinstance(event, traps.Event):
            return traps.evolve(state, event)
        if isinstance(event, duel.Event):
            return duel.evolve(state, event)
        if isinstance(event, phones.Event):
            return phones.evolve(state, event)
        if isinstance(event, mission.Event):
            return mission.evolve(state, event)
        if isinstance(event, decks.Event):
            return decks.evolve(state, event)
        if isinstance(event, byhand.Event):
            return byhand.evolve(state, event)
        assert_never(event)

    def by_hand(self, act: Act) -> bool:
        """No phone is asked for anything, whatever is set."""
        return isinstance(act, byhand.Act)

    def anybodys(self, state: Hotel, act: Act) -> int | None:
        """Who begins, where the table chooses (HP-def8)."""
        match act:
            case byhand.ByHand(byhand.Field.TURN):
                return state.seats[0]
            case _:
                return None

    def reveals(self, act: Act) -> bool:
        """A tile, or what somebody carries, was seen by all."""
        return isinstance(act, tiles.ShowTile | duel.ShowInventory)

    def owes(self, state: Hotel, seat: int) -> tuple[Tell | Show, ...]:
        """A tile that is turned up, an inventory that is readied."""
        return (*tiles.owes(state, seat), *duel.owes(state, seat))


game = HotelGame()
