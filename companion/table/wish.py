"""What a phone can want of a table: a closed union of frozen wishes.

Who may wish what, and what follows, is said in `wishing`. What must not live here: how that is
judged.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.table.record import Carrier, Part
from companion.table.state import Table


@dataclass(frozen=True)
class Caller:
    """What the phone that wishes has proven, never what it claims.

    seats: those it holds, in the order people sit. maker: it made the table. voice: the seat of
    whoever carries it; seats of players without a phone have none. asks: its key is the one for
    which a seat is asked now. own: it runs its own program, and its keys never leave it.
    """

    seats: tuple[int, ...] = ()
    maker: bool = False
    voice: int | None = None
    asks: bool = False
    own: bool = False

    @property
    def first(self) -> int | None:
        """The seat that is noted where any of them could have wished it."""
        return next(iter(self.seats), None)


def caller(
    table: Table, mine: tuple[int, ...], *, maker: bool, asks: bool, own: bool = False
) -> Caller:
    """Of a phone that has proven these seats. maker, asks, own: see `Caller`."""
    carried = (s for s in table.seats if s.number in mine and s.carrier is not Carrier.DEVICE)
    voice = next((seat.number for seat in carried), None)
    return Caller(mine, maker, voice, asks, own)


@dataclass(frozen=True)
class Here:
    """Whose phones are at the table now: seats, and the maker's."""

    seats: frozenset[int] = frozenset()
    maker: bool = False


Who = Callable[[Table], Caller]
"""What the phone that wishes has proven on the table as it is when the wish is judged."""


# --- before the deal


@dataclass(frozen=True)
class Sit:
    """Take a seat. key, token, born: see `record.Sat`."""

    name: str
    key: bytes
    token: bytes
    carrier: Carrier = Carrier.PHONE
    born: bytes = b""


@dataclass(frozen=True)
class Free:
    """Free a seat."""

    seat: int


@dataclass(frozen=True)
class Rename:
    """Be called otherwise."""

    seat: int
    name: str


@dataclass(frozen=True)
class Order:
    """The seats as people sit, each exactly once."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class Resize:
    """Another number of players."""

    places: int


@dataclass(frozen=True)
class Rule:
    """Other house rules."""

    options: Any


@dataclass(frozen=True)
class Redraw:
    """Whether what is taken back is drawn anew."""

    anew: bool


@dataclass(frozen=True)
class Promise:
    """Promise the coming deal, for a phone without a server to witness."""


@dataclass(frozen=True)
class Witness:
    """A seat by code has read the promise: its statement, with its share."""

    seat: int
    statement: bytes


@dataclass(frozen=True)
class Deal:
    """Deal to everybody who sits."""


# --- a deal that a phone makes; see `by_phone`


@dataclass(frozen=True, repr=False)
class Commit:
    """The dealing phone begins a deal. game_id to mixer: see `record.Committed`.

    drawer: what it knows, in shares sealed to the other phones.
    """

    game_id: bytes
    commitment: bytes
    dealer: bytes
    mixer: int | None
    drawer: bytes


@dataclass(frozen=True, repr=False)
class Mix:
    """The mixing phone's MIX. drawer: what it knows, in shares sealed to the other phones."""

    message: bytes
    drawer: bytes


@dataclass(frozen=True)
class DealOut:
    """The sealed deal. events: what is public at once. shares: how many are in it."""

    message: bytes
    events: tuple[dict[str, Any], ...]
    shares: int


@dataclass(frozen=True)
class Unmix:
    """The mixing phone's UNMIX."""

    message: bytes


@dataclass(frozen=True)
class Reveal:
    """The dealing phone publishes its seed, 32 bytes."""

    seed: bytes


@dataclass(frozen=True)
class HandOver:
    """The dealing phone hands over to the asking of entry `number`. keys: of a mixed deal."""

    number: int
    envelope: bytes
    keys: bytes = b""


@dataclass(frozen=True)
class PickOut:
    """The mixing phone's part of that. envelope: for the phone that asks."""

    number: int
    envelope: bytes


@dataclass(frozen=True)
class GiveShare:
    """A phone gives its share of a lost phone's drawer, sealed to the seat that takes over."""

    seat: int
    envelope: bytes


@dataclass(frozen=True)
class NamePassKey:
    """In a mixed deal, the key to which things are passed to a seat. See `record.PassKey`."""

    seat: int
    key: bytes
    signature: bytes


