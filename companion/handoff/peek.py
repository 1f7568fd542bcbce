"""The peek: see one card of a committed hand; its owner does not learn which.

1-out-of-n oblivious transfer (Chou-Orlandi) on P-256, pads bound to the transcript. `context` says
where a hand lies (which deal, whose): offered in one, it shows nothing in another. Known limit: an
owner can put one genuine card in every slot; `audit` shows it afterwards. Keeping which point was
answered, and refusing another one, must not live here: `answer` holds no state.
"""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from companion.handoff import primitives
from companion.handoff.primitives.points import p256_negate, p256_steps
from companion.refusal import Refusal

MOST = 16  # cards in a hand
_POINT, _COMMITMENT, _NONCE, _SCALAR, _SLOT = 33, 16, 16, 32, 18
_KEPT = 1 + _NONCE


@dataclass(frozen=True, slots=True)
class BadPoint(Refusal):
    """Not a point of the curve, of a wrong length, or one that makes the sum infinite."""

    key: ClassVar[str] = "refusal-peek-point"


@dataclass(frozen=True, slots=True)
class BadPeek(Refusal):
    """An offer, a secret or an answer that has not the size or the content it must have."""

    key: ClassVar[str] = "refusal-peek"


def offer(cards: Sequence[bytes], *, context: bytes = b"") -> tuple[bytes, bytes]:
    """(public: point 33 + 16 a card; secret: scalar 32 + 17 a card) of 1 to 16 one-byte cards.

    Raises ValueError for another hand: the owner's own program laid it.
    """
    if not 1 <= len(cards) <= MOST or any(len(card) != 1 for card in cards):
        raise ValueError("offer: 1 to 16 cards of one byte each")
    scalar, point = _pair()
    kept = [card + secrets.token_bytes(_NONCE) for card in cards]
    return _public(point, kept, context), scalar + b"".join(kept)


def size(public: bytes) -> int | Refusal:
    """How many cards lie in an offer; BadPeek for what is none."""
    try:
        return _size(public)
    except ValueError:
        return BadPeek()


def ask(public: bytes, index: int) -> tuple[bytes, bytes]:
    """(point 33; secret 33) to see place `index`; ValueError for a bad offer or place.

    The point alone binds nothing: it is random, and what it opens is bound by offer and answer.
    """
    size = _size(public)
    if not 0 <= index < size:
        raise ValueError("ask: no such place in this hand")
    scalar, point = _pair()
    return p256_steps(point, public[:_POINT], size)[index], scalar + bytes([index])


def answer(secret: bytes, point: bytes, *, context: bytes = b"") -> bytes | Refusal:
    """18 bytes a card in a secret order of this point's own; the same for the same two inputs."""
    kept = _kept(secret)
    if kept is None:
        return BadPeek()
    scalar = secret[:_SCALAR]
    try:
        own = primitives.p256_public(scalar)
        points = p256_steps(point, p256_negate(own), len(kept))
        shared = [primitives.p256_x(scalar, here) for here in points]
    except ValueError:
        return BadPoint()
    public, out = _public(own, kept, context), b""
    order = sorted(range(len(kept)), key=lambda n: primitives.mac(secret, point, bytes([n])))
    for place, slot in enumerate(order):
        pad = _pad(shared[place], public, point, place, context)
        out += _xor(bytes([slot]) + kept[slot], pad)
    return out


def see(public: bytes, secret: bytes, answered: bytes, *, context: bytes = b"") -> bytes | Refusal:
    """The card (1 byte) that was asked for; BadPeek if the answer holds none of this hand."""
    try:
        size, index = _size(public), secret[_SCALAR]
        shared = primitives.p256_x(secret[:_SCALAR], public[:_POINT])
        start = primitives.p256_public(secret[:_SCALAR])
        point = p256_steps(start, public[:_POINT], size)[index]
    except (ValueError, IndexError):
        return BadPeek()
    if len(secret) != _SCALAR + 1 or len(answered) != _SLOT * size:
        return BadPeek()
    plain = _xor(answered[_SLOT * index :][:_SLOT], _pad(shared, public, point, index, context))
    slot, kept = plain[0], plain[1:]
    told = public[_POINT + _COMMITMENT * slot :][:_COMMITMENT]
    right = hmac.compare_digest(_commit(public[:_POINT], slot, kept, context), told)
    return kept[:1] if right else BadPeek()


def audit(
    public: bytes, secret: bytes, point: bytes, answered: bytes, *, context: bytes = b""
) -> bytes | Refusal:
    """The cards in order, if the opened secret gives exactly this offer and this answer."""
    kept = _kept(secret)
    if kept is None or answer(secret, point, context=context) != answered:
        return BadPeek()
    if _public(primitives.p256_public(secret[:_SCALAR]), kept, context) != public:
        return BadPeek()
    return b"".join(one[:1] for one in kept)


def _pair() -> tuple[bytes, bytes]:
    while True:
        scalar = secrets.token_bytes(_SCALAR)
        try:
            return scalar, primitives.p256_public(scalar)
        except ValueError:  # not below the order of the curve: once in 2^32
            continue


def _size(public: bytes) -> int:
    size, rest = divmod(len(public) - _POINT, _COMMITMENT)
    if rest or not 1 <= size <= MOST:
        raise ValueError("peek: the offer has a wrong size")
    return size


def _kept(secret: bytes) -> list[bytes] | None:
    size, rest = divmod(len(secret) - _SCALAR, _KEPT)
    if rest or not 1 <= size <= MOST:
        return None
    return [secret[_SCALAR + _KEPT * n :][:_KEPT] for n in range(size)]


def _public(point: bytes, kept: Sequence[bytes], context: bytes) -> bytes:
    return point + b"".join(_commit(point, slot, one, context) for slot, one in enumerate(kept))


def _commit(point: bytes, slot: int, kept: bytes, context: bytes) -> bytes:
    # all parts but the last have a fixed length: joined, they can be read in one way only
    told = primitives.sha256(b"companion/peek/card|", point, bytes([slot]), kept, context)
    return told[:_COMMITMENT]


def _pad(shared: bytes, public: bytes, point: bytes, place: int, context: bytes) -> bytes:
    where = primitives.sha256(context)
    info = b"companion/peek|" + where + public + point + bytes([place])
    return primitives.hkdf(shared, info, _SLOT)


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
