"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass

from companion.ui.routes import PageRoute, SheetRoute


@dataclass(frozen=True)
class Compare(PageRoute):
    """All houses side by side."""


@dataclass(frozen=True)
class Pad(PageRoute):
    """The score pad of a seat."""

    seat: int


@dataclass(frozen=True)
class House(PageRoute):
    """The painted house of a seat."""

    seat: int


@dataclass(frozen=True)
class Move(SheetRoute):
    """A turn."""


@dataclass(frozen=True)
class Take(SheetRoute):
    """What to snatch."""


@dataclass(frozen=True)
class Tie(SheetRoute):
    """A tie one is part of."""


@dataclass(frozen=True)
class Queue(SheetRoute):
    """Who called dibs."""


@dataclass(frozen=True)
class Call(SheetRoute):
    """Dibs for a seat of this phone."""


@dataclass(frozen=True)
class Hand(SheetRoute):
    """Numbers by hand."""


@dataclass(frozen=True)
class Names(SheetRoute):
    """Names of flowers and features."""


Page = Compare | Pad | House
Sheet = Move | Take | Tie | Queue | Call | Hand | Names
