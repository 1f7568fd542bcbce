"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass
from enum import Enum, auto

from companion.ui.routes import PageRoute, SheetRoute


class Page(PageRoute, Enum):
    """Those that are about nothing else."""

    COMPARE = auto()
    """All houses side by side."""


class Sheet(SheetRoute, Enum):
    """Those that are about nothing else."""

    MOVE = auto()
    """A turn."""
    TAKE = auto()
    """What to snatch."""
    TIE = auto()
    """A tie one is part of."""
    QUEUE = auto()
    """Who called dibs."""
    CALL = auto()
    """Dibs for a seat of this phone."""
    HAND = auto()
    """Numbers by hand."""
    NAMES = auto()
    """Names of flowers and features."""


@dataclass(frozen=True)
class Pad(PageRoute):
    """The score pad of a seat."""

    seat: int


@dataclass(frozen=True)
class House(PageRoute):
    """The painted house of a seat."""

    seat: int


Pages = Page | Pad | House
