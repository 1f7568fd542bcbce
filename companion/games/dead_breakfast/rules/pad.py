"""Writing into a house: numbers, windows, the double window's place, names. PURE.

Anybody may write into any house: one phone may keep the pad for all.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.dead_breakfast.rules.house import KINDS, Part, possible
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import CENTRE, CREATURES, WINDOWS, Cell, Centre
from companion.refusal import Refusal

HAUNTED = 35
"""Haunted tiles in the box."""
LONGEST = 14
"""Letters of a name of the table's own."""


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


Act = Count | Paint | PutCentre | Rename


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


Event = Counted | Painted | CentrePut | Renamed


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
class NoHauntedTile(DeadRefusal):
    """The box holds 35 haunted tiles for all houses together (facts 2.1)."""


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


def decide(street: Street, act: Act) -> tuple[Event, ...] | Refusal:
    """What is written, if a house can be so."""
    if isinstance(act, Rename):
        return _rename(act)
    if street.house(act.house) is None:
        return NoHouse()
    match act:
        case Count(house, part, numbers):
            return (Counted(house, part, numbers),) if possible(part, numbers) else Impossible()
        case Paint():
            return _paint(street, act)
        case PutCentre(house, centre):
            asked = street.options.centre is Centre.ASK and centre is not Centre.ASK
            return (CentrePut(house, centre),) if asked else CentreFixed()


def _paint(street: Street, act: Paint) -> tuple[Event, ...] | Refusal:
    """All windows; a creature in the middle only where the table allows it (DB-def3)."""
    if len(act.windows) != WINDOWS:
        return NoSuchWindows()
    middle = act.windows[-CENTRE:]
    if not street.options.haunt_centre and any(cell in CREATURES for cell in middle):
        return CentreNotHaunted()
    elsewhere = (one.windows for one in street.houses if one.seat != act.house)
    haunted = sum(cell in CREATURES for house in (*elsewhere, act.windows) for cell in house)
    return (Painted(act.house, act.windows),) if haunted <= HAUNTED else NoHauntedTile()


def _rename(act: Rename) -> tuple[Event, ...] | Refusal:
    """What a lost icon shows, in the table's words (DB-def4)."""
    name = " ".join(act.name.split())
    if act.number not in range(KINDS):
        return NoSuchKind()
    if len(name) > LONGEST or not name.isprintable():
        return NameTooLong()
    return (Renamed(act.kind, act.number, name),)


def evolve(street: Street, event: Event) -> Street:
    """The street with what was written."""
    match event:
        case Counted(seat, part, numbers):
            return street.with_house(street.at(seat).with_part(part, numbers))
        case Painted(seat, windows):
            # What is painted counts from now on, whatever was counted by hand before.
            return street.with_house(replace(street.at(seat), windows=windows, scared=()))
        case CentrePut(seat, centre):
            return street.with_house(replace(street.at(seat), centre=centre))
        case Renamed(kind, number, name):
            names = list(street.flowers if kind is Kind.FLOWER else street.features)
            names += [""] * (KINDS - len(names))
            names[number] = name
            kept = tuple(names) if any(names) else ()
            if kind is Kind.FLOWER:
                return replace(street, flowers=kept)
            return replace(street, features=kept)
