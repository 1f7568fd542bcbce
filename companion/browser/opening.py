"""Opening what a browser keeps: the tables on this phone, and the phone's own texts.

What either promises is in `store` and `storage`.
"""

from dataclasses import dataclass

from companion.browser.refusals import BrowserLost
from companion.browser.storage import IndexedDbStorage
from companion.browser.storage_js import StorageJs, done
from companion.browser.store import IndexedDbStore
from companion.refusal import Refusal
from companion.store.contract import StoreFailed


@dataclass(frozen=True, slots=True)
class Opened:
    """A store and a phone's storage to use, and what their owner should be told, if anything."""

    store: IndexedDbStore
    storage: IndexedDbStorage
    notice: BrowserLost | None


async def open_store(module: StorageJs) -> Opened | Refusal:
    """Open what this browser keeps, making it if needed.

    module: `assets/browser/storage.js`. The notice is there where the browser began with nothing,
    though something was kept: its files were damaged, or thrown away. It is said once.
    """
    try:
        lost = await done(module.findLoss())
    except StoreFailed as failed:
        return failed.refusal
    notice = BrowserLost() if lost else None
    return Opened(IndexedDbStore(module), IndexedDbStorage(module), notice)
