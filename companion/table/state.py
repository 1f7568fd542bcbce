"""A table as everybody may see it: frozen, folded from the log, without any secret."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from companion.table.exchange import Kind, State, steps
from companion.table.log import GENESIS
from companion.table.luck import Luck
from companion.table.record import Asked, Carrier, Committed, GivenUp, Promised, Witnessed


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
    """

    number: int
    seat: int
    key: bytes
    token: bytes
    carrier: Carrier
    maker: bool = False
    own: bool = False
    agreed: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Takeover:
    """A seat asks for the right of the table's maker; see `TakeoverAsked`. number: of its entry."""

    number: int
    seat: int
    key: bytes
    token: bytes
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Handed:
    """A hand of the present deal that was sealed anew. key: the one it was dealt to."""

    seat: int
    key: bytes
    envelope: bytes


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
    move: a phone asks for a seat. takeover: a seat asks for the maker's right. taken: the seat that
    got it last since the deal before. back: whose phone came back last while it was asked for
    (entry number, seat, None: the maker's). given_up: how the deal before ended, if so. handed:
    hands of seats that moved.
    left: what proved a seat, or for None the maker's right, before it went on with another phone:
    seat, SHA-256 of the token. promised, witness: of the coming deal or the present one, as long as
    they hold.
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
    deal: Committed | None = None
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
