"""The rules of the hotel. PURE: what is no rule, words and screens, must not live here.

One topic one file: its acts, its events, what it refuses, `decide` and `evolve`; `game` puts them
together. `hotel` is the state; `items` and `dead_drop` are the rulebook's tables.
"""
