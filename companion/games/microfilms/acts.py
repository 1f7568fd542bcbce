"""What can be done in [microfilms], and what a phone can ask another or tell it. PURE.

No act names a secret card: an offer is that of a hand laid for a peek, a mark that of cards laid
face down (see `companion.table.laid`).
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.microfilms.cards import NOBODY, Card, Film, Freelancer, Nation
from companion.table.laid import Peek

# --- the five options of a turn


@dataclass(frozen=True)
class Draw:
    """A card from the draw deck, or the top of the discard."""

    discard: bool = False


@dataclass(frozen=True)
class Pass:
    """A franc from the house, if it has one (MF-def24)."""


@dataclass(frozen=True)
class Bribe:
    """A card is offered unseen to a seat or the Croupier, who then answers."""

    of: int


@dataclass(frozen=True)
class Steal:
    """The Steal card is played on a seat or the Croupier."""

    of: int


@dataclass(frozen=True)
class CashOut:
    """The Cash Out card is played."""


@dataclass(frozen=True)
class Interrogate:
    """A random card of a seat, or of the Croupier's hand, for a card or else a franc."""

    of: int
    card: bool


class Means(StrEnum):
    """What blackmail is done with."""

    STEAL = "steal"
    INTERROGATE = "interrogate"
    FRANCS = "francs"


@dataclass(frozen=True)
class Blackmail:
    """A seat or the Croupier is blackmailed with one of two cards or for two francs."""

    of: int
    means: Means


class Kind(StrEnum):
    """As whom a win is attempted; CLAIM: "allied with the Croupier" (MF-C9)."""

    AGENT = "agent"
    JOURNALIST = "journalist"
    HITMAN = "hitman"
    BROKER = "broker"
    INTERPOL = "interpol"
    CLAIM = "claim"


@dataclass(frozen=True)
class Attempt:
    """A win attempt. film: shown by an agent, the Journalist or in a claim, `Film.NONE` if none.

    named: by Journalist, Hitman and Interpol. places: both Letters' by the Broker: seats,
    `CROUPIER`, `DECK`, `DISCARD`.
    """

    kind: Kind
    film: Film = Film.NONE
    named: int = NOBODY
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class EndTurn:
    """The turn is over. discards: the cards above the limit, the last one on top."""

    discards: tuple[Card, ...] = ()


# --- what others answer


class Reply(StrEnum):
    """To a bribe ACCEPT or DECLINE; to blackmail PAY, DEFEND or DECLINE."""

    ACCEPT = "accept"
    PAY = "pay"
    DEFEND = "defend"
    DECLINE = "decline"


@dataclass(frozen=True)
class Answer:
    """The one whom a bribe or blackmail waits for answers."""

    reply: Reply


@dataclass(frozen=True)
class LayHand:
    """Identity and real cards of the one interrogated, laid for a peek: 33 + 16 a card bytes."""

    offer: bytes


@dataclass(frozen=True)
class PickCard:
    """The interrogation is done with real cards: which of them, chance says. Anybody may."""


@dataclass(frozen=True)
class CallOff:
    """Nothing waits any more, for a phone is dead; what was paid stays paid. Anybody may."""


# --- the end


@dataclass(frozen=True)
class ShowCards:
    """Cards laid for Hitman or Interpol, a byte each (`cards.code`); only they are told."""

    mark: bytes


@dataclass(frozen=True)
class SayChecked:
    """Whoever attempts has looked in private: right or wrong."""

    right: bool


@dataclass(frozen=True)
class SayLetter:
    """The removed Letter is turned up."""

    nation: Nation


class Identity(StrEnum):
    """Any identity."""

    CHINA = Nation.CHINA.value
    UK = Nation.UK.value
    USA = Nation.USA.value
    USSR = Nation.USSR.value
    INTERPOL = Freelancer.INTERPOL.value
    BROKER = Freelancer.BROKER.value
    JOURNALIST = Freelancer.JOURNALIST.value
    HITMAN = Freelancer.HITMAN.value


@dataclass(frozen=True)
class SayIdentity:
    """A real identity card lies open; of two players the freelancers too, as `second`."""

    seat: int
    identity: Identity
    second: bool = False


class Field(StrEnum):
    """A number of the table.

    Of a seat or the Croupier FRANCS, HAND, CLEARED and OUT (0, 1); of the table EVENING, DRAW and
    DISCARD (cards), TURN (whose) and HOUSE, which follows from the others' francs.
    """

    FRANCS = "francs"
    HAND = "hand"
    CLEARED = "cleared"
    OUT = "out"
    HOUSE = "house"
    EVENING = "evening"
    DRAW = "draw"
    DISCARD = "discard"
    TURN = "turn"


@dataclass(frozen=True)
class ByHand:
    """A number set directly; what francs a place gains or loses the house pays or takes."""

    field: Field
    value: int
    place: int = NOBODY


Act = (
    Draw
    | Pass
    | Bribe
    | Steal
    | CashOut
    | Interrogate
    | Blackmail
    | Attempt
    | EndTurn
    | Answer
    | LayHand
    | PickCard
    | CallOff
    | ShowCards
    | SayChecked
    | SayLetter
    | SayIdentity
    | ByHand
)

# --- from phone to phone


@dataclass(frozen=True)
class Lift(Peek):
    """The interrogator lifts one card of the hand that seat `to` has laid (MF-V1)."""


@dataclass(frozen=True)
class LookAtIdentity:
    """The Journalist looks at the identity named: its code, one byte."""

    to: int


@dataclass(frozen=True)
class TellCards:
    """Tells seat `to` the cards laid with `ShowCards`; the phone does it by itself (`owes`)."""

    to: int


Ask = Lift | LookAtIdentity | TellCards
