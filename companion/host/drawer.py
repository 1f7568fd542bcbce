"""The drawer: what the dealing program must still know, sealed so that copied files tell nothing.

It opens with the key of any seat of the deal or of the maker: after a crash it is closed until one
of the phones is back, and then somebody is there who needs it.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from companion.handoff import hpke
from companion.handoff.primitives import gcm_open, gcm_seal
from companion.handoff.seatkey import SeatKey, x_public

_INFO = b"companion/drawer/1"
_KEY, _NONCE, _WRAP = 16, 12, 16 + 48
_SEEDS = 32


@dataclass(frozen=True, repr=False)
class Secrets:
    """seed: 32 bytes the deal comes from. dealer: the key that signs it."""

    seed: bytes
    dealer: SeatKey

    @classmethod
    def fresh(cls) -> "Secrets":
        """For a new deal."""
        return cls(secrets.token_bytes(_SEEDS), SeatKey.fresh())


def closed(inside: Secrets, keys: Iterable[bytes]) -> bytes:
    """The drawer as it is stored. keys: Ed25519 public keys, each of which opens it."""
    key, nonce = secrets.token_bytes(_KEY), secrets.token_bytes(_NONCE)
    wraps = [hpke.seal(key, x_public(public), _INFO) for public in dict.fromkeys(keys)]
    body = gcm_seal(key, nonce, inside.seed + inside.dealer.seed, _INFO)
    return bytes([len(wraps)]) + b"".join(wraps) + nonce + body


def opened(blob: bytes, key: SeatKey) -> Secrets | None:
    """What is in the drawer, None if this key does not open it."""
    count, rest = blob[0], blob[1:]
    for place in range(count):
        try:
            inner = hpke.unseal(
                rest[place * _WRAP : (place + 1) * _WRAP], key.agree, x_public(key.public), _INFO
            )
            body = rest[count * _WRAP :]
            plain = gcm_open(inner, body[:_NONCE], body[_NONCE:], _INFO)
        except ValueError:
            continue
        return Secrets(plain[:_SEEDS], SeatKey(plain[_SEEDS:]))
    return None
