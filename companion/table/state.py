"""A table as everybody may see it: frozen, folded from the log, without any secret."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from companion.table.exchange import Kind, State, steps
from companion.table.log import GENESIS
from companion.table.luck import Luck
from companion.table.record import (
    Asked,
    Carrier,
    Committed,
    DealAsked,
    Decision,
    EndAsked,
    GivenUp,
    HandedOver,
    Part,
    PassKey,
    Promised,
    ShareGiven,
    Witnessed,
)


class Phase(StrEnum):
    """Where an evening stands."""

    LOBBY = "lobby"
    DEALING = "dealing"
    PLAYING = "playing"
    ENDED = "ended"


@dataclass(frozen=True)
class Seat:
    """A taken seat. number: 0..7, gives its letter, colour and shape. The others: see `Sat`."""

    number: int
    name: str
    key: bytes
    token: bytes
    carrier: Carrier
    maker: bool = False
    born: bytes = b""
    own: bool = False


@dataclass(frozen=True)
class Question:
    """An ask and, once the asked phone gave it, the sealed answer.

    asker, asked: the keys that signed what was asked and what was answered; a seat that moves to
    another phone has another one afterwards. declined: its player did not want to (`Asked.beyond`).
    """

    number: int
    seat: int
    ask: Asked
    envelope: bytes | None = None
    asker: bytes = b""
    asked: bytes = b""
    declined: bool = False

    @property
    def kind(self) -> Kind:
        """What exchange it is, as far as the log tells: a PEEK goes on from here as a LOOK does."""
        return Kind.WISH if self.ask.beyond else Kind.GIVE if self.ask.sealed else Kind.LOOK

    @property
    def state(self) -> State:
        """How far it is."""
        if self.declined:
            return State.OFF
        if self.envelope is not None:
            return State.ANSWERED
        return State.TOLD if self.kind is Kind.GIVE else State.ASKED

    @property
    def waits(self) -> bool:
        """Whether the asked phone has still to say something."""
        return bool(steps(self.kind, self.state))


@dataclass(frozen=True)
class Move:
    """A phone asks for a seat whose own phone is gone; see `MoveAsked`. number: of its entry.

    agreed: seats, None for a maker without one. maker: the maker's phone asks. own: see `Sat`.
    due: the minute is over, and the phone that dealt hands over. handing: what it handed over.
    """

    number: int
    seat: int
    key: bytes
    token: bytes
    carrier: Carrier
    maker: bool = False
    own: bool = False
    agreed: tuple[int | None, ...] = ()
    due: bool = False
    handing: HandedOver | None = None


@dataclass(frozen=True)
class Takeover:
    """A seat asks for the right of the table's maker; see `TakeoverAsked`. number: of its entry.

    lost: the seat whose phone dealt or mixed, None where it is about that right.
    """

    number: int
    seat: int
    key: bytes
    token: bytes
    agreed: tuple[int, ...] = ()
    part: Part = Part.MAKER
    lost: int | None = None


@dataclass(frozen=True)
class Wanted:
    """Something that the maker or two phones decide is wanted; see `DecisionAsked`."""

    number: int
    what: Decision
    seat: int | None


@dataclass(frozen=True)
class Relief:
    """A seat deals or mixes on in the place of a lost phone, once it knows what that one knew.

    asked: what the others agreed to. drawer: see `TakenOver`. shares: those given so far.
    """

    part: Part
    seat: int
    asked: Takeover
    drawer: bytes = field(repr=False)
    shares: tuple[ShareGiven, ...] = ()


@dataclass(frozen=True)
class ByPhone:
    """Of a deal that a phone makes: where it stands.

    dealer, mixer: the seats whose phones deal and mix now, mixer None for a plain deal; after a
    takeover they are others than those that began. mix, unmix: the mixing phone's messages, the
    first one made by the phone of seat `mixed_by`. events: what the dealing phone said is public at
    once. slots: of a mixed deal, those that were opened (seat, slot). ends: a player ends the game.
    relief: a phone is being replaced. unshared: what is not yet shared among the phones as they are
    now. passing: in a mixed deal, the keys to which things are passed, with their entries' numbers.
    """

    dealer: int
    mixer: int | None = None
    mixed_by: int | None = None
    mix: bytes = b""
    unmix: bytes = b""
    events: tuple[dict[str, Any], ...] = ()
    slots: tuple[tuple[int, int], ...] = ()
    ends: EndAsked | None = None
    relief: Relief | None = None
    unshared: tuple[Part, ...] = ()
    passing: tuple[tuple[int, PassKey], ...] = ()

    def seat(self, part: Part) -> int | None:
        """Whose phone does that."""
        return self.dealer if part is Part.DEALER else self.mixer


@dataclass(frozen=True)
class Handed:
    """A hand of the present deal that was sealed anew. key: the one it was dealt to.

    pick: see `Moved`.
    """

    seat: int
    key: bytes
    envelope: bytes
    pick: bytes = b""


@dataclass(frozen=True)
class Table:
    """The public side of a table.

    maker, maker_key: what proves who made it. maker_own: that key never was on the server.
    seats: in the order people sit. number, digest: of the last entry. changed: number of the last
    entry that a decision may depend on. acts: standing acts of this round (entry number, id) that
    may be taken back. taps: ids of the last that came, also of those taken back. strange: entries
    of another version that were passed over. untouched: the state before the first act by hand that
    stands, with what was asked and shown since; None while all is by the rules. bound: acts stand
    for good, for they may have led to a look.
    luck: what chance gave in this deal. redraws: whether what is taken back is drawn anew.
    wanted: what a player wants and others have still to agree to.
    move: a phone asks for a seat. takeover: a seat asks for the maker's right. taken: the seat that
    got it last since the deal before. back: whose phone came back last while it was asked for
    (entry number, seat, None: the maker's). given_up: how the deal before ended, if so. handed:
    hands of seats that moved.
    left: what proved a seat, or for None the maker's right, before it went on with another phone:
    seat, SHA-256 of the token. promised, witness: of the coming deal or the present one, as long as
    they hold. deal_asked: a player wants a deal that a phone makes. by_phone: the present deal is
    made by one.
    """

    game: str = ""
    places: int = 0
    options: Any = None
    maker: bytes = b""
    maker_key: bytes = b""
    maker_own: bool = False
    seats: tuple[Seat, ...] = ()
    phase: Phase = Phase.LOBBY
    round: int = 0
    promised: Promised | None = None
    witness: Witnessed | None = None
    deal_asked: DealAsked | None = None
    deal: Committed | None = None
    by_phone: ByPhone | None = None
    shares: tuple[tuple[int, bytes], ...] = ()
    message: bytes = b""
    ending: bytes = b""
    state: Any = None
    untouched: Any = None
    bound: bool = False
    looked: frozenset[int] = frozenset()
    opened: tuple[tuple[int, bytes], ...] = ()
    questions: tuple[Question, ...] = ()
    seed: bytes = b""
    checked: tuple[tuple[int, bool], ...] = ()
    acts: tuple[tuple[int, str], ...] = ()
    taps: tuple[str, ...] = field(default=(), repr=False)
    strange: tuple[int, ...] = ()
    luck: Luck = field(default=Luck(), repr=False)
    redraws: bool = False
    wanted: Wanted | None = None
    move: Move | None = None
    takeover: Takeover | None = None
    taken: int | None = None
    back: tuple[int, int | None] | None = None
    given_up: GivenUp | None = None
    handed: tuple[Handed, ...] = ()
    left: tuple[tuple[int | None, bytes], ...] = ()
    number: int = 0
    changed: int = 0
    digest: bytes = GENESIS

    def seat(self, number: int) -> Seat | None:
        """The seat of that number, if somebody sits there."""
        return next((seat for seat in self.seats if seat.number == number), None)

    def handed_to(self, number: int) -> Handed | None:
        """The hand of a seat that moved to another phone in this deal."""
        return next((handed for handed in self.handed if handed.seat == number), None)

    @property
    def players(self) -> tuple[int, ...]:
        """Seat numbers of the present deal, in the order it was dealt; before it, of the table."""
        if self.deal is not None and self.phase is not Phase.LOBBY:
            return self.deal.order
        return tuple(seat.number for seat in self.seats)

    @property
    def free(self) -> int:
        """Places nobody sits on."""
        return self.places - len(self.seats)

    @property
    def waiting(self) -> tuple[Question, ...]:
        """Questions that have no answer yet."""
        return tuple(q for q in self.questions if q.waits)

    @property
    def by_rules(self) -> Any:
        """The state as far as the rules alone led to it: nothing set by hand is in it."""
        return self.state if self.untouched is None else self.untouched
