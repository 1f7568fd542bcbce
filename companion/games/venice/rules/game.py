"""Venice as a game: which topic decides an act or ask and evolves an event; the deal. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.venice.rules import byhand, edition, phoning, talks, visits
from companion.games.venice.rules.calls import match_winners
from companion.games.venice.rules.hand import dealt, half_of, unpack
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.refusals import VeniceRefusal
from companion.games.venice.rules.venice import Venice
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.exchange import Show, Tell
from companion.table.game import Deal, Game


@dataclass(frozen=True)
class CalledAlready(VeniceRefusal):
    """Somebody has called."""

    key = "venice-refusal-called"


@dataclass(frozen=True)
class GameOver(VeniceRefusal):
    """A verdict stands."""

    key = "venice-refusal-over"


Act = visits.Act | talks.Act | phoning.Act | edition.Act | byhand.ByHand
Ask = talks.Ask
Event = visits.Event | talks.Event | phoning.Event | edition.Event | byhand.SetByHand
Events = tuple[Event, ...]


class VeniceGame(Game):
    """The contract of `companion.table.game`."""

    key = "venice"
    seats = range(3, 6)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

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
        began = visits.RoundBegan(1, 1, chance.pick(state.agents))
        events = visits.begun(state, began, chance)
        return Deal(tuple((seat, hand.packed()) for seat, hand in hands), events)

    def nameless(self, options: HouseRules, places: int) -> bool:
        """Only of four: three keep halves for each other, the fifth is the Ambassador."""
        return places == 4

    def decide(self, state: Venice, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask. What lies chosen is still passed on after a call."""
        if isinstance(act, byhand.ByHand):
            return byhand.decide(state, act, chance)
        passes = isinstance(act, talks.Pass)
        if state.verdict is not None and not passes:
            return GameOver()
        if state.call is not None and not passes and not isinstance(act, phoning.SayCall):
            return CalledAlready()
        if isinstance(act, visits.Act):
            return visits.decide(state, seat, act, chance)
        if isinstance(act, talks.Act | talks.Ask):
            return talks.decide(state, seat, act)
        if isinstance(act, phoning.Act):
            return phoning.decide(state, seat, act)
        if isinstance(act, edition.Act):
            return edition.decide(act)
        assert_never(act)

    def decided(self, state: Venice) -> bool:
        """The match has a winner, or the last series is over."""
        return bool(state.finished)

    def evolve(self, state: Venice, event: Event) -> Venice:
        """The state after an event."""
        if isinstance(event, visits.Event):
            return visits.evolve(state, event)
        if isinstance(event, talks.Event):
            return talks.evolve(state, event)
        if isinstance(event, phoning.Event):
            return phoning.evolve(state, event)
        if isinstance(event, edition.Event):
            return edition.evolve(state, event)
        if isinstance(event, byhand.SetByHand):
            return byhand.evolve(state, event)
        assert_never(event)

    def asked(self, ask: Ask) -> int | None:
        """Whom cards are told, or whose half is asked for."""
        return ask.to

    def by_hand(self, act: Act) -> bool:
        """Round, series and locations say who meets whom."""
        return isinstance(act, byhand.ByHand)

    def anybodys(self, state: Venice, act: Act) -> int | None:
        """On to the next round."""
        return state.seats[0] if isinstance(act, visits.NextRound) else None

    def earned(self, state: Venice, seat: int, ask: Ask) -> bool:
        """A look at the dummy in a meeting that was played; what is told was laid for it."""
        match ask:
            case talks.LookAtDummy():
                refused = isinstance(talks.decide(state, seat, ask), Refusal)
                return not refused and state.call is None
            case talks.GiveCards() | talks.ShowBlack():
                return True
            case _:
                assert_never(ask)

    def reveals(self, act: Act) -> bool:
        """Where everybody is, once all locations lie open at the same time."""
        return isinstance(act, visits.ShowLocation)

    def binds(self, ask: Ask) -> bool:
        """Where everybody was when cards were seen, and what was laid, stays."""
        return True

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its half of the dummy's card; to what it is told, nothing."""
        match ask:
            case talks.GiveCards() | talks.ShowBlack():
                return b""
            case talks.LookAtDummy(_, side):
                return bytes([half_of(unpack(hand), side)])
            case _:
                assert_never(ask)

    def owes(self, state: Venice, seat: int) -> tuple[Tell | Show, ...]:
        """Cards chosen by all who must are passed on; locations laid are turned."""
        return visits.owes(state, seat) + talks.owes(state, seat)

    def shown(self, state: Venice, seat: int, hand: bytes) -> Events:
        """Black cards that lie open; with those of the box a hand means nothing."""
        if state.options.real_cards or any(number == seat for number, _ in state.shown):
            return ()
        return (phoning.HandShown(seat, unpack(hand)),)


game = VeniceGame()
