"""The phone's own memory: what it keeps, and under which names, in whatever storage it has.

How a text is kept must not be known here: that is `PhoneStorage`'s business. Where that does not
answer, its `StoreFailed` is passed on.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress

from companion.session import credentials as keeping
from companion.session import stored
from companion.session.credentials import Credentials
from companion.session.phone_storage import PhoneStorage
from companion.session.seen import Seen
from companion.store.contract import StoreFailed
from companion.ui import evenings
from companion.ui.evenings import Played
from companion.ui.names import Names
from companion.ui.signals import USUAL, Signals
from companion.ui.theme import TEXTS
from companion.ui.view_state import Known

TABLES = 12
"""How many tables a phone remembers without holding a key of them."""
LISTED = 400
"""How many tables it remembers at all."""
SHORT = 16_384
"""Characters of the list of tables, at most, and of the language."""
_TABLES, _LANGUAGE, _SOLO = "companion.tables", "companion.language", "companion.seat"
_SIGNALS, _EVENINGS = "companion.signals", "companion.evenings"
_NAMES, _TEXT = "companion.names", "companion.text"
_AHEAD, _WISHED = "companion.ahead", "companion.wished"
"""Written by the page that a server draws on (`assets/client/start.js`), before the app begins."""
DAY = 24 * 60


class Memory:
    """What one phone remembers of its tables, its seat without a server, its settings."""

    def __init__(self, storage: PhoneStorage) -> None:
        self._storage = storage
        self._listing = asyncio.Lock()

    async def keeping(self, code: str) -> Credentials:
        """What the phone holds at the table of that link."""
        return Credentials.read(await self._storage.get(f"companion.table.{code}", keeping.LONGEST))

    async def keep(self, code: str, keeping: Credentials) -> bool:
        """Whether it was kept: written and read back."""
        return await self._storage.set(f"companion.table.{code}", keeping.text())

    async def tables(self) -> tuple[Known, ...]:
        """The tables this phone has been at, newest first."""
        try:
            pairs = json.loads(str(await self._storage.get(_TABLES, SHORT) or "[]"))
            return tuple(Known(str(code), str(game)) for code, game in pairs[:LISTED])
        except (ValueError, TypeError, RecursionError):
            return ()

    async def add_table(self, table: Known) -> tuple[Known, ...]:
        """Remember a table as the newest: all that are remembered.

        What is one too many is forgotten, unless the phone holds a key of it.
        """
        async with self._listing:
            known = (table, *(t for t in await self.tables() if t.code != table.code))
            for oldest in known[TABLES : TABLES + 1]:
                if not (await self.keeping(oldest.code)).holds:
                    known = tuple(t for t in known if t is not oldest)
            await self._list(known)
        return known

    async def miss_table(self, code: str) -> bool:
        """The table is not there: forgotten, unless the phone holds a key of it; whether it does.

        Then the others come first from now on.
        """
        held = (await self.keeping(code)).holds
        async with self._listing:
            known = await self.tables()
            there = tuple(t for t in known if t.code != code)
            await self._list((*there, *(t for t in known if t.code == code and held)))
        return held

    async def seen(self, code: str) -> Seen | None:
        """How far the phone has seen that table's log."""
        return Seen.read(await self._storage.get(f"companion.seen.{code}", SHORT))

    async def set_seen(self, code: str, seen: Seen) -> None:
        """Remember how far."""
        await self._storage.set(f"companion.seen.{code}", seen.text())

    async def _list(self, known: tuple[Known, ...]) -> None:
        await self._storage.set(_TABLES, json.dumps([[t.code, t.game] for t in known]))

    async def evenings(self) -> tuple[Played, ...]:
        """The evenings played on this phone, newest first."""
        return evenings.read(await self._storage.get(_EVENINGS, stored.LONGEST))

    async def add_evening(self, new: Played) -> None:
        """Remember one more, or how it ended after all."""
        async with self._listing:
            known = evenings.added(await self.evenings(), new)
            await self._storage.set(_EVENINGS, evenings.text(known))

    async def erase_evenings(self) -> None:
        """Forget them all, and who was there."""
        async with self._listing:
            await self._storage.set(_EVENINGS, evenings.text(()))
            await self._storage.set(_NAMES, Names().text())

    async def names(self) -> Names:
        """The names used on this phone; none where its browser does not tell."""
        try:
            return Names.read(await self._storage.get(_NAMES, SHORT))
        except StoreFailed:
            return Names()

    async def change_names(self, change: Callable[[Names], Names]) -> None:
        """Remember other names; where the browser does not answer they are typed again."""
        async with self._listing:
            with suppress(StoreFailed):
                await self._storage.set(_NAMES, change(await self.names()).text())

    async def language(self) -> str | None:
        """The language chosen on this phone, if one was and the browser tells."""
        try:
            return await self._storage.get(_LANGUAGE, SHORT)
        except StoreFailed:
            return None

    async def set_language(self, language: str) -> None:
        """Remember the language."""
        await self._storage.set(_LANGUAGE, language)

    async def text(self) -> float | None:
        """How large words are to be, if that was chosen on this phone and the browser tells."""
        try:
            kept = await self._storage.get(_TEXT, SHORT)
        except StoreFailed:
            return None
        return next((text for text in TEXTS if str(text) == kept), None)

    async def wished(self) -> float:
        """How many times the usual size the browser's owner wants words; 1 where it is silent."""
        try:
            return float(await self._storage.get(_WISHED, SHORT) or 1)
        except (StoreFailed, ValueError):
            return 1.0

    async def set_text(self, text: float) -> None:
        """Remember that."""
        await self._storage.set(_TEXT, str(text))

    async def signals(self) -> Signals:
        """How the owner of this phone wants to be called."""
        try:
            return Signals.read(await self._storage.get(_SIGNALS, SHORT))
        except StoreFailed:
            return USUAL

    async def set_signals(self, wanted: Signals) -> None:
        """Remember that."""
        await self._storage.set(_SIGNALS, wanted.text())

    async def ahead(self) -> int:
        """Minutes by which the phone's clock is ahead of UTC, as its page says; else 0."""
        try:
            minutes = int(await self._storage.get(_AHEAD, SHORT) or 0)
        except (StoreFailed, ValueError):
            return 0
        return minutes if abs(minutes) < DAY else 0

    async def offline_seat(self) -> str | None:
        """The seat at a table without a server, as text."""
        return await self._storage.get(_SOLO, stored.LONGEST)

    async def keep_offline_seat(self, text: str) -> bool:
        """Whether it was kept. text: "" where its owner stood up."""
        return await self._storage.set(_SOLO, text)
