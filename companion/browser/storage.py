"""A phone's own storage where its program runs in its browser: texts in IndexedDB.

What is kept must not be known here.
"""

from companion.browser.storage_js import StorageJs, done
from companion.session.refusals import StorageStrange
from companion.store.contract import StoreFailed


class IndexedDbStorage:
    """See `PhoneStorage`, which this is."""

    def __init__(self, module: StorageJs) -> None:
        """module: `assets/browser/storage.js`."""
        self._module = module

    async def get(self, name: str, longest: int) -> str | None:
        """See `PhoneStorage.get`."""
        found = await done(self._module.getText(name))
        if found is None:
            return None
        if not isinstance(found, str) or len(found) > longest:
            raise StoreFailed(StorageStrange())
        return found

    async def set(self, name: str, text: str) -> bool:
        """See `PhoneStorage.set`."""
        try:
            await done(self._module.setText(name, text))
            return await done(self._module.getText(name)) == text
        except StoreFailed:
            return False
