"""Numbers of the game's pages and sheets, as `stage.page` and `stage.sheet` open them."""

CLUES, WORDS = 1, 2
"""Pages: the clue sheet; the table's own names and labels."""
PLACE, CALL, JUDGE, HAND = 1, 2, 3, 4
"""Sheets: choose a location, dial, judge over real cards, set numbers by hand."""
MEETING = 100
"""The sheet of meeting n is `MEETING + n`."""
