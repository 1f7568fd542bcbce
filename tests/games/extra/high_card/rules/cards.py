"""The cards: each seat has one, asks whether another's is high, lays a hand for a peek."""

from dataclasses import dataclass, replace

from companion.table.exchange import Peek

from .pot import Pot


@dataclass(frozen=True)
class Lay:
    """A hand for a peek."""

    public: bytes


@dataclass(frozen=True)
class IsItHigh:
    """Is your card in the upper half?"""


@dataclass(frozen=True)
class Lift(Peek):
    """One card of a laid hand."""


Ask = IsItHigh | Lift


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


Event = Shown | Laid


def decide(seat: int, act: Lay | Ask) -> tuple[Event, ...]:
    match act:
        case Lay(public):
            return (Laid(seat, public),)
        case IsItHigh() | Lift():
            return ()


def evolve(pot: Pot, event: Event) -> Pot:
    match event:
        case Shown(seat, card):
            return replace(pot, shown=(*pot.shown, (seat, card)))
        case Laid(seat, public):
            return replace(pot, laid=(*pot.laid, (seat, public)))


def answer(hand: bytes) -> bytes:
    """Whether it is high."""
    return b"\1" if hand[0] >= 10 else b"\0"
