"""OPEN: a seat shows what it was dealt. Body: slot (1), shared secret (32). Signed by the seat.

Whoever holds the DEAL checks it; nothing here decides whose slot it is or when it may be opened.
"""

from dataclasses import dataclass, field

from companion.handoff import deal, message
from companion.handoff.deal import Deal
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import Damaged, ForgedCode, OtherGame
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Opening:
    """An opened slot and its hand: public from now on, yet not for a `repr` by accident."""

    header: Header
    slot: int
    proof: bytes = field(repr=False)
    hand: bytes = field(repr=False)


def seal(header: Header, key: SeatKey, dealt: Deal, slot: int) -> bytes:
    """The OPEN message of the seat that owns `slot`. ValueError if the slot is not its own."""
    return _seal(header, key, dealt, slot, b"")


def seal_named(header: Header, key: SeatKey, dealt: Deal, slot: int) -> bytes:
    """The OPEN of a mixed deal: it brings its seat's Ed25519 key, which nobody knows before."""
    return _seal(header, key, dealt, slot, key.public)


def _seal(header: Header, key: SeatKey, dealt: Deal, slot: int, public: bytes) -> bytes:
    if header.kind is not Kind.OPEN:
        raise ValueError("the header is not that of an opening")
    return message.sign(header, bytes([slot]) + deal.proof(dealt, key, slot) + public, key)


def read_named(code: Message | Refusal, dealt: Deal) -> tuple[Opening, bytes] | Refusal:
    """An opening of a mixed deal and the key that signed it: whose that is, the caller asks."""
    found = message.of_kind(code, Kind.OPEN)
    if isinstance(found, Refusal):
        return found
    public = found.body[33:]
    if not found.signed_by(public):
        return ForgedCode() if len(public) == 32 else Damaged()
    shown = _shown(found, dealt)
    return shown if isinstance(shown, Refusal) else (shown, public)


def read(code: Message | Refusal, sender: bytes, dealt: Deal) -> Opening | Refusal:
    """An opening signed by the Ed25519 key `sender` that fits the deal; else a refusal."""
    found = message.signed(code, sender, Kind.OPEN)
    if isinstance(found, Refusal):
        return found
    if len(found.body) != 33 or found.header.to != EVERYONE:
        return Damaged()
    return _shown(found, dealt)


def _shown(found: message.Message, dealt: Deal) -> Opening | Refusal:
    """What a signed opening shows of this deal."""
    if found.header.game != dealt.header.game:
        return OtherGame()
    slot, proof = found.body[0], found.body[1:33]
    hand = deal.check_proof(dealt, slot, proof)
    return hand if isinstance(hand, Refusal) else Opening(found.header, slot, proof, hand)
