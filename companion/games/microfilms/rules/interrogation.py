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
from companion.table.commitment import cards_in, is_point
from companion.table.exchange import Peek


@dataclass(frozen=True)
class LayHand:
    """Identity and real cards of the one interrogated, laid for a peek."""

    offer: bytes


@dataclass(frozen=True)
class HandOver:
    """The one interrogated has shuffled the real cards unseen, and hands them over."""


@dataclass(frozen=True)
class PickCard:
    """The interrogator has looked at one real card; which, that phone alone has said."""


@dataclass(frozen=True)
class Lift(Peek):
    """The interrogator lifts one card of the hand that seat `to` has laid (MF-V1)."""


Act = LayHand | HandOver | PickCard
Ask = Lift


@dataclass(frozen=True)
class HandLaid:
    """The one interrogated has laid a hand."""

    seat: int
    offer: bytes


@dataclass(frozen=True)
class HandedOver:
    """The interrogator holds the real cards."""

    seat: int


@dataclass(frozen=True)
class CardSeen:
    """The interrogator looked at one card."""

    by: int
    of: int


Event = HandLaid | HandedOver | CardSeen


@dataclass(frozen=True)
class HandCount(FilmsRefusal):
    """Not as many cards as the table counts."""


@dataclass(frozen=True)
class LayByPhone(FilmsRefusal):
    """A dealt identity is no real card that could be handed over."""


def decide(films: Films, seat: int, act: Act | Ask) -> tuple[Event | Done, ...] | Refusal:
    """A hand is laid and one card of it lifted, or real ones are handed over and one seen."""
    match act:
        case LayHand():
            return lay(films, seat, act)
        case HandOver():
            return hand_over(films, seat)
        case PickCard():
            return pick(films, seat)
        case Lift():
            return lift(films, seat, act)


def cards(films: Films, pending: Pending) -> int:
    """Among how many cards the interrogator's one is (MF-Q1..4)."""
    target = films.player(pending.of)
    hand = target.hand if target else 0
    return pool(hand, 0 if pending.of == CROUPIER else films.identities)


def lay(films: Films, seat: int, act: LayHand) -> tuple[Event, ...] | Refusal:
    """The one interrogated lays identity and hand."""
    pending = _waits_for(films, seat)
    if isinstance(pending, Refusal):
        return pending
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


def hand_over(films: Films, seat: int) -> tuple[HandedOver, ...] | Refusal:
    """The one interrogated hands the real cards over."""
    pending = _waits_for(films, seat)
    if isinstance(pending, Refusal):
        return pending
    return (HandedOver(seat),) if films.options.real_identities else LayByPhone()


def pick(films: Films, seat: int) -> tuple[Done, ...] | Refusal:
    """The interrogator has looked at one of the cards handed over, or of the Croupier's."""
    pending = films.pending
    if pending is None or pending.by != seat or not pending.handed:
        return NothingWaits()
    return (Done(Deed.PICKED, seat, (), pending.of),)


def _waits_for(films: Films, seat: int) -> Pending | Refusal:
    """The interrogation of a seat that has neither laid nor handed over anything."""
    pending = films.pending
    if pending is None or pending.of != seat or pending.wait is not Wait.INTERROGATION:
        return NothingWaits()
    return LaidAlready() if pending.offer or pending.handed else pending


def evolve(films: Films, event: Event) -> Films:
    """A hand lies there, or was looked at."""
    match event:
        case HandLaid(seat, offer):
            pending = films.pending
            if pending is None or pending.of != seat:
                return films
            return replace(films, pending=replace(pending, offer=offer))
        case HandedOver(seat):
            pending = films.pending
            if pending is None or pending.of != seat:
                return films
            return replace(films, pending=replace(pending, handed=True))
        case CardSeen():
            return replace(films, pending=None)
