"""How a phone calls its owner: one vibration and, if wanted, one soft bell; the same for all calls.

No two calls differ, so that nobody hears what came. What must not live here: when it is called.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache

import flet as ft
import flet_audio  # type: ignore[import-untyped]  # ships no types

from companion.ui.shelf import assets

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Signals:
    """What the owner of a phone wants. The bell is off until it is wanted: a table is quiet."""

    buzz: bool = True
    sound: bool = False

    def text(self) -> str:
        """As it is kept on the phone."""
        return f"{int(self.buzz)}{int(self.sound)}"

    @staticmethod
    def read(text: str | None) -> "Signals":
        """What is kept; as at first for what is not ours."""
        if text is None or len(text) != 2 or set(text) - {"0", "1"}:
            return USUAL
        return Signals(text[0] == "1", text[1] == "1")


USUAL = Signals()
"""Of a phone whose owner has said nothing else."""


@cache
def _bell() -> bytes:
    return (assets() / "sounds" / "call.wav").read_bytes()


class Caller:
    """The services of one page by which it is called. Made once a page."""

    def __init__(self) -> None:
        self._haptics = ft.HapticFeedback()
        self._bell: flet_audio.Audio | None = None

    async def call(self, wanted: Signals) -> None:
        """Once, as its owner wants it. A phone that can't, is silent."""
        if wanted.buzz:
            await quietly(self._haptics.heavy_impact)
        if wanted.sound:
            # Only a phone that wants it is sent the sound.
            self._bell = self._bell or flet_audio.Audio(src=_bell())
            await quietly(self._bell.play)


async def quietly(service: Callable[[], Awaitable[object]]) -> None:
    """Use a service of the phone; nothing where there is none."""
    try:
        await service()
    except (RuntimeError, TimeoutError):
        log.debug("a service of the phone is not there")
