"""Where a game's own pages and sheets are: each game has routes of these two kinds.

A route is a member of an enum or, where it is about a seat or the like, a frozen dataclass. What
must not live here: a route of one game. The app's own places: `view_state`.
"""


class PageRoute:
    """A whole screen of a game's."""


class SheetRoute:
    """A sheet of a game's, over the screen."""
