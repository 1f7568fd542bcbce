"""What can stand in the log: a closed union of frozen records. Nothing private has a field here.

Private things are either sealed bytes (`Dealt.message`, `Answered.envelope`) or absent.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, assert_never

from companion.table import codec
from companion.table.log import Entry
from companion.table.luck import Drawn


class Carrier(StrEnum):
    """How private things reach a seat."""

    PHONE = "phone"
    """its own phone, through the table server"""
    DEVICE = "device"
    """no phone of its own: it lives on the device of the one who made the table"""
    CODE = "code"
    """a phone the server cannot reach: codes from screen to camera"""


class Part(StrEnum):
    """What a phone does for a table, and another can take over."""

    MAKER = "maker"
    """it made the table"""
    DEALER = "dealer"
    """it deals: it alone knows the seed"""
    MIXER = "mixer"
    """it mixes: it alone knows whose card is whose"""


@dataclass(frozen=True)
class Made:
    """A table was made. maker: SHA-256 of the maker's token. key: the maker's Ed25519 public.

    own: as in `Sat`, of the phone that made it.
    """

    game: str
    places: int
    options: dict[str, Any]
    maker: bytes
    key: bytes
    own: bool = False


@dataclass(frozen=True)
class Sat:
    """Somebody took a seat. key: Ed25519 public, 32 bytes. token: SHA-256 of the seat's token.

    maker: with the phone that made the table. born: the id in its code, where it came by code.
    own: the phone runs its own program, so the table server never had the seat's key.
    """

    seat: int
    name: str
    key: bytes
    token: bytes
    carrier: Carrier
    maker: bool = False
    born: bytes = b""
    own: bool = False


@dataclass(frozen=True)
class Freed:
    """A seat was freed before the deal."""

    seat: int


@dataclass(frozen=True)
class Renamed:
    """Somebody who sits is called otherwise from now on, before a deal. name: as `names.tidy`."""

    seat: int
    name: str


@dataclass(frozen=True)
class Ordered:
    """The seats in the order in which people sit, clockwise."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class Resized:
    """The number of players."""

    places: int


@dataclass(frozen=True)
class Ruled:
    """Other house rules, before a deal."""

    options: dict[str, Any]


@dataclass(frozen=True)
class Redraws:
    """Whether what is taken back is drawn anew at this table, from the next deal on."""

    anew: bool


@dataclass(frozen=True)
class Promised:
    """What the coming deal will be, for a phone without a server to witness. game_id: 8 bytes.

    promise, dealer: 32 bytes. message: the signed PLEDGE. A seat that changes breaks it.
    """

    game_id: bytes
    promise: bytes
    dealer: bytes
    message: bytes


@dataclass(frozen=True)
class Witnessed:
    """The seat has read the promise and then given its share. statement: share, signature."""

    seat: int
    statement: bytes


@dataclass(frozen=True)
class DealAsked:
    """A player wants a deal at a table where a phone deals. seat: None for a maker without one."""

    seat: int | None


@dataclass(frozen=True)
class Committed:
    """A deal begins: the hash of its seed, the key that will sign it, who is dealt to in order.

    game_id: 8 bytes, the header's. commitment, dealer: 32 bytes. by: the seat whose phone deals,
    None where the table server does. mixer: the seat whose phone mixes, None for a plain deal.
    """

    round: int
    game_id: bytes
    commitment: bytes
    dealer: bytes
    order: tuple[int, ...]
    by: int | None = None
    mixer: int | None = None


@dataclass(frozen=True)
class Shared:
    """A phone's own random share of the deal, 16 bytes."""

    seat: int
    share: bytes


@dataclass(frozen=True)
class Mixed:
    """The mixing phone shows everybody's keys without names: a signed MIX for the commitment."""

    message: bytes


@dataclass(frozen=True)
class Dealt:
    """The sealed deal, one signed message for all seats, and what is public at once."""

    message: bytes
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Looked:
    """A seat looked at its card; which card it is stays with the seat."""

    seat: int


@dataclass(frozen=True)
class Acted:
    """A public act. id: names one tap, so that a double tap is one act. drawn: by chance."""

    id: str
    act: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    drawn: tuple[Drawn, ...] = ()


@dataclass(frozen=True)
class Withdrawn:
    """The act of entry `number` is taken back."""

    number: int
    id: str


@dataclass(frozen=True)
class Asked:
    """A seat asks another seat's phone for something private, or tells it something.

    sealed: what goes with the ask for the asked phone alone, a WHISPER; mostly nothing. drawn: by
    chance, in the open; what the asked phone draws for its answer is not in it. beyond: the rules
    alone did not give it, so the asked phone's player says whether it is answered.
    """

    id: str
    to: int
    ask: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    sealed: bytes = b""
    drawn: tuple[Drawn, ...] = ()
    beyond: bool = False


