"""The sides of a table that a phone has while it plays, and which of them it shows. Pure."""

from companion.ui.game_reading import reading_of
from companion.ui.view_state import Tab, ViewState


def sides_of(now: ViewState) -> list[Tab]:
    """The sides a phone has: its own only where it holds a secret, no log without a server."""
    found = [Tab.TABLE]
    if now.game and now.mine and reading_of(now.game).secret:
        found.append(Tab.MINE)
    return [*found, Tab.LOG] if now.can.turns else found


def side_of(now: ViewState) -> Tab:
    """The side that is shown."""
    return now.tab if now.tab in sides_of(now) else Tab.TABLE
