"""The rules of Venice. PURE: what is no rule, words and screens, must not live here.

One topic one file: its acts, its events, what it refuses, `decide` and `evolve`; `game` puts them
together. `venice` is the state; `cards`, `hand`, `dial`, `rounds`, `meetings` and `calls` are the
rulebook's tables; what may be shown in a meeting judges `exchange`, on its owner's phone alone.
"""
