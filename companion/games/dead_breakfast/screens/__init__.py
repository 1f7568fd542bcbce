"""What the app shows of Dead & Breakfast."""

from companion.games.dead_breakfast.screens.dead_screens import SCREENS

__all__ = ["SCREENS"]
