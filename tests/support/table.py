"""A table in a test, without phones, keys or disk: records are judged and folded, nothing else."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from companion.refusal import Refusal
from companion.table import lobby, play, record
from companion.table.fold import fold
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.log import Entry
from companion.table.state import Table
from companion.table.wish import Ask, Sit
from tests.support.chance import Script

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë", "Gina", "Hugo")


MAKER = b"m" * 16
"""The token of who made the table."""


def token(name: str) -> bytes:
    """What proves the seat of that name."""
    return name.encode().ljust(16, b".")[:16]


def mark(token: bytes) -> bytes:
    """What the log knows of a token."""
    return hashlib.sha256(token).digest()


@dataclass
class Evening:
    """A log under test. Every `do…` judges, appends and folds; a refusal changes nothing."""

    game: Game
    log: list[Entry] = field(default_factory=list)
    chance: Script = field(default_factory=Script)
    _taps: int = 0
    _folded: tuple[list[Entry], Table] | None = field(default=None, repr=False, compare=False)

    @property
    def table(self) -> Table:
        """Folded anew from its beginning whenever the log is another: every test replays it too."""
        if self._folded is None or self._folded[0] != self.log:
            self._folded = (list(self.log), fold(self.game, self.log))
        return self._folded[1]

    def do(self, outcome: Outcome) -> Refusal | None:
        """Append what follows from a wish, or give its refusal."""
        if isinstance(outcome, Refusal):
            return outcome
        table = self.table
        self.log += record.entries(outcome, table.number, table.digest)
        return None

    def made(self, places: int, options: Any = None) -> "Evening":
        """A table for so many, with the game's default house rules."""
        options = options or self.game.options()
        assert self.do(lobby.make(self.game, places, options, mark(MAKER), b"k" * 32)) is None
        return self

    def sit(self, name: str, wanted: int | None = None) -> Refusal | None:
        """Somebody sits down."""
        key = name.encode().ljust(32, b".")[:32]
        return self.do(lobby.sit(self.table, Sit(name, key, mark(token(name))), wanted))

    def seated(self, players: int, options: Any = None) -> "Evening":
        """A table at which everybody sits."""
        self.made(players, options)
        for name in NAMES[:players]:
            assert self.sit(name) is None
        return self

    def dealt(self) -> "Evening":
        """Dealt with the scripted chance; the sealed message is a stand-in."""
        assert self.do(play.commit(self.table, 0, b"g" * 8, b"c" * 32, b"d" * 32)) is None
        deal = self.game.deal(self.table.state, self.chance)
        self.hands = dict(deal.hands)
        assert self.do(play.deal(self.game, self.table, b"sealed", deal)) is None
        return self

    def act(self, seat: int, act: Any, tap: str = "", seen: int | None = None) -> Refusal | None:
        """A seat acts."""
        self._taps += 1
        table = self.table
        seen = table.number if seen is None else seen
        tap = tap or f"tap {self._taps}"
        return self.do(play.act(self.game, table, seat, act, self.chance, tap, seen))

    def ask(self, seat: int, to: int, ask: Any) -> Refusal | None:
        """A seat asks another."""
        self._taps += 1
        table = self.table
        tap = f"tap {self._taps}"
        return self.do(
            play.ask(self.game, table, Ask(seat, to, ask, tap, table.number), self.chance)
        )

    def take_back(self) -> Refusal | None:
        """The last act is taken back."""
        self._taps += 1
        table = self.table
        return self.do(play.take_back(table, 0, f"tap {self._taps}", table.number))

    def open(self, seat: int) -> Refusal | None:
        """A seat shows its hand."""
        hand = self.hands[seat]
        return self.do(play.open_hand(self.game, self.table, seat, 0, b"p" * 32, hand))

    def end(self) -> Refusal | None:
        """Everything lies open."""
        hands = tuple(self.hands.items())
        return self.do(play.end(self.game, self.table, 0, b"s" * 32, b"end", hands))
