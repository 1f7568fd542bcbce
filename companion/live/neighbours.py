"""The other processes of this server: who is at their tables, which letters lead there, and what
the dealer knows.

All of it lives in memory only, as in one process, and goes over the store's bus sealed with a key
that these processes alone have: it lies in no file in clear. Words may be lost, come late, or come
of a process that has died since; so each is the whole of what its process has to say of a table,
all is said anew where some may have been missed, and who is silent is gone. What is durable stands
in the log and must not go this way.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol, assert_never
from weakref import WeakValueDictionary

from companion.handoff.primitives import gcm_open, gcm_seal, hkdf
from companion.handoff.seatkey import SeatKey
from companion.session.dealer_secrets import DealerSecrets
from companion.store.contract import Bus, StoreFailed
from companion.table import codec
from companion.table.wish import Here

log = logging.getLogger(__name__)

BEAT, SILENT = 4.0, 12.0
"""Seconds between two signs of life, and after which who gives none is taken to be gone."""
_INFO, _KEY, _NONCE, _SEED = b"companion/neighbours/1", 16, 12, 32


@dataclass(frozen=True)
class Began:
    """A process begins, or has missed something: it wants to hear all."""

    process: str


@dataclass(frozen=True)
class Beats:
    """A process is there."""

    process: str


@dataclass(frozen=True)
class Gone:
    """A process stops."""

    process: str


@dataclass(frozen=True)
class There:
    """Who of a table's phones is at that process. code, letters: the link's, if known there."""

    process: str
    table: str
    seats: tuple[int, ...]
    maker: bool
    occupied: bool
    code: str = ""
    letters: str = ""


@dataclass(frozen=True)
class Wants:
    """A process has opened a table and wants to know what others know of it."""

    process: str
    table: str


@dataclass(frozen=True, repr=False)
class Knows:
    """The dealer's secrets of a table, as two seeds; b"" where there are none any more."""

    process: str
    table: str
    secrets: bytes


@dataclass(frozen=True)
class Missed:
    """Wrong letters were typed there: what is allowed, is allowed to all processes together."""

    process: str


Word = Began | Beats | Gone | There | Wants | Knows | Missed


class AtHome(Protocol):
    """A table that lives in this process, as its neighbours need it."""

    @property
    def name(self) -> str:
        """What it is filed under."""
        ...

    @property
    def door(self) -> tuple[str, str]:
        """Code and letters, if its link is known."""
        ...

    @property
    def at_home(self) -> Here:
        """Whose phones are at this process."""
        ...

    @property
    def occupied(self) -> bool:
        """Whether anybody is, seated or not."""
        ...

    @property
    def secrets(self) -> DealerSecrets | None:
        """What the dealer knows."""
        ...

    def learn(self, known: DealerSecrets | None) -> None:
        """What the dealer knows elsewhere."""
        ...

    def others_changed(self) -> None:
        """Somebody came or went elsewhere."""
        ...


class Neighbours:
    """No others: this process is the whole server."""

    def join(self, live: AtHome) -> None:
        """A table lives in this process from now on."""

    def changed(self, live: AtHome) -> None:
        """Who is at the table here, or how it is reached, may have changed."""

    def learned(self, live: AtHome) -> None:
        """What the dealer knows has changed here."""

    def missed(self) -> None:
        """Wrong letters were typed here."""

    def on_missed(self, do: Callable[[], None]) -> None:
        """What is to be done when they were typed at others."""

    def here(self, table: str) -> Here:
        """Whose phones are at others."""
        return Here()

    def letters(self, table: str) -> str:
        """Under which letters others have that table; "" for none."""
        return ""

    def behind(self, letters: str) -> There | None:
        """The table that others have under these letters, if somebody is there."""
        return None


@dataclass
class _Other:
    """What is known of another process. at: when it was last heard."""

    at: float
    tables: dict[str, There] = field(default_factory=dict)


