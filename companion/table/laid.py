"""Laid face down: a card, whose mark is public, or a hand of which one card may be peeked at. PURE.

A phone lays by an act that carries the mark, and keeps nonce and card to itself. What it must do
with them later its game says in `owes`, and it then does so by itself.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

NONCE = 16
"""Bytes of chance under a mark: without them few cards could be tried one by one."""
MARK = 32
"""Bytes of a mark."""

_DOMAIN = b"companion laid card v1"


def mark(nonce: bytes, secret: bytes) -> bytes:
    """The public mark of a laid card, `MARK` bytes. Raises ValueError for a misshapen nonce."""
    if len(nonce) != NONCE:
        raise ValueError(f"a nonce has {NONCE} bytes")
    return _digest(nonce, secret)


def opens(mark: bytes, nonce: bytes, secret: bytes) -> bool:
    """Whether this is the card that was laid under the mark."""
    return len(nonce) == NONCE and _digest(nonce, secret) == mark


def _digest(nonce: bytes, secret: bytes) -> bytes:
    return hashlib.sha256(_DOMAIN + nonce + secret).digest()


@dataclass(frozen=True)
class Peek:
    """What an ask is that looks at one card of a hand laid face down; games give it their own name.

    public: what the owner's phone made of the hand. point: what hides which card is meant. The
    owner's phone answers one of them a hand by itself, and does not learn which card it showed.
    """

    to: int
    public: bytes
    point: bytes


@dataclass(frozen=True)
class Tell:
    """A phone asks `ask` of seat `to`, with nonce and card of `mark` sealed to that seat alone."""

    to: int
    ask: Any
    mark: bytes


@dataclass(frozen=True)
class Show:
    """A phone acts `act(nonce, secret)` with the card of `mark`: it lies open for all."""

    mark: bytes
    act: Callable[[bytes, bytes], Any]
