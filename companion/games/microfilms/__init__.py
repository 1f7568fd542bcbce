"""[microfilms], agents and freelancers in a casino: the deal, the interrogation, bank and judge.

Rules by `rules/facts.md` section 5; ids such as MF-L1 name the place.
"""

from companion.games.microfilms.rules.game import game

__all__ = ["game"]
