"""Where tables live between two acts: the contract of a store, and SQLite as the first one.

What an entry means is no business of this room: it keeps texts in order, durably, and says when
it cannot.
"""
