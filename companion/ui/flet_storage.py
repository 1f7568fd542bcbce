"""A phone's storage where the server draws it: Flet's `SharedPreferences` in its browser.

A browser that does not answer is asked again; then it is said so. What is kept must not be known
here.
"""

import asyncio

import flet as ft

from companion.drawing.answers import AnswerTooLong
from companion.session.refusals import StorageSilent, StorageStrange
from companion.store.contract import StoreFailed

TRIES = 8
"""How often a browser is asked that does not answer; right after a line broke some do not."""
PAUSE = 0.5
"""Seconds between."""


class FletStorage:
    """See `PhoneStorage`, which this is. Made once a page; it works on plain http too."""

    def __init__(self) -> None:
        self._preferences = ft.SharedPreferences()

    async def get(self, name: str, longest: int) -> str | None:
        """See `PhoneStorage.get`."""
        for again in range(TRIES):
            if again:
                await asyncio.sleep(PAUSE)
            try:
                found = await self._preferences.get(name)
            except AnswerTooLong:
                raise StoreFailed(StorageStrange()) from None
            except (RuntimeError, TimeoutError):
                continue
            if found is None:
                return None
            if not isinstance(found, str) or len(found) > longest:
                raise StoreFailed(StorageStrange())
            return found
        raise StoreFailed(StorageSilent())

    async def set(self, name: str, text: str) -> bool:
        """See `PhoneStorage.set`."""
        try:
            await self._preferences.set(name, text)
            return bool(await self._preferences.get(name) == text)
        except (RuntimeError, TimeoutError):  # the browser keeps nothing, or is gone
            return False
