"""Where a deal's chance comes from: a committed seed, everybody's shares, then bytes without end.

The same inputs give the same bytes for ever: that is how a deal is checked afterwards. Shuffling
belongs to the games and must not live here.
"""

from collections.abc import Callable, Sequence

from companion.handoff import primitives

SHARE = 32


def commitment(seed: bytes) -> bytes:
    """What the dealer shows (32 bytes) before anybody's share is known. The seed has 32 bytes."""
    _need(seed, "seed")
    return primitives.sha256(b"companion/1/seed|", seed)


def entropy(seed: bytes, shares: Sequence[tuple[int, bytes]]) -> bytes:
    """The 32 bytes a deal is made from: the seed and a share (32 bytes) of each seat that gave one.

    The order of the shares does not matter. ValueError for a wrong length or a seat named twice.
    """
    _need(seed, "seed")
    seats = [seat for seat, _ in shares]
    if len(set(seats)) != len(seats) or not all(0 <= seat <= 255 for seat in seats):
        raise ValueError("one share a seat, seats 0 to 255")
    given = b""
    for seat, share in sorted(shares):
        _need(share, "share")
        given += bytes([seat]) + share
    return primitives.sha256(b"companion/1/entropy|", seed, given)


def stream(source: bytes) -> Callable[[int], bytes]:
    """A function that gives the next `n` bytes drawn from `source` (the 32 bytes of `entropy`).

    No byte is given twice, and how the reads are cut makes no difference.
    """
    _need(source, "entropy")
    key = primitives.hkdf(source, b"companion/1/stream")
    buffer, block = b"", 0

    def take(count: int) -> bytes:
        nonlocal buffer, block
        if count < 0:
            raise ValueError("a negative number of bytes")
        while len(buffer) < count:
            buffer += primitives.mac(key, block.to_bytes(8, "big"))
            block += 1
        taken, buffer = buffer[:count], buffer[count:]
        return taken

    return take


def _need(value: bytes, name: str) -> None:
    if len(value) != SHARE:
        raise ValueError(f"a deal's {name} must be 32 bytes")
