"""Names as people write and compare them."""

import unicodedata

from companion.table.refusal import NameEmpty, NameTooLong, Refusal

MOST = 20
"""Characters of a name, as people count them."""

_JOINER = "\u200d"


def tidy(name: str) -> str | Refusal:
    """The name as it is shown: composed, single spaces, 1–20 characters; or why not."""
    composed = unicodedata.normalize("NFC", name[: MOST * 40])
    kept = "".join(c if c == _JOINER or _visible(c) else " " for c in composed)
    shown = " ".join(kept.split())
    if not shown:
        return NameEmpty()
    return shown if count(shown) <= MOST and len(name) <= MOST * 40 else NameTooLong(MOST)


def count(text: str) -> int:
    """Characters as people count them: marks and joined parts belong to the one before."""
    total, joined = 0, False
    for char in text:
        extends = unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf")
        if not extends and not joined and not "\U0001f3fb" <= char <= "\U0001f3ff":
            total += 1
        joined = char == _JOINER
    return total


def alike(name: str) -> str:
    """What two names share if they read the same: no case, no spaces, no accents."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in bare if not unicodedata.combining(c) and c.isalnum()) or bare.strip()


def _visible(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ"
