"""A throwaway game that proves a new folder is enough: each seat gets a card, the pot grows."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, assert_never

from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Peek, Show, Tell


@dataclass(frozen=True)
class Options:
    """deck: how many cards."""

    deck: int = 20


@dataclass(frozen=True)
class Pot:
    """The public state."""

    options: Options
    seats: tuple[int, ...]
    coins: int = 0
    shown: tuple[tuple[int, int], ...] = ()
    laid: tuple[tuple[int, bytes], ...] = ()


@dataclass(frozen=True)
class Raise:
    """So many coins more."""

    coins: int


@dataclass(frozen=True)
class Roll:
    """One die decides."""


@dataclass(frozen=True)
class IsItHigh:
    """Is your card in the upper half?"""


@dataclass(frozen=True)
class Lay:
    """A hand for a peek."""

    public: bytes


@dataclass(frozen=True)
class Lift(Peek):
    """One card of a laid hand."""


@dataclass(frozen=True)
class Raised:
    """The pot grew."""

    coins: int


@dataclass(frozen=True)
class Shown:
    """A card lies open."""

    seat: int
    card: int


@dataclass(frozen=True)
class Laid:
    """A hand lies covered."""

    seat: int
    public: bytes


@dataclass(frozen=True)
class TooMuch(Refusal):
    """The house allows at most ten at once."""

    key: ClassVar[str] = "high_card-refusal-too-much"
    most: int


class HighCard:
    """The contract."""

    key = "high_card"
    seats = range(2, 9)
    options = Options
    acts = Raise | Roll | Lay
    asks = IsItHigh | Lift
    events = Raised | Shown | Laid

    def begin(self, options: Options, seats: tuple[int, ...]) -> Pot:
        return Pot(options, seats)

    def deal(self, state: Pot, chance: Chance) -> Deal:
        cards = chance.shuffle(range(state.options.deck))
        hands = tuple((seat, bytes([card])) for seat, card in zip(state.seats, cards, strict=False))
        return Deal(hands, (Raised(len(hands)),))

    def nameless(self, options: Options, places: int) -> bool:
        return True

    def decide(
        self, state: Pot, seat: int, act: Raise | Roll | Lay | IsItHigh | Lift, chance: Chance
    ) -> tuple[Any, ...] | Refusal:
        match act:
            case Raise(coins):
                return TooMuch(10) if not 0 < coins <= 10 else (Raised(coins),)
            case Roll():
                return (Raised(1 + chance.below(6)),)
            case Lay(public):
                return (Laid(seat, public),)
            case IsItHigh() | Lift():
                return ()
            case _:
                assert_never(act)

    def evolve(self, state: Pot, event: Raised | Shown | Laid) -> Pot:
        match event:
            case Raised(coins):
                return replace(state, coins=state.coins + coins)
            case Shown(seat, card):
                return replace(state, shown=(*state.shown, (seat, card)))
            case Laid(seat, public):
                return replace(state, laid=(*state.laid, (seat, public)))
            case _:
                assert_never(event)

    def asked(self, ask: IsItHigh | Lift) -> int | None:
        return ask.to if isinstance(ask, Lift) else None

    def by_hand(self, act: Raise | Roll | Lay) -> bool:
        return False

    def earned(self, state: Pot, seat: int, ask: IsItHigh | Lift) -> bool:
        return True

    def binds(self, ask: IsItHigh | Lift) -> bool:
        return False

    def answer(self, hand: bytes, ask: IsItHigh | Lift, chance: Chance) -> bytes | Refusal:
        return b"\1" if hand[0] >= 10 else b"\0"

    def owes(self, state: Pot, seat: int) -> tuple[Tell | Show, ...]:
        return ()

    def shown(self, state: Pot, seat: int, hand: bytes) -> tuple[Shown, ...]:
        known = any(shown == seat for shown, _ in state.shown)
        return () if known else (Shown(seat, hand[0]),)

    def keep(self, state: Pot, options: Options) -> Options:
        return options

    def ended(self, state: Pot) -> bool:
        return state.coins >= 50


game = HighCard()