class Processes(Neighbours):
    """See `Neighbours`, which this is, where there are others. Use it as an async context."""

    def __init__(self, bus: Bus, key: bytes, seconds: Callable[[], float]) -> None:
        """key: what all processes of the server share, and nobody else. seconds: a clock."""
        self._bus, self._seconds = bus, seconds
        self._on_missed = list[Callable[[], None]]()
        self._key = hkdf(key, _INFO, _KEY)
        self.name = secrets.token_hex(8)
        self._homes: WeakValueDictionary[str, AtHome] = WeakValueDictionary()
        self._others: dict[str, _Other] = {}
        self._told: dict[str, There] = {}
        self._waiting, self._due = deque[Word](), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Processes":
        work = (self._hear(), self._say(), self._beat())
        self._tasks = [asyncio.create_task(one) for one in work]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._put(Gone(self.name))

    # --- what this process has to say

    def join(self, live: AtHome) -> None:
        """See `Neighbours.join`."""
        self._homes[live.name] = live
        self._tell(Wants(self.name, live.name))

    def changed(self, live: AtHome) -> None:
        """See `Neighbours.changed`."""
        there = self._there(live)
        before = self._told.get(live.name, There(self.name, live.name, (), False, False))
        if there == before:
            return
        if there.occupied:
            self._told[live.name] = there
        else:
            self._told.pop(live.name, None)
        self._tell(there)

    def learned(self, live: AtHome) -> None:
        """See `Neighbours.learned`."""
        known = live.secrets
        seeds = known.seed + known.dealer.seed if known is not None else b""
        self._tell(Knows(self.name, live.name, seeds))

    def missed(self) -> None:
        """See `Neighbours.missed`."""
        self._tell(Missed(self.name))

    def on_missed(self, do: Callable[[], None]) -> None:
        """See `Neighbours.on_missed`."""
        self._on_missed.append(do)

    # --- what is known of others

    def here(self, table: str) -> Here:
        """See `Neighbours.here`."""
        found = [*self._at(table)]
        seats = frozenset(seat for there in found for seat in there.seats)
        return Here(seats, any(there.maker for there in found))

    def letters(self, table: str) -> str:
        """See `Neighbours.letters`."""
        return next((there.letters for there in self._at(table) if there.letters), "")

    def behind(self, letters: str) -> There | None:
        """See `Neighbours.behind`."""
        for other in self._others.values():
            for there in other.tables.values():
                if there.letters == letters and there.occupied:
                    return there
        return None

    def _at(self, table: str) -> Iterable[There]:
        for other in self._others.values():
            if (there := other.tables.get(table)) is not None:
                yield there

    # --- the bus

    def _there(self, live: AtHome) -> There:
        here, (code, letters) = live.at_home, live.door
        if not live.occupied:
            return There(self.name, live.name, (), False, False)
        seats = tuple(sorted(here.seats))
        return There(self.name, live.name, seats, here.maker, True, code, letters)

    def _tell(self, word: Word) -> None:
        self._waiting.append(word)
        self._due.set()

    async def _say(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            while self._waiting:
                await self._put(self._waiting.popleft())

    async def _put(self, word: Word) -> None:
        nonce, text = secrets.token_bytes(_NONCE), codec.text(word, Word).encode()
        try:
            await self._bus.say((nonce + gcm_seal(self._key, nonce, text, _INFO)).hex())
        except StoreFailed as failed:  # all is said anew when the bus is heard again
            log.warning("the other processes were not told: %s", failed.refusal.key)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._tell(Beats(self.name))
            late = self._seconds() - SILENT
            for name in [name for name, other in self._others.items() if other.at < late]:
                self._forget(name)

    async def _hear(self) -> None:
        async for text in self._bus.hear():
            if text is None:
                self._tell(Began(self.name))
                self._tell_all()
                continue
            try:
                sealed = bytes.fromhex(text)
                plain = gcm_open(self._key, sealed[:_NONCE], sealed[_NONCE:], _INFO)
                word: Word = codec.parse(plain.decode(), Word)
            except ValueError:  # of another server at the same database, or of nobody of ours
                continue
            if word.process != self.name:
                self._take(word)

    def _tell_all(self) -> None:
        for live in tuple(self._homes.values()):
            if live.occupied:
                self._tell(self._there(live))

    def _take(self, word: Word) -> None:
        if isinstance(word, Gone):
            self._forget(word.process)
            return
        other = self._others.setdefault(word.process, _Other(0.0))
        other.at = self._seconds()
        match word:
            case Began():
                self._tell_all()
            case There():
                self._hear_of(other, word)
            case Wants(_, table) if (live := self._homes.get(table)) is not None:
                if live.occupied:
                    self._tell(self._there(live))
                if live.secrets is not None:
                    self.learned(live)
            case Knows(_, table, seeds) if (live := self._homes.get(table)) is not None:
                halves = seeds[:_SEED], seeds[_SEED:]
                live.learn(DealerSecrets(halves[0], SeatKey(halves[1])) if seeds else None)
            case Missed():
                for do in self._on_missed:
                    do()
            case Beats() | Wants() | Knows():
                pass
            case _:
                assert_never(word)

    def _hear_of(self, other: _Other, there: There) -> None:
        if there.occupied:
            other.tables[there.table] = there
        else:
            other.tables.pop(there.table, None)
        if (live := self._homes.get(there.table)) is not None:
            live.others_changed()

    def _forget(self, process: str) -> None:
        other = self._others.pop(process, None)
        for table in other.tables if other is not None else ():
            if (live := self._homes.get(table)) is not None:
                live.others_changed()
