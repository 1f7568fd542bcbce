"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from enum import Enum, auto

from companion.ui.routes import PageRoute, SheetRoute


class Page(PageRoute, Enum):
    """Those that are about nothing else."""

    NOTES = auto()
    """Private notes."""
    WHO = auto()
    """The eight identities."""


class Sheet(SheetRoute, Enum):
    """Those that are about nothing else."""

    TURN = auto()
    """What one may do in a turn."""
    ATTEMPT = auto()
    """An attempt to win."""
    END = auto()
    """The end of a turn."""
    HAND = auto()
    """Numbers by hand."""
    BOX = auto()
    """The box."""
    ANSWER = auto()
    """Answering bribe or blackmail; comes by itself."""
    LAY = auto()
    """Laying a hand; comes by itself."""
    LIFT = auto()
    """Lifting one card; comes by itself."""
    CHECK = auto()
    """Settling an attempt; comes by itself."""
    SHOW = auto()
    """Showing a hand to whoever attempts; comes by itself."""
