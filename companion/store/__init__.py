"""Where tables live between two acts: the contract of a store, SQLite and PostgreSQL.

What an entry means is no business of this room: it keeps texts in order, durably, and says when
it cannot.
"""
