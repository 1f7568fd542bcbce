"""Adding points of P-256, which `cryptography` does not offer: compressed points in and out.

Only public points pass here, never a secret scalar: the arithmetic is not of constant time.
The point at infinity has no 33 bytes: a sum that is infinite raises ValueError.
"""

from companion.handoff.primitives._lengths import need

_P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
_B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B

_Point = tuple[int, int]


def p256_steps(start: bytes, step: bytes, count: int) -> list[bytes]:
    """`start`, `start + step`, ... : `count` compressed points (33 bytes each), `start` first.

    Both are decompressed once, however many there are. ValueError for a bad point or an infinite
    sum.
    """
    here, by = _read(start), _read(step)
    found = [start]
    for _ in range(1, count):
        here = _sum(here, by)
        found.append(_written(here))
    return found


def p256_negate(point: bytes) -> bytes:
    """The opposite (33 bytes) of a compressed point."""
    _read(point)
    return bytes([point[0] ^ 1]) + point[1:]


def _sum(one: _Point, other: _Point) -> _Point:
    (x1, y1), (x2, y2) = one, other
    if x1 == x2:
        if (y1 + y2) % _P == 0:
            raise ValueError("p256_steps: a sum is infinite")
        slope = (3 * x1 * x1 - 3) * pow(2 * y1, -1, _P) % _P
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, _P) % _P
    x = (slope * slope - x1 - x2) % _P
    return x, (slope * (x1 - x) - y1) % _P


def _read(point: bytes) -> _Point:
    need("p256", "point", point, 33)
    x = int.from_bytes(point[1:], "big")
    square = (x * x * x - 3 * x + _B) % _P
    y = pow(square, (_P + 1) // 4, _P)
    if point[0] not in (2, 3) or x >= _P or y * y % _P != square:
        raise ValueError("p256: not a point of the curve")
    return x, y if y & 1 == point[0] & 1 else _P - y


def _written(point: _Point) -> bytes:
    x, y = point
    return bytes([2 + (y & 1)]) + x.to_bytes(32, "big")
