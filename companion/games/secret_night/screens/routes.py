"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass
from enum import Enum, auto

from companion.ui.routes import PageRoute, SheetRoute


class Page(PageRoute, Enum):
    """Those that are about nothing else."""

    TURN = auto()
    """My turn."""
    WHEEL = auto()
    """The table's own wheel."""


class Sheet(SheetRoute, Enum):
    """Those that are about nothing else."""

    HOURS = auto()
    """Setting the clock."""
    LOOK = auto()
    """A look at a role."""
    HARM = auto()
    """An attack to answer."""
    CAPTURE = auto()
    """Being caught."""
    REVEAL = auto()
    """A role to show."""
    CONFISCATE = auto()
    """What is taken from whom one caught."""
    ATTACK = auto()
    """An attack."""
    HEAL = auto()
    """Healing."""
    CUFF = auto()
    """Handcuffs."""
    TIE = auto()
    """A rope."""
    ESCAPE = auto()
    """Leaving by car, boat or the like."""
    SQUARE = auto()
    """What the square gives."""
    DOG = auto()
    """The dog."""
    HOUSE = auto()
    """Doors and windows."""
    SCORE = auto()
    """The thermometer."""
    EXPLODE = auto()
    """The bomb."""
    WHOSE = auto()
    """Whose turn begins, by hand."""


@dataclass(frozen=True)
class Player(SheetRoute):
    """Everything about one player."""

    seat: int


@dataclass(frozen=True)
class Whisper(SheetRoute):
    """A whisper, to that player or one that is chosen."""

    seat: int | None = None


Sheets = Sheet | Player | Whisper
