"""[microfilms], a card game of spies: real cards in hands, the app as bank and judge.

Rules by `rules/facts.md` section 5; ids such as MF-L1 name the place.
"""
