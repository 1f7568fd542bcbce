"""The rules of [microfilms]. PURE: what is no rule, words and screens, must not live here.

One topic one file: its acts, its events, what it refuses, `decide` and `evolve`; `game` puts them
together. `films` is the state, `ledger` what a deed does to its numbers, `ending` who wins; the
rulebook's tables are `cards`, `hand`, `purse`, `turn_end`, `verdict` and `duel`.
"""
