"""The table's own edition: names of its locations, labels of its segments (VE-def13). PURE."""

from dataclasses import dataclass, replace

from companion.games.venice.rules.cards import LOCATIONS, SEGMENTS
from companion.games.venice.rules.dial import tells_all
from companion.games.venice.rules.refusals import VeniceRefusal
from companion.games.venice.rules.venice import Venice
from companion.refusal import Refusal
from companion.table.names import alike, tidy

MOST_DIGITS = 4


@dataclass(frozen=True)
class NameLocations:
    """The five names of the table's own locations; none for the app's (VE-def13)."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class LabelSegments:
    """The four segments of another edition, digits only; none for the printed ones (VE-def13)."""

    labels: tuple[str, ...]


Act = NameLocations | LabelSegments


@dataclass(frozen=True)
class LocationsNamed:
    """The table's own names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class SegmentsLabelled:
    """The table's own edition."""

    labels: tuple[str, ...]


Event = LocationsNamed | SegmentsLabelled


@dataclass(frozen=True)
class FiveNames(VeniceRefusal):
    """Five different names of at most 20 letters are needed."""


@dataclass(frozen=True)
class FourLabels(VeniceRefusal):
    """Four labels of digits are needed that no number confuses."""


def decide(act: Act) -> tuple[Event, ...] | Refusal:
    """Names or labels by which nothing is confused."""
    match act:
        case NameLocations(names):
            return _names(names)
        case LabelSegments(labels):
            return _labels(labels)


def evolve(venice: Venice, event: Event) -> Venice:
    """The table's own names and labels are used from now on."""
    match event:
        case LocationsNamed(names):
            return replace(venice, locations=names)
        case SegmentsLabelled(labels):
            return replace(venice, segments=labels)


def _names(names: tuple[str, ...]) -> tuple[Event, ...] | Refusal:
    tidied = tuple(name for name in map(tidy, names) if isinstance(name, str))
    different = len({alike(name) for name in tidied}) == len(names)
    if not different or len(names) not in (0, LOCATIONS):
        return FiveNames()
    return (LocationsNamed(tidied),)


def _labels(labels: tuple[str, ...]) -> tuple[Event, ...] | Refusal:
    """Labels after which a number said aloud still fixes who has which (VE-C01)."""
    digits = all(s.isascii() and s.isdigit() and len(s) <= MOST_DIGITS for s in labels)
    if not digits or len(labels) not in (0, len(SEGMENTS)) or (labels and not tells_all(labels)):
        return FourLabels()
    return (SegmentsLabelled(labels),)
