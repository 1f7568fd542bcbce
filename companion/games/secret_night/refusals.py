"""Why something is not done tonight: one sentence each, in `words`. PURE."""

from dataclasses import dataclass
from typing import ClassVar

from companion.table.refusal import Refusal


@dataclass(frozen=True)
class DawnAlready(Refusal):
    """The clock stands at six."""

    key: ClassVar[str] = "secret_night-refusal-dawn"


@dataclass(frozen=True)
class NoSuchHour(Refusal):
    """The clock has no such hour, or shows it already."""

    key: ClassVar[str] = "secret_night-refusal-hour"


@dataclass(frozen=True)
class NotAllPlayed(Refusal):
    """Somebody has not had a turn this round."""

    key: ClassVar[str] = "secret_night-refusal-not-all-played"
    waiting: int


@dataclass(frozen=True)
class NightOver(Refusal):
    """The referee has spoken."""

    key: ClassVar[str] = "secret_night-refusal-night-over"


@dataclass(frozen=True)
class NotKept(Refusal):
    """The table keeps this by hand."""

    key: ClassVar[str] = "secret_night-refusal-not-kept"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """It is somebody else's turn, or nobody's."""

    key: ClassVar[str] = "secret_night-refusal-turn"


@dataclass(frozen=True)
class SpunAlready(Refusal):
    """The wheel has been spun this turn."""

    key: ClassVar[str] = "secret_night-refusal-spun"


@dataclass(frozen=True)
class NotSpun(Refusal):
    """First the wheel."""

    key: ClassVar[str] = "secret_night-refusal-not-spun"


@dataclass(frozen=True)
class NoSuchNumber(Refusal):
    """No wheel has that number, or the number is out of its range."""

    key: ClassVar[str] = "secret_night-refusal-number"


@dataclass(frozen=True)
class TooManySteps(Refusal):
    """Never more than rolled."""

    key: ClassVar[str] = "secret_night-refusal-steps"
    left: int


@dataclass(frozen=True)
class SaverFull(Refusal):
    """The table caps the saver."""

    key: ClassVar[str] = "secret_night-refusal-saver"
    cap: int


@dataclass(frozen=True)
class NoSegments(Refusal):
    """The table has not entered its wheel, and plays without the invented one."""

    key: ClassVar[str] = "secret_night-refusal-no-segments"


@dataclass(frozen=True)
class TiedUp(Refusal):
    """Who is tied does not walk."""

    key: ClassVar[str] = "secret_night-refusal-tied"


@dataclass(frozen=True)
class SquareUsedAlready(Refusal):
    """One action of the square a turn."""

    key: ClassVar[str] = "secret_night-refusal-square-used"


@dataclass(frozen=True)
class SquareStays(Refusal):
    """The disc may not stay where it lies."""

    key: ClassVar[str] = "secret_night-refusal-square-stays"


@dataclass(frozen=True)
class NothingToSteal(Refusal):
    """Victoria is not stolen from."""

    key: ClassVar[str] = "secret_night-refusal-victoria"


@dataclass(frozen=True)
class NoSuchSkill(Refusal):
    """This character has no such skill."""

    key: ClassVar[str] = "secret_night-refusal-skill"


@dataclass(frozen=True)
class SkillUsedAlready(Refusal):
    """The skill is used up."""

    key: ClassVar[str] = "secret_night-refusal-skill-used"


@dataclass(frozen=True)
class NotBeforeMidnight(Refusal):
    """This waits for midnight."""

    key: ClassVar[str] = "secret_night-refusal-midnight"


@dataclass(frozen=True)
class Out(Refusal):
    """Dead, arrested or escaped: not there till the next turn."""

    key: ClassVar[str] = "secret_night-refusal-out"


@dataclass(frozen=True)
class NotYourself(Refusal):
    """Nobody arrests, ties, shoots or steals from himself."""

    key: ClassVar[str] = "secret_night-refusal-yourself"


@dataclass(frozen=True)
class Unanswered(Refusal):
    """An attack or a capture waits for its answer first."""

    key: ClassVar[str] = "secret_night-refusal-unanswered"


@dataclass(frozen=True)
class NothingToAnswer(Refusal):
    """Nobody attacks, or that is no answer to it."""

    key: ClassVar[str] = "secret_night-refusal-answer"


@dataclass(frozen=True)
class Healthy(Refusal):
    """Nothing to heal."""

    key: ClassVar[str] = "secret_night-refusal-healthy"


@dataclass(frozen=True)
class NotTheChief(Refusal):
    """The dog listens to the Chief Inspector alone, on the Chief's own turn."""

    key: ClassVar[str] = "secret_night-refusal-chief"


@dataclass(frozen=True)
class DogIsGone(Refusal):
    """The dog is out of play."""

    key: ClassVar[str] = "secret_night-refusal-dog-gone"


@dataclass(frozen=True)
class DogHasBitten(Refusal):
    """One attack a turn."""

    key: ClassVar[str] = "secret_night-refusal-dog-bitten"


@dataclass(frozen=True)
class NotPolice(Refusal):
    """Thieves and the Deceiver do not arrest."""

    key: ClassVar[str] = "secret_night-refusal-not-police"


@dataclass(frozen=True)
class KnownPolice(Refusal):
    """A known Chief Inspector is not arrested (SN-def20)."""

    key: ClassVar[str] = "secret_night-refusal-known-police"


@dataclass(frozen=True)
class Banned(Refusal):
    """Broken free just now: not again on this player yet."""

    key: ClassVar[str] = "secret_night-refusal-banned"


@dataclass(frozen=True)
class CannotBeTied(Refusal):
    """Eleanor cannot be tied."""

    key: ClassVar[str] = "secret_night-refusal-eleanor"


@dataclass(frozen=True)
class NoSpinLeft(Refusal):
    """No spin to break free is left."""

    key: ClassVar[str] = "secret_night-refusal-no-spin"


@dataclass(frozen=True)
class NoThief(Refusal):
    """Only thieves get away in a vehicle."""

    key: ClassVar[str] = "secret_night-refusal-no-thief"


@dataclass(frozen=True)
class VehicleGone(Refusal):
    """That vehicle has left already."""

    key: ClassVar[str] = "secret_night-refusal-vehicle"


@dataclass(frozen=True)
class TooManyAboard(Refusal):
    """The vehicle does not carry so many."""

    key: ClassVar[str] = "secret_night-refusal-aboard"
    most: int


@dataclass(frozen=True)
class NeedsMoney(Refusal):
    """This table has no escape without Money."""

    key: ClassVar[str] = "secret_night-refusal-money"


@dataclass(frozen=True)
class LookUsed(Refusal):
    """Zachary has looked already."""

    key: ClassVar[str] = "secret_night-refusal-look-used"


@dataclass(frozen=True)
class NotZachary(Refusal):
    """Only Zachary Davis looks at a role."""

    key: ClassVar[str] = "secret_night-refusal-not-zachary"


@dataclass(frozen=True)
class RoleKnown(Refusal):
    """That role lies open: nothing to look at."""

    key: ClassVar[str] = "secret_night-refusal-role-known"
