"""The drawer: what the dealing program must still know, sealed so that copied files tell nothing.

Where the server deals it is closed after a crash until two phones of the table are back: each opens
its own share of the drawer's key and brings that, and any two shares open it. Where only one phone
can come back (it holds all seats, or the others play by codes), that one alone opens it: a drawer
that nobody opens would end the game.

Where a phone deals, its drawer only lies at the server. Three other phones together bring it back
if that phone is lost, or all of them where they are fewer (`entrusted`).

    form 1 | threshold 1 | count 1 | count of wraps, a share sealed to a key | nonce | body

In the old form (its first byte is the count of wraps, at most `_MOST`) each key opens it alone.
Any other first byte is the form of another version of the program.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from companion.handoff import hpke
from companion.handoff.primitives import gcm_open, gcm_seal
from companion.handoff.seatkey import SeatKey, x_public
from companion.handoff.shares import Share, joined, split
from companion.table.record import Carrier
from companion.table.state import Table

TOGETHER = 3
"""Other phones that bring a lost dealing phone's secrets back, where there are so many."""
_INFO, _INFO_OLD = b"companion/drawer/2", b"companion/drawer/1"
_INFO_ENTRUSTED = b"companion/drawer/3"
_FORM, _ENTRUSTED, _HEAD, _MOST = 0xF2, 0xF3, 3, 64
_KEY, _NONCE, _OVER, _TAG = 16, 12, 48, 16
_SEEDS = 32


@dataclass(frozen=True, repr=False)
class DealerSecrets:
    """seed: 32 bytes the deal comes from. dealer: the key that signs it.

    Of who mixes a deal: the secret number, and the key that signs the mix.
    """

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
    return _shut(inside, phones, min(2, len(phones)), (_FORM, _INFO))


def entrusted(inside: DealerSecrets, phones: tuple[tuple[bytes, ...], ...]) -> bytes:
    """The drawer of a phone that deals or mixes, in shares for the others: b"" for nobody else.

    phones: the keys of each of the other phones.
    """
    if not phones:
        return b""
    return _shut(inside, phones, min(TOGETHER, len(phones)), (_ENTRUSTED, _INFO_ENTRUSTED))


def is_entrusted(blob: bytes, phones: tuple[tuple[bytes, ...], ...]) -> bool:
    """Whether it looks like what `entrusted` makes for these phones; nobody can see more of it."""
    if not phones:
        return not blob
    count = sum(len(keys) for keys in phones)
    size = _HEAD + count * (1 + _KEY + _OVER) + _NONCE + 2 * _SEEDS + _TAG
    head = bytes([_ENTRUSTED, min(TOGETHER, len(phones)), count])
    return blob[:_HEAD] == head and len(blob) == size


def share_in(blob: bytes, key: SeatKey) -> Share | None:
    """The share of an entrusted drawer that is sealed to this key."""
    if blob[:1] != bytes([_ENTRUSTED]) or len(blob) < _HEAD:
        return None
    found = _unwrapped(_cut(blob, _HEAD, 1 + _KEY)[0], key, _INFO_ENTRUSTED)
    return Share(found[0], found[1:]) if found else None


def brought_back(blob: bytes, shares: Sequence[Share]) -> DealerSecrets | None:
    """What lies in an entrusted drawer; None for too few shares. A wrong one does not hinder."""
    if blob[:1] != bytes([_ENTRUSTED]) or len(blob) < _HEAD:
        return None
    body, bound = _cut(blob, _HEAD, 1 + _KEY)[1:]
    for some in combinations(shares, blob[1]):
        try:
            key = some[0].value if len(some) == 1 else joined(*some)
        except ValueError:
            continue
        if found := _opened(key, body, _INFO_ENTRUSTED + bound):
            return found
    return None


def _shut(
    inside: DealerSecrets,
    phones: tuple[tuple[bytes, ...], ...],
    threshold: int,
    form: tuple[int, bytes],
) -> bytes:
    """form: first byte, and what everything is bound to."""
    mark, info = form
    key, nonce = secrets.token_bytes(_KEY), secrets.token_bytes(_NONCE)
    shares = split(key, len(phones), threshold) if threshold > 1 else (Share(1, key),)
    wraps = [
        hpke.seal(bytes([share.place]) + share.value, x_public(public), info)
        for share, keys in zip(shares, phones, strict=True)
        for public in keys
    ]
    head = bytes([mark, threshold, len(wraps)])
    body = gcm_seal(key, nonce, inside.seed + inside.dealer.seed, info + head)
    return head + b"".join(wraps) + nonce + body


class Opening:
    """A closed drawer and the shares that phones have brought so far, in memory alone."""

    def __init__(self, blob: bytes) -> None:
        self.blob = blob
        self._shares: list[Share] = []

    @property
    def old(self) -> bool:
        """Whether it has the form in which each key opens it."""
        return self.blob[0] <= _MOST

    @property
    def foreign(self) -> bool:
        """Whether another version of the program closed it: no key opens it here."""
        return not self.old and self.blob[:2] not in (bytes([_FORM, 1]), bytes([_FORM, 2]))

    @property
    def wraps(self) -> tuple[bytes, ...]:
        """What is sealed to phones, for each to open its own share (`share_of`)."""
        return () if self.foreign else tuple(self._cut[0])

    def bring(self, brought: bytes) -> DealerSecrets | None:
        """A phone's share: what is in the drawer, if that was the last one needed.

        Whoever brings a wrong one keeps nobody else from opening it.
        """
        if self.foreign or len(brought) != (_KEY if self.old else 1 + _KEY):
            return None
        _, body, bound = self._cut
        if self.old:
            return _opened(brought, body, _INFO_OLD)
        share = Share(brought[0], brought[1:])
        if self.blob[1] == 1:
            return _opened(share.value, body, _INFO + bound)
        others = [other for other in self._shares if other.place not in (0, share.place)]
        self._shares = [*(other for other in self._shares if other != share), share][-_MOST:]
        tried = (_opened(joined(share, o), body, _INFO + bound) for o in others if share.place)
        return next((found for found in tried if found is not None), None)

    @property
    def _cut(self) -> tuple[list[bytes], bytes, bytes]:
        head, width = (1, _KEY) if self.old else (_HEAD, 1 + _KEY)
        return _cut(self.blob, head, width)


def share_of(wraps: Iterable[bytes], key: SeatKey) -> bytes | None:
    """On a phone: the share of a drawer's key that is sealed to this key of its own, if one is."""
    sealed = list(wraps)
    found = _unwrapped(sealed, key, _INFO)
    return found if found is not None else _unwrapped(sealed, key, _INFO_OLD)


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
