"""What has happened in Dead & Breakfast, as it stands in the log. PURE."""

from dataclasses import dataclass

from companion.games.dead_breakfast.acts import Field, Kind, Target
from companion.games.dead_breakfast.house import Part
from companion.games.dead_breakfast.windows import Cell, Centre


@dataclass(frozen=True)
class Begun:
    """Who starts; drawn, for the rulebook leaves it to the table."""

    first: int


@dataclass(frozen=True)
class Counted:
    """A house's numbers of a part."""

    house: int
    part: Part
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Painted:
    """A house's windows."""

    house: int
    windows: tuple[Cell, ...]


@dataclass(frozen=True)
class CentrePut:
    """Where a house's double window is."""

    house: int
    centre: Centre


@dataclass(frozen=True)
class Renamed:
    """A kind has a name of the table's."""

    kind: Kind
    number: int
    name: str


@dataclass(frozen=True)
class Moved:
    """A seat has played a turn; then it is `then`'s, nobody's once all houses are complete."""

    seat: int
    eyeball: bool
    then: int


@dataclass(frozen=True)
class DibsCalled:
    """A press of the buzzer."""

    seat: int
    moment: int


@dataclass(frozen=True)
class DibsSettled:
    """A tie is settled."""

    first: int


@dataclass(frozen=True)
class Snatched:
    """A seat has paid an eyeball for a tile. gone: the eyeball is out of the game (DB-def6)."""

    seat: int
    target: Target
    discarded: bool
    gone: bool


@dataclass(frozen=True)
class DibsLetGo:
    """A seat takes nothing after all."""

    seat: int


@dataclass(frozen=True)
class Finished:
    """The points are counted: who wins."""

    winners: tuple[int, ...]


@dataclass(frozen=True)
class SetByHand:
    """A number was corrected."""

    field: Field
    seat: int
    value: int


Event = (
    Begun
    | Counted
    | Painted
    | CentrePut
    | Renamed
    | Moved
    | DibsCalled
    | DibsSettled
    | Snatched
    | DibsLetGo
    | Finished
    | SetByHand
)
