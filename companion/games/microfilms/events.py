"""What has happened in [microfilms], as it stands in the log: no secret card does. PURE."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.microfilms.acts import Field, Kind
from companion.games.microfilms.cards import NOBODY, Card, Film, Nation


@dataclass(frozen=True)
class Change:
    """A number and what it is afterwards; place: of FRANCS, HAND, CLEARED, OUT."""

    field: Field
    value: int
    place: int = NOBODY


class Deed(StrEnum):
    """What was done. TURN: somebody's turn begins. EVENING: the discard is the new draw deck."""

    DRAW = "draw"
    DRAW_DISCARD = "draw-discard"
    PASSED = "passed"
    STEAL = "steal"
    CASH_OUT = "cash-out"
    BRIBE_ACCEPTED = "bribe-accepted"
    BRIBE_DECLINED = "bribe-declined"
    BLACKMAIL_PAID = "blackmail-paid"
    BLACKMAIL_DEFENDED = "blackmail-defended"
    BLACKMAIL_DECLINED = "blackmail-declined"
    PICKED = "picked"
    DISCARDED = "discarded"
    CROUPIER_DRAWS = "croupier-draws"
    CROUPIER_EARNS = "croupier-earns"
    EVENING = "evening"
    TURN = "turn"
    ELIMINATED = "eliminated"
    BY_HAND = "by-hand"


@dataclass(frozen=True)
class Done:
    """A deed of place `by` on place `of`, what it changed, and cards it put on the discard.

    index: which real card chance took, from 1; of: how many there were in `among`. 0: none.
    """

    deed: Deed
    by: int
    changes: tuple[Change, ...] = ()
    of: int = NOBODY
    pile: tuple[Card, ...] = ()
    index: int = 0
    among: int = 0


class Wait(StrEnum):
    """What a seat must answer."""

    BRIBE = "bribe"
    BLACKMAIL = "blackmail"
    INTERROGATION = "interrogation"


@dataclass(frozen=True)
class Waiting:
    """Place `of` must answer `by`, who has paid for it (MF-L5, MF-L1, MF-Q1)."""

    wait: Wait
    by: int
    of: int
    changes: tuple[Change, ...] = ()
    pile: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Begun:
    """The nations in play, who starts, and with MF-def25 the freelancers' codes in seat order."""

    nations: tuple[Nation, ...]
    start: int
    freelancers: tuple[int, ...] = ()


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


@dataclass(frozen=True)
class CalledOff:
    """Nothing waits any more."""


@dataclass(frozen=True)
class Attempted:
    """A win is attempted. failed: it was not allowed, and here that counts (MF-def15)."""

    by: int
    kind: Kind
    film: Film
    named: int
    places: tuple[int, ...]
    failed: bool = False


@dataclass(frozen=True)
class CardsLaid:
    """The seat named has laid its cards for the one who attempts."""

    seat: int
    mark: bytes


@dataclass(frozen=True)
class Looked:
    """Whoever attempts was told the cards, or the identity, of a seat."""

    of: int


@dataclass(frozen=True)
class Checked:
    """The attempt was right or wrong."""

    right: bool


@dataclass(frozen=True)
class LetterTurned:
    """The removed Letter."""

    nation: Nation


@dataclass(frozen=True)
class HandShown:
    """What a seat was dealt lies open, codes of `cards.NAMES` or `NONE`; share: of the Letter."""

    seat: int
    identity: int
    second: int
    action: int
    share: int


Event = (
    Done
    | Waiting
    | Begun
    | HandLaid
    | CardSeen
    | CalledOff
    | Attempted
    | CardsLaid
    | Looked
    | Checked
    | LetterTurned
    | HandShown
)
