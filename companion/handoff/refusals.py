"""Every way a code can be turned down, as a value. `key` names the sentence in the catalogues.

The fields are what the sentence may say; none of them ever holds a secret or foreign text. Deciding
to refuse must not live here: each check stands beside the thing it checks.
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.refusal import Refusal


class Foreign(StrEnum):
    """What a code that is not ours is instead."""

    WEB_ADDRESS = "web-address"
    WIFI = "wifi"
    CONTACT = "contact"
    MAIL = "mail"
    PHONE = "phone"
    PLACE = "place"
    CALENDAR = "calendar"
    PAYMENT = "payment"
    NUMBER = "number"
    TEXT = "text"
    NOTHING = "nothing"


@dataclass(frozen=True)
class NotOurs(Refusal):
    """A readable code, but none of this program."""

    kind: Foreign


@dataclass(frozen=True)
class Damaged(Refusal):
    """Ours by its beginning, but cut off, garbled or put together wrongly."""


@dataclass(frozen=True)
class Mistyped(Refusal):
    """Typed text with an error in the group with this number, counted from 1."""

    group: int


@dataclass(frozen=True)
class TooLong(Refusal):
    """Longer than any code may be, in characters of text or bytes of message."""

    limit: int


@dataclass(frozen=True)
class NewerVersion(Refusal):
    """Made by a version of the program that this one does not know."""

    version: int


@dataclass(frozen=True)
class OlderForm(Refusal):
    """Of an older version whose form does not keep what it promises: not taken any more."""


@dataclass(frozen=True)
class UnknownKind(Refusal):
    """Of our version, but of a kind it does not have."""

    number: int


@dataclass(frozen=True)
class WrongKind(Refusal):
    """A good code, but not the one wanted now. Both are names of `header.Kind`, in lower case."""

    wanted: str
    found: str


@dataclass(frozen=True)
class ForgedCode(Refusal):
    """The signature is not that of the seat it claims to come from."""


@dataclass(frozen=True)
class OldCode(Refusal):
    """Of a game that began too many minutes ago."""

    minutes: int


@dataclass(frozen=True)
class FutureCode(Refusal):
    """Of a game that begins so many minutes from now: one of the two clocks is wrong."""

    minutes: int


@dataclass(frozen=True)
class OtherGame(Refusal):
    """Of another game than the one on this table."""


@dataclass(frozen=True)
class Misdirected(Refusal):
    """By its header for another seat."""

    seat: int


@dataclass(frozen=True)
class NotForThisPhone(Refusal):
    """Nothing in it opens with this seat's key."""


@dataclass(frozen=True)
class TwoSlotsOpen(Refusal):
    """More than one slot of a deal opens for one seat: dealt wrongly, or dishonestly."""


@dataclass(frozen=True)
class BadProof(Refusal):
    """What a seat opened is not what it was dealt."""


@dataclass(frozen=True)
class BadKey(Refusal):
    """A public key or point no honest phone makes."""


@dataclass(frozen=True)
class SameKey(Refusal):
    """Two seats with one key; the places in the list of keys."""

    first: int
    second: int


@dataclass(frozen=True)
class BadMix(Refusal):
    """Mixed points that no honest mixer shows: one twice, out of order, or one of small order."""


@dataclass(frozen=True)
class BadName(Refusal):
    """A seat's name that is empty, too long, or has characters that no name has."""


@dataclass(frozen=True)
class Conflict(Refusal):
    """Two different codes where there can be one: same kind, seat and round, other content."""

    kind: str
    seat: int
    round: int


@dataclass(frozen=True)
class OtherQuestion(Refusal):
    """A reply for this phone, but to something else than it asked now."""


@dataclass(frozen=True)
class NotEightLetters(Refusal):
    """A rescue code opens with eight letters; so many were given."""

    given: int


@dataclass(frozen=True)
class WrongLetters(Refusal):
    """These letters do not open this rescue code, or it was changed."""


@dataclass(frozen=True)
class UnknownKdf(Refusal):
    """Sealed in a way this version does not know."""

    number: int