@dataclass(frozen=True, repr=False)
class Entrust:
    """A dealing or mixing phone shares what it knows anew."""

    part: Part
    drawer: bytes


# --- in a deal


@dataclass(frozen=True)
class Share:
    """A phone's own part of the chance."""

    seat: int
    share: bytes


@dataclass(frozen=True)
class Look:
    """The table is told that a seat has looked at its card."""

    seat: int


@dataclass(frozen=True)
class Act:
    """Something public. tap: id of the tap. seen: number of the entry the screen was drawn from.

    seat: None on the maker's screen without one, for what is nobody's own (`Game.anybodys`).
    """

    seat: int | None
    act: Any
    tap: str
    seen: int


@dataclass(frozen=True)
class TakeBack:
    """Take the last act back. tap, seen: see `Act`."""

    tap: str
    seen: int


@dataclass(frozen=True)
class Ask:
    """Something private of another seat's phone. sealed: to that seat. tap, seen: see `Act`."""

    seat: int
    to: int
    ask: Any
    tap: str
    seen: int
    sealed: bytes = b""


@dataclass(frozen=True)
class Answer:
    """What an asked seat's phone answers. number: entry of the ask. envelope: for its asker."""

    seat: int
    number: int
    envelope: bytes


@dataclass(frozen=True)
class Decline:
    """The player of an asked seat does not want to answer. number: entry of the ask."""

    seat: int
    number: int


@dataclass(frozen=True)
class Open:
    """A hand is shown to all. slot, proof: of the deal; who has them has the seat's key."""

    seat: int
    slot: int
    proof: bytes


@dataclass(frozen=True)
class End:
    """The game is over: the seed and all hands are published."""


@dataclass(frozen=True)
class GiveUp:
    """Back to before the deal with every hand still sealed."""


@dataclass(frozen=True)
class RefuseDecision:
    """A player refuses what entry `number` wants (`record.DecisionAsked`), or takes it back."""

    number: int


@dataclass(frozen=True)
class Check:
    """What a phone found of the deal that has ended."""

    seat: int
    fair: bool


@dataclass(frozen=True)
class Again:
    """The same table plays once more."""


# --- another phone


@dataclass(frozen=True)
class Rescue:
    """Seats, and the maker's right (None), go on with the phone that has read their rescue code.

    rights: seat, the token in the code, SHA-256 of the new token. The token is spent by it.
    """

    rights: tuple[tuple[int | None, bytes, bytes], ...]


@dataclass(frozen=True)
class AskMove:
    """Another phone asks for a seat whose own is gone. key, token, carrier: of the new one."""

    seat: int
    key: bytes
    token: bytes
    carrier: Carrier = Carrier.PHONE


@dataclass(frozen=True)
class AgreeMove:
    """A player agrees to the asking of entry `number`."""

    number: int


@dataclass(frozen=True)
class EndMove:
    """A player refuses it, or who asked takes it back."""

    number: int


@dataclass(frozen=True)
class ComeBack:
    """The seat's own phone is here after all."""

    number: int


@dataclass(frozen=True)
class AskTakeover:
    """A player asks for the maker's right. key, token: what would prove it."""

    key: bytes
    token: bytes


@dataclass(frozen=True)
class AgreeTakeover:
    """Another player agrees to the asking of entry `number`."""

    number: int


@dataclass(frozen=True)
class EndTakeover:
    """Another player refuses it, or who asked takes it back."""

    number: int


@dataclass(frozen=True)
class MakerComesBack:
    """The maker's phone is here after all."""

    number: int


Wish = (
    Sit
    | Free
    | Rename
    | Order
    | Resize
    | Rule
    | Redraw
    | Promise
    | Witness
    | Deal
    | Commit
    | Mix
    | DealOut
    | Unmix
    | Reveal
    | HandOver
    | PickOut
    | GiveShare
    | NamePassKey
    | Entrust
    | Share
    | Look
    | Act
    | TakeBack
    | Ask
    | Answer
    | Decline
    | Open
    | End
    | GiveUp
    | RefuseDecision
    | Check
    | Again
    | Rescue
    | AskMove
    | AgreeMove
    | EndMove
    | ComeBack
    | AskTakeover
    | AgreeTakeover
    | EndTakeover
    | MakerComesBack
)
