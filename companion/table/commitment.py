"""What lies face down, as log and rules see it: a card's mark, a hand one card of is seen. PURE.

A phone lays by an act that carries the mark, and keeps nonce and card to itself. What it must do
with them later its game says in `owes`, and it then does so by itself (`exchange`).
"""

import hashlib

NONCE = 16
"""Bytes of chance under a mark: without them few cards could be tried one by one."""
MARK = 32
"""Bytes of a mark."""

_DOMAIN = b"companion laid card v1"
_HAND, _CARD, _POINT = 33, 16, 33
"""Bytes of a laid hand beside its cards, of a card in it, of the point that asks for one."""


def mark(nonce: bytes, secret: bytes) -> bytes:
    """The public mark of a laid card, `MARK` bytes. Raises ValueError for a misshapen nonce."""
    if len(nonce) != NONCE:
        raise ValueError(f"a nonce has {NONCE} bytes")
    return _digest(nonce, secret)


def opens(mark: bytes, nonce: bytes, secret: bytes) -> bool:
    """Whether this is the card that was laid under the mark."""
    return len(nonce) == NONCE and _digest(nonce, secret) == mark


def cards_in(hand: bytes) -> int | None:
    """How many cards lie in a hand, by the size of what is public of it; None if it has none."""
    cards, rest = divmod(len(hand) - _HAND, _CARD)
    return None if rest or cards < 0 else cards


def is_point(point: bytes) -> bool:
    """Whether it has the size of what asks for a card of such a hand."""
    return len(point) == _POINT


def _digest(nonce: bytes, secret: bytes) -> bytes:
    return hashlib.sha256(_DOMAIN + nonce + secret).digest()
