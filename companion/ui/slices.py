"""What the components of a screen read of what is shown: each is drawn again when its part changes.

What must not live here: who changes what is shown.
"""

import logging
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from companion.ui.view_state import ViewState

log = logging.getLogger(__name__)

T = TypeVar("T")


class Piece(Protocol):
    """Something that follows what is shown."""

    def look(self, now: ViewState) -> None:
        """Something has changed."""
        ...


class Slices:
    """What is told whenever something changes, in the order it came."""

    def __init__(self) -> None:
        self._slices: dict[Piece, None] = {}  # a set that keeps its order
        self._looks = 0

    def look(self, now: ViewState) -> None:
        """Something has changed. A piece may change something more: then all look at that."""
        self._looks = look = self._looks + 1
        for piece in tuple(self._slices):
            if look == self._looks:
                piece.look(now)

    def add(self, piece: Piece) -> None:
        """A component is there."""
        self._slices[piece] = None

    def drop(self, piece: Piece) -> None:
        """It is gone."""
        self._slices.pop(piece, None)


class Slice(Generic[T]):
    """What one component reads, from its drawing until it is gone."""

    __slots__ = ("_among", "_now", "redraw", "select", "turn", "value")

    def __init__(self, among: Slices, now: Callable[[], ViewState]) -> None:
        """now: what is shown where the component is."""
        self._among, self._now = among, now
        self.select: Callable[[ViewState], T]
        self.redraw: Callable[[int], None]
        self.value: T
        self.turn = 0

    def read(self) -> T:
        """What the component is drawn from."""
        self.value = value = self.select(self._now())
        return value

    def watch(self) -> None:
        """The component is there."""
        self._among.add(self)
        self.look(self._now())  # what came between drawing and watching

    def look(self, now: ViewState) -> None:
        """Have the component drawn again if its slice is another one now, or cannot be read.

        The drawing meets the same error then and is begun anew (`drawing_anew`); it looks no more.
        """
        try:
            value = self.select(now)
            if value == self.value:
                return
            self.value = value
        except Exception as problem:  # noqa: BLE001 - one component, not the whole phone
            log.error("a slice cannot be read: %s", type(problem).__name__)
            self.unwatch()
        self.turn += 1
        self.redraw(self.turn)

    def unwatch(self) -> None:
        """The component is gone."""
        self._among.drop(self)
