"""A table's log as a phone gets it over the wire: checked, folded, kept. Pure.

What fails is refused with the entry that failed, and the last good state stays. Lines, wishes and
who is there must not live here.
"""

from collections.abc import Mapping

from companion.refusal import Refusal
from companion.session.refusals import LogForeign, LogForged, LogUnruly, NoSuchGame
from companion.session.seen import Seen
from companion.session.verifying import Forged, Unruly, Verifier
from companion.session.wire import Entries, lines
from companion.table import trial
from companion.table.game import Game
from companion.table.history import History
from companion.table.log import Entry
from companion.table.milestones import Milestones
from companion.table.record import Made, record
from companion.table.state import Table


class RemoteLog:
    """One table's log. game: None before its first entry has come."""

    def __init__(self, name: str, games: Mapping[str, Game], trusted: Seen | None = None) -> None:
        """name: what the table is filed under. trusted: see `Verifier`."""
        self.game: Game | None = None
        self.table, self.history = Table(), History()
        self._name, self._games, self._trusted = name, games, trusted
        self._known = Milestones()
        self._verifier: Verifier | None = None

    def take(self, frame: Entries) -> Refusal | None:
        """What follows; nothing of it counts where one line of it fails."""
        table = self.table
        if frame.first != table.number + 1:
            return LogForged(frame.first)
        try:
            fresh = lines(frame, table.digest)
        except ValueError:
            return LogForged(frame.first)
        if self.game is None and (refused := self._begin(fresh)):
            return refused
        assert self.game is not None
        assert self._verifier is not None
        try:
            log = list(self.history.entries)
            tables = trial.after(self.game, table, fresh, log, self._known, own=False)
            for before, line, after in zip((table, *tables), fresh, tables, strict=False):
                self._verifier.check(before, line, log)
                if not after.strange:
                    self._verifier.judge(before, line)
                log.append(line)
        except trial.Unreadable as unreadable:
            return LogForeign(unreadable.number)
        except Forged as forged:
            return LogForged(forged.number)
        except Unruly as unruly:
            return LogUnruly(unruly.number)
        self.history.add(fresh)
        for self.table in tables:
            self._known.add(self.table)
        return None

    def whole(self) -> Refusal | None:
        """All that was there has come for the first time: whether it goes on from what is trusted.

        Lines up to there were believed for that alone.
        """
        return self._trusted.missed(self.history.entries) if self._trusted is not None else None

    def _begin(self, fresh: tuple[Entry, ...]) -> Refusal | None:
        """The first entry says which game it is."""
        try:
            made = record(fresh[0]) if fresh else None
        except ValueError:
            return LogForeign(1)
        if not isinstance(made, Made):
            return LogForeign(1)
        if (game := self._games.get(made.game)) is None:
            return NoSuchGame()
        self.game = game
        self._verifier = Verifier(game, self._name, self._trusted)
        return None
