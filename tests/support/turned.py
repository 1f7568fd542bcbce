"""A seat's key with its sign turned: another Ed25519 key, the same X25519 point, and it can sign.

Only who holds a key can turn it. So that two seats of one person can't be dealt to in one deal.
"""

import hashlib
from functools import cached_property

from companion.handoff.seatkey import SeatKey

_ORDER = 2**252 + 27742317777372353535851937790883648493


class Turned(SeatKey):
    """Made of the same seed as the key it is the opposite of."""

    @cached_property
    def public(self) -> bytes:
        straight = SeatKey(self.seed).public
        return straight[:31] + bytes([straight[31] ^ 0x80])

    def sign(self, message: bytes) -> bytes:
        """RFC 8032, with the opposite scalar."""
        once = SeatKey.fresh()
        point = once.public
        challenge = hashlib.sha512(point + self.public + message).digest()
        spent = _scalar(once) - int.from_bytes(challenge, "little") * _scalar(self)
        return point + (spent % _ORDER).to_bytes(32, "little")


def _scalar(key: SeatKey) -> int:
    half = bytearray(hashlib.sha512(key.seed).digest()[:32])
    half[0] &= 248
    half[31] = half[31] & 127 | 64
    return int.from_bytes(half, "little")
