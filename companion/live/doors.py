"""Which six letters lead to which table. In memory only: no link is stored for it.

A table has its door once a phone has come to it by its link, and as long as somebody is there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from weakref import WeakKeyDictionary, WeakValueDictionary

from companion.live.neighbours import Neighbours
from companion.live.table_log import TableLog
from companion.refusal import Refusal
from companion.session import letters
from companion.session.tries import Allowance, Patience, Tries

REMEMBERED = 256
"""Letters of tables that are gone of which is still known that they once were right."""


@dataclass(frozen=True)
class StrangeLetters(Refusal):
    """No table here has these letters."""


@dataclass(frozen=True)
class NobodyThere(Refusal):
    """The letters were right once, but nobody is at that table now."""


@dataclass(frozen=True)
class WaitAWhile(Refusal):
    """Too many wrong letters: nothing is looked up before these seconds are over."""

    key = "refusal-wait"
    seconds: int


class Doors:
    """The letters of the tables at which somebody is."""

    def __init__(self, seconds: Callable[[], float], neighbours: Neighbours) -> None:
        """seconds: a clock that never goes back. neighbours: who may have tables open too."""
        self._seconds, self._neighbours = seconds, neighbours
        neighbours.on_missed(self.missed)
        self._allowance = Allowance(at=seconds())
        self._tables: WeakValueDictionary[str, TableLog] = WeakValueDictionary()
        self._own: WeakKeyDictionary[TableLog, tuple[str, str]] = WeakKeyDictionary()
        self._known: dict[str, None] = {}  # in the order in which they came

    def open(self, code: str, live: TableLog) -> None:
        """A phone came to the table by this link: its letters lead there, always the same.

        Where another table that is there has the same letters, the newer takes the next derivation:
        whoever typed them before must not land at a stranger's table.
        """
        if live in self._own:
            return
        found = self._neighbours.letters(live.name) or self._free(code)
        self._own[live], self._tables[found] = (code, found), live
        live.door = (code, found)
        self._neighbours.changed(live)
        before = letters.before(code)
        self._tables.setdefault(before, live)
        for known in (before, found):
            self._known.pop(known, None)
            self._known[known] = None
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    def _free(self, code: str) -> str:
        for turn in count():
            found = letters.derived(code, turn)
            if self._tables.get(found) is None and self._neighbours.behind(found) is None:
                break
        return found

    def letters(self, live: TableLog) -> str:
        """What is typed to come to this table; "" before anybody came by its link."""
        return self._own[live][1] if live in self._own else ""

    def find(self, typed: str, tries: Tries) -> str | Refusal:
        """The link's code of the table that was meant. Only wrong letters count as a try."""
        meant = letters.read(typed)
        if isinstance(meant, Refusal):
            return meant
        now = self._seconds()
        if wait := max(tries.patience.wait(now), self._allowance.wait(now)):
            return WaitAWhile(wait)
        live = next((it for one in meant if (it := self._tables.get(one)) is not None), None)
        behind = (self._neighbours.behind(one) for one in meant)
        elsewhere = next((it for it in behind if it is not None), None)
        known = any(one in self._known for one in meant)
        if live is None and elsewhere is None and not known:
            tries.patience = tries.patience.missed(now)
            self.missed()
            self._neighbours.missed()
            return StrangeLetters()
        if live is not None and live.occupied:
            tries.patience = Patience()
            return self._own[live][0]
        if elsewhere is None:
            return NobodyThere()
        tries.patience = Patience()
        return elsewhere.code

    def missed(self) -> None:
        """Wrong letters were typed, here or at another process."""
        self._allowance = self._allowance.missed(self._seconds())
