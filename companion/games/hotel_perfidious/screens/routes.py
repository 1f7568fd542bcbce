"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from enum import Enum, auto

from companion.ui.routes import PageRoute, SheetRoute


class Page(PageRoute, Enum):
    """Those that are about nothing else."""

    BOOK = auto()
    """The private trap book."""
    DUEL = auto()
    """The duel."""
    FINDER = auto()
    """The Dead Drop."""
    DECKS = auto()
    """The decks."""
    ROOMS = auto()
    """The set-up."""


class Sheet(SheetRoute, Enum):
    """Those that are about nothing else."""

    ACTIONS = auto()
    """What one can do."""
    SET = auto()
    """Setting a tile."""
    SEARCH = auto()
    """Searching."""
    TRAP = auto()
    """A trap went off."""
    READY = auto()
    """Getting ready for a duel."""
    WHACK = auto()
    """An attack."""
    PHONE = auto()
    """Phones."""
    BLUEPRINTS = auto()
    """Dropping blueprints."""
    BED = auto()
    """Registering."""
    FIRST = auto()
    """Who begins."""
    HAND = auto()
    """Numbers by hand."""
    TILE = auto()
    """A tile whose phone is silent."""
    LYING = auto()
    """Tiles that are set."""
    CELLAR = auto()
    """The Cellar Passage."""
