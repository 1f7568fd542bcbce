"""The phone's own memory: texts by name, in the browser's storage.

Asynchronous, so that a phone without a server can keep things its own way. What is kept here is
read by this program only; nothing of it is ever logged. A browser that does not answer is asked
again, and then `StoreFailed` says so: it is never taken for one that keeps nothing, for then the
owner of a seat would come back as a stranger.
"""

import asyncio
import json
from typing import Any

import flet as ft

from companion.drawing.answers import AnswerTooLong
from companion.session import credentials as keeping
from companion.session import stored
from companion.session.credentials import Credentials
from companion.session.refusals import StorageSilent, StorageStrange
from companion.session.seen import Seen
from companion.store.contract import StoreFailed
from companion.ui.view_state import Known

TABLES = 12
"""How many tables a phone remembers without holding a key of them."""
TRIES = 8
"""How often a browser is asked that does not answer; right after a line broke some do not."""
PAUSE = 0.5
"""Seconds between."""
LISTED = 400
"""How many tables it remembers at all."""
SHORT = 16_384
"""Characters of the list of tables, at most, and of the language."""
_TABLES, _LANGUAGE, _SOLO = "companion.tables", "companion.language", "companion.seat"


class Memory:
    """Over Flet's `SharedPreferences`: made once a page, it works on plain http too."""

    def __init__(self) -> None:
        self._preferences = ft.SharedPreferences()
        self._listing = asyncio.Lock()

    async def keeping(self, code: str) -> Credentials:
        """What the phone holds at the table of that link."""
        return Credentials.read(await self._get(f"companion.table.{code}", keeping.LONGEST))

    async def keep(self, code: str, keeping: Credentials) -> bool:
        """Whether it was kept: written and read back."""
        return await self._put(f"companion.table.{code}", keeping.text())

    async def tables(self) -> tuple[Known, ...]:
        """The tables this phone has been at, newest first."""
        try:
            pairs = json.loads(str(await self._get(_TABLES) or "[]"))
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
        return Seen.read(await self._get(f"companion.seen.{code}"))

    async def set_seen(self, code: str, seen: Seen) -> None:
        """Remember how far."""
        await self._put(f"companion.seen.{code}", seen.text())

    async def _list(self, known: tuple[Known, ...]) -> None:
        await self._put(_TABLES, json.dumps([[t.code, t.game] for t in known]))

    async def language(self) -> str | None:
        """The language chosen on this phone, if one was and the browser tells."""
        try:
            found = await self._get(_LANGUAGE)
        except StoreFailed:
            return None
        return found if isinstance(found, str) else None

    async def set_language(self, language: str) -> None:
        """Remember the language."""
        await self._put(_LANGUAGE, language)

    async def offline_seat(self) -> object:
        """The seat at a table without a server, as text."""
        return await self._get(_SOLO, stored.LONGEST)

    async def keep_offline_seat(self, text: str) -> bool:
        """Whether it was kept. text: "" where its owner stood up."""
        return await self._put(_SOLO, text)

    async def _get(self, name: str, longest: int = SHORT) -> Any:
        """What is kept under that name. StoreFailed if the browser is silent, or it is not ours."""
        for again in range(TRIES):
            if again:
                await asyncio.sleep(PAUSE)
            try:
                found = await self._preferences.get(name)
            except AnswerTooLong:
                raise StoreFailed(StorageStrange()) from None
            except (RuntimeError, TimeoutError):
                continue
            if isinstance(found, str | bytes | list) and len(found) > longest:
                raise StoreFailed(StorageStrange())
            return found
        raise StoreFailed(StorageSilent())

    async def _put(self, name: str, text: str) -> bool:
        try:
            await self._preferences.set(name, text)
            return bool(await self._preferences.get(name) == text)
        except (RuntimeError, TimeoutError):  # the browser keeps nothing, or is gone
            return False
