"""What the app shows of Venice: the round, the meetings, the call, one's own clues."""

from companion.games.venice.screens.venice_screens import SCREENS

__all__ = ["SCREENS"]
