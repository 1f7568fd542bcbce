"""What several topics of the night refuse; what one refuses stands with it. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class NightRefusal(Refusal, family="secret_night-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class NightOver(NightRefusal):
    """The referee has spoken."""


@dataclass(frozen=True)
class NotKept(NightRefusal):
    """The table keeps this by hand."""


@dataclass(frozen=True)
class NoSuchNumber(NightRefusal):
    """No wheel has that number, or the number is out of its range."""

    key = "secret_night-refusal-number"


@dataclass(frozen=True)
class TooManySteps(NightRefusal):
    """Never more than rolled."""

    key = "secret_night-refusal-steps"
    left: int


@dataclass(frozen=True)
class NotBeforeMidnight(NightRefusal):
    """This waits for midnight."""

    key = "secret_night-refusal-midnight"


@dataclass(frozen=True)
class NothingToAnswer(NightRefusal):
    """Nobody attacks, or that is no answer to it."""

    key = "secret_night-refusal-answer"
