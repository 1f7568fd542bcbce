"""Which Ed25519 keys are taken for none, whatever the platform's library says of them.

The five second coordinates of the eight points of small order, and the largest there may be.
"""

_P = 2**255 - 19
_OF_ORDER_EIGHT = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
_SMALL = frozenset((0, 1, _P - 1, _OF_ORDER_EIGHT, _P - _OF_ORDER_EIGHT))


def is_own_way(public: bytes) -> bool:
    """Whether a public key (32 bytes) is written in the one way there is, and of no small order."""
    y = int.from_bytes(public, "little") & (2**255 - 1)
    return y < _P and y not in _SMALL
