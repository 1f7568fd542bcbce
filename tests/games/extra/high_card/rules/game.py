"""High Card as a game: which topic decides an act and evolves an event."""

from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal, Game

from . import cards, pot
from .pot import Options, Pot

Act = pot.Act | cards.Lay
Ask = cards.Ask
Event = pot.Raised | cards.Event


class HighCard(Game):
    """The contract."""

    key = "high_card"
    seats = range(2, 9)
    options = Options
    acts = Act
    asks = Ask
    events = Event

    def begin(self, options: Options, seats: tuple[int, ...]) -> Pot:
        return Pot(options, seats)

    def deal(self, state: Pot, chance: Chance) -> Deal:
        deck = chance.shuffle(range(state.options.deck))
        hands = tuple((seat, bytes([card])) for seat, card in zip(state.seats, deck, strict=False))
        return Deal(hands, (pot.Raised(len(hands)),))

    def nameless(self, options: Options, places: int) -> bool:
        return True

    def decide(
        self, state: Pot, seat: int, act: Act | Ask, chance: Chance
    ) -> tuple[Event, ...] | Refusal:
        if isinstance(act, pot.Act):
            return pot.decide(act, chance)
        return cards.decide(seat, act)

    def evolve(self, state: Pot, event: Event) -> Pot:
        if isinstance(event, pot.Raised):
            return pot.evolve(state, event)
        return cards.evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        return ask.to if isinstance(ask, cards.Lift) else None

    def earned(self, state: Pot, seat: int, ask: Ask) -> bool:
        return True

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        return cards.answer(hand)

    def shown(self, state: Pot, seat: int, hand: bytes) -> tuple[Event, ...]:
        known = any(shown == seat for shown, _ in state.shown)
        return () if known else (cards.Shown(seat, hand[0]),)


game = HighCard()
