"""What the app shows of Venice: the round, the meetings, the call, one's own clues."""

from companion.games.venice.screens.venice_look import look

__all__ = ["look"]
