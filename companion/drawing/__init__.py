"""What Flet lacks for a page that a server draws, for `ui` and `server` alike.

What must not live here: anything of a table or a game.
"""
