"""Timers that go on when a test says so: for what a table waits minutes for."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class _Timer:
    due: float
    do: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class HandClock:
    """later: for a desk. now: seconds since it was made."""

    now: float = 0
    _timers: list[_Timer] = field(default_factory=list)

    def later(self, seconds: float, do: Callable[[], None]) -> _Timer:
        """See `room.Later`."""
        timer = _Timer(self.now + seconds, do)
        self._timers.append(timer)
        return timer

    @property
    def waiting(self) -> int:
        """How many timers run."""
        return sum(not timer.cancelled for timer in self._timers)

    def passes(self, seconds: float) -> None:
        """So much time goes by; what is due then happens."""
        self.now += seconds
        due = [timer for timer in self._timers if timer.due <= self.now]
        self._timers = [timer for timer in self._timers if timer.due > self.now]
        for timer in due:
            if not timer.cancelled:
                timer.do()
