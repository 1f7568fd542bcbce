"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass

from companion.ui.routes import PageRoute, SheetRoute


@dataclass(frozen=True)
class Clues(PageRoute):
    """The clue sheet."""


@dataclass(frozen=True)
class Words(PageRoute):
    """The table's own names and labels."""


@dataclass(frozen=True)
class Place(SheetRoute):
    """Choosing a location."""


@dataclass(frozen=True)
class Call(SheetRoute):
    """Dialling."""


@dataclass(frozen=True)
class Judge(SheetRoute):
    """Judging over real cards."""


@dataclass(frozen=True)
class Hand(SheetRoute):
    """Numbers by hand."""


@dataclass(frozen=True)
class Meeting(SheetRoute):
    """One meeting of the round."""

    number: int


Page = Clues | Words
Sheet = Place | Call | Judge | Hand | Meeting
