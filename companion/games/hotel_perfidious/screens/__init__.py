"""What the app shows of Hotel Perfidious: the duel, traps, phones, the Dead Drop, the trap book."""

from companion.games.hotel_perfidious.screens.hotel_screens import SCREENS

__all__ = ["SCREENS"]
