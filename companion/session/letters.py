"""The six letters of a table, for phones whose camera does not open links: pure.

They are consonants only, so that a phone's keyboard stays as it is and they spell no word; where
two look alike there is one of them, and the other is read as it. They follow from the link, but the
link not from them. What was shown before had vowels too, and still leads there.
"""

import unicodedata
from dataclasses import dataclass

from companion.handoff.primitives import sha256
from companion.refusal import Refusal

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
"""Twenty: no vowels and no Y, so that those are read as what they look like; no figures either."""
COUNT = 6
"""Letters of a table: 20 ** 6 are sixty-four million, nearly 26 bits."""
_MISREAD = str.maketrans("0O1I2568U", "QQLLZSGBV")
_BEFORE = "ABCDEFGHIJKMNOPRSTUWXYZ"
_MISREAD_BEFORE = str.maketrans("0Q1LV2568", "OOIIUZSGB")
"""Letters as they were, and what was read as which of them."""
_LONGEST = 64
"""Characters looked at, at most: with spaces, dashes and accents in between."""
_BETWEEN = " -–—.·_'\u00a0"


@dataclass(frozen=True)
class NotSixLetters(Refusal):
    """What was typed cannot be the letters of any table."""


def derived(code: str, turn: int = 0) -> str:
    """The letters of the table of a link. turn: another derivation, where these are taken."""
    return _derived(b"companion/letters/2|", ALPHABET, f"{code.upper()}|{turn}")


def before(code: str) -> str:
    """What an older program showed for that table: somebody may have written it down."""
    return _derived(b"companion/letters/1|", _BEFORE, f"{code.upper()}|0")


def _derived(label: bytes, alphabet: str, what: str) -> str:
    number, letters = int.from_bytes(sha256(label, what.encode()), "big"), ""
    for _ in range(COUNT):
        number, place = divmod(number, len(alphabet))
        letters += alphabet[place]
    return letters


def read(typed: str) -> tuple[str, ...] | NotSixLetters:
    """The letters that may be meant, the likelier ones first: as they are now, and as they were.

    Case, accents, spaces, dashes and look-alikes are forgiven.
    """
    if len(typed) > _LONGEST:
        return NotSixLetters()
    bare = "".join(c for c in unicodedata.normalize("NFKD", typed) if not unicodedata.combining(c))
    letters = "".join(c for c in bare.upper() if c not in _BETWEEN)
    ways = ((ALPHABET, _MISREAD), (_BEFORE, _MISREAD_BEFORE))
    meant = [
        meaning
        for alphabet, misread in ways
        if len(meaning := letters.translate(misread)) == COUNT and set(meaning) <= set(alphabet)
    ]
    return tuple(dict.fromkeys(meant)) or NotSixLetters()


def grouped(letters: str) -> str:
    """As they are shown: three and three."""
    return f"{letters[:3]} {letters[3:]}"
