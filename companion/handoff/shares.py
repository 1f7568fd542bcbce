"""A secret in shares: so many together give it back, fewer tell nothing (Shamir, over GF(256)).

Byte for byte a polynomial whose value at 0 is the secret; a share is its value at the share's
place, 1 to 255, and as many shares as it has coefficients (the threshold) bring it back. The field
is that of AES (x^8 + x^4 + x^3 + x + 1), as in draft-mcgrew-tss-03. Nothing here notices a wrong
share: what is done with the secret must.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

_POLYNOMIAL = 0x11B


@dataclass(frozen=True, slots=True)
class Share:
    """place: 1 to 255, another for each share. value: as long as the secret."""

    place: int
    value: bytes = field(repr=False)


def split(secret: bytes, count: int, threshold: int = 2) -> tuple[Share, ...]:
    """So many shares, 2 to 255; `threshold` of them, 2 to `count`, give the secret back."""
    if not 2 <= threshold <= count <= 255:
        raise ValueError("a secret is split into 2 to 255 shares, of which two or more open it")
    # Zeros belong to the coefficients: else a share would exclude some secrets.
    rows = [secret, *(secrets.token_bytes(len(secret)) for _ in range(threshold - 1))]
    return tuple(Share(place, _at(place, rows)) for place in range(1, count + 1))


def joined(*shares: Share) -> bytes:
    """The secret of as many shares as its threshold is. ValueError for two of one place, or one."""
    places = [share.place for share in shares]
    if len(shares) < 2 or not all(places) or len(set(places)) != len(places):
        raise ValueError("two or more shares of different places are needed")
    weights = [_weight(place, places) for place in places]
    out = bytes(len(shares[0].value))
    for weight, share in zip(weights, shares, strict=True):
        pairs = zip(out, share.value, strict=True)
        out = bytes(so_far ^ times(weight, value) for so_far, value in pairs)
    return out


def times(a: int, b: int) -> int:
    """The product of two elements. The same steps whatever the second is."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * _POLYNOMIAL
        product ^= a * (b >> bit & 1)
    return product


def _at(place: int, rows: Sequence[bytes]) -> bytes:
    """The polynomials' values at a place. rows: their coefficients, the lowest first."""
    value = bytes(len(rows[0]))
    for row in reversed(rows):
        value = bytes(times(place, v) ^ r for v, r in zip(value, row, strict=True))
    return value


def _weight(place: int, places: Sequence[int]) -> int:
    """What a share counts in the value at 0 (Lagrange)."""
    weight = 1
    for other in places:
        if other != place:
            weight = times(weight, times(other, _inverse(place ^ other)))
    return weight


def _inverse(a: int) -> int:
    """a^254."""
    power = a
    for _ in range(6):
        power = times(times(power, power), a)
    return times(power, power)
