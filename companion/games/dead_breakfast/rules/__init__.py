"""The rules of Dead & Breakfast. PURE: what is no rule, words and screens, must not live here.

One topic one file: its acts, its events, what it refuses, `decide` and `evolve`; `game` puts them
together. `street` is the state; `windows`, `house`, `dibs` and `score` are what it is made of.
"""
