"""Why something is not done in Dead & Breakfast: one sentence each, in `words`. PURE."""

from dataclasses import dataclass
from typing import ClassVar

from companion.table.refusal import Refusal


@dataclass(frozen=True)
class NoHouse(Refusal):
    """There is no such house."""

    key: ClassVar[str] = "dead_breakfast-refusal-house"


@dataclass(frozen=True)
class Impossible(Refusal):
    """No house can have such numbers."""

    key: ClassVar[str] = "dead_breakfast-refusal-impossible"


@dataclass(frozen=True)
class NoSuchWindows(Refusal):
    """A house has eighteen windows."""

    key: ClassVar[str] = "dead_breakfast-refusal-windows"


@dataclass(frozen=True)
class CentreNotHaunted(Refusal):
    """A house rule: no creature covers the double window (DB-def3)."""

    key: ClassVar[str] = "dead_breakfast-refusal-centre-haunted"


@dataclass(frozen=True)
class CentreFixed(Refusal):
    """The double window is where the house rules put it (DB-def1)."""

    key: ClassVar[str] = "dead_breakfast-refusal-centre-fixed"


@dataclass(frozen=True)
class NoSuchKind(Refusal):
    """There are four kinds."""

    key: ClassVar[str] = "dead_breakfast-refusal-kind"


@dataclass(frozen=True)
class NameTooLong(Refusal):
    """A name has at most 14 letters."""

    key: ClassVar[str] = "dead_breakfast-refusal-name"


@dataclass(frozen=True)
class NoTurns(Refusal):
    """A house rule: turns are not counted."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-turns"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """It is somebody else's turn."""

    key: ClassVar[str] = "dead_breakfast-refusal-turn"


@dataclass(frozen=True)
class AllComplete(Refusal):
    """All houses are complete."""

    key: ClassVar[str] = "dead_breakfast-refusal-complete"


@dataclass(frozen=True)
class HouseComplete(Refusal):
    """All sixteen turns of this house are played (DB-U2)."""

    key: ClassVar[str] = "dead_breakfast-refusal-house-complete"


@dataclass(frozen=True)
class DibsOpen(Refusal):
    """Somebody called dibs: that comes before the next turn."""

    key: ClassVar[str] = "dead_breakfast-refusal-dibs-open"


@dataclass(frozen=True)
class NoEyeballs(Refusal):
    """There is no eyeball in the middle any more."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-eyeballs"


@dataclass(frozen=True)
class NoEyeball(Refusal):
    """A snatch costs an eyeball (DB-U4)."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-eyeball"


@dataclass(frozen=True)
class TooLate(Refusal):
    """Somebody has moved since (facts 2.3)."""

    key: ClassVar[str] = "dead_breakfast-refusal-too-late"


@dataclass(frozen=True)
class DibsAlready(Refusal):
    """This seat has called dibs already."""

    key: ClassVar[str] = "dead_breakfast-refusal-dibs-already"


@dataclass(frozen=True)
class OneSnatch(Refusal):
    """A house rule: one snatch between two turns (DB-def7)."""

    key: ClassVar[str] = "dead_breakfast-refusal-one-snatch"


@dataclass(frozen=True)
class OwnTurnJustOver(Refusal):
    """A house rule: not right after one's own turn (DB-def8)."""

    key: ClassVar[str] = "dead_breakfast-refusal-own-turn"


@dataclass(frozen=True)
class NoMoment(Refusal):
    """No clock shows that."""

    key: ClassVar[str] = "dead_breakfast-refusal-moment"


@dataclass(frozen=True)
class NoTie(Refusal):
    """There is no tie to settle with this seat."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-tie"


@dataclass(frozen=True)
class TieOpen(Refusal):
    """First the table settles who was first."""

    key: ClassVar[str] = "dead_breakfast-refusal-tie-open"


@dataclass(frozen=True)
class NotFirst(Refusal):
    """Somebody else called dibs before, or nobody did."""

    key: ClassVar[str] = "dead_breakfast-refusal-not-first"


@dataclass(frozen=True)
class NeverAWindow(Refusal):
    """An eyeball never takes a window (DB-U3)."""

    key: ClassVar[str] = "dead_breakfast-refusal-window"


@dataclass(frozen=True)
class NoDiscard(Refusal):
    """A house rule: what is snatched is placed (DB-def9)."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-discard"


@dataclass(frozen=True)
class NoDibs(Refusal):
    """This seat has not called dibs."""

    key: ClassVar[str] = "dead_breakfast-refusal-no-dibs"


@dataclass(frozen=True)
class FinishedAlready(Refusal):
    """The points are counted already."""

    key: ClassVar[str] = "dead_breakfast-refusal-finished"


@dataclass(frozen=True)
class NoSuchNumber(Refusal):
    """That number is not possible."""

    key: ClassVar[str] = "dead_breakfast-refusal-number"


@dataclass(frozen=True)
class NothingAsked(Refusal):
    """In this game no phone asks another."""

    key: ClassVar[str] = "dead_breakfast-refusal-nothing-asked"
