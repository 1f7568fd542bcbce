"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass

from companion.ui.routes import PageRoute, SheetRoute


@dataclass(frozen=True)
class Book(PageRoute):
    """The private trap book."""


@dataclass(frozen=True)
class Duel(PageRoute):
    """The duel."""


@dataclass(frozen=True)
class Finder(PageRoute):
    """The Dead Drop."""


@dataclass(frozen=True)
class Decks(PageRoute):
    """The decks."""


@dataclass(frozen=True)
class Rooms(PageRoute):
    """The set-up."""


@dataclass(frozen=True)
class Actions(SheetRoute):
    """What one can do."""


@dataclass(frozen=True)
class Set(SheetRoute):
    """Setting a tile."""


@dataclass(frozen=True)
class Search(SheetRoute):
    """Searching."""


@dataclass(frozen=True)
class Trap(SheetRoute):
    """A trap went off."""


@dataclass(frozen=True)
class Ready(SheetRoute):
    """Getting ready for a duel."""


@dataclass(frozen=True)
class Whack(SheetRoute):
    """An attack."""


@dataclass(frozen=True)
class Phone(SheetRoute):
    """Phones."""


@dataclass(frozen=True)
class Blueprints(SheetRoute):
    """Dropping blueprints."""


@dataclass(frozen=True)
class Bed(SheetRoute):
    """Registering."""


@dataclass(frozen=True)
class First(SheetRoute):
    """Who begins."""


@dataclass(frozen=True)
class Hand(SheetRoute):
    """Numbers by hand."""


@dataclass(frozen=True)
class Tile(SheetRoute):
    """A tile whose phone is silent."""


@dataclass(frozen=True)
class Lying(SheetRoute):
    """Tiles that are set."""


Page = Book | Duel | Finder | Decks | Rooms
Sheet = (
    Actions
    | Set
    | Search
    | Trap
    | Ready
    | Whack
    | Phone
    | Blueprints
    | Bed
    | First
    | Hand
    | Tile
    | Lying
)
