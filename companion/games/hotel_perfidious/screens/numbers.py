"""Numbers of the game's pages and sheets, as `stage.page` and `stage.sheet` open them."""

BOOK, DUEL, FINDER, DECKS, ROOMS = 1, 2, 3, 4, 5
"""Pages: the private trap book, the duel, the Dead Drop, the decks, the set-up."""
ACTIONS, SET, SEARCH, TRAP, READY = 1, 2, 3, 4, 5
WHACK, PHONE, BLUEPRINTS, BED, FIRST, HAND, TILE, LYING = 6, 7, 8, 9, 10, 11, 12, 13
"""Sheets: what one can do, set a tile, search, a trap went off, ready for a duel; attack, phones,
drop blueprints, register, who begins, numbers by hand, a tile whose phone is silent, tiles set."""
