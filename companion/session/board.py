"""The board: which codes the phones of one program show now, for the others of that program.

What stands here is what stands on a screen for everybody's camera: no secret. So phones that share
a program pass the very same messages without cameras (a browser lends none on plain http).
"""

from dataclasses import dataclass
from typing import Protocol
from weakref import WeakKeyDictionary, WeakSet


@dataclass(frozen=True)
class Shown:
    """A code on a screen. name: whose screen."""

    name: str
    raw: bytes


class Screen(Protocol):
    """A phone as the board sees it."""

    def moved(self) -> None:
        """The board has changed."""
        ...


class Board:
    """Codes by phone, the one that came last at the end."""

    def __init__(self) -> None:
        self._shown: WeakKeyDictionary[Screen, Shown] = WeakKeyDictionary()
        self._watching: WeakSet[Screen] = WeakSet()

    def show(self, phone: Screen, shown: Shown) -> None:
        """A phone shows a code, instead of what it showed before."""
        self._shown.pop(phone, None)
        self._shown[phone] = shown
        self._tell()

    def hide(self, phone: Screen) -> None:
        """It shows none any more."""
        if self._shown.pop(phone, None) is not None:
            self._tell()

    def others(self, phone: Screen) -> tuple[Shown, ...]:
        """What the other phones show."""
        return tuple(shown for other, shown in self._shown.items() if other is not phone)

    def watch(self, phone: Screen) -> None:
        """Call the phone's `moved` whenever something changes."""
        self._watching.add(phone)

    def look_away(self, phone: Screen) -> None:
        """No more."""
        self._watching.discard(phone)

    def _tell(self) -> None:
        for phone in tuple(self._watching):
            phone.moved()
