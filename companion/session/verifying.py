"""A log that comes from elsewhere, checked line by line before it is believed. Pure.

That each line follows the one before; that its proof is signed by the keys it must be signed by,
was decided on a line of this log, and is used once; that the line is what was wished; and that
nobody whose key never was on the server is spoken for without it. And that the rules lead to what
stands there (`table.redone`), and a proof to the hand that is shown. Whether lines are kept back is
not asked: see `seen`.
"""

import json
from collections.abc import Sequence

from companion.handoff.seatkey import is_sound
from companion.session import dealing
from companion.session.proof import Proof, making
from companion.session.seen import Seen
from companion.table import follows, signers, wish_text
from companion.table.game import Game
from companion.table.log import Entry
from companion.table.record import (
    Acted,
    By,
    Made,
    MoveAsked,
    Opened,
    Record,
    Rescued,
    Sat,
    TakeoverAsked,
    Withdrawn,
    record,
)
from companion.table.redone import follows_rules
from companion.table.state import Table
from companion.table.wish import Rescue, Wish


class Forged(Exception):
    """Entry `number` is not what it says."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} is not proven")
        self.number = number


class Unruly(Exception):
    """Entry `number` is not what the rules make of it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} is not by the rules")
        self.number = number


class Verifier:
    """One table's log, as far as it was checked."""

    def __init__(self, game: Game, name: str, trusted: Seen | None = None) -> None:
        """name: what the table is filed under.

        trusted: how far this phone has checked this very log before; signatures up to there are not
        checked again. That the log goes on from there is the caller's to see.
        """
        self._game, self._name = game, name
        self._trusted = trusted.number if trusted is not None else 0
        self._ids = set[str]()
        self._standing: list[int] = []
        self._rescue: tuple[Rescue, int, frozenset[bytes]] | None = None

    def check(self, table: Table, line: Entry, log: Sequence[Entry]) -> None:
        """The next line, on the table as it was before. log: all lines before. Raises Forged."""
        if line.number != table.number + 1 or line.previous != table.digest:
            raise Forged(line.number)
        try:
            done = record(line)
        except ValueError:  # of another version; it is folded as such
            return
        try:
            self._check(table, line, By(line.seat, done), log)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise Forged(line.number) from None

    def judge(self, table: Table, line: Entry) -> None:
        """What became of what was wished in a line that was checked. Raises Unruly.

        table: as it was before, with no line passed over: after such a one nobody can tell.
        """
        if line.number <= self._trusted:
            return
        by = By(line.seat, record(line))
        try:
            fits = _is_dealt(table, by.record) and follows_rules(self._game, table, by)
        except Exception:  # noqa: BLE001 - whatever rules do on a table that could not come to be
            fits = False
        if not fits:
            raise Unruly(line.number)

    def _check(self, table: Table, line: Entry, by: By, log: Sequence[Entry]) -> None:
        self._stands(line, by.record)
        if line.number <= self._trusted:
            if line.proof:
                self._once(json.loads(line.proof)["id"])
            return
        keys = self._proven(line, by, log)
        if not all(keys & one for one in signers.required(table, by)):
            raise ValueError("not signed by whom it must be")
        if not signers.decided(table, by):
            raise ValueError("nobody decided that")

    def _proven(self, line: Entry, by: By, log: Sequence[Entry]) -> frozenset[bytes]:
        """Whose signatures the line has; none where it came without a proof."""
        if not line.proof:
            return self._goes_on(by)
        proof = Proof.read(line.proof)
        self._once(proof.id)
        if not proof.stands_on(log):
            raise ValueError("decided on what came later, or on another log")
        made = by.record if isinstance(by.record, Made) else None
        if not proof.holds("" if made else self._name):
            raise ValueError("a signature does not hold")
        wished = None if made else wish_text.read(self._game, proof.wish)
        if not (proof.wish == making(made) if made else self._follows(wished, by)):
            raise ValueError("not what was wished")
        fresh = by.record
        if isinstance(fresh, Made | Sat | MoveAsked | TakeoverAsked) and not is_sound(fresh.key):
            raise ValueError("not a sound key")
        # In the server's own process nobody signs but who leaves a program of its own.
        if isinstance(fresh, Made | Sat | MoveAsked | Rescued) and fresh.own != bool(proof.origin):
            raise ValueError("not said where its key is")
        self._rescue = (wished, 1, proof.keys) if isinstance(wished, Rescue) else None
        return proof.keys

    def _follows(self, wished: Wish | None, by: By) -> bool:
        return wished is not None and follows.matches(self._game, wished, by)

    def _goes_on(self, by: By) -> frozenset[bytes]:
        """A rescue code may bring several seats by one wish: the first line has its proof."""
        if self._rescue is not None:
            wished, place, keys = self._rescue
            if follows.matches(self._game, wished, by, place):
                self._rescue = (wished, place + 1, keys)
                return keys
        self._rescue = None
        return frozenset()

    def _once(self, name: str) -> None:
        if name in self._ids:
            raise ValueError("one wish twice")
        self._ids.add(name)

    def _stands(self, line: Entry, done: Record) -> None:
        """Only the last act that stands is taken back."""
        if isinstance(done, Acted):
            self._standing.append(line.number)
        elif isinstance(done, Withdrawn) and (
            not self._standing or self._standing.pop() != done.number
        ):
            raise ValueError("another act is taken back than the last one")


def _is_dealt(table: Table, done: Record) -> bool:
    """Whether a hand that is shown is the one that its proof opens."""
    if not isinstance(done, Opened):
        return True
    own = dealing.is_mixed(table) or table.players.index(done.seat) == done.slot
    return own and dealing.proven(table, done.slot, done.proof) == done.hand
