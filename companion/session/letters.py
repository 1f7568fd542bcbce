"""The six letters of a table, for phones whose camera does not open links: pure.

They are letters only, so that a phone's keyboard stays as it is; where two look alike there is one
of them, and the other is read as it. They follow from the link, but the link not from them.
"""

import unicodedata
from dataclasses import dataclass

from companion.handoff.primitives import sha256
from companion.refusal import Refusal

ALPHABET = "ABCDEFGHIJKMNOPRSTUWXYZ"
"""Twenty-three: no L, Q, V. No figures: a 0 can only be an O then, a 1 only an I."""
COUNT = 6
"""Letters of a table: 23 ** 6 are a hundred and forty-eight million, a little over 27 bits."""
_MISREAD = str.maketrans("0Q1LV2568", "OOIIUZSGB")
_LONGEST = 64
"""Characters looked at, at most: with spaces, dashes and accents in between."""
_BETWEEN = " -–—.·_'\u00a0"


@dataclass(frozen=True)
class NotSixLetters(Refusal):
    """What was typed cannot be the letters of any table."""


def derived(code: str, turn: int = 0) -> str:
    """The letters of the table of a link. turn: another derivation, where these are taken."""
    digest = sha256(b"companion/letters/1|", f"{code.upper()}|{turn}".encode())
    number, letters = int.from_bytes(digest, "big"), ""
    for _ in range(COUNT):
        number, place = divmod(number, len(ALPHABET))
        letters += ALPHABET[place]
    return letters


def read(typed: str) -> str | NotSixLetters:
    """The letters that were meant: case, accents, spaces, dashes and look-alikes are forgiven."""
    if len(typed) > _LONGEST:
        return NotSixLetters()
    bare = "".join(c for c in unicodedata.normalize("NFKD", typed) if not unicodedata.combining(c))
    letters = "".join(c for c in bare.upper() if c not in _BETWEEN).translate(_MISREAD)
    if len(letters) != COUNT or any(letter not in ALPHABET for letter in letters):
        return NotSixLetters()
    return letters


def grouped(letters: str) -> str:
    """As they are shown: three and three."""
    return f"{letters[:3]} {letters[3:]}"
