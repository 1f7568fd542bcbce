"""What has happened, as it stands in the log. PURE."""

from dataclasses import dataclass

from companion.games.secret_night.acts import Field
from companion.games.secret_night.characters import Character
from companion.games.secret_night.harm import Answer, Cause, Square
from companion.games.secret_night.night import Spin
from companion.games.secret_night.roles import Role
from companion.games.secret_night.score import Vehicle
from companion.games.secret_night.segment import Segment


@dataclass(frozen=True)
class ClockMoved:
    """The clock shows another hour. round_over: a new round begins with it."""

    clock: int
    by_hand: bool = False
    new_round: bool = False


@dataclass(frozen=True)
class RoleShown:
    """A role lies open."""

    seat: int
    role: Role


@dataclass(frozen=True)
class RolePeeked:
    """A seat looked at another's role. What it saw is not known here."""

    seat: int
    at: int


@dataclass(frozen=True)
class CharacterDealt:
    """Somebody is somebody else now: at the start, or after coming back."""

    seat: int
    character: Character


@dataclass(frozen=True)
class CameBack:
    """Somebody is back on a start hex: fresh, or moved there by a mistaken arrest."""

    seat: int
    fresh: bool


@dataclass(frozen=True)
class TurnBegan:
    """It is somebody's turn."""

    seat: int


@dataclass(frozen=True)
class Spun:
    """The wheel has spun for steps. again: Kontar's second."""

    spin: Spin
    steps: int
    cards: int
    again: bool = False


@dataclass(frozen=True)
class StepsChanged:
    """Steps left in the turn, and steps on the saver."""

    left: int
    saved: int


@dataclass(frozen=True)
class SquareUsed:
    """The action square's disc lies on another icon: put there by `seat`."""

    icon: Square
    other: int
    seat: int


@dataclass(frozen=True)
class SkillUsed:
    """A character's skill is used up, or used this turn."""

    seat: int
    character: Character


@dataclass(frozen=True)
class SecondTurnTaken:
    """Alexandr goes on."""

    seat: int


@dataclass(frozen=True)
class TurnEnded:
    """A turn is over: poison and rope have done their part."""

    seat: int
    saved: int
    stays: bool = False


@dataclass(frozen=True)
class Attacked:
    """Harm is on its way to somebody."""

    cause: Cause
    by: int
    victim: int


@dataclass(frozen=True)
class Hurt:
    """Harm was answered: what is left of the victim's health."""

    cause: Cause
    by: int
    victim: int
    answer: Answer
    health: int


@dataclass(frozen=True)
class Poisoned:
    """The poison card lies before somebody."""

    seat: int
    by: int


@dataclass(frozen=True)
class Healed:
    """One point back, and no poison."""

    seat: int
    health: int


@dataclass(frozen=True)
class Died:
    """No health left, or somebody says so. cause: None where the app does not know it."""

    seat: int
    by: int
    cause: Cause | None = None


@dataclass(frozen=True)
class DogMoved:
    """The dog has walked."""

    steps: int


@dataclass(frozen=True)
class DogGone:
    """The dog is out of play."""


@dataclass(frozen=True)
class Caught:
    """Handcuffs or Rope lie before somebody."""

    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class BreakTried:
    """A spin to break free."""

    spin: Spin


@dataclass(frozen=True)
class Freed:
    """Free again: the card goes back and waits a turn for this pair. smoke: by Smoke Bomb."""

    kind: str
    by: int
    victim: int
    smoke: bool = False


@dataclass(frozen=True)
class Held:
    """Not free: tied, or the arrest stands."""

    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class Untied:
    """Freed from the Rope by a neighbour."""

    seat: int


@dataclass(frozen=True)
class MustShow:
    """A seat must show its role; see `Reveal`."""

    seat: int
    why: str
    by: int
    money: int = 0


@dataclass(frozen=True)
class FlightBegan:
    """A vehicle leaves."""

    vehicle: Vehicle
    by: int
    aboard: tuple[int, ...]
    money: int


@dataclass(frozen=True)
class FlightOver:
    """All aboard are known: who got away. Nobody: it was no thief's escape."""

    vehicle: Vehicle
    away: tuple[int, ...]


@dataclass(frozen=True)
class Arrested:
    """An arrest is settled. mistaken: captor and arrested both go back to a start hex.

    shown: it waited for a role that is shown now.
    """

    seat: int
    by: int
    mistaken: bool
    shown: bool = False


@dataclass(frozen=True)
class Scored:
    """The marker moves; see `Reason`. shown: it waited for a role that is shown now."""

    by: int
    why: str
    seat: int
    role: Role | None = None
    money: int = 0
    mistaken: bool = False
    shown: bool = False


@dataclass(frozen=True)
class WindowBroken:
    """One window more is open for all."""


@dataclass(frozen=True)
class DoorLocked:
    """A door is locked."""

    number: int
    by: int


@dataclass(frozen=True)
class DoorUnlocked:
    """A door is open again."""

    number: int


@dataclass(frozen=True)
class SegmentsEntered:
    """The table's own wheel."""

    segments: tuple[Segment, ...]


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    value: int
    seat: int = 0


Event = (
    ClockMoved
    | RoleShown
    | RolePeeked
    | CharacterDealt
    | CameBack
    | TurnBegan
    | Spun
    | StepsChanged
    | SquareUsed
    | SkillUsed
    | SecondTurnTaken
    | TurnEnded
    | Attacked
    | Hurt
    | Poisoned
    | Healed
    | Died
    | DogMoved
    | DogGone
    | Caught
    | BreakTried
    | Freed
    | Held
    | Untied
    | MustShow
    | FlightBegan
    | FlightOver
    | Arrested
    | Scored
    | WindowBroken
    | DoorLocked
    | DoorUnlocked
    | SegmentsEntered
    | SetByHand
)
