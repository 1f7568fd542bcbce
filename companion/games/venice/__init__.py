"""Venice, a card game of four secret agents: dealt black cards, meetings, the call.

Rules by `rules/facts.md` section 4; ids such as VE-M1 name the place.
"""

from companion.games.venice.rules.game import game

__all__ = ["game"]
