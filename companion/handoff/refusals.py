"""Every way a code can be turned down, as a value. `key` names the sentence in the catalogues.

The fields are what the sentence may say; none of them ever holds a secret or foreign text. Deciding
to refuse must not live here: each check stands beside the thing it checks.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


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


@dataclass(frozen=True, slots=True)
class Refusal:
    """The base of all: `isinstance(answer, Refusal)` asks whether it was refused."""

    key: ClassVar[str]


@dataclass(frozen=True, slots=True)
class NotOurs(Refusal):
    """A readable code, but none of this program."""

    key: ClassVar[str] = "refusal-not-ours"
    kind: Foreign


@dataclass(frozen=True, slots=True)
class Damaged(Refusal):
    """Ours by its beginning, but cut off, garbled or put together wrongly."""

    key: ClassVar[str] = "refusal-damaged"


@dataclass(frozen=True, slots=True)
class Mistyped(Refusal):
    """Typed text with an error in the group with this number, counted from 1."""

    key: ClassVar[str] = "refusal-mistyped"
    group: int


@dataclass(frozen=True, slots=True)
class TooLong(Refusal):
    """Longer than any code may be, in characters of text or bytes of message."""

    key: ClassVar[str] = "refusal-too-long"
    limit: int


@dataclass(frozen=True, slots=True)
class NewerVersion(Refusal):
    """Made by a version of the program that this one does not know."""

    key: ClassVar[str] = "refusal-newer-version"
    version: int


@dataclass(frozen=True, slots=True)
class OlderForm(Refusal):
    """Of an older version whose form does not keep what it promises: not taken any more."""

    key: ClassVar[str] = "refusal-older-form"


@dataclass(frozen=True, slots=True)
class UnknownKind(Refusal):
    """Of our version, but of a kind it does not have."""

    key: ClassVar[str] = "refusal-unknown-kind"
    number: int


@dataclass(frozen=True, slots=True)
class WrongKind(Refusal):
    """A good code, but not the one wanted now. Both are names of `header.Kind`, in lower case."""

    key: ClassVar[str] = "refusal-wrong-kind"
    wanted: str
    found: str


@dataclass(frozen=True, slots=True)
class ForgedCode(Refusal):
    """The signature is not that of the seat it claims to come from."""

    key: ClassVar[str] = "refusal-forged-code"


@dataclass(frozen=True, slots=True)
class OldCode(Refusal):
    """Of a game that began too many minutes ago."""

    key: ClassVar[str] = "refusal-old-code"
    minutes: int


@dataclass(frozen=True, slots=True)
class FutureCode(Refusal):
    """Of a game that begins so many minutes from now: one of the two clocks is wrong."""

    key: ClassVar[str] = "refusal-future-code"
    minutes: int


@dataclass(frozen=True, slots=True)
class Expired(Refusal):
    """Of this game, but shown so many minutes after it stopped being good."""

    key: ClassVar[str] = "refusal-expired"
    minutes: int


@dataclass(frozen=True, slots=True)
class OtherGame(Refusal):
    """Of another game than the one on this table."""

    key: ClassVar[str] = "refusal-other-game"


@dataclass(frozen=True, slots=True)
class Misdirected(Refusal):
    """By its header for another seat."""

    key: ClassVar[str] = "refusal-misdirected"
    seat: int


@dataclass(frozen=True, slots=True)
class NotForThisPhone(Refusal):
    """Nothing in it opens with this seat's key."""

    key: ClassVar[str] = "refusal-not-for-this-phone"


@dataclass(frozen=True, slots=True)
class TwoSlotsOpen(Refusal):
    """More than one slot of a deal opens for one seat: dealt wrongly, or dishonestly."""

    key: ClassVar[str] = "refusal-two-slots-open"


@dataclass(frozen=True, slots=True)
class BadProof(Refusal):
    """What a seat opened is not what it was dealt."""

    key: ClassVar[str] = "refusal-bad-proof"


@dataclass(frozen=True, slots=True)
class BadKey(Refusal):
    """A public key or point no honest phone makes."""

    key: ClassVar[str] = "refusal-bad-key"


@dataclass(frozen=True, slots=True)
class SameKey(Refusal):
    """Two seats with one key; the places in the list of keys."""

    key: ClassVar[str] = "refusal-same-key"
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class BadMix(Refusal):
    """Mixed points that no honest mixer shows: one twice, out of order, or one of small order."""

    key: ClassVar[str] = "refusal-bad-mix"


@dataclass(frozen=True, slots=True)
class BadName(Refusal):
    """A seat's name that is empty, too long, or has characters that no name has."""

    key: ClassVar[str] = "refusal-bad-name"


@dataclass(frozen=True, slots=True)
class Conflict(Refusal):
    """Two different codes where there can be one: same kind, seat and round, other content."""

    key: ClassVar[str] = "refusal-conflict"
    kind: str
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class OtherQuestion(Refusal):
    """A reply for this phone, but to something else than it asked now."""

    key: ClassVar[str] = "refusal-other-question"


@dataclass(frozen=True, slots=True)
class NotEightLetters(Refusal):
    """A rescue code opens with eight letters; so many were given."""

    key: ClassVar[str] = "refusal-not-eight-letters"
    given: int


@dataclass(frozen=True, slots=True)
class WrongLetters(Refusal):
    """These letters do not open this rescue code, or it was changed."""

    key: ClassVar[str] = "refusal-wrong-letters"


@dataclass(frozen=True, slots=True)
class UnknownKdf(Refusal):
    """Sealed in a way this version does not know."""

    key: ClassVar[str] = "refusal-unknown-kdf"
    number: int
