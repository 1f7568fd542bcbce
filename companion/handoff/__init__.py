"""How a secret travels: keys, envelopes, deals, the text of a code and its picture.

Pure: bytes in, bytes out. Nothing here knows a table, a game, Flet, a disk or a clock (times come
in as whole minutes). Only `primitives` touches a cryptographic library, only `picture` draws codes.
"""
