"""DEAL: one code for the whole table. Every phone reads the same one, each opens only its own slot.

Body: dealer's Ed25519 key (32), R (32), n (1), w (1), n slots of w+16, public part.
Slot i is sealed to the i-th key with AES-128-GCM under a key from X25519(r, Y_i), R = r·base. All
of it follows from the entropy, the keys and the hands, so that afterwards anybody can make it again
and compare every byte (`audit`). What a hand means must not live here.

Known limit: AES-GCM does not commit to a key, so a dealer and a seat *together* can make a slot
with two faces for `proof`. The audit shows it, since no honest entropy gives such a slot.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.handoff import message, primitives
from companion.handoff.chance import commitment, entropy, stream
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import (
    BadKey,
    BadProof,
    Damaged,
    ForgedCode,
    NotForThisPhone,
    SameKey,
    TwoSlotsOpen,
)
from companion.handoff.seatkey import SeatKey, is_sound, x_public
from companion.refusal import Refusal

__all__ = [
    "BASE",
    "TAG",
    "Deal",
    "audit",
    "audit_over",
    "body",
    "check_proof",
    "commitment",
    "entropy",
    "find",
    "given",
    "given_over",
    "open_slot",
    "proof",
    "read",
    "refuse_same_key",
    "seal",
    "seal_over",
    "stream",
]

BASE = (9).to_bytes(32, "little")
"""X25519's own base point; a deal over mixed keys has another."""

TAG = 16
"""Bytes by which a slot is longer than its hand."""
_NONCE = bytes(12)  # each slot key seals one text only: a changed hand changes r, and so every key
_FIXED = 32 + 32 + 1 + 1


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal signed by the key it names itself: compare `dealer` with the key you know."""

    header: Header
    dealer: bytes
    point: bytes
    slots: tuple[bytes, ...]
    public: bytes
    raw: bytes = field(repr=False)

    @property
    def body(self) -> bytes:
        """What `audit` makes again."""
        width = len(self.slots[0]) - TAG
        return _lay_out(self.dealer, self.point, width, self.slots, self.public)


def refuse_same_key(keys: Sequence[bytes]) -> SameKey | BadKey | None:
    """The Ed25519 keys of a table before a deal: an unsound one, or two with one secret."""
    seen: dict[bytes, int] = {}
    for place, public in enumerate(keys):
        if not is_sound(public):
            return BadKey()
        first = seen.setdefault(x_public(public), place)
        if first != place:
            return SameKey(first, place)
    return None


def seal(
    header: Header,
    dealer: SeatKey,
    source: bytes,
    keys: Sequence[bytes],
    hands: Sequence[bytes],
    public: bytes,
) -> bytes:
    """The DEAL message: hand i (all of one length, 1 to 255 bytes) for the Ed25519 key i.

    `source` is the 32 bytes of `entropy`. ValueError for keys `refuse_same_key` would name, and for
    anything that does not fit together.
    """
    return seal_over(header, dealer, source, [x_public(key) for key in keys], hands, public)


def seal_over(
    header: Header,
    dealer: SeatKey,
    source: bytes,
    points: Sequence[bytes],
    hands: Sequence[bytes],
    public: bytes,
    base: bytes = BASE,
) -> bytes:
    """The DEAL message over X25519 points, mixed ones over their own `base`."""
    made = body(header, dealer.public, source, points, hands, public, base)
    return message.sign(header, made, dealer)


def body(
    header: Header,
    dealer: bytes,
    source: bytes,
    points: Sequence[bytes],
    hands: Sequence[bytes],
    public: bytes,
    base: bytes = BASE,
) -> bytes:
    """The body of a DEAL over X25519 `points` (32 bytes each), the same bytes every time."""
    if header.kind is not Kind.DEAL or header.to != EVERYONE:
        raise ValueError("the header is not that of a deal for everyone")
    if len(source) != 32:
        raise ValueError("a deal's entropy must be 32 bytes")
    if not 1 <= len(points) == len(hands) <= 255 or len(set(points)) != len(points):
        raise ValueError("a deal needs one hand for each of 1 to 255 different keys")
    width = len(hands[0])
    if not 1 <= width <= 255 or any(len(hand) != width for hand in hands):
        raise ValueError("all hands must have one length, 1 to 255 bytes")
    secret = _secret(header, dealer, source, points, hands, public, base)
    point = primitives.x25519(secret, base)
    context = _context(header, dealer, point, len(points), width, public)
    slots = [
        primitives.gcm_seal(_slot_key(primitives.x25519(secret, y), context, i), _NONCE, hand)
        for i, (y, hand) in enumerate(zip(points, hands, strict=True))
    ]
    return _lay_out(dealer, point, width, slots, public)


def read(code: Message | Refusal) -> Deal | Refusal:
    """A deal whose parts fit together and which the dealer it names has signed."""
    found = message.of_kind(code, Kind.DEAL)
    if isinstance(found, Refusal):
        return found
    if len(found.body) < _FIXED or found.header.to != EVERYONE:
        return Damaged()
    dealer, point = found.body[:32], found.body[32:64]
    count, width = found.body[64], found.body[65]
    size = width + TAG
    slots, public = found.body[_FIXED : _FIXED + count * size], found.body[_FIXED + count * size :]
    if not count or not width or len(slots) != count * size:
        return Damaged()
    if not is_sound(dealer):
        return BadKey()
    if not found.signed_by(dealer):
        return ForgedCode()
    cut = tuple(slots[i * size : (i + 1) * size] for i in range(count))
    return Deal(found.header, dealer, point, cut, public, found.raw)


def find(deal: Deal, key: SeatKey) -> tuple[int, bytes] | Refusal:
    """This seat's slot and hand. All slots are tried, always; exactly one must open."""
    shared = _shared(deal, key)
    if isinstance(shared, Refusal):
        return shared
    tried = [(i, _open(deal, shared, i)) for i in range(len(deal.slots))]
    opened = [(i, hand) for i, hand in tried if hand is not None]
    if len(opened) > 1:
        return TwoSlotsOpen()
    return opened[0] if opened else NotForThisPhone()


