"""How much somebody may use: a store that empties at once and fills slowly. Pure.

Time is passed in, in seconds of a clock that never goes back. What is counted is the caller's.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Budget:
    """Holds `most`, gets `each_second` back; `left` at the moment `at`, below 0 if overdrawn."""

    most: float
    each_second: float
    left: float
    at: float

    @classmethod
    def full(cls, most: float, each_second: float, now: float) -> "Budget":
        """Nothing used yet."""
        return cls(most, each_second, most, now)

    def spent(self, cost: float, now: float) -> "Budget":
        """After so much more was used."""
        return replace(self, left=self._filled(now) - cost, at=now)

    def wait(self, now: float) -> float:
        """Seconds until it is no longer overdrawn; 0: it is not."""
        return max(0.0, -self._filled(now) / self.each_second)

    def _filled(self, now: float) -> float:
        return min(self.most, self.left + max(0.0, now - self.at) * self.each_second)
