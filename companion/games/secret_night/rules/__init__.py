"""The rules of the night. PURE: what is no rule, words and screens, must not live here.

One topic one file: its acts, its events, what it refuses, `decide` and `evolve`; `game` puts them
together. `night` is the state; `characters`, `clock`, `harm` and `roles` are the rulebook's tables.
"""
