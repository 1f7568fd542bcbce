"""The rules of Venice: deal, decide, evolve, answer, owe. PURE; decided in the parts' files."""

from dataclasses import replace
from typing import assert_never

from companion.games.venice import acts as a
from companion.games.venice import byhand, phoning, talks, visits
from companion.games.venice import events as e
from companion.games.venice import refusals as r
from companion.games.venice.acts import Act, Ask
from companion.games.venice.calls import match_winners
from companion.games.venice.cards import LOCATIONS, SEGMENTS
from companion.games.venice.dial import tells_all
from companion.games.venice.evolve import evolve
from companion.games.venice.hand import dealt, half_of, unpack
from companion.games.venice.options import HouseRules
from companion.games.venice.rounds import automatic
from companion.games.venice.venice import Venice
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Show, Tell
from companion.table.names import alike, tidy

Events = tuple[e.Event, ...]
MOST_DIGITS = 4


class VeniceGame:
    """The contract of `companion.table.game`."""

    key = "venice"
    seats = range(3, 6)
    options = HouseRules
    acts = Act
    asks = Ask
    events = e.Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Venice:
        """Before the first round; what the table has taught and scored is kept."""
        begun = Venice(options, seats, points=options.points)
        return replace(begun, segments=options.segments, locations=options.locations)

    def keep(self, state: Venice, options: HouseRules) -> HouseRules:
        """What stays for the next deal; a match that is won begins anew."""
        points = () if match_winners(state.points, options) else state.points
        kept = replace(options, segments=state.segments, locations=state.locations)
        return replace(kept, points=points)

    def deal(self, state: Venice, chance: Chance) -> Deal:
        """Black cards (facts 4.2), and who begins (VE-def17)."""
        hands = dealt(state.seats, chance, state.options.sides_unknown)
        began = e.RoundBegan(1, 1, chance.pick(state.agents))
        events = (began, *automatic(visits.began_round(state, began), chance))
        return Deal(tuple((seat, hand.packed()) for seat, hand in hands), events)

    def nameless(self, options: HouseRules, places: int) -> bool:
        """Only of four: three keep halves for each other, the fifth is the Ambassador."""
        return places == 4

    def decide(self, state: Venice, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask. What lies chosen is still passed on after a call."""
        if isinstance(act, a.GiveCards | a.ShowBlack):
            return talks.give(state, seat, act)
        if isinstance(act, a.ByHand):
            return byhand.decide(state, act, chance)
        if state.verdict is not None:
            return r.GameOver()
        if isinstance(act, a.SayCall):
            return phoning.say(state, act)
        if state.call is not None:
            return r.CalledAlready()
        return _play(state, seat, act, chance)

    def evolve(self, state: Venice, event: e.Event) -> Venice:
        """The state after an event."""
        return evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        """Whom cards are told, or whose half is asked for."""
        return ask.to

    def by_hand(self, act: Act) -> bool:
        """Round, series and locations say who meets whom."""
        return isinstance(act, a.ByHand)

    def earned(self, state: Venice, seat: int, ask: Ask) -> bool:
        """A look at the dummy in a meeting that was played; what is told was laid for it."""
        match ask:
            case a.LookAtDummy():
                refused = isinstance(talks.look(state, seat, ask), Refusal)
                return not refused and state.call is None
            case a.GiveCards() | a.ShowBlack():
                return True
            case _:
                assert_never(ask)

    def binds(self, ask: Ask) -> bool:
        """Where everybody was when cards were seen, and what was laid, stays."""
        return True

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its half of the dummy's card; to what it is told, nothing."""
        match ask:
            case a.GiveCards() | a.ShowBlack():
                return b""
            case a.LookAtDummy(_, side):
                return bytes([half_of(unpack(hand), side)])
            case _:
                assert_never(ask)

    def owes(self, state: Venice, seat: int) -> tuple[Tell | Show, ...]:
        """Cards chosen by all who must are passed on; locations laid are turned."""
        return talks.owes(state, seat)

    def shown(self, state: Venice, seat: int, hand: bytes) -> Events:
        """Black cards that lie open; with those of the box a hand means nothing."""
        if state.options.real_cards or any(number == seat for number, _ in state.shown):
            return ()
        return (e.HandShown(seat, unpack(hand)),)

    def ended(self, state: Venice) -> bool:
        """A call ends the deal; over real cards, once the table has judged it."""
        return state.finished


PlayAct = (
    a.PlayLocation
    | a.LayLocation
    | a.ShowLocation
    | a.NextRound
    | a.LayCards
    | a.Demand
    | a.SkipMeeting
    | a.Call
    | a.NameLocations
    | a.LabelSegments
    | a.LookAtDummy
)


def _play(venice: Venice, seat: int, act: PlayAct, chance: Chance) -> Events | Refusal:
    match act:
        case a.PlayLocation(location):
            return visits.play(venice, seat, location, chance)
        case a.LayLocation(mark):
            return visits.lay(venice, seat, mark)
        case a.ShowLocation():
            return visits.turn(venice, seat, act, chance)
        case a.NextRound():
            return visits.next_round(venice, chance)
        case a.LayCards():
            return talks.lay(venice, seat, act)
        case a.Demand():
            return talks.demand(venice, seat, act)
        case a.SkipMeeting():
            return talks.skip(venice, act)
        case a.LookAtDummy():
            return talks.look(venice, seat, act)
        case a.Call():
            return phoning.call(venice, seat, act)
        case a.NameLocations(names):
            return _names(names)
        case a.LabelSegments(labels):
            return _labels(labels)
        case _:
            assert_never(act)


def _names(names: tuple[str, ...]) -> Events | Refusal:
    tidied = tuple(name for name in map(tidy, names) if isinstance(name, str))
    different = len({alike(name) for name in tidied}) == len(names)
    if not different or len(names) not in (0, LOCATIONS):
        return r.FiveNames()
    return (e.LocationsNamed(tidied),)


def _labels(labels: tuple[str, ...]) -> Events | Refusal:
    """Labels after which a number said aloud still fixes who has which (VE-C01)."""
    digits = all(s.isascii() and s.isdigit() and len(s) <= MOST_DIGITS for s in labels)
    if not digits or len(labels) not in (0, len(SEGMENTS)) or (labels and not tells_all(labels)):
        return r.FourLabels()
    return (e.SegmentsLabelled(labels),)


game = VeniceGame()
