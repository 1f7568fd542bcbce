"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass

from companion.ui.routes import PageRoute, SheetRoute


@dataclass(frozen=True)
class Turn(PageRoute):
    """My turn."""


@dataclass(frozen=True)
class Wheel(PageRoute):
    """The table's own wheel."""


@dataclass(frozen=True)
class Hours(SheetRoute):
    """Setting the clock."""


@dataclass(frozen=True)
class Look(SheetRoute):
    """A look at a role."""


@dataclass(frozen=True)
class Harm(SheetRoute):
    """An attack to answer."""


@dataclass(frozen=True)
class Capture(SheetRoute):
    """Being caught."""


@dataclass(frozen=True)
class Reveal(SheetRoute):
    """A role to show."""


@dataclass(frozen=True)
class Confiscate(SheetRoute):
    """What is taken from whom one caught."""


@dataclass(frozen=True)
class Attack(SheetRoute):
    """An attack."""


@dataclass(frozen=True)
class Heal(SheetRoute):
    """Healing."""


@dataclass(frozen=True)
class Cuff(SheetRoute):
    """Handcuffs."""


@dataclass(frozen=True)
class Tie(SheetRoute):
    """A rope."""


@dataclass(frozen=True)
class Escape(SheetRoute):
    """Leaving by car, boat or the like."""


@dataclass(frozen=True)
class Square(SheetRoute):
    """What the square gives."""


@dataclass(frozen=True)
class Dog(SheetRoute):
    """The dog."""


@dataclass(frozen=True)
class House(SheetRoute):
    """Doors and windows."""


@dataclass(frozen=True)
class Score(SheetRoute):
    """The thermometer."""


@dataclass(frozen=True)
class Explode(SheetRoute):
    """The bomb."""


@dataclass(frozen=True)
class Whose(SheetRoute):
    """Whose turn begins, by hand."""


@dataclass(frozen=True)
class Player(SheetRoute):
    """Everything about one player."""

    seat: int


@dataclass(frozen=True)
class Whisper(SheetRoute):
    """A whisper, to that player or one that is chosen."""

    seat: int | None = None


Page = Turn | Wheel
Sheet = (
    Hours
    | Look
    | Harm
    | Capture
    | Reveal
    | Confiscate
    | Attack
    | Heal
    | Cuff
    | Tie
    | Escape
    | Square
    | Dog
    | House
    | Score
    | Explode
    | Whose
    | Player
    | Whisper
)
