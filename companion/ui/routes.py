"""Where a game's own pages and sheets are: each game has frozen routes of these two kinds.

What must not live here: a route of one game. The app's own places: `view_state`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class PageRoute:
    """A whole screen of a game's."""


@dataclass(frozen=True)
class SheetRoute:
    """A sheet of a game's, over the screen."""
