"""The append-only log of a table: entries that carry the digest of the one before.

Everything in it is safe to publish. Where entries are kept is the store's business.
"""

import hashlib
import json
from dataclasses import dataclass, field

GENESIS = bytes(32)
"""What the first entry carries as the digest of the entry before it."""

_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log.

    number: 1, 2, 3 … without gaps. seat: who did it (0..7), None for the table itself.
    kind: the class of record in `body`, one word. body: canonical JSON text.
    previous: digest (32 bytes) of the entry before, `GENESIS` for the first. proof: the signed wish
    that led to it (`session.proof`), where that came over the wire; "" elsewhere. digest: SHA-256
    over every field; two copies of a log are equal if their last digests are.
    """

    number: int
    seat: int | None
    kind: str
    body: str
    previous: bytes
    proof: str = ""
    digest: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        line = [self.number, self.seat, self.kind, self.body, self.previous.hex()]
        if self.proof:  # a log without proofs has the digests that it always had
            line.append(self.proof)
        # Asked for a dozen times by whoever writes, checks, stores and sends an entry.
        object.__setattr__(self, "digest", hashlib.sha256(canonical(line).encode()).digest())


def canonical(value: object) -> str:
    """The one JSON text of a value: sorted keys, no spaces, text as it is."""
    return _canonical.encode(value)
