"""The unguessable part of a table's link, and what the table is filed under for it: pure."""

import secrets

from companion.handoff.primitives import sha256

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""A link's letters: none that are taken for each other, all fit a code's dense mode."""
LENGTH = 16
"""Letters of a link: eighty bits."""


def fresh_code() -> str:
    """The unguessable part of a new table's link."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def name_of(code: str) -> str:
    """What the store files a table under."""
    return sha256(b"companion/table/1|", code.upper().encode()).hex()[:32]
