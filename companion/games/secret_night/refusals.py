"""Why something is not done tonight: one sentence each, in `words`. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class NightRefusal(Refusal, family="secret_night-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class DawnAlready(NightRefusal):
    """The clock stands at six."""

    key = "secret_night-refusal-dawn"


@dataclass(frozen=True)
class NoSuchHour(NightRefusal):
    """The clock has no such hour, or shows it already."""

    key = "secret_night-refusal-hour"


@dataclass(frozen=True)
class NotAllPlayed(NightRefusal):
    """Somebody has not had a turn this round."""

    waiting: int


@dataclass(frozen=True)
class NightOver(NightRefusal):
    """The referee has spoken."""


@dataclass(frozen=True)
class NotKept(NightRefusal):
    """The table keeps this by hand."""


@dataclass(frozen=True)
class NotYourTurn(NightRefusal):
    """It is somebody else's turn, or nobody's."""

    key = "secret_night-refusal-turn"


@dataclass(frozen=True)
class SpunAlready(NightRefusal):
    """The wheel has been spun this turn."""

    key = "secret_night-refusal-spun"


@dataclass(frozen=True)
class NotSpun(NightRefusal):
    """First the wheel."""


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
class SaverFull(NightRefusal):
    """The table caps the saver."""

    key = "secret_night-refusal-saver"
    cap: int


@dataclass(frozen=True)
class NoSegments(NightRefusal):
    """The table has not entered its wheel, and plays without the invented one."""


@dataclass(frozen=True)
class TiedUp(NightRefusal):
    """Who is tied does not walk."""

    key = "secret_night-refusal-tied"


@dataclass(frozen=True)
class SquareUsedAlready(NightRefusal):
    """One action of the square a turn."""

    key = "secret_night-refusal-square-used"


@dataclass(frozen=True)
class SquareStays(NightRefusal):
    """The disc may not stay where it lies."""


@dataclass(frozen=True)
class NothingToSteal(NightRefusal):
    """Victoria is not stolen from."""

    key = "secret_night-refusal-victoria"


@dataclass(frozen=True)
class NoSuchSkill(NightRefusal):
    """This character has no such skill."""

    key = "secret_night-refusal-skill"


@dataclass(frozen=True)
class SkillUsedAlready(NightRefusal):
    """The skill is used up."""

    key = "secret_night-refusal-skill-used"


@dataclass(frozen=True)
class NotBeforeMidnight(NightRefusal):
    """This waits for midnight."""

    key = "secret_night-refusal-midnight"


@dataclass(frozen=True)
class Out(NightRefusal):
    """Dead, arrested or escaped: not there till the next turn."""


@dataclass(frozen=True)
class NotYourself(NightRefusal):
    """Nobody arrests, ties, shoots or steals from himself."""

    key = "secret_night-refusal-yourself"


@dataclass(frozen=True)
class Unanswered(NightRefusal):
    """An attack or a capture waits for its answer first."""


@dataclass(frozen=True)
class NothingToAnswer(NightRefusal):
    """Nobody attacks, or that is no answer to it."""

    key = "secret_night-refusal-answer"


@dataclass(frozen=True)
class Healthy(NightRefusal):
    """Nothing to heal."""


@dataclass(frozen=True)
class NotTheChief(NightRefusal):
    """The dog listens to the Chief Inspector alone, on the Chief's own turn."""

    key = "secret_night-refusal-chief"


@dataclass(frozen=True)
class DogIsGone(NightRefusal):
    """The dog is out of play."""

    key = "secret_night-refusal-dog-gone"


@dataclass(frozen=True)
class DogHasBitten(NightRefusal):
    """One attack a turn."""

    key = "secret_night-refusal-dog-bitten"


@dataclass(frozen=True)
class NotPolice(NightRefusal):
    """Thieves and the Deceiver do not arrest."""


@dataclass(frozen=True)
class KnownPolice(NightRefusal):
    """A known Chief Inspector is not arrested (SN-def20)."""


@dataclass(frozen=True)
class Banned(NightRefusal):
    """Broken free just now: not again on this player yet."""


@dataclass(frozen=True)
class CannotBeTied(NightRefusal):
    """Eleanor cannot be tied."""

    key = "secret_night-refusal-eleanor"


@dataclass(frozen=True)
class NoSpinLeft(NightRefusal):
    """No spin to break free is left."""

    key = "secret_night-refusal-no-spin"


@dataclass(frozen=True)
class NoThief(NightRefusal):
    """Only thieves get away in a vehicle."""


@dataclass(frozen=True)
class VehicleGone(NightRefusal):
    """That vehicle has left already."""

    key = "secret_night-refusal-vehicle"


@dataclass(frozen=True)
class TooManyAboard(NightRefusal):
    """The vehicle does not carry so many."""

    key = "secret_night-refusal-aboard"
    most: int


@dataclass(frozen=True)
class NeedsMoney(NightRefusal):
    """This table has no escape without Money."""

    key = "secret_night-refusal-money"


@dataclass(frozen=True)
class LookUsed(NightRefusal):
    """Zachary has looked already."""


@dataclass(frozen=True)
class NotZachary(NightRefusal):
    """Only Zachary Davis looks at a role."""


@dataclass(frozen=True)
class RoleKnown(NightRefusal):
    """That role lies open: nothing to look at."""
