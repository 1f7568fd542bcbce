"""Numbers of the game's pages and sheets, as `stage.page` and `stage.sheet` open them."""

COMPARE, PAD, HOUSE = 1, 10, 20
"""Pages: all houses side by side; the pad and the painted house of a seat, its number added."""
MOVE, TAKE, TIE, QUEUE, CALL, HAND, NAMES = 1, 2, 3, 4, 5, 6, 7
"""Sheets: a turn, what to snatch, a tie one is part of, who called dibs, dibs for a seat of this
phone, numbers by hand, names of flowers and features."""
