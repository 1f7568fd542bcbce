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

from companion.host.keeping import Keeping
from companion.store.contract import StoreFailed
from companion.table.refusal import StorageSilent
from companion.ui.now import Known

TABLES = 12
"""How many tables a phone remembers."""
TRIES = 8
"""How often a browser is asked that does not answer; right after a line broke some do not."""
PAUSE = 0.5
"""Seconds between."""
_TABLES, _LANGUAGE, _SOLO = "companion.tables", "companion.language", "companion.seat"


class Memory:
    """Over Flet's `SharedPreferences`: made once a page, it works on plain http too."""

    def __init__(self) -> None:
        self._preferences = ft.SharedPreferences()

    async def keeping(self, code: str) -> Keeping:
        """What the phone holds at the table of that link."""
        return Keeping.read(await self._get(f"companion.table.{code}"))

    async def keep(self, code: str, keeping: Keeping) -> bool:
        """Whether it was kept: written and read back."""
        return await self._put(f"companion.table.{code}", keeping.text())

    async def tables(self) -> tuple[Known, ...]:
        """The tables this phone has been at, newest first."""
        try:
            pairs = json.loads(str(await self._get(_TABLES) or "[]"))
            return tuple(Known(str(code), str(game)) for code, game in pairs)
        except (ValueError, TypeError, RecursionError):
            return ()

    async def add_table(self, table: Known) -> None:
        """Remember a table as the newest."""
        others = [t for t in await self.tables() if t.code != table.code]
        await self._put(_TABLES, json.dumps([[t.code, t.game] for t in [table, *others][:TABLES]]))

    async def forget_table(self, code: str) -> None:
        """The table is no more."""
        others = [t for t in await self.tables() if t.code != code]
        await self._put(_TABLES, json.dumps([[t.code, t.game] for t in others]))

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

    async def solo(self) -> object:
        """The seat at a table without a server, as text."""
        return await self._get(_SOLO)

    async def set_solo(self, text: str) -> bool:
        """Whether it was kept."""
        return await self._put(_SOLO, text)

    async def clear_solo(self) -> None:
        """Stand up from the table without a server."""
        await self._put(_SOLO, "")

    async def _get(self, name: str) -> Any:
        for again in range(TRIES):
            if again:
                await asyncio.sleep(PAUSE)
            try:
                return await self._preferences.get(name)
            except (RuntimeError, TimeoutError):
                continue
        raise StoreFailed(StorageSilent())

    async def _put(self, name: str, text: str) -> bool:
        try:
            await self._preferences.set(name, text)
            return bool(await self._preferences.get(name) == text)
        except (RuntimeError, TimeoutError):  # the browser keeps nothing, or is gone
            return False
