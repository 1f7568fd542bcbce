"""How far a phone has seen a table's log, and when: its own witness of what was there. Pure."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.refusal import Refusal
from companion.session.refusals import LogOther, LogShorter
from companion.session.times import NEVER, Times
from companion.table.log import Entry
from companion.table.state import Table

MOST = 300
"""Entries of what came for one seat alone that are named, the newest."""


@dataclass(frozen=True)
class Seen:
    """The last entry that was shown: its number, and its digest, which stands for all before.

    times: when each was seen first. private: the entries of what came for one seat alone, as far as
    this phone has shown its own side since; None where that was not kept.
    """

    number: int
    digest: bytes
    times: Times = NEVER
    private: frozenset[int] | None = None

    @classmethod
    def of(cls, table: Table, times: Times = NEVER, private: Iterable[int] = ()) -> "Seen":
        """What is shown with this table."""
        return cls(table.number, table.digest, times, frozenset(sorted(private)[-MOST:]))

    @classmethod
    def read(cls, text: object) -> "Seen | None":
        """What a phone's storage says; what is not ours there counts as nothing."""
        try:
            number, digest, *more = json.loads(str(text))
            seen = cls(int(number), bytes.fromhex(digest))
            if not more:  # kept before there were times
                return seen
            rows, private = more
            return cls(seen.number, seen.digest, Times.read(rows), frozenset(map(int, private)))
        except (ValueError, TypeError):
            return None

    def text(self) -> str:
        """For the phone's own storage."""
        private = sorted(self.private or ())
        whole = [self.number, self.digest.hex(), self.times.rows(), private]
        return json.dumps(whole, separators=(",", ":"))

    def missed(self, log: Sequence[Entry]) -> Refusal | None:
        """What is wrong with a log, where it does not go on from here."""
        if len(log) < self.number:
            return LogShorter(len(log), self.number)
        if self.number > 0 and log[self.number - 1].digest != self.digest:
            return LogOther(self.number)
        return None
