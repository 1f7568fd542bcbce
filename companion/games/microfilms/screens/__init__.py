"""What the app shows of [microfilms]: the bank, the interrogation, attempts, one's own notes."""

from companion.games.microfilms.screens.films_screens import SCREENS

__all__ = ["SCREENS"]
