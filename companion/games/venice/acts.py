"""What can be done in Venice, and what a phone can ask another or tell it. PURE.

Secrets laid face down: a location is one byte, 0..4; cards for a meeting are the three bytes of
`passing.Passed`. The act carries only the mark (see `companion.table.laid`).
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.venice.cards import NOBODY, Black, Side

# --- the round


@dataclass(frozen=True)
class PlayLocation:
    """A location, 0..4, face up, in turn. Also for the dummy, by who plays it (VE-def7)."""

    location: int


@dataclass(frozen=True)
class LayLocation:
    """A location face down: the fifth player's Ambassador, or everybody where all lay at once."""

    mark: bytes


@dataclass(frozen=True)
class ShowLocation:
    """The location laid face down is turned; the phone does it by itself (`owes`)."""

    nonce: bytes
    secret: bytes


@dataclass(frozen=True)
class NextRound:
    """The meetings are over: the next round, after the fifth the next series."""


# --- meetings


@dataclass(frozen=True)
class LayCards:
    """Cards chosen for meeting number `meeting`: two, or one black card; or the one demanded."""

    meeting: int
    mark: bytes


@dataclass(frozen=True)
class Demand:
    """An agent with the Ambassador demands a black card of `of`, a seat or `DUMMY` (VE-def6).

    black: which one, where the asker chooses (VE-def4), else `EITHER`.
    """

    meeting: int
    of: int
    black: Black = Black.EITHER


@dataclass(frozen=True)
class SkipMeeting:
    """Nothing more happens by phone in a meeting (VE-def10). by_cards: it was done with real cards.

    Anybody may say so: a phone may be dead, and the table wants to go on.
    """

    meeting: int
    by_cards: bool = False


# --- the call


@dataclass(frozen=True)
class Call:
    """The telephone card is taken and the number called.

    mapping: the segment (0..3) of F, B, X, Z. names: the seats, or `DUMMY`, said to be F, B, X, Z;
    needed by VE-def3 only, else empty.
    """

    mapping: tuple[int, ...]
    names: tuple[int, ...] = ()


@dataclass(frozen=True)
class SayCall:
    """With real black cards, all open on the table: whether the call was right.

    partner: the caller's, for four players, where it is not the agent the caller met alone.
    """

    right: bool
    partner: int = NOBODY


# --- the table's own


@dataclass(frozen=True)
class NameLocations:
    """The five names of the table's own locations; none for the app's (VE-def13)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class LabelSegments:
    """The four segments of another edition, digits only; none for the printed ones (VE-def13)."""

    labels: tuple[str, ...]


class Field(StrEnum):
    """What can be set by hand.

    ROUND 1..5, SERIES, START (value: who begins the round) of the table; of a place POINTS,
    LOCATION (-1 or 0..4: its card of this round), PLAYED and FREE (0..4: a card that is used, or
    not used, in this series).
    """

    ROUND = "round"
    SERIES = "series"
    START = "start"
    POINTS = "points"
    LOCATION = "location"
    PLAYED = "played"
    FREE = "free"


@dataclass(frozen=True)
class ByHand:
    """A number set directly. place: a seat, `DUMMY` or `AMBASSADOR`."""

    field: Field
    value: int
    place: int = NOBODY


Act = (
    PlayLocation
    | LayLocation
    | ShowLocation
    | NextRound
    | LayCards
    | Demand
    | SkipMeeting
    | Call
    | SayCall
    | NameLocations
    | LabelSegments
    | ByHand
)

# --- from phone to phone


@dataclass(frozen=True)
class GiveCards:
    """Tells seat `to` the laid cards of a meeting; the phone does it by itself (`owes`)."""

    to: int
    meeting: int


@dataclass(frozen=True)
class ShowBlack:
    """Tells seat `to` the demanded black card: the asker, and the fifth player's Ambassador."""

    to: int
    meeting: int


@dataclass(frozen=True)
class LookAtDummy:
    """Asks the next seat in order for its half of one of the dummy's cards (see `hand`)."""

    to: int
    side: Side
    meeting: int


Ask = GiveCards | ShowBlack | LookAtDummy
