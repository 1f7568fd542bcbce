"""Numbers of the game's pages and sheets, as `stage.page` and `stage.sheet` open them."""

NOTES, WHO = 1, 2
"""Pages: private notes; the eight identities."""