@dataclass(frozen=True)
class Answered:
    """The asked phone's answer to the ask of entry `number`, sealed to the asker."""

    number: int
    envelope: bytes


@dataclass(frozen=True)
class Declined:
    """The asked phone's player does not answer the ask of entry `number`: it went beyond."""

    number: int


@dataclass(frozen=True)
class Opened:
    """A seat shows its hand to all. proof: 32 bytes that open its slot of the deal."""

    seat: int
    slot: int
    proof: bytes
    hand: bytes
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class EndAsked:
    """A player ends the game; the phones that dealt and mixed now publish what they know.

    seat: None for a maker without one.
    """

    seat: int | None


@dataclass(frozen=True)
class Unmixed:
    """The mixing phone shows whose point is whose: a signed UNMIX."""

    message: bytes


@dataclass(frozen=True)
class Ended:
    """The game is over: the seed is published and every hand lies open. hands: seat, hand.

    message: the signed END, for phones that check the deal from codes alone.
    """

    seed: bytes
    message: bytes
    hands: tuple[tuple[int, bytes], ...]
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Checked:
    """A phone recomputed the deal from the published seed and says whether it comes out."""

    seat: int
    fair: bool


@dataclass(frozen=True)
class Rescued:
    """A seat goes on with another phone that had its rescue code: its key stays, its token is new.

    seat: None for the right of the table's maker. own: as in `Sat`, of that other phone.
    """

    seat: int | None
    token: bytes
    own: bool = False


@dataclass(frozen=True)
class MoveAsked:
    """A phone without the seat says it is that player's. key, token: what would prove the seat.

    maker: the phone that asks is that of the table's maker. own: as in `Sat`.
    """

    seat: int
    key: bytes
    token: bytes
    carrier: Carrier
    maker: bool = False
    own: bool = False


@dataclass(frozen=True)
class MoveAgreed:
    """To the asking of entry `number`. seat: who agreed, None for a maker without a seat."""

    number: int
    seat: int | None


@dataclass(frozen=True)
class MoveEnded:
    """The asking of entry `number` came to nothing. seat: whose phone ended it, as in `MoveAgreed`.

    The seat itself: who asked thought better of it, or, with back, its own phone is here.
    """

    number: int
    seat: int | None
    back: bool = False


@dataclass(frozen=True)
class MoveDue:
    """The minute is over for the asking of entry `number`: the phone that dealt hands over now."""

    number: int


@dataclass(frozen=True)
class HandedOver:
    """In a mixed deal: what opens each slot, without its owner's name, for the new phone to come.

    envelope: to the new key, by the deal's own; each under a key of its own. keys: those, sealed to
    the mixing phone, which alone knows the one that the seat needs.
    """

    number: int
    envelope: bytes
    keys: bytes


@dataclass(frozen=True)
class Moved:
    """Enough agreed and its phone did not come: the seat belongs to the phone that asked for it.

    envelope: what opens the seat's slot of the deal, sealed to the new key by the deal's own.
    own: as in `Sat`. pick: in a mixed deal, the mixing phone's part of it (`HandedOver`).
    """

    seat: int
    key: bytes
    token: bytes
    carrier: Carrier
    envelope: bytes
    own: bool = False
    pick: bytes = b""


@dataclass(frozen=True)
class TakeoverAsked:
    """A player asks for the right of the table's maker, whose phone is gone.

    key, token: what would prove that right. part: in a deal, to go on dealing or mixing.
    """

    seat: int
    key: bytes
    token: bytes
    part: Part = Part.MAKER


@dataclass(frozen=True)
class TakeoverAgreed:
    """To the asking of entry `number`. seat: who agreed."""

    number: int
    seat: int


@dataclass(frozen=True)
class TakeoverEnded:
    """The asking of entry `number` came to nothing. seat: who ended it, None: the maker is here."""

    number: int
    seat: int | None


@dataclass(frozen=True)
class TakenOver:
    """Enough agreed and the maker's phone did not come: the right is that seat's now.

    part: as in `TakeoverAsked`. drawer: what the lost phone knew, in shares sealed to the others.
    """

    seat: int
    key: bytes
    token: bytes
    part: Part = Part.MAKER
    drawer: bytes = b""


@dataclass(frozen=True)
class ShareGiven:
    """A phone gives its share of a lost phone's drawer, sealed to the seat that takes over."""

    seat: int
    envelope: bytes


@dataclass(frozen=True)
class PassKey:
    """In a mixed deal: what is passed to the seat is sealed to this key, 32 bytes, not to its own.

    Else who dealt could seal something so that only the owner of one slot can open it. signature:
    of the seat's own key, for this deal.
    """

    seat: int
    key: bytes
    signature: bytes


@dataclass(frozen=True)
class Entrusted:
    """What the dealing or mixing phone knows was shared anew, among the phones as they are now."""

    part: Part


