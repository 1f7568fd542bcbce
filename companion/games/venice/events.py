"""What has happened in Venice, as it stands in the log. No event names a card of a meeting. PURE."""

from dataclasses import dataclass

from companion.games.venice.acts import Field
from companion.games.venice.cards import Black, Side
from companion.games.venice.hand import Hand


@dataclass(frozen=True)
class RoundBegan:
    """A round of a series; start: who plays first, a seat or `DUMMY`."""

    series: int
    round: int
    start: int


@dataclass(frozen=True)
class Visited:
    """A location lies face up. place: a seat, `DUMMY` or `AMBASSADOR`."""

    place: int
    location: int


@dataclass(frozen=True)
class LocationLaid:
    """A location lies face down."""

    place: int
    mark: bytes


@dataclass(frozen=True)
class CardsLaid:
    """A seat has chosen its cards for a meeting."""

    meeting: int
    seat: int
    mark: bytes


@dataclass(frozen=True)
class Demanded:
    """A black card is demanded of somebody."""

    meeting: int
    of: int
    black: Black


@dataclass(frozen=True)
class Given:
    """Cards went from one seat to another. marks: all that lay in the meeting, by seat.

    What was given cannot be taken back, so neither can the laying: the marks stand here again.
    """

    meeting: int
    seat: int
    to: int
    marks: tuple[tuple[int, bytes], ...]


@dataclass(frozen=True)
class DummySeen:
    """A seat looked at one of the dummy's cards. What it saw is not known here."""

    meeting: int
    seat: int
    side: Side


@dataclass(frozen=True)
class Skipped:
    """A meeting is over without, or without further, phones."""

    meeting: int
    by_cards: bool


@dataclass(frozen=True)
class Called:
    """The number is called. company: all others at the caller's location. fit: they may be."""

    caller: int
    mapping: tuple[int, ...]
    names: tuple[int, ...]
    company: tuple[int, ...]
    fit: bool


@dataclass(frozen=True)
class CallSaid:
    """The table has judged the call over real cards."""

    correct: bool
    winners: tuple[int, ...]


@dataclass(frozen=True)
class HandShown:
    """A seat's black cards lie open."""

    seat: int
    hand: Hand


@dataclass(frozen=True)
class LocationsNamed:
    """The table's own names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class SegmentsLabelled:
    """The table's own edition."""

    labels: tuple[str, ...]


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    value: int
    place: int


Event = (
    RoundBegan
    | Visited
    | LocationLaid
    | CardsLaid
    | Demanded
    | Given
    | DummySeen
    | Skipped
    | Called
    | CallSaid
    | HandShown
    | LocationsNamed
    | SegmentsLabelled
    | SetByHand
)
