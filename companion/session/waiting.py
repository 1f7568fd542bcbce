"""What is to happen later: a clock that is passed in. What waits, and for what, lives elsewhere."""

import asyncio
from collections.abc import Callable
from typing import Protocol

PATIENCE = 3.0
"""Seconds that whoever deals waits for the shares of phones that are there."""


class Timer(Protocol):
    """Something that is to happen later."""

    def cancel(self) -> None:
        """It is not to happen."""
        ...


Later = Callable[[float, Callable[[], None]], Timer]
"""Has something done after so many seconds."""


def later(seconds: float, do: Callable[[], None]) -> Timer:
    """By the clock of the event loop."""
    return asyncio.get_running_loop().call_later(seconds, do)
