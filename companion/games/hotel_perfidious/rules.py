"""The rules of Hotel Perfidious: set up, decide, evolve, owe. PURE; decided in the parts' files."""

from dataclasses import replace
from typing import assert_never

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious import byhand, duel, mission, tiles, turns
from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious import refusals as r
from companion.games.hotel_perfidious.acts import Act, Ask
from companion.games.hotel_perfidious.evolve import evolve
from companion.games.hotel_perfidious.hotel import Hotel
from companion.games.hotel_perfidious.items import NOBODY, Furnishing
from companion.games.hotel_perfidious.options import HouseRules
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Show, Tell

Events = tuple[e.Event, ...]
NO_HAND = b"\0"
"""Nobody is dealt a secret: the tiles are in the box. A hand is one byte that says so."""
EACH = 3
"""Tiles drawn from each deck for the rooms, none from the beds (HP-S1)."""


def set_up(chance: Chance) -> tuple[Furnishing, ...]:
    """The backs of the nine tiles, at random one a room (HP-S1)."""
    decks = [furnishing for furnishing in Furnishing if furnishing is not Furnishing.BED]
    return chance.shuffle([furnishing for furnishing in decks for _ in range(EACH)])


class HotelGame:
    """The contract of `companion.table.game`."""

    key = "hotel_perfidious"
    seats = range(2, 5)
    options = HouseRules
    acts = Act
    asks = Ask
    events = e.Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Hotel:
        """Before the set-up; wins of earlier games are kept."""
        return Hotel(options, seats, wins=options.wins)

    def keep(self, state: Hotel, options: HouseRules) -> HouseRules:
        """Wins go on over several games."""
        return replace(options, wins=state.wins)

    def deal(self, state: Hotel, chance: Chance) -> Deal:
        """No secret: which tile lies in which room, and who begins (HP-def8)."""
        rooms, first = set_up(chance), chance.pick(state.seats)
        begun = e.SetUp(rooms, NOBODY if state.options.choose_first else first)
        return Deal(tuple((seat, NO_HAND) for seat in state.seats), (begun,))

    def nameless(self, options: HouseRules, places: int) -> bool:
        """There is no secret to deal."""
        return False

    def decide(self, state: Hotel, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act."""
        if isinstance(act, a.ByHand):
            return byhand.decide(state, act)
        if state.over:
            return r.GameOver()
        if isinstance(act, DuelAct):
            return _duel(state, seat, act, chance)
        if isinstance(act, BoardAct):
            return _board(state, seat, act)
        return _mission(state, seat, act, chance)

    def evolve(self, state: Hotel, event: e.Event) -> Hotel:
        """The state after an event."""
        return evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        """Nobody is asked."""
        return None

    def by_hand(self, act: Act) -> bool:
        """No phone is asked for anything, whatever is set."""
        return isinstance(act, a.ByHand)

    def earned(self, state: Hotel, seat: int, ask: Ask) -> bool:
        """There is nothing to ask."""
        return False

    def binds(self, ask: Ask) -> bool:
        """There is nothing to ask."""
        return False

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Nothing to say."""
        return r.NothingAsked()

    def owes(self, state: Hotel, seat: int) -> tuple[Tell | Show, ...]:
        """A tile that is turned up, an inventory that is readied."""
        return (*tiles.owes(state, seat), *duel.owes(state, seat))

    def shown(self, state: Hotel, seat: int, hand: bytes) -> Events:
        """There is nothing in a hand."""
        return ()

    def ended(self, state: Hotel) -> bool:
        """Blueprints lie on the Dead Drop."""
        return state.over


BoardAct = (
    a.Register
    | a.EndTurn
    | a.SetTile
    | a.TurnUp
    | a.ShowTile
    | a.SayTile
    | a.ClearTile
    | a.SpringTrap
    | a.FaceTrap
    | a.CallOff
)
DuelAct = (
    a.Whack
    | a.LayInventory
    | a.ShowInventory
    | a.SayItems
    | a.Roll
    | a.SayRoll
    | a.RollAgain
    | a.Settle
)
MissionAct = (
    a.DropPhone
    | a.PickUp
    | a.FindSign
    | a.TurnCompass
    | a.MarkDrop
    | a.DropBlueprints
    | a.Draw
    | a.PutBack
    | a.NoteSeen
    | a.DeckByHand
    | a.Nothing
)


def _board(hotel: Hotel, seat: int, act: BoardAct) -> Events | Refusal:
    match act:
        case a.Register(room):
            return turns.register(hotel, seat, room)
        case a.EndTurn():
            return turns.end_turn(hotel)
        case a.SetTile():
            return tiles.put(hotel, seat, act)
        case a.TurnUp(number):
            return tiles.turn_up(hotel, seat, number)
        case a.ShowTile():
            return tiles.show(hotel, seat, act)
        case a.SayTile():
            return tiles.say(hotel, act)
        case a.ClearTile(number):
            return tiles.clear(hotel, number)
        case a.SpringTrap():
            return tiles.spring(hotel, seat, act)
        case a.FaceTrap():
            return tiles.face(hotel, act)
        case a.CallOff():
            return tiles.call_off(hotel)
        case _:
            assert_never(act)


def _duel(hotel: Hotel, seat: int, act: DuelAct, chance: Chance) -> Events | Refusal:
    match act:
        case a.Whack(defender):
            return duel.whack(hotel, seat, defender)
        case a.LayInventory(mark):
            return duel.lay(hotel, seat, mark)
        case a.ShowInventory():
            return duel.show(hotel, seat, act)
        case a.SayItems():
            return duel.say_items(hotel, act)
        case a.Roll():
            return duel.roll(hotel, seat, chance)
        case a.SayRoll():
            return duel.say_roll(hotel, act)
        case a.RollAgain():
            return duel.roll_again(hotel)
        case a.Settle():
            return duel.settle(hotel)
        case _:
            assert_never(act)


def _mission(hotel: Hotel, seat: int, act: MissionAct, chance: Chance) -> Events | Refusal:
    match act:
        case a.DropPhone(target):
            return mission.drop_phone(hotel, seat, target)
        case a.PickUp(call):
            return mission.pick_up(hotel, seat, call)
        case a.FindSign():
            return mission.find(hotel, act, chance)
        case a.TurnCompass(north):
            return (e.CompassTurned(north),)
        case a.MarkDrop():
            return mission.mark(hotel, act)
        case a.DropBlueprints(count):
            return mission.drop(hotel, seat, count)
        case a.Draw(furnishing):
            return mission.draw(hotel, furnishing)
        case a.PutBack(furnishing):
            return mission.put_back(hotel, furnishing)
        case a.NoteSeen():
            return mission.note(hotel, act)
        case a.DeckByHand():
            return mission.count(hotel, act)
        case a.Nothing():
            return r.NothingAsked()
        case _:
            assert_never(act)


game = HotelGame()
