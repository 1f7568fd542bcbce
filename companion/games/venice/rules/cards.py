"""The cards of Venice as small numbers: identities, segments, the eight coloured cards. PURE.

An identity is 0..3 for Fiddlebottom, Bubble, Agent X, Zsa Zsa; a segment is 0..3 for the printed
52, 11, 0, 29. A card is 0..3 for an identity, 4..7 for a segment, whether coloured or black.
"""

from enum import StrEnum

F, B, X, Z = range(4)
IDENTITIES = (F, B, X, Z)
PARTNERS = (B, F, Z, X)
"""Each identity's partner: F with B, X with Z (facts 4.1)."""

SEGMENTS = ("52", "11", "0", "29")
"""The printed labels; a table with another edition has its own (VE-def13)."""
LOCATIONS = 5
"""Locations of each set: 0..4; the first two are named in the book, Rialto and San Marco."""
CARDS = tuple(range(8))
"""All cards a player can show."""

NONE = 255
"""Instead of an identity or segment: there is none."""
DUMMY = -1
"""Instead of a seat: the fourth agent of three players."""
AMBASSADOR = -2
"""Instead of a seat: the Ambassador's pack, with three or four players."""
NOBODY = -9
"""Instead of a seat: nobody."""


class Side(StrEnum):
    """Where one of the dummy's two black cards lies: left the identity, right the segment.

    By VE-def8 that may be unknown; then the side is only a side.
    """

    LEFT = "left"
    RIGHT = "right"


class Black(StrEnum):
    """Which black card is demanded (VE-def4)."""

    EITHER = "either"
    IDENTITY = "identity"
    SEGMENT = "segment"


def segment_card(segment: int) -> int:
    """The card that shows a segment, 4..7."""
    return segment + len(IDENTITIES)


def is_identity(card: int) -> bool:
    """Whether a card of 0..7 shows an identity."""
    return card < len(IDENTITIES)
