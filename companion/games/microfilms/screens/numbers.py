"""Numbers of the game's pages and sheets, as `stage.page` and `stage.sheet` open them."""

NOTES, WHO = 1, 2
"""Pages: private notes; the eight identities."""
TURN, ATTEMPT, END, HAND, BOX = 1, 2, 3, 4, 5
"""Sheets a player opens: options, a win attempt, the end of a turn, numbers by hand, the box."""
ANSWER, LAY, LIFT, CHECK, SHOW = 11, 12, 13, 14, 15
"""Sheets that come by themselves: answer bribe or blackmail; lay a hand; lift one card; settle an
attempt; show a hand to whoever attempts."""