class Decision(StrEnum):
    """What no single guest decides: the maker alone may, or two phones together."""

    END = "end"
    """all cards up, while the rules have not ended the game"""
    AGAIN = "again"
    """back to the lobby, while others read the end"""
    GIVE_UP = "give-up"
    """the deal is given up"""


@dataclass(frozen=True)
class DecisionAsked:
    """A player wants it; the maker or one other phone agrees by wanting the same.

    seat: the player's, None for a maker without one.
    """

    what: Decision
    seat: int | None


@dataclass(frozen=True)
class DecisionEnded:
    """The asking of entry `number` came to nothing. seat: who refused it, or took it back."""

    number: int
    seat: int | None


@dataclass(frozen=True)
class GivenUp:
    """The deal is over with every hand still sealed and its seed untold: back to the lobby.

    seat: who gave it up, None for a maker without a seat. failed: nobody did, it couldn't be made.
    """

    seat: int | None
    failed: bool = False


@dataclass(frozen=True)
class Again:
    """The same table plays once more: back to the lobby."""


Record = (
    Made
    | Sat
    | Freed
    | Renamed
    | Ordered
    | Resized
    | Ruled
    | Redraws
    | Promised
    | Witnessed
    | DealAsked
    | Committed
    | Shared
    | Mixed
    | Dealt
    | Looked
    | Acted
    | Withdrawn
    | Asked
    | Answered
    | Declined
    | Opened
    | EndAsked
    | Unmixed
    | Ended
    | Checked
    | Rescued
    | MoveAsked
    | MoveAgreed
    | MoveEnded
    | MoveDue
    | HandedOver
    | Moved
    | TakeoverAsked
    | TakeoverAgreed
    | TakeoverEnded
    | TakenOver
    | ShareGiven
    | Entrusted
    | PassKey
    | DecisionAsked
    | DecisionEnded
    | GivenUp
    | Again
)

KINDS: dict[str, type[Record]] = {
    "made": Made,
    "sat": Sat,
    "freed": Freed,
    "renamed": Renamed,
    "ordered": Ordered,
    "resized": Resized,
    "ruled": Ruled,
    "redraws": Redraws,
    "promised": Promised,
    "witnessed": Witnessed,
    "bearing-deal-asked": DealAsked,
    "committed": Committed,
    "shared": Shared,
    "bearing-mixed": Mixed,
    "dealt": Dealt,
    "looked": Looked,
    "acted": Acted,
    "withdrawn": Withdrawn,
    "asked": Asked,
    "answered": Answered,
    "declined": Declined,
    "opened": Opened,
    "bearing-end-asked": EndAsked,
    "bearing-unmixed": Unmixed,
    "ended": Ended,
    "checked": Checked,
    "rescued": Rescued,
    "move-asked": MoveAsked,
    "move-agreed": MoveAgreed,
    "move-ended": MoveEnded,
    "bearing-move-due": MoveDue,
    "bearing-handed-over": HandedOver,
    "moved": Moved,
    "takeover-asked": TakeoverAsked,
    "takeover-agreed": TakeoverAgreed,
    "takeover-ended": TakeoverEnded,
    "taken-over": TakenOver,
    "bearing-share-given": ShareGiven,
    "bearing-entrusted": Entrusted,
    "bearing-pass-key": PassKey,
    "decision-asked": DecisionAsked,
    "decision-ended": DecisionEnded,
    "given-up": GivenUp,
    "again": Again,
}
_names = {kind: name for name, kind in KINDS.items()}


@dataclass(frozen=True)
class By:
    """A record and who made it: a seat, or None for the table itself or its maker.

    proof: see `Entry`.
    """

    seat: int | None
    record: Record
    proof: str = ""


def entry(by: By, number: int, previous: bytes) -> Entry:
    """The log entry of a record."""
    kind = type(by.record)
    return Entry(number, by.seat, _names[kind], codec.text(by.record, kind), previous, by.proof)


def entries(made: tuple[By, ...], number: int, digest: bytes) -> tuple[Entry, ...]:
    """The entries of several records that follow entry `number` with `digest`."""
    out: list[Entry] = []
    for by in made:
        out.append(entry(by, number + 1 + len(out), out[-1].digest if out else digest))
    return tuple(out)


def record(line: Entry) -> Record:
    """The record in an entry. Raises ValueError for an unknown or misshapen one."""
    return _read(line.kind, line.body)


@lru_cache(1024)
def _read(name: str, body: str) -> Record:
    # An entry that is written is looked at again by all who fold it; its values never change.
    kind = KINDS.get(name)
    if kind is None:
        raise ValueError("unknown kind of entry")
    found: Record = codec.parse(body, kind)
    return found


__all__ = ["KINDS", "By", "Carrier", "Record", "assert_never", "entries", "entry", "record"]
