"""The numbers of the night's sheets and pages, for `stage.sheet` and `stage.page`."""

HOURS, LOOK, HARM, CAPTURE, REVEAL, CONFISCATE = 1, 2, 3, 4, 5, 6
ATTACK, HEAL, CUFF, TIE, ESCAPE, SQUARE, DOG, HOUSE, SCORE, EXPLODE, WHISPER = range(10, 21)
WHOSE = 30
"""Whose turn begins, by hand."""
PLAYER, WHISPER_TO = 100, 200
"""And the seat's number: everything about one player; a whisper to that player."""

TURN, WHEEL = 1, 2
"""Pages: my turn; the table's own wheel."""
