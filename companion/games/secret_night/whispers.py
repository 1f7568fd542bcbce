"""What is whispered: one line of text, tidied as the table's whispers are, packed for a code. PURE.

Packed it has always as many bytes: nobody sees from a code how long a whisper is.
"""

import unicodedata

MOST = 140
"""Characters of a whisper, as people count them."""
PACKED = 200
"""Bytes of a packed whisper: with its seal it fits one code (QR version 15)."""


def tidy(text: str) -> str:
    """The text as it is shown: composed, on one line, single spaces, no control characters."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in composed)
    return " ".join(kept.split())


def over(text: str, *, bytes_too: bool = False) -> int:
    """How many characters of a tidy text are too many; 0 if it fits. bytes_too: for a code."""
    kept = text[:MOST]
    while bytes_too and len(kept.encode()) > PACKED:
        kept = kept[:-1]
    return len(text) - len(kept)


def pack(text: str) -> bytes:
    """`PACKED` bytes. ValueError for nothing, what is not tidy, and what is too long."""
    if not text or text != tidy(text) or over(text, bytes_too=True):
        raise ValueError("no whisper")
    return text.encode().ljust(PACKED, b"\0")


def unpack(packed: bytes) -> str:
    """What `pack` was given; ValueError for anything `pack` does not make."""
    try:
        text = packed.rstrip(b"\0").decode()
    except UnicodeDecodeError as wrong:
        raise ValueError("no whisper") from wrong
    if pack(text) != packed:
        raise ValueError("no whisper")
    return text
