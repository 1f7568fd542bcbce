"""Limited tries: how often wrong letters may be typed, by one phone and at one server.

Time is passed in, in seconds of a clock that never goes back.
"""

import math
from dataclasses import dataclass

FREE = 5
"""Wrong tries of one phone that cost nothing."""
FIRST, LONGEST = 5, 300
"""Seconds of the first wait and of the longest; each is twice the last."""
AT_ONCE = 40
"""Wrong tries the server takes at once, whoever types: a page loaded anew is another phone."""
SECONDS_EACH = 4
"""Seconds until the server takes one more: over five thousand in an evening of six hours."""


@dataclass(frozen=True)
class Patience:
    """One phone's wrong tries in a row. until: the moment from which it may try again."""

    wrong: int = 0
    until: float = 0.0

    def wait(self, now: float) -> int:
        """Whole seconds until the next try; 0: now."""
        return _seconds(self.until - now)

    def missed(self, now: float) -> "Patience":
        """After one more wrong try."""
        wrong = self.wrong + 1
        if wrong < FREE:
            return Patience(wrong)
        return Patience(wrong, now + min(LONGEST, FIRST * 2 ** min(wrong - FREE, 16)))


@dataclass(frozen=True)
class Allowance:
    """The whole server's wrong tries: a store that empties at once and fills slowly.

    left: tries at the moment `at`. It never locks longer than one try takes to come back, so a
    guesser slows others down but does not keep them out; and their links work all the time.
    """

    left: float = AT_ONCE
    at: float = 0.0

    def wait(self, now: float) -> int:
        """Whole seconds until the next try; 0: now."""
        return _seconds((1 - self._filled(now)) * SECONDS_EACH)

    def missed(self, now: float) -> "Allowance":
        """After one more wrong try."""
        return Allowance(max(0.0, self._filled(now) - 1), now)

    def _filled(self, now: float) -> float:
        return min(AT_ONCE, self.left + max(0.0, now - self.at) / SECONDS_EACH)


def _seconds(left: float) -> int:
    """Whole seconds, and none more because of a rounding error."""
    return max(0, math.ceil(round(left, 6)))


class Tries:
    """What one phone has tried so far; kept by the phone."""

    def __init__(self) -> None:
        self.patience = Patience()
