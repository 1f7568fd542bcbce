"""Padding that hides a length to the next 32 bytes and comes off again without doubt.

One byte 0x80, then zeros (ISO/IEC 7816-4). Nothing else must live here.
"""

BLOCK = 32


def pad(plain: bytes) -> bytes:
    """`plain` with 1 to 32 bytes behind it: a multiple of 32."""
    return plain + b"\x80" + bytes(-(len(plain) + 1) % BLOCK)


def unpad(padded: bytes) -> bytes:
    """What `pad` was given; ValueError for anything `pad` does not make."""
    plain, mark, zeros = padded.rpartition(b"\x80")
    if not padded or len(padded) % BLOCK or not mark or any(zeros) or len(zeros) >= BLOCK:
        raise ValueError("padding: not ours")
    return plain
