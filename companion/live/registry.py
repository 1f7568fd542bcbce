"""The registry: all tables of a server, or of a phone, by the unguessable part of their links.

A link is never stored: the log of a table is filed under a digest of it.
"""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from companion.handoff.seatkey import is_sound
from companion.live.doors import Doors
from companion.live.live_table import LiveTable
from companion.live.neighbours import Neighbours
from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.link import fresh_code, name_of
from companion.session.online import OnlineSession
from companion.session.port import Scene
from companion.session.proof import Proof
from companion.session.refusals import LogForeign, NoSuchGame, NoSuchTable
from companion.session.tries import Tries
from companion.session.waiting import Later, later
from companion.store.contract import Store, StoreFailed
from companion.table import codec, lobby, record, trial
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.log import GENESIS
from companion.table.record import Made
from companion.table.refusal import CannotBeWritten, NotSigned
from companion.table.state import Table

log = logging.getLogger(__name__)

MINUTES_A_DAY = 24 * 60
DIGEST = 32
"""Bytes of a key, and of the digest of a token."""


@dataclass
class Hosted:
    """What a registry has besides where many tables are hosted. touch: see `HostedStore`."""

    touch: Callable[[str, int], Awaitable[None]] | None = None
    neighbours: Neighbours = field(default_factory=Neighbours)


class TableRegistry:
    """Makes tables and brings phones to them."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        now: Callable[[], int],
        seconds: Callable[[], float] = time.monotonic,
        later: Later = later,
        *,
        joinable: bool = True,
        hosted: Hosted | None = None,
    ) -> None:
        """now: minutes since 1970. seconds: a clock that never goes back. later: what waits.

        joinable: see `Registry`. hosted: where many tables are.
        """
        self.games, self.joinable = games, joinable
        self._hosted = hosted or Hosted()
        self._doors = Doors(seconds, self._hosted.neighbours)
        self._store, self.now, self._later = store, now, later
        # A live table lives as long as a phone remembers it: two of one table would each miss
        # the other's phones.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()

    async def make(self, game: str, places: int, options: Any, maker: Credential) -> str | Refusal:
        """A new table: the unguessable part of its link. maker: kept by the caller's phone."""
        rules = self.games[game]
        return await self._begin(
            rules, lobby.make(rules, places, options, maker.mark, maker.key.public)
        )

    async def make_afar(self, proof: Proof) -> str | Refusal:
        """The same for a phone with its own program. proof: of the record, signed by its key."""
        try:
            made: Made = codec.parse(proof.wish, Made)
            rules = self.games[made.game]
            options = codec.value(made.options, rules.options)
        except (KeyError, ValueError):
            return NoSuchGame()
        places, right = made.places, (made.maker, made.key)
        outcome = lobby.make(rules, places, options, *right, own=True)
        if isinstance(outcome, Refusal):
            return outcome
        fits = len(made.maker) == DIGEST and len(made.key) == DIGEST and proof.digest == GENESIS
        if not fits or proof.number or proof.wish != codec.text(outcome[0].record, Made):
            return CannotBeWritten()
        if not is_sound(made.key) or not proof.holds("") or made.key not in proof.keys:
            return NotSigned()
        return await self._begin(rules, (replace(outcome[0], proof=proof.text()),))

    async def _begin(self, rules: Game, outcome: Outcome) -> str | Refusal:
        if isinstance(outcome, Refusal):
            return outcome
        lines = trial.lines(rules, Table(), outcome)
        trial.after(rules, Table(), lines)
        code = fresh_code()
        await self._store.append(name_of(code), 0, lines)
        await self._opened(name_of(code))
        return code

    async def session(
        self,
        code: str,
        *,
        show: Callable[[Scene], None],
        load: Callable[[], Awaitable[Credentials]],
        save: Callable[[Credentials], Awaitable[bool]],
    ) -> OnlineSession | Refusal:
        """Bring a phone to the table of a link. show: called with every new scene.

        load, save: the phone's own storage for this table; save tells whether it was kept.
        """
        live = await self.table(code)
        if isinstance(live, Refusal):
            return live
        session = OnlineSession(
            live,
            Kept(await load(), load, save),
            show=show,
            joinable=self.joinable,
            later=self._later,
        )
        await session.enter()
        self.came(code, live)
        return session

    async def table(self, code: str) -> LiveTable | Refusal:
        """The table of a link."""
        return await self._live(name_of(code))

    def came(self, code: str, live: LiveTable) -> None:
        """A phone has come to the table by this link: its six letters lead there."""
        self._doors.open(code, live)

    def letters(self, name: str) -> str:
        """The six letters that are typed to come to an open table, filed under that name."""
        return self._doors.letters(self._tables[name])

    async def find(self, typed: str, tries: Tries) -> str | Refusal:
        """The unguessable part of the link of the table whose six letters were typed."""
        return self._doors.find(typed, tries)

    def occupied(self) -> tuple[LiveTable, ...]:
        """The tables at which somebody is, in this process."""
        return tuple(live for live in tuple(self._tables.values()) if live.occupied)

    async def _live(self, name: str) -> LiveTable | Refusal:
        if (live := self._tables.get(name)) is not None:
            return live
        entries = await self._store.read(name)
        if not entries:
            return NoSuchTable()
        try:
            made = record.record(entries[0])
            rules = self.games.get(made.game) if isinstance(made, Made) else None
            if rules is None:
                return NoSuchGame()
            chance = ByteChance(secrets.token_bytes)
            live = LiveTable(name, rules, self._store, entries, chance, self.now, self._later)
        except trial.Unreadable as unreadable:
            return LogForeign(unreadable.number)
        except ValueError:
            return LogForeign(entries[0].number)
        await self._opened(name)
        if (first := self._tables.setdefault(name, live)) is live:
            live.neighbours = self._hosted.neighbours
            live.neighbours.join(live)
        return first

    async def _opened(self, name: str) -> None:
        if self._hosted.touch is None:
            return
        try:
            await self._hosted.touch(name, self.now() // MINUTES_A_DAY)
        except StoreFailed as failed:  # what can only be read is opened all the same
            log.warning("a table's day was not written down: %s", failed.refusal.key)
