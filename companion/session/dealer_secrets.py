"""The drawer: what the dealing program must still know, sealed so that copied files tell nothing.

After a crash it is closed until two phones of the table are back: each brings a share of its key,
and any two shares open it. Where only one phone can come back (it holds all seats, or the others
play by codes), that one alone opens it: a drawer that nobody opens would end the game.

    form 1 | threshold 1 | count 1 | count of wraps, a share sealed to a key | nonce | body

In the old form (its first byte is the count of wraps, at most `_MOST`) each key opens it alone.
Any other first byte is the form of another version of the program.
"""

import secrets
from dataclasses import dataclass

from companion.handoff import hpke
from companion.handoff.primitives import gcm_open, gcm_seal
from companion.handoff.seatkey import SeatKey, x_public
from companion.handoff.shares import Share, joined, split
from companion.table.record import Carrier
from companion.table.state import Table

_INFO, _INFO_OLD = b"companion/drawer/2", b"companion/drawer/1"
_FORM, _HEAD, _MOST = 0xF2, 3, 64
_KEY, _NONCE, _OVER = 16, 12, 48
_SEEDS = 32


@dataclass(frozen=True, repr=False)
class DealerSecrets:
    """seed: 32 bytes the deal comes from. dealer: the key that signs it."""

    seed: bytes
    dealer: SeatKey

    @classmethod
    def fresh(cls) -> "DealerSecrets":
        """For a new deal."""
        return cls(secrets.token_bytes(_SEEDS), SeatKey.fresh())


def holders(table: Table) -> tuple[tuple[bytes, ...], ...]:
    """The keys of each phone that can come back to the server: whose shares differ.

    The maker's phone is one, with all seats that live on it. Without any it counts only where there
    is but one other phone: its key often lies on the disk that the drawer is on.
    """
    phones = [s for s in table.seats if s.carrier is Carrier.PHONE and not s.maker]
    makers = [s for s in table.seats if s.maker or s.carrier is Carrier.DEVICE]
    found = tuple((seat.key,) for seat in phones)
    if len(phones) > 1 and not makers:
        return found
    return *found, tuple(dict.fromkeys((table.maker_key, *(seat.key for seat in makers))))


def closed(inside: DealerSecrets, phones: tuple[tuple[bytes, ...], ...]) -> bytes:
    """The drawer as it is stored. phones: see `holders`."""
    key, nonce = secrets.token_bytes(_KEY), secrets.token_bytes(_NONCE)
    shares = split(key, len(phones)) if len(phones) > 1 else (Share(1, key),)
    wraps = [
        hpke.seal(bytes([share.place]) + share.value, x_public(public), _INFO)
        for share, keys in zip(shares, phones, strict=True)
        for public in keys
    ]
    head = bytes([_FORM, min(2, len(phones)), len(wraps)])
    body = gcm_seal(key, nonce, inside.seed + inside.dealer.seed, _INFO + head)
    return head + b"".join(wraps) + nonce + body


class Opening:
    """A closed drawer and the shares that phones have brought so far, in memory alone."""

    def __init__(self, blob: bytes) -> None:
        self.blob = blob
        self._shares: dict[int, Share] = {}

    @property
    def old(self) -> bool:
        """Whether it has the form in which each key opens it."""
        return self.blob[0] <= _MOST

    @property
    def foreign(self) -> bool:
        """Whether another version of the program closed it: no key opens it here."""
        return not self.old and self.blob[:2] not in (bytes([_FORM, 1]), bytes([_FORM, 2]))

    def bring(self, key: SeatKey) -> DealerSecrets | None:
        """A phone's key: what is in the drawer, if that was the last one needed."""
        if self.foreign:
            return None
        if self.old:
            wrapped, body, bound = _cut(self.blob, 1, _KEY)
            return _opened(_unwrapped(wrapped, key, _INFO_OLD), body, _INFO_OLD)
        wrapped, body, bound = _cut(self.blob, _HEAD, 1 + _KEY)
        found = _unwrapped(wrapped, key, _INFO)
        if found is None:
            return None
        share = Share(found[0], found[1:])
        self._shares[share.place] = share
        if self.blob[1] == 1:
            return _opened(share.value, body, _INFO + bound)
        others = [other for place, other in self._shares.items() if place != share.place]
        return _opened(joined(share, others[0]), body, _INFO + bound) if others else None


def _cut(blob: bytes, head: int, width: int) -> tuple[list[bytes], bytes, bytes]:
    """The wraps of texts of `width` bytes, nonce with body, and the head."""
    count, size = blob[head - 1], width + _OVER
    wraps = [blob[head + n * size : head + (n + 1) * size] for n in range(count)]
    return wraps, blob[head + count * size :], blob[:head]


def _unwrapped(wraps: list[bytes], key: SeatKey, info: bytes) -> bytes | None:
    for wrap in wraps:
        try:
            return hpke.unseal(wrap, key.agree, x_public(key.public), info)
        except ValueError:
            continue
    return None


def _opened(key: bytes | None, body: bytes, bound: bytes) -> DealerSecrets | None:
    try:
        plain = gcm_open(key, body[:_NONCE], body[_NONCE:], bound) if key else b""
    except ValueError:
        return None
    return DealerSecrets(plain[:_SEEDS], SeatKey(plain[_SEEDS:])) if plain else None
