"""A seat's private sheet: what its phone has noted. Sealed to the seat itself wherever it is kept.

What a game writes into it is the game's business: texts by name.
"""

import json

from companion.handoff import hpke
from companion.handoff.seatkey import SeatKey, x_public

LARGEST = 16_384
"""Bytes of a sheet before it is sealed."""
_INFO = b"companion/sheet/1"

Sheet = dict[str, str]


def sealed(sheet: Sheet, key: SeatKey) -> bytes:
    """The sheet as it is stored. ValueError if it is too large."""
    plain = json.dumps(sheet).encode()
    if len(plain) > LARGEST:
        raise ValueError("the sheet is full")
    return hpke.seal(plain, x_public(key.public), _INFO)


def opened(blob: bytes | None, key: SeatKey) -> Sheet:
    """The sheet, empty where there is none or it was somebody else's."""
    try:
        plain = hpke.unseal(blob or b"", key.agree, x_public(key.public), _INFO)
        found = json.loads(plain)
        return {str(name): str(text) for name, text in found.items()}
    except (ValueError, AttributeError):
        return {}
