"""What players do that concerns the app: count, paint, move, press, snatch. PURE.

Anybody may write into any house: one phone may keep the pad for all.
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.dead_breakfast.house import Part
from companion.games.dead_breakfast.windows import Cell, Centre

# --- the score pad


@dataclass(frozen=True)
class Count:
    """Four numbers by kind of a house's part; () for SCARED lets the painted windows count."""

    house: int
    part: Part
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Paint:
    """All windows of a house, in the order of `windows.places`. One act, however many taps."""

    house: int
    windows: tuple[Cell, ...]


@dataclass(frozen=True)
class PutCentre:
    """Where the double window of this house is (DB-def1, "ask")."""

    house: int
    centre: Centre


class Kind(StrEnum):
    """What has a name of the table's own (DB-def4)."""

    FLOWER = "flower"
    FEATURE = "feature"


@dataclass(frozen=True)
class Rename:
    """The table calls kind `number` (0..3) so; "" goes back to the app's name."""

    kind: Kind
    number: int
    name: str


# --- the turn


@dataclass(frozen=True)
class Move:
    """Who is on turn has taken a window and a tile, or with `eyeball` one of those instead.

    The move itself: from now on it is too late to snatch what lay there before.
    """

    eyeball: bool = False


@dataclass(frozen=True)
class Finish:
    """The houses are complete, the points are counted."""


# --- the buzzer


@dataclass(frozen=True)
class CallDibs:
    """A press of the buzzer. after: moves played as it was drawn; moment: the server's, in ms."""

    after: int
    moment: int


@dataclass(frozen=True)
class LetFirst:
    """The table settles a tie: this seat goes first."""

    seat: int


class Target(StrEnum):
    """What an eyeball may take; a window never (DB-U3)."""

    GARDEN = "garden"
    ROOF_LEFT = "roof-left"
    ROOF_RIGHT = "roof-right"
    HAUNTED = "haunted"
    WINDOW = "window"


@dataclass(frozen=True)
class Snatch:
    """Who is first takes a tile for an eyeball. discard: it goes out instead (DB-def9)."""

    target: Target
    discard: bool = False


@dataclass(frozen=True)
class LetGo:
    """A seat that called dibs takes nothing after all; anybody may say so for it."""

    seat: int


# --- by hand


class Field(StrEnum):
    """A number that may be set by hand. GONE: eyeballs out of the game."""

    TURN = "turn"
    TURNS = "turns"
    EYEBALLS = "eyeballs"
    GONE = "gone"


@dataclass(frozen=True)
class ByHand:
    """A correction: whose turn it is (value 0), turns played, eyeballs held, eyeballs gone."""

    field: Field
    seat: int
    value: int


@dataclass(frozen=True)
class Nothing:
    """Nobody asks another phone anything: there is nothing to hide."""


Act = (
    Count
    | Paint
    | PutCentre
    | Rename
    | Move
    | Finish
    | CallDibs
    | LetFirst
    | Snatch
    | LetGo
    | ByHand
)
Ask = Nothing
