"""The rules of [microfilms]: deal, decide, answer, owe. PURE; decided in the parts' files."""

from dataclasses import replace
from typing import assert_never

from companion.games.microfilms import acts as a
from companion.games.microfilms import answers, attempts, byhand, turns
from companion.games.microfilms import events as e
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Act, Ask
from companion.games.microfilms.evolve import evolve
from companion.games.microfilms.films import Films
from companion.games.microfilms.hand import dealt, in_play, unpack
from companion.games.microfilms.options import HouseRules
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Show, Tell

Events = tuple[e.Event, ...]


class MicrofilmsGame:
    """The contract of `companion.table.game`."""

    key = "microfilms"
    seats = range(2, 7)
    options = HouseRules
    acts = Act
    asks = Ask
    events = e.Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Films:
        """Before the deal."""
        return Films(options, seats)

    def keep(self, state: Films, options: HouseRules) -> HouseRules:
        """The winner of this game starts the next."""
        winners = state.verdict.winners if state.verdict else ()
        return replace(options, starter=winners[0]) if winners else options

    def deal(self, state: Films, chance: Chance) -> Deal:
        """Nations, identities, and what the table wants dealt (facts 5.2)."""
        rules, seats = state.options, state.seats
        nations = in_play(rules, chance)
        hands = dealt(seats, nations, rules, chance)
        drawn = chance.pick(seats)
        start = rules.starter if rules.starter in seats else drawn
        opened = len(seats) == 2 and rules.freelancers_open and not rules.real_identities
        seconds = tuple(hand.second for _, hand in hands) if opened else ()
        begun = e.Begun(nations, start, seconds)
        return Deal(tuple((seat, hand.packed()) for seat, hand in hands), (begun,))

    def nameless(self, options: HouseRules, places: int) -> bool:
        """Identities may be anybody's; of two players' and of shares each fits another's."""
        return places > 2 and not options.letter_in_drawer

    def decide(self, state: Films, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask."""
        if isinstance(act, a.ByHand):
            return byhand.decide(state, act)
        return r.GameOver() if state.verdict is not None else _decide(state, seat, act, chance)

    def evolve(self, state: Films, event: e.Event) -> Films:
        """The state after an event."""
        return evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        """Whose card is looked at, or who is told."""
        return ask.to

    def by_hand(self, act: Act) -> bool:
        """Turn, suspicion and all else an attempt hangs on."""
        return isinstance(act, a.ByHand)

    def earned(self, state: Films, seat: int, ask: Ask) -> bool:
        """The Journalist's look at one identity: it is the end if right, and else the way out.

        The other cards that are seen their owner has laid for just that.
        """
        match ask:
            case a.LookAtIdentity():
                first = next((of for by, of in state.looked if by == seat), ask.to)
                refused = isinstance(attempts.look(state, seat, ask), Refusal)
                return not refused and state.verdict is None and first == ask.to
            case a.Lift() | a.TellCards():
                return True
            case _:
                assert_never(ask)

    def binds(self, ask: Ask) -> bool:
        """An attempt or an interrogation stays, once a card was seen by it."""
        return True

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its identity for the Journalist; to what it is told, nothing."""
        match ask:
            case a.LookAtIdentity():
                return bytes([unpack(hand).identity])
            case a.Lift() | a.TellCards():
                return b""
            case _:
                assert_never(ask)

    def owes(self, state: Films, seat: int) -> tuple[Tell | Show, ...]:
        """A hand laid for Hitman or Interpol is told to them."""
        return attempts.owes(state, seat)

    def shown(self, state: Films, seat: int, hand: bytes) -> Events:
        """What was dealt lies open; none if it tells nothing new."""
        own = unpack(hand)
        event = e.HandShown(seat, own.identity, own.second, own.action, own.share)
        return () if evolve(state, event) == state else (event,)

    def ended(self, state: Films) -> bool:
        """All that is needed for a verdict is said, or the alarm sounds."""
        return state.ending


def _decide(films: Films, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
    match act:
        case a.EndTurn():
            return turns.end(films, seat, act, chance)
        case a.Answer():
            return answers.answer(films, seat, act, chance)
        case a.LayHand():
            return answers.lay(films, seat, act)
        case a.PickCard():
            return answers.pick(films, chance)
        case a.CallOff():
            waits = films.pending is not None or films.attempt is not None
            return (e.CalledOff(),) if waits else r.NothingWaits()
        case a.Lift():
            return answers.lift(films, seat, act)
        case a.ByHand():
            return byhand.decide(films, act)
        case (
            a.Attempt()
            | a.ShowCards()
            | a.SayChecked()
            | a.SayLetter()
            | a.SayIdentity()
            | a.LookAtIdentity()
            | a.TellCards()
        ):
            return _attempt(films, seat, act, chance)
        case _:
            return turns.option(films, seat, act, chance)


AttemptAct = (
    a.Attempt
    | a.ShowCards
    | a.SayChecked
    | a.SayLetter
    | a.SayIdentity
    | a.LookAtIdentity
    | a.TellCards
)


def _attempt(films: Films, seat: int, act: AttemptAct, chance: Chance) -> Events | Refusal:
    match act:
        case a.Attempt():
            return attempts.attempt(films, seat, act, chance)
        case a.ShowCards():
            return attempts.lay(films, seat, act)
        case a.SayChecked():
            return attempts.check(films, seat, act, chance)
        case a.SayLetter():
            return attempts.letter(films, act)
        case a.SayIdentity():
            return attempts.identity(films, act)
        case a.LookAtIdentity():
            return attempts.look(films, seat, act)
        case a.TellCards():
            return attempts.tell(films, seat, act)
        case _:
            assert_never(act)


game = MicrofilmsGame()
