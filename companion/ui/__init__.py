"""Everything a phone shows: theme, kit, words, drawings, screens.

What must not live here: rules of a game, keys, storage. A screen is given what it shows.
"""
