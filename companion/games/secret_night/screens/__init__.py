"""What the app shows of Secret Night: the mansion's clock, the roles' faces, the look at a role."""

from companion.games.secret_night.screens.night_screens import SCREENS

__all__ = ["SCREENS"]
