"""The one key of a seat for one game. The same secret signs (Ed25519) and agrees (X25519).

Because the agreeing key is the image of the signing key, a signature also proves that its maker
knows the agreeing secret: nobody can register a multiple of another seat's key. Where a seed is
kept must not be decided here.
"""

import hashlib
import secrets
from dataclasses import dataclass, field
from functools import cached_property

from companion.handoff import edwards, primitives


@dataclass(frozen=True)
class SeatKey:
    """A seat's secret, from 32 bytes that never change during a game."""

    seed: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.seed) != 32:
            raise ValueError("a seat's seed must be 32 bytes")

    @classmethod
    def fresh(cls) -> "SeatKey":
        """A new key from the operating system's generator."""
        return cls(secrets.token_bytes(32))

    @cached_property
    def other(self) -> "SeatKey":
        """A second key from the same seed: nobody without it can tell that they belong together."""
        return SeatKey(primitives.sha256(b"companion/1/other|", self.seed))

    @cached_property
    def public(self) -> bytes:
        """The Ed25519 public key, 32 bytes: what other phones know this seat by."""
        return primitives.ed25519_public(self.seed)

    def sign(self, message: bytes) -> bytes:
        """A signature, 64 bytes. The caller puts a label of its own before the message."""
        return primitives.ed25519_sign(self.seed, message)

    def agree(self, point: bytes) -> bytes:
        """The secret shared with an X25519 point, 32 bytes; ValueError for a small-order point."""
        return primitives.x25519(hashlib.sha512(self.seed).digest()[:32], point)


def x_public(public: bytes) -> bytes:
    """The X25519 point (32 bytes) of an Ed25519 public key; ValueError for an unsound key."""
    return edwards.montgomery(public)


def is_sound(public: bytes) -> bool:
    """Whether this is a public key a seat may have."""
    try:
        edwards.montgomery(public)
    except ValueError:
        return False
    return True
