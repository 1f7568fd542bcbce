"""Why something is not done in Dead & Breakfast: one sentence each, in `words`. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class DeadRefusal(Refusal, family="dead_breakfast-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class NoHouse(DeadRefusal):
    """There is no such house."""

    key = "dead_breakfast-refusal-house"


@dataclass(frozen=True)
class Impossible(DeadRefusal):
    """No house can have such numbers."""


@dataclass(frozen=True)
class NoSuchWindows(DeadRefusal):
    """A house has eighteen windows."""

    key = "dead_breakfast-refusal-windows"


@dataclass(frozen=True)
class CentreNotHaunted(DeadRefusal):
    """A house rule: no creature covers the double window (DB-def3)."""

    key = "dead_breakfast-refusal-centre-haunted"


@dataclass(frozen=True)
class CentreFixed(DeadRefusal):
    """The double window is where the house rules put it (DB-def1)."""


@dataclass(frozen=True)
class NoSuchKind(DeadRefusal):
    """There are four kinds."""

    key = "dead_breakfast-refusal-kind"


@dataclass(frozen=True)
class NameTooLong(DeadRefusal):
    """A name has at most 14 letters."""

    key = "dead_breakfast-refusal-name"


@dataclass(frozen=True)
class NoTurns(DeadRefusal):
    """A house rule: turns are not counted."""


@dataclass(frozen=True)
class NotYourTurn(DeadRefusal):
    """It is somebody else's turn."""

    key = "dead_breakfast-refusal-turn"


@dataclass(frozen=True)
class AllComplete(DeadRefusal):
    """All houses are complete."""

    key = "dead_breakfast-refusal-complete"


@dataclass(frozen=True)
class HouseComplete(DeadRefusal):
    """All sixteen turns of this house are played (DB-U2)."""


@dataclass(frozen=True)
class DibsOpen(DeadRefusal):
    """Somebody called dibs: that comes before the next turn."""


@dataclass(frozen=True)
class NoEyeballs(DeadRefusal):
    """There is no eyeball in the middle any more."""


@dataclass(frozen=True)
class NoEyeball(DeadRefusal):
    """A snatch costs an eyeball (DB-U4)."""


@dataclass(frozen=True)
class TooLate(DeadRefusal):
    """Somebody has moved since (facts 2.3)."""


@dataclass(frozen=True)
class DibsAlready(DeadRefusal):
    """This seat has called dibs already."""


@dataclass(frozen=True)
class OneSnatch(DeadRefusal):
    """A house rule: one snatch between two turns (DB-def7)."""


@dataclass(frozen=True)
class OwnTurnJustOver(DeadRefusal):
    """A house rule: not right after one's own turn (DB-def8)."""

    key = "dead_breakfast-refusal-own-turn"


@dataclass(frozen=True)
class NoMoment(DeadRefusal):
    """No clock shows that."""

    key = "dead_breakfast-refusal-moment"


@dataclass(frozen=True)
class NoTie(DeadRefusal):
    """There is no tie to settle with this seat."""


@dataclass(frozen=True)
class TieOpen(DeadRefusal):
    """First the table settles who was first."""


@dataclass(frozen=True)
class NotFirst(DeadRefusal):
    """Somebody else called dibs before, or nobody did."""


@dataclass(frozen=True)
class NeverAWindow(DeadRefusal):
    """An eyeball never takes a window (DB-U3)."""

    key = "dead_breakfast-refusal-window"


@dataclass(frozen=True)
class NoDiscard(DeadRefusal):
    """A house rule: what is snatched is placed (DB-def9)."""


@dataclass(frozen=True)
class NoDibs(DeadRefusal):
    """This seat has not called dibs."""


@dataclass(frozen=True)
class FinishedAlready(DeadRefusal):
    """The points are counted already."""

    key = "dead_breakfast-refusal-finished"


@dataclass(frozen=True)
class NoSuchNumber(DeadRefusal):
    """That number is not possible."""

    key = "dead_breakfast-refusal-number"


@dataclass(frozen=True)
class NothingAsked(DeadRefusal):
    """In this game no phone asks another."""
