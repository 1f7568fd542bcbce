"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass
from enum import Enum, auto

from companion.ui.routes import PageRoute, SheetRoute


class Page(PageRoute, Enum):
    """Those that are about nothing else."""

    CLUES = auto()
    """The clue sheet."""
    WORDS = auto()
    """The table's own names and labels."""


class Sheet(SheetRoute, Enum):
    """Those that are about nothing else."""

    PLACE = auto()
    """Choosing a location."""
    CALL = auto()
    """Dialling."""
    JUDGE = auto()
    """Judging over real cards."""
    HAND = auto()
    """Numbers by hand."""


@dataclass(frozen=True)
class Meeting(SheetRoute):
    """One meeting of the round."""

    number: int


Sheets = Sheet | Meeting
