"""A seat's private sheet: what its phone has noted. Sealed to the seat itself wherever it is kept.

What a game writes into it is the game's business: texts by name. Its length tells nothing finer
than kilobytes.
"""

import json

from companion.handoff import hpke
from companion.handoff.seatkey import SeatKey, x_public
from companion.session.refusals import SheetForeign

LARGEST = 16_384
"""Bytes of a sheet before it is sealed."""
BLOCK = 1024
"""A sheet is filled up with blanks to as many bytes."""
_INFO = b"companion/sheet/1"

Sheet = dict[str, str]


def sealed(sheet: Sheet, key: SeatKey) -> bytes:
    """The sheet as it is stored. ValueError if it is too large."""
    plain = json.dumps(sheet).encode()
    if len(plain) > LARGEST:
        raise ValueError("the sheet is full")
    plain += b" " * (-len(plain) % BLOCK)
    return hpke.seal(plain, x_public(key.public), _INFO)


def opened(blob: bytes | None, key: SeatKey) -> Sheet | SheetForeign:
    """The sheet, empty where there is none or it was somebody else's.

    What another version of the program sealed for this seat is refused, lest it be written over.
    """
    try:
        plain = hpke.unseal(blob or b"", key.agree, x_public(key.public), _INFO)
    except ValueError:
        return {}
    try:
        found = json.loads(plain)
    except (ValueError, RecursionError):
        return SheetForeign()
    known = isinstance(found, dict) and all(isinstance(text, str) for text in found.values())
    return found if known else SheetForeign()
