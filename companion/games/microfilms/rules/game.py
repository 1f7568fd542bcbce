"""[microfilms] as a game: which topic decides an act or ask and evolves an event. PURE."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import assert_never

from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    dealing,
    interrogation,
    ledger,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.deeds import Done
from companion.games.microfilms.rules.ending import judge
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.hand import unpack
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.rules.refusals import FilmsRefusal
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.exchange import Show, Tell
from companion.table.game import Deal, Game


@dataclass(frozen=True)
class GameOver(FilmsRefusal):
    """The game is decided."""

    key = "microfilms-refusal-over"


Act = (
    moves.Act
    | questions.Act
    | interrogation.Act
    | turns.Act
    | attempts.Attempt
    | checks.Act
    | byhand.ByHand
)
Ask = interrogation.Ask | checks.Ask
Event = (
    Done
    | questions.Waiting
    | dealing.Event
    | interrogation.Event
    | turns.CalledOff
    | attempts.Attempted
    | checks.Event
)
Events = tuple[Event, ...]


class MicrofilmsGame(Game):
    """The contract of `companion.table.game`."""

    key = "microfilms"
    seats = range(2, 7)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Films:
        """Before the deal."""
        return Films(options, seats)

    def keep(self, state: Films, options: HouseRules) -> HouseRules:
        """The winner of this game starts the next."""
        winners = state.verdict.winners if state.verdict else ()
        return replace(options, starter=winners[0]) if winners else options

    def deal(self, state: Films, chance: Chance) -> Deal:
        """Nations, identities, and what the table wants dealt (facts 5.2)."""
        return dealing.deal(state, chance)

    def nameless(self, options: HouseRules, places: int) -> bool:
        """Identities may be anybody's; of two players' and of shares each fits another's."""
        return places > 2 and not options.letter_in_drawer

    def decide(self, state: Films, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask; a turn in which nothing is left to choose ends with it."""
        events = _decided(state, seat, act, chance)
        if isinstance(events, Refusal) or isinstance(act, byhand.ByHand):
            return events
        return (*events, *turns.over(reduce(self.evolve, events, state), chance))

    def decided(self, state: Films) -> bool:
        """An attempt has won the game."""
        return bool(state.ending)

    def evolve(self, state: Films, event: Event) -> Films:
        """The state after an event; a verdict follows as soon as it can."""
        after = _evolved(state, event)
        return replace(after, verdict=judge(after))

    def asked(self, ask: Ask) -> int | None:
        """Whose card is looked at, or who is told."""
        return ask.to

    def by_hand(self, act: Act) -> bool:
        """Turn, suspicion and all else an attempt hangs on."""
        return isinstance(act, byhand.ByHand)

    def earned(self, state: Films, seat: int, ask: Ask) -> bool:
        """The Journalist's look at one identity: it is the end if right, and else the way out.

        The other cards that are seen their owner has laid for just that.
        """
        match ask:
            case checks.LookAtIdentity():
                return state.verdict is None and checks.earned(state, seat, ask)
            case interrogation.Lift() | checks.TellCards():
                return True
            case _:
                assert_never(ask)

    def binds(self, ask: Ask) -> bool:
        """An attempt or an interrogation stays, once a card was seen by it."""
        return True

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its identity for the Journalist; to what it is told, nothing."""
        match ask:
            case checks.LookAtIdentity():
                return bytes([unpack(hand).identity])
            case interrogation.Lift() | checks.TellCards():
                return b""
            case _:
                assert_never(ask)

    def owes(self, state: Films, seat: int) -> tuple[Tell | Show, ...]:
        """A hand laid for Hitman or Interpol is told to them."""
        return checks.owes(state, seat)

    def shown(self, state: Films, seat: int, hand: bytes) -> Events:
        """What was dealt lies open, and may decide an attempt; none if it tells nothing new."""
        shown = dealing.shown(state, seat, hand)
        after = state
        for event in shown:
            after = dealing.evolve(after, event)
        return (*shown, *checks.proven(after))


def _decided(state: Films, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
    """Of an act or ask of the rules, by its topic."""
    if isinstance(act, byhand.ByHand):
        return byhand.decide(state, act)
    if state.verdict is not None:
        return GameOver()
    if isinstance(act, moves.Act):
        return moves.decide(state, seat, act)
    if isinstance(act, questions.Act):
        return questions.decide(state, seat, act, chance)
    if isinstance(act, interrogation.Act | interrogation.Ask):
        return interrogation.decide(state, seat, act)
    if isinstance(act, turns.Act):
        return turns.decide(state, seat, act, chance)
    if isinstance(act, attempts.Attempt):
        return attempts.decide(state, seat, act)
    if isinstance(act, checks.Act | checks.Ask):
        return checks.decide(state, seat, act)
    assert_never(act)


def _evolved(films: Films, event: Event) -> Films:
    if isinstance(event, Done):
        return ledger.after(films, event)
    if isinstance(event, questions.Waiting):
        return questions.evolve(films, event)
    if isinstance(event, dealing.Event):
        return dealing.evolve(films, event)
    if isinstance(event, interrogation.Event):
        return interrogation.evolve(films, event)
    if isinstance(event, turns.CalledOff):
        return turns.evolve(films, event)
    if isinstance(event, attempts.Attempted):
        return attempts.evolve(films, event)
    if isinstance(event, checks.Event):
        return checks.evolve(films, event)
    assert_never(event)


game = MicrofilmsGame()
