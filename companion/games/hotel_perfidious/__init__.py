"""Hotel Perfidious: agents, booby traps, blueprints. The board and its tiles stay in the box.

Rules by `rules/facts.md` section 1; ids such as HP-W1 name the place.
"""

from companion.games.hotel_perfidious.rules.game import game

__all__ = ["game"]