def open_slot(deal: Deal, key: SeatKey, slot: int) -> bytes | Refusal:
    """The hand in one slot, if it is this seat's."""
    shared = _shared(deal, key)
    if isinstance(shared, Refusal):
        return shared
    hand = _open(deal, shared, slot)
    return NotForThisPhone() if hand is None else hand


def proof(deal: Deal, key: SeatKey, slot: int) -> bytes:
    """What lets everybody open this seat's slot: the shared secret, 32 bytes.

    ValueError if the slot does not open. That is more than tidiness: a point R borrowed from
    another message would make the published secret open that message, but no slot opens with it.
    """
    shared = _shared(deal, key)
    if isinstance(shared, Refusal) or _open(deal, shared, slot) is None:
        raise ValueError("a proof is given only for a slot that opens")
    return shared


def given(
    deal: Deal, source: bytes, keys: Sequence[bytes], hands: Sequence[bytes], slot: int
) -> bytes:
    """The shared secret of a slot (a seat's `proof`, 32 bytes) as the dealing side knows it.

    source, keys, hands: what this deal was made of. ValueError if it was not: another deal's
    secret must not be handed out.
    """
    if not 0 <= slot < len(keys):
        raise ValueError("this deal has no such slot")
    return given_over(deal, source, [x_public(key) for key in keys], hands)[slot]


def given_over(
    deal: Deal, source: bytes, points: Sequence[bytes], hands: Sequence[bytes], base: bytes = BASE
) -> tuple[bytes, ...]:
    """The same of all slots, over X25519 points."""
    if not audit_over(deal, source, points, hands, base):
        raise ValueError("this deal was made of something else")
    secret = _secret(deal.header, deal.dealer, source, points, hands, deal.public, base)
    return tuple(primitives.x25519(secret, point) for point in points)


def check_proof(deal: Deal, slot: int, shared: bytes) -> bytes | Refusal:
    """The hand that a `proof` shows to stand in the slot. Whose slot it is, the caller knows."""
    hand = _open(deal, shared, slot) if len(shared) == 32 else None
    return BadProof() if hand is None else hand


def audit(deal: Deal, source: bytes, keys: Sequence[bytes], hands: Sequence[bytes]) -> bool:
    """Whether this deal is what `source`, these Ed25519 keys and these hands make, to the byte."""
    try:
        points = [x_public(key) for key in keys]
    except ValueError:
        return False
    return audit_over(deal, source, points, hands)


def audit_over(
    deal: Deal, source: bytes, points: Sequence[bytes], hands: Sequence[bytes], base: bytes = BASE
) -> bool:
    """The same over X25519 points."""
    try:
        again = body(deal.header, deal.dealer, source, points, hands, deal.public, base)
    except ValueError:
        return False
    return again == deal.body


def _lay_out(
    dealer: bytes, point: bytes, width: int, slots: Sequence[bytes], public: bytes
) -> bytes:
    return dealer + point + bytes([len(slots), width]) + b"".join(slots) + public


def _secret(
    header: Header,
    dealer: bytes,
    source: bytes,
    points: Sequence[bytes],
    hands: Sequence[bytes],
    public: bytes,
    base: bytes,
) -> bytes:
    """r. It hangs on all that is sealed, so that no slot key ever seals two different texts."""
    shape = bytes([len(points), len(hands[0])])
    everything = primitives.sha256(header.raw, dealer, base, shape, *points, *hands, public)
    return primitives.hkdf(source, b"companion/1/deal|" + everything)


def _context(
    header: Header, dealer: bytes, point: bytes, count: int, width: int, public: bytes
) -> bytes:
    shape = bytes([count, width])
    return primitives.sha256(b"companion/1/slots|", header.raw, dealer, point, shape, public)


def _slot_key(shared: bytes, context: bytes, slot: int) -> bytes:
    return primitives.hkdf(shared, b"companion/1/slot|" + context + bytes([slot]), 16)


def _shared(deal: Deal, key: SeatKey) -> bytes | BadKey:
    try:
        return key.agree(deal.point)
    except ValueError:
        return BadKey()


def _open(deal: Deal, shared: bytes, slot: int) -> bytes | None:
    if not 0 <= slot < len(deal.slots):
        return None
    width = len(deal.slots[0]) - TAG
    context = _context(deal.header, deal.dealer, deal.point, len(deal.slots), width, deal.public)
    try:
        return primitives.gcm_open(_slot_key(shared, context, slot), _NONCE, deal.slots[slot])
    except ValueError:
        return None
