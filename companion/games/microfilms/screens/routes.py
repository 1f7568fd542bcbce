"""The game's own pages and sheets, as `stage.to` opens them. What stands on them: the look's."""

from dataclasses import dataclass

from companion.ui.routes import PageRoute, SheetRoute


@dataclass(frozen=True)
class Notes(PageRoute):
    """Private notes."""


@dataclass(frozen=True)
class Who(PageRoute):
    """The eight identities."""


@dataclass(frozen=True)
class Turn(SheetRoute):
    """What one may do in a turn."""


@dataclass(frozen=True)
class Attempt(SheetRoute):
    """An attempt to win."""


@dataclass(frozen=True)
class End(SheetRoute):
    """The end of a turn."""


@dataclass(frozen=True)
class Hand(SheetRoute):
    """Numbers by hand."""


@dataclass(frozen=True)
class Box(SheetRoute):
    """The box."""


@dataclass(frozen=True)
class Answer(SheetRoute):
    """Answering bribe or blackmail; comes by itself."""


@dataclass(frozen=True)
class Lay(SheetRoute):
    """Laying a hand; comes by itself."""


@dataclass(frozen=True)
class Lift(SheetRoute):
    """Lifting one card; comes by itself."""


@dataclass(frozen=True)
class Check(SheetRoute):
    """Settling an attempt; comes by itself."""


@dataclass(frozen=True)
class Show(SheetRoute):
    """Showing a hand to whoever attempts; comes by itself."""


Page = Notes | Who
Sheet = Turn | Attempt | End | Hand | Box | Answer | Lay | Lift | Check | Show
