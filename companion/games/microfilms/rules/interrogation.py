"""An interrogation that is paid for: one card of a hand is looked at. PURE (MF-Q1..4)."""

from dataclasses import dataclass, replace

from companion.games.microfilms.rules.cards import CROUPIER
from companion.games.microfilms.rules.deeds import Deed, Done
from companion.games.microfilms.rules.films import Films, Pending, Wait
from companion.games.microfilms.rules.refusals import (
    FilmsRefusal,
    LaidAlready,
    NoSuchNumber,
    NothingLaid,
    NothingWaits,
)
from companion.games.microfilms.rules.turn_end import pool
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.commitment import cards_in, is_point
from companion.table.exchange import Peek


@dataclass(frozen=True)
class LayHand:
    """Identity and real cards of the one interrogated, laid for a peek."""

    offer: bytes


@dataclass(frozen=True)
class PickCard:
    """The interrogation is done with real cards: which of them, chance says. Anybody may."""


@dataclass(frozen=True)
class Lift(Peek):
    """The interrogator lifts one card of the hand that seat `to` has laid (MF-V1)."""


Act = LayHand | PickCard
Ask = Lift


@dataclass(frozen=True)
class HandLaid:
    """The one interrogated has laid a hand."""

    seat: int
    offer: bytes


@dataclass(frozen=True)
class CardSeen:
    """The interrogator looked at one card."""

    by: int
    of: int


Event = HandLaid | CardSeen


@dataclass(frozen=True)
class HandCount(FilmsRefusal):
    """Not as many cards as the table counts."""


def decide(
    films: Films, seat: int, act: Act | Ask, chance: Chance
) -> tuple[Event | Done, ...] | Refusal:
    """A hand is laid, one card of it lifted, or a real one picked."""
    match act:
        case LayHand():
            return lay(films, seat, act)
        case PickCard():
            return pick(films, chance)
        case Lift():
            return lift(films, seat, act)


def cards(films: Films, pending: Pending) -> int:
    """Among how many cards the interrogator's one is (MF-Q1..4)."""
    target = films.player(pending.of)
    hand = target.hand if target else 0
    return pool(hand, 0 if pending.of == CROUPIER else films.identities)


def lay(films: Films, seat: int, act: LayHand) -> tuple[Event, ...] | Refusal:
    """The one interrogated lays identity and hand."""
    pending = films.pending
    if pending is None or pending.of != seat or pending.wait is not Wait.INTERROGATION:
        return NothingWaits()
    if pending.offer:
        return LaidAlready()
    if cards_in(act.offer) != cards(films, pending):
        return HandCount()
    return (HandLaid(seat, act.offer),)


def lift(films: Films, seat: int, ask: Lift) -> tuple[Event, ...] | Refusal:
    """The interrogator lifts one card."""
    pending = films.pending
    if pending is None or (pending.by, pending.of) != (seat, ask.to) or not pending.offer:
        return NothingLaid()
    if ask.public != pending.offer:
        return NothingLaid()
    if not is_point(ask.point):
        return NoSuchNumber()
    return (CardSeen(seat, ask.to),)


def pick(films: Films, chance: Chance) -> tuple[Done, ...] | Refusal:
    """Chance says which of the real cards is looked at."""
    pending = films.pending
    if pending is None or pending.wait is not Wait.INTERROGATION:
        return NothingWaits()
    return (picked(films, pending, chance),)


def picked(films: Films, pending: Pending, chance: Chance) -> Done:
    """The event of `pick`."""
    among = max(cards(films, pending), 1)
    index = chance.at(f"card for {pending.by}").below(among) + 1
    return Done(Deed.PICKED, pending.by, (), pending.of, index=index, among=among)


def evolve(films: Films, event: Event) -> Films:
    """A hand lies there, or was looked at."""
    match event:
        case HandLaid(seat, offer):
            pending = films.pending
            if pending is None or pending.of != seat:
                return films
            return replace(films, pending=replace(pending, offer=offer))
        case CardSeen():
            return replace(films, pending=None)
