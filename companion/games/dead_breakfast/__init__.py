"""Dead & Breakfast: a haunted house each, guests to scare. Tiles and eyeballs stay in the box.

Rules by `rules/facts.md` section 2; ids such as DB-S1 name the place.
"""

from companion.games.dead_breakfast.rules.game import game

__all__ = ["game"]
