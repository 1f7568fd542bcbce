"""The first fourteen bytes of every message: what it is, whose, for whom, and how long it is good.

All of it is authenticated by whatever stands behind it. Checks that need only a header live here;
bodies and signatures must not. Minutes are whole minutes since 1970 and are always passed in.
"""

import secrets
from dataclasses import dataclass
from enum import IntEnum

from companion.handoff.refusals import (
    Damaged,
    FutureCode,
    Misdirected,
    NewerVersion,
    OldCode,
    UnknownKind,
)
from companion.refusal import Refusal

VERSION = 1
LENGTH = 14
EVERYONE = 255
"""As `to`: for all seats. As `sender`: the table itself."""


class Kind(IntEnum):
    """What a message is; the number is on the wire."""

    SEAT = 1
    ENVELOPE = 2
    MIX = 3
    DEAL = 4
    OFFER = 5
    ASK = 6
    ANSWER = 7
    WHISPER = 8
    OPEN = 9
    BACKUP = 10
    PART = 11
    END = 12
    PLEDGE = 13
    UNMIX = 14

    @property
    def word(self) -> str:
        """The name for a sentence: "deal"."""
        return self.name.lower()


_NUMBERS = frozenset(Kind)


@dataclass(frozen=True, slots=True)
class GameId:
    """Eight bytes: the minute the game began (4, big endian), then chance (4).

    The minute lets a phone that never saw the game tell last week's code from today's.
    """

    raw: bytes

    def __post_init__(self) -> None:
        if len(self.raw) != 8:
            raise ValueError("a game id must be 8 bytes")

    @classmethod
    def fresh(cls, minute: int) -> "GameId":
        """An id for a game that begins at `minute`; ValueError outside 4 bytes."""
        if not 0 <= minute < 2**32:
            raise ValueError("the minute must fit 4 bytes")
        return cls(minute.to_bytes(4, "big") + secrets.token_bytes(4))

    @property
    def minute(self) -> int:
        """The minute the game began."""
        return int.from_bytes(self.raw[:4], "big")


@dataclass(frozen=True, slots=True)
class Header:
    """Fourteen bytes taken apart. `expiry` is in minutes since the game began; 0 is its end."""

    kind: Kind
    game: GameId
    round: int
    sender: int
    to: int = EVERYONE
    expiry: int = 0

    def __post_init__(self) -> None:
        if not all(0 <= value <= 255 for value in (self.round, self.sender, self.to)):
            raise ValueError("round, sender and to must fit one byte each")
        if not 0 <= self.expiry < 2**16:
            raise ValueError("the expiry must fit two bytes")

    @property
    def raw(self) -> bytes:
        """The fourteen bytes."""
        return (
            bytes([VERSION << 4 | self.kind])
            + self.game.raw
            + bytes([self.round, self.sender, self.to])
            + self.expiry.to_bytes(2, "big")
        )


def parse(raw: bytes) -> Header | Refusal:
    """Read the header at the start of `raw`. What follows it is not looked at."""
    if not raw:
        return Damaged()
    version, number = raw[0] >> 4, raw[0] & 15
    if version > VERSION:
        return NewerVersion(version)
    if version < VERSION:
        return Damaged()
    if number not in _NUMBERS:
        return UnknownKind(number)
    if len(raw) < LENGTH:
        return Damaged()
    expiry = int.from_bytes(raw[12:14], "big")
    return Header(Kind(number), GameId(raw[1:9]), raw[9], raw[10], raw[11], expiry)


def refuse_old(header: Header, now_minute: int, limit: int) -> OldCode | FutureCode | None:
    """For a phone that never met the game: it began over `limit` minutes ago, or from now."""
    age = now_minute - header.game.minute
    if age > limit:
        return OldCode(age)
    if -age > limit:
        return FutureCode(-age)
    return None


def refuse_misdirected(header: Header, seat: int) -> Misdirected | None:
    """Addressed to another seat; what is for everyone is for this seat too."""
    return Misdirected(header.to) if header.to not in (seat, EVERYONE) else None
