"""One table in this process: its log, its phones, the drawer. What wishes do is in `live_table`.

Judged by `companion.table`, kept by the store, handed to phones by the one delivery function. No
phone waits for another: delivery only says "look", each phone draws for itself.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from companion.handoff.chance import commitment
from companion.live.neighbours import Neighbours
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.dealer_secrets import DealerSecrets, Opening, closed, holders
from companion.session.port import Listener, Scene
from companion.session.proof import Proof, signed_by_whom_it_must
from companion.session.refusals import DrawerClosed, DrawerForeign, LogCut, LogForeign
from companion.session.waiting import Later, later
from companion.store.contract import Conflict, Store, StoreFailed, TornLog
from companion.table import by_phone, trial
from companion.table.chance import Chance
from companion.table.game import Game
from companion.table.history import History
from companion.table.lobby import Outcome
from companion.table.log import Entry
from companion.table.milestones import Milestones
from companion.table.refusal import CannotBeWritten, NotSigned
from companion.table.state import Phase, Table
from companion.table.wish import Here

log = logging.getLogger(__name__)

AGAIN = 0.5
"""Seconds until a store that could not be read is tried again."""

Judge = Callable[[Table], Outcome]
Fill = Callable[[Table], bytes]
"""What lies in the drawer from then on, given the table as it will be."""


class TableLog:
    """A table's log and its phones. Made by the registry; lives as long as somebody is there.

    chance: of all that is drawn in the open here. now: minutes since 1970. later: what waits. Made
    of a log that can't be read it raises Unreadable.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        store: Store,
        entries: tuple[Entry, ...],
        chance: Chance,
        now: Callable[[], int],
        later: Later = later,
    ) -> None:
        self.name, self.game, self.chance, self.later = name, game, chance, later
        self.now = now
        self._store = store
        self.history = History()
        self._known = Milestones()
        for self.table in trial.whole(game, entries):
            self._known.add(self.table)
        self.history.add(entries)
        self.neighbours = Neighbours()
        self.door = ("", "")
        self._secrets: DealerSecrets | None = None
        self._offered: DealerSecrets | None = None
        self._over = False
        self._opening: Opening | None = None
        self._lock = asyncio.Lock()
        self._phones: set[Listener] = set()
        self._following: asyncio.Task[None] | None = None
        self._trouble: Refusal | None = None
        """Why nothing is written here any more: what follows in the log can't be read."""
        self._away: Refusal | None = None
        """Why what others write is not known now: the store cannot be read. It is tried again."""

    # --- the dealer's secrets

    @property
    def secrets(self) -> DealerSecrets | None:
        """What the dealer knows, if this process may know it now."""
        return self._secrets

    @secrets.setter
    def secrets(self, known: DealerSecrets | None) -> None:
        self._secrets = known
        self.neighbours.learned(self)

    def learn(self, known: DealerSecrets | None) -> None:
        """What the dealer knows at another process, None: nothing any more.

        Taken once the log here has that deal, or its end: words may come before entries.
        """
        self._offered, self._over = known, known is None
        self._compare()

    def _compare(self) -> None:
        """Take secrets of the deal that the log tells of, and drop those of another."""
        deal, known, offered = self.table.deal, self._secrets, self._offered
        if deal is not None and known is not None and commitment(known.seed) != deal.commitment:
            self._secrets = None
        if self._over and self.table.phase not in (Phase.DEALING, Phase.PLAYING):
            self._secrets, self._over = None, False
        if offered is None:
            return
        if deal is not None:
            stands = commitment(offered.seed) == deal.commitment
        else:
            stands = dealing.stands(self.game, self.table, offered)
        if stands:
            self._secrets, self._offered = offered, None

    # --- phones

    @property
    def scene(self) -> Scene:
        """The table and who is here."""
        dealt, here = self.table.phase in (Phase.DEALING, Phase.PLAYING), self.here
        closed: Refusal | None = self.closed if dealt else None
        if self.table.by_phone is not None:
            closed = by_phone.waits_for(self.table, here.seats)
        return Scene(self.table, here.seats, closed, here.maker, self._away)

    @property
    def closed(self) -> DrawerClosed | DrawerForeign | None:
        """Why the server's own drawer can't be reached into, if it can't."""
        if self.secrets is not None:
            return None
        foreign = self._opening is not None and self._opening.foreign
        return DrawerForeign() if foreign else DrawerClosed()

    @property
    def maker_here(self) -> bool:
        """Whether the phone of who made the table is here."""
        return self.here.maker

    @property
    def here(self) -> Here:
        """Whose phones are here, at whichever process."""
        own, others = self.at_home, self.neighbours.here(self.name)
        return Here(own.seats | others.seats, own.maker or others.maker)

    @property
    def at_home(self) -> Here:
        """Whose phones are at this process."""
        seats = frozenset(number for phone in self._phones for number in phone.seats)
        return Here(seats, any(phone.maker for phone in self._phones))

    @property
    def occupied(self) -> bool:
        """Whether any phone is at this process, seated or not."""
        return bool(self._phones)

    def has(self, kind: type[Listener]) -> bool:
        """Whether somebody of that kind is here."""
        return self.count(kind) > 0

    def count(self, kind: type[Listener]) -> int:
        """How many of that kind are here."""
        return sum(isinstance(phone, kind) for phone in self._phones)

    def enter(self, phone: Listener) -> None:
        """A phone comes, or its seats changed."""
        self._phones.add(phone)
        if self._following is None:
            self._following = asyncio.create_task(self._follow())
        self.deliver()

    def leave(self, phone: Listener) -> None:
        """A phone goes."""
        self._phones.discard(phone)
        if not self._phones and self._following is not None:
            self._following.cancel()
            self._following = None
        self.deliver()

    def deliver(self) -> None:
        """The one delivery: every phone is told to look at the table as it is now."""
        scene = self.scene
        for phone in tuple(self._phones):
            phone.see(scene)
        self.neighbours.changed(self)

    def others_changed(self) -> None:
        """Somebody came to another process, or went there."""
        self.deliver()

    # --- the log

    async def write(
        self,
        judge: Judge,
        *,
        drawer: Fill | None = None,
        empty_drawer: bool = False,
        proof: Proof | None = None,
    ) -> Refusal | None:
        """Judge on the table as it is, write what follows durably, tell everybody.

        What is written was read back and folded before. Somebody else wrote meanwhile: catch up and
        judge again. Nothing to write is no refusal. proof: of the wish, whose signatures hold; what
        needs others is refused.
        """
        async with self._lock:
            while self._trouble is None:
                try:
                    outcome = judge(self.table)
                    if isinstance(outcome, Refusal):
                        return outcome
                    if not signed_by_whom_it_must(self.table, outcome, proof):
                        return NotSigned()
                    if outcome and proof is not None:
                        outcome = (replace(outcome[0], proof=proof.text()), *outcome[1:])
                    lines = trial.lines(self.game, self.table, outcome)
                    tables = self._after(lines, own=True)
                except Exception as problem:  # noqa: BLE001 - no wish of one phone costs all theirs
                    log.error("a wish could not be judged: %s", type(problem).__name__)
                    return CannotBeWritten()
                if not lines:
                    return None
                try:
                    await self._store.append(
                        self.name,
                        self.table.number,
                        lines,
                        drawer=drawer(tables[-1]) if drawer else None,
                        empty_drawer=empty_drawer,
                    )
                except Conflict:
                    news = await self._store.read(self.name, self.table.number)
                    if not self._hear(news):
                        self._trouble = LogCut()
                    self.deliver()  # even if the wish is refused now: nobody else tells of it
                    if proof is not None and proof.text() in {entry.proof for entry in news}:
                        return None  # it was sent to another process too, and done there
                    continue
                self._take(lines, tables)
                break
            else:
                return self._trouble
        self.deliver()
        return None

    async def memory(self, seat: int) -> bytes | None:
        """What the store keeps of a seat's private sheet, sealed."""
        return await self._store.memory(self.name, seat)

    async def remember(self, seat: int, blob: bytes) -> None:
        """Keep a seat's sealed sheet."""
        await self._store.put_memory(self.name, seat, blob)

    async def kept_drawer(self) -> bytes | None:
        """What lies in the drawer, as it is kept."""
        return await self._store.drawer(self.name)

    async def wraps(self) -> tuple[bytes, ...]:
        """Of a closed drawer what is sealed to phones; () where there is nothing to open."""
        opening = await self._closed_drawer()
        return opening.wraps if opening is not None else ()

    async def bring(self, share: bytes) -> None:
        """A phone is back after a restart, with its share of the drawer's key.

        What the shares open is closed anew where it had been closed to single keys.
        """
        opening = await self._closed_drawer()
        if opening is None:
            return
        self.secrets = opening.bring(share)
        if self.secrets is None:
            return
        blob, self._opening = opening.blob, None
        if opening.old:
            renewed = closed(self.secrets, holders(self.table))
            try:
                await self._store.renew_drawer(self.name, blob, renewed)
            except StoreFailed as failed:  # it is open all the same, and will be asked again
                log.warning("a drawer was not closed anew: %s", failed.refusal.key)

    async def _closed_drawer(self) -> Opening | None:
        if self.secrets is not None or self.table.by_phone is not None:
            return None  # what a phone dealt is nothing for the server to open
        if not (blob := await self._store.drawer(self.name)):
            return None
        if self.secrets is not None:  # another phone's share opened it while the store was asked
            return None
        if self._opening is None or self._opening.blob != blob:
            self._opening = Opening(blob)
        return self._opening

    def _after(self, lines: tuple[Entry, ...], *, own: bool) -> tuple[Table, ...]:
        """The table after each of these. Raises Unreadable. own: not written yet."""
        log, known = self.history.entries, self._known
        return trial.after(self.game, self.table, lines, log, known, own=own)

    def _take(self, lines: tuple[Entry, ...], tables: tuple[Table, ...]) -> None:
        """These are in the log, and so the table went on."""
        self.history.add(lines)
        for self.table in tables:
            self._known.add(self.table)

    def _hear(self, lines: tuple[Entry, ...]) -> bool:
        """Entries that another process wrote; whether any are new."""
        fresh = tuple(line for line in lines if line.number > self.table.number)
        try:
            self._take(fresh, self._after(fresh, own=False))
        except trial.Unreadable as unreadable:
            log.error("entry %s of a table cannot be read", unreadable.number)
            self._trouble = LogForeign(unreadable.number)
        self._compare()
        return bool(fresh)

    async def _follow(self) -> None:
        """Entries that another process wrote. Phones are told when the store can't be read."""
        while self._trouble is None:
            try:
                if self._away is not None:
                    await self._heard(await self._store.read(self.name, self.table.number))
                    self._tell(None)
                async for lines in self._store.follow(self.name, self.table.number):
                    await self._heard(lines)
                    if self._trouble is not None:
                        return
                return  # the store was closed
            except TornLog as torn:
                self._trouble = torn.refusal
            except StoreFailed as failed:
                self._tell(failed.refusal)
                await asyncio.sleep(AGAIN)

    async def _heard(self, lines: tuple[Entry, ...]) -> None:
        async with self._lock:
            fresh = self._hear(lines)
        if fresh and self._trouble is None:
            self.deliver()

    def _tell(self, away: Refusal | None) -> None:
        if away != self._away:
            log.warning("a table's store: %s", away.key if away is not None else "is there again")
            self._away = away
            self.deliver()
