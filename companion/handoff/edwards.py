"""Is this a sound Ed25519 public key, and what is its X25519 image? Public points only.

Arithmetic in plain Python, so not constant-time: a secret must never come in here. Signing and
agreeing live in `primitives`.
"""

from functools import lru_cache

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT_OF_MINUS_ONE = pow(2, (_P - 1) // 4, _P)

_Point = tuple[int, int, int, int]  # extended coordinates X, Y, Z, T with x=X/Z, y=Y/Z, xy=T/Z


@lru_cache(maxsize=256)  # about 2 ms a key, and a table sees the same few keys all evening
def montgomery(public: bytes) -> bytes:
    """The X25519 point (32 bytes) with the same secret as this Ed25519 key (32 bytes).

    ValueError for what is no point, a point written in a second way, and every point outside the
    prime-order group: those let two different keys have one and the same secret.
    """
    if len(public) != 32:
        raise ValueError(f"edwards: the key must be 32 bytes, not {len(public)}")
    encoded = int.from_bytes(public, "little")
    y, odd = encoded & (2**255 - 1), encoded >> 255
    x = _recover_x(y, odd)
    if x is None or y == 1:
        raise ValueError("edwards: the key is not a point of the curve")
    if not _is_neutral(_times(_ORDER, (x, y, 1, x * y % _P))):
        raise ValueError("edwards: the key is not in the prime-order group")
    return ((1 + y) * pow(1 - y, -1, _P) % _P).to_bytes(32, "little")


def _recover_x(y: int, odd: int) -> int | None:
    """RFC 8032 section 5.1.3."""
    if y >= _P:
        return None
    numerator, denominator = (y * y - 1) % _P, (_D * y * y + 1) % _P
    root = numerator * pow(denominator, 3, _P)
    x = root * pow(root * pow(denominator, 4, _P), (_P - 5) // 8, _P) % _P
    if denominator * x * x % _P != numerator:
        x = x * _ROOT_OF_MINUS_ONE % _P
    if denominator * x * x % _P != numerator or (x == 0 and odd):
        return None
    return _P - x if x & 1 != odd else x


def _add(a: _Point, b: _Point) -> _Point:
    """The complete addition of RFC 8032 section 5.1.4; doubles too."""
    first = (a[1] - a[0]) * (b[1] - b[0])
    second = (a[1] + a[0]) * (b[1] + b[0])
    third = 2 * a[3] * b[3] * _D
    fourth = 2 * a[2] * b[2]
    e, f, g, h = second - first, fourth - third, fourth + third, second + first
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(scalar: int, point: _Point) -> _Point:
    result: _Point = (0, 1, 1, 0)
    for bit in f"{scalar:b}":
        result = _add(result, result)
        if bit == "1":
            result = _add(result, point)
    return result


def _is_neutral(point: _Point) -> bool:
    return point[0] % _P == 0 and (point[1] - point[2]) % _P == 0
