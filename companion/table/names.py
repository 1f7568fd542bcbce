"""Names as people write and compare them."""

import unicodedata

from companion.refusal import Refusal
from companion.table.refusal import NameEmpty, NameTooLong, NameUnshowable

MOST = 20
"""Characters of a name, as people count them."""

_LAST_LETTER = "\u017f"
_MARKS = "‘’“”–—…"


def tidy(name: str) -> str | Refusal:
    """The name as it is shown: composed, single spaces, 1–20 characters; or why not.

    Composed letters are what people count. Letters beyond Latin Extended-A and emoji are refused:
    the fonts every phone gets do not have them.
    """
    composed = unicodedata.normalize("NFC", name[: MOST * 40])
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in composed)
    shown = " ".join(kept.split())
    if not shown:
        return NameEmpty()
    if any(char > _LAST_LETTER and char not in _MARKS for char in shown):
        return NameUnshowable()
    return shown if len(shown) <= MOST and len(name) <= MOST * 40 else NameTooLong(MOST)


def alike(name: str) -> str:
    """What two names share if they read the same: no case, no spaces, no accents."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in bare if c.isalnum()) or "".join(name.split())
