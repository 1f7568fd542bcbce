"""What can be done in a night, and what a phone can ask another. PURE."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.secret_night.harm import Answer, Cause, Square
from companion.games.secret_night.score import Vehicle
from companion.games.secret_night.segment import Segment

# --- clock and turn


@dataclass(frozen=True)
class AdvanceClock:
    """The next hour, when all have played: the Master's task, or anybody's (SN-def29)."""


@dataclass(frozen=True)
class SetClock:
    """The clock set by hand to an index of `HOURS`."""

    clock: int


@dataclass(frozen=True)
class MoveClock:
    """Wilma's hour, forward or back (SN-W1..4)."""

    by: int


@dataclass(frozen=True)
class EnterSpin:
    """What the real wheel shows. water: the inner number counts."""

    printed: int
    water: bool = False


@dataclass(frozen=True)
class SpinWheel:
    """Our wheel spins for steps."""

    water: bool = False


@dataclass(frozen=True)
class SpendSteps:
    """Steps walked."""

    steps: int


@dataclass(frozen=True)
class UseSaved:
    """Steps taken from the saver."""

    steps: int


@dataclass(frozen=True)
class DrinkCoffee:
    """Extra steps that a Coffee card names."""

    steps: int


DOG = -1
"""Instead of a seat: the dog, which can be pushed (SN-def28)."""


@dataclass(frozen=True)
class UseSquare:
    """The action square, once a turn: push, trade or whisper with a neighbour (SN-A1..4).

    other: a seat, or `DOG` for a push.
    """

    icon: Square
    other: int


@dataclass(frozen=True)
class UseSkill:
    """Chitra moves somebody, Niall pushes: the app keeps the mark."""


@dataclass(frozen=True)
class SecondTurn:
    """Alexandr will take another turn after this one."""


@dataclass(frozen=True)
class EndTurn:
    """The turn is over; `save` of the steps left go to the saver."""

    save: int = 0


# --- harm


@dataclass(frozen=True)
class Harm:
    """Gun, Knife or Poison against a neighbour; Dynamite found, or its blast."""

    cause: Cause
    victim: int


@dataclass(frozen=True)
class Explode:
    """Dynamite: the finder and the neighbours it reaches."""

    finder: int
    near: tuple[int, ...] = ()


@dataclass(frozen=True)
class AnswerHarm:
    """What a victim answers. for_seat: the victim; somebody else may answer by hand."""

    for_seat: int
    answer: Answer


@dataclass(frozen=True)
class SayDeath:
    """Somebody died, as the table says: where health is not kept, or for whatever reason."""

    seat: int
    by: int


@dataclass(frozen=True)
class Heal:
    """First Aid, or Otto's skill: one point, and the poison ends."""

    seat: int
    skill: bool = False


@dataclass(frozen=True)
class MoveDog:
    """The Chief's dog walks."""

    steps: int


@dataclass(frozen=True)
class DogAttack:
    """The Chief's dog bites, once a turn."""

    victim: int


@dataclass(frozen=True)
class GiveBeef:
    """The dog is fed and out of play."""


# --- capture, escape


@dataclass(frozen=True)
class Cuff:
    """Handcuffs before somebody."""

    victim: int


@dataclass(frozen=True)
class Tie:
    """Rope round somebody."""

    victim: int


@dataclass(frozen=True)
class BreakSpin:
    """The victim spins to break free: what the real wheel shows."""

    green: bool


@dataclass(frozen=True)
class BreakWheel:
    """The victim spins our wheel to break free."""


@dataclass(frozen=True)
class UseSmoke:
    """The victim's Smoke Bomb avoids the arrest."""


@dataclass(frozen=True)
class GiveIn:
    """The victim stays caught."""


@dataclass(frozen=True)
class Confiscate:
    """The arrest stands; so many Money cards were taken."""

    money: int


@dataclass(frozen=True)
class Untie:
    """A neighbour frees somebody from the Rope."""

    seat: int


@dataclass(frozen=True)
class Escape:
    """A vehicle leaves. aboard: all thieves on it, the driver too; money: Money cards aboard."""

    vehicle: Vehicle
    aboard: tuple[int, ...]
    money: int


# --- the house


@dataclass(frozen=True)
class BreakWindow:
    """A window is broken for good."""


@dataclass(frozen=True)
class LockDoor:
    """A door is locked until this player's next turn."""

    number: int


@dataclass(frozen=True)
class UnlockDoor:
    """A door is opened with the Key."""

    number: int


@dataclass(frozen=True)
class EnterSegments:
    """The table's own wheel, entered once and kept; none: forget it."""

    segments: tuple[Segment, ...]


class Field(StrEnum):
    """What can be set by hand."""

    HEALTH = "health"
    SAVED = "saved"
    STEPS = "steps"
    POISON = "poison"
    TIED = "tied"
    PLAYED = "played"
    OUT = "out"
    TURN = "turn"
    SCORE = "score"
    DOG = "dog"
    WINDOWS = "windows"
    SKILL = "skill"
    BOAT = "boat"
    MOTORCYCLE = "motorcycle"
    CAR = "car"


@dataclass(frozen=True)
class ByHand:
    """Any number set directly. seat: whose, where it is somebody's.

    `TURN` 1 gives somebody the turn, 0 takes it from everybody; what waited is dropped by either.
    `OUT` 0 brings somebody back as she is.
    """

    field: Field
    value: int
    seat: int = 0


Act = (
    AdvanceClock
    | SetClock
    | MoveClock
    | EnterSpin
    | SpinWheel
    | SpendSteps
    | UseSaved
    | DrinkCoffee
    | UseSquare
    | UseSkill
    | SecondTurn
    | EndTurn
    | Harm
    | Explode
    | AnswerHarm
    | SayDeath
    | Heal
    | MoveDog
    | DogAttack
    | GiveBeef
    | Cuff
    | Tie
    | BreakSpin
    | BreakWheel
    | UseSmoke
    | GiveIn
    | Confiscate
    | Untie
    | Escape
    | BreakWindow
    | LockDoor
    | UnlockDoor
    | EnterSegments
    | ByHand
)

# --- asks


@dataclass(frozen=True)
class LookAtRole:
    """Zachary Davis looks at one secret role (SN-P1): the asked phone answers with its role."""

    at: int


@dataclass(frozen=True)
class StealCard:
    """Steal: the victim's phone draws one of so many shuffled cards (SN-V3)."""

    victim: int
    cards: int


@dataclass(frozen=True)
class Whisper:
    """A private word to another phone: its text is sealed and stands nowhere here."""

    to: int


Ask = LookAtRole | StealCard | Whisper
