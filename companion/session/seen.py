"""How far a phone has seen a table's log: its own witness that no confirmed line was lost. Pure."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from companion.refusal import Refusal
from companion.session.refusals import LogOther, LogShorter
from companion.table.log import Entry
from companion.table.state import Table


@dataclass(frozen=True)
class Seen:
    """The last entry that was shown: its number, and its digest, which stands for all before."""

    number: int
    digest: bytes

    @classmethod
    def of(cls, table: Table) -> "Seen":
        """What is shown with this table."""
        return cls(table.number, table.digest)

    @classmethod
    def read(cls, text: object) -> "Seen | None":
        """What a phone's storage says; what is not ours there counts as nothing."""
        try:
            number, digest = json.loads(str(text))
            return cls(int(number), bytes.fromhex(digest))
        except (ValueError, TypeError):
            return None

    def text(self) -> str:
        """For the phone's own storage."""
        return json.dumps([self.number, self.digest.hex()])

    def missed(self, log: Sequence[Entry]) -> Refusal | None:
        """What is wrong with a log, where it does not go on from here."""
        if len(log) < self.number:
            return LogShorter(len(log), self.number)
        if self.number > 0 and log[self.number - 1].digest != self.digest:
            return LogOther(self.number)
        return None
