"""PURE. What a table is: seats, log, fold, undo, the contract of a game, running one action.

No game, no Flet, no clock, no disk, no cryptography may live here.
"""
