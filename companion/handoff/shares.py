"""A secret in shares: one alone tells nothing, any two give it back (Shamir, over GF(256)).

Byte for byte a line through the secret at 0: a share is its value at the share's place, 1 to 255.
The field is that of AES (x^8 + x^4 + x^3 + x + 1), as in draft-mcgrew-tss-03. Nothing here notices
a wrong share: what is done with the secret must.
"""

import secrets
from dataclasses import dataclass, field

_POLYNOMIAL = 0x11B


@dataclass(frozen=True, slots=True)
class Share:
    """place: 1 to 255, another for each share. value: as long as the secret."""

    place: int
    value: bytes = field(repr=False)


def split(secret: bytes, count: int) -> tuple[Share, ...]:
    """So many shares, 2 to 255."""
    if not 2 <= count <= 255:
        raise ValueError("a secret is split into 2 to 255 shares")
    slope = secrets.token_bytes(len(secret))  # zeros belong to it: else a share would exclude them
    return tuple(
        Share(x, bytes(s ^ times(x, a) for s, a in zip(secret, slope, strict=True)))
        for x in range(1, count + 1)
    )


def joined(one: Share, other: Share) -> bytes:
    """The secret of two of its shares. ValueError for one share twice, or two that cannot be."""
    if one.place == other.place or not one.place or not other.place:
        raise ValueError("two shares of different places are needed")
    over = _inverse(one.place ^ other.place)
    first, second = times(other.place, over), times(one.place, over)
    pairs = zip(one.value, other.value, strict=True)
    return bytes(times(first, y) ^ times(second, z) for y, z in pairs)


def times(a: int, b: int) -> int:
    """The product of two elements. The same steps whatever the second is."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * _POLYNOMIAL
        product ^= a * (b >> bit & 1)
    return product


def _inverse(a: int) -> int:
    """a^254."""
    power = a
    for _ in range(6):
        power = times(times(power, power), a)
    return times(power, power)
