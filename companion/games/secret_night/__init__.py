"""Secret Night at Davis Mansion: roles dealt secretly, the mansion's clock, one look at a role.

Rules by `rules/facts.md` section 3; ids such as SN-R4 name the place.
"""

from companion.games.secret_night.rules.game import game

__all__ = ["game"]
