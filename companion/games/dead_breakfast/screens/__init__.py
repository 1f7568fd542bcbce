"""What the app shows of Dead & Breakfast."""

from companion.games.dead_breakfast.screens.dead_look import look

__all__ = ["look"]
