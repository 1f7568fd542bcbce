"""The family of this game's refusals, and those that several topics say. PURE.

Any other stands beside the rule that refuses.
"""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class FilmsRefusal(Refusal, family="microfilms-refusal"):
    """What the rules of this game refuse; the sentences are in `words`."""


@dataclass(frozen=True)
class NotYourTurn(FilmsRefusal):
    """It is somebody else's turn."""

    key = "microfilms-refusal-turn"


@dataclass(frozen=True)
class NothingWaits(FilmsRefusal):
    """Nothing waits for this seat."""


@dataclass(frozen=True)
class NoTarget(FilmsRefusal):
    """This cannot be done to that place."""

    key = "microfilms-refusal-target"


@dataclass(frozen=True)
class NoCards(FilmsRefusal):
    """The hand has no card for it."""


@dataclass(frozen=True)
class TooPoor(FilmsRefusal):
    """Not enough francs."""


@dataclass(frozen=True)
class LaidAlready(FilmsRefusal):
    """The cards lie there already."""


@dataclass(frozen=True)
class NothingLaid(FilmsRefusal):
    """No hand has been laid."""


@dataclass(frozen=True)
class NoSuchNumber(FilmsRefusal):
    """The number is out of range."""

    key = "microfilms-refusal-number"
