"""The shape of `assets/browser/storage.js` as Python sees it, and how its answers come across.

The one place where what that module answers becomes Python's own. What it does is written there.
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from companion.browser.refusals import (
    BrowserBlocked,
    BrowserBroken,
    BrowserClosed,
    BrowserDenied,
    BrowserFull,
    BrowserLost,
    BrowserNewer,
    BrowserTorn,
)
from companion.refusal import Refusal
from companion.store.contract import StoreFailed

Row = tuple[int, int | None, str, str, bytes, bytes, str]
"""Number, seat, kind, body and previous of an entry, its digest, and its proof."""


class Answer(Protocol):
    """A JavaScript object, as Pyodide hands it over."""

    def to_py(self) -> object:
        """A copy as Python's own: dictionaries, lists, texts, numbers and buffers."""
        ...


class StorageJs(Protocol):
    """The module. Every answer is `{"done": …}`, or `{"refused": word, …}`."""

    def getText(self, name: str) -> Awaitable[Answer]: ...

    def setText(self, name: str, text: str) -> Awaitable[Answer]: ...

    def findLoss(self) -> Awaitable[Answer]: ...

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Row],
        drawer: bytes | None,
        emptyDrawer: bool,
    ) -> Awaitable[Answer]: ...

    def read(self, table: str, since: int) -> Awaitable[Answer]: ...

    def tables(self) -> Awaitable[Answer]: ...

    def drawer(self, table: str) -> Awaitable[Answer]: ...

    def putDrawer(self, table: str, blob: bytes) -> Awaitable[Answer]: ...

    def renewDrawer(self, table: str, was: bytes, blob: bytes) -> Awaitable[Answer]: ...

    def emptyDrawer(self, table: str) -> Awaitable[Answer]: ...

    def memory(self, table: str, seat: int) -> Awaitable[Answer]: ...

    def putMemory(self, table: str, seat: int, blob: bytes) -> Awaitable[Answer]: ...

    def changes(self, seen: int) -> Awaitable[Answer]: ...

    def close(self) -> Awaitable[Answer]: ...


class Conflicting(Exception):
    """The log of the table ends with entry `last`."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the last entry is {last}")
        self.last = last


_REFUSALS: dict[str, Refusal] = {
    "full": BrowserFull(),
    "denied": BrowserDenied(),
    "torn": BrowserTorn(),
    "newer": BrowserNewer(),
    "blocked": BrowserBlocked(),
    "closed": BrowserClosed(),
    "lost": BrowserLost(),
}


async def done(asked: Awaitable[Answer]) -> object:
    """What a function of the module answered: Python's own, buffers as bytes, None for nothing.

    Raises `StoreFailed` where it refused; `Conflicting` where somebody else had written.
    """
    match _own((await asked).to_py()):
        case {"refused": "conflict", "last": int(last)}:
            raise Conflicting(last)
        case {"refused": str(word), **more}:
            raise StoreFailed(_REFUSALS.get(word) or BrowserBroken(str(more.get("what", word))))
        case {**answer}:
            return answer.get("done")  # a function that answers nothing leaves it out
        case strange:
            raise TypeError(f"no answer of storage.js: {type(strange)}")


def _own(value: object) -> object:
    match value:
        case dict():
            return {name: _own(part) for name, part in value.items()}
        case list():
            return [_own(part) for part in value]
        case memoryview():
            return bytes(value)
        case _:
            return value
