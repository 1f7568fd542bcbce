"""When a phone first saw each entry of a log, to the minute, by its own clock. Pure.

The log itself has no times: what is signed and compared stays as it is, and no phone learns when
another one looked. What must not live here: what of the log is shown, time zones.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

MOST = 400
"""Minutes that are remembered of one table; of what is older only that it came before."""


@dataclass(frozen=True, slots=True)
class Mark:
    """In that minute (since 1970) the log had been seen as far as entry `number`.

    there: the phone saw it come; else it had come some time before.
    """

    number: int
    minute: int
    there: bool


@dataclass(frozen=True)
class Times:
    """marks: in the order of entries, one for all that came in one minute."""

    marks: tuple[Mark, ...] = ()

    def of(self, number: int) -> Mark | None:
        """The mark of an entry; None for one that was not seen yet."""
        at = bisect_left(self.marks, number, key=lambda mark: mark.number)
        return self.marks[at] if at < len(self.marks) else None

    def seen(self, number: int, minute: int, *, there: bool) -> "Times":
        """The log is seen as far as entry `number` now; see `Mark`."""
        new, last = Mark(number, minute, there), self.marks[-1:]
        if last and number <= last[0].number:
            return self
        same = bool(last) and (last[0].minute, last[0].there) == (minute, there)
        marks = (*(self.marks[:-1] if same else self.marks), new)
        if len(marks) > MOST:
            marks = (replace(marks[1], there=False), *marks[2:])
        return Times(marks)

    def rows(self) -> list[list[int]]:
        """For JSON: of each mark how many entries and minutes after the one before, and `there`."""
        befores = ((mark.number, mark.minute) for mark in (Mark(0, 0, True), *self.marks))
        return [
            [mark.number - number, mark.minute - minute, int(mark.there)]
            for mark, (number, minute) in zip(self.marks, befores, strict=False)
        ]

    @classmethod
    def read(cls, rows: Sequence[Sequence[int]]) -> Self:
        """What `rows` gave. ValueError or TypeError for anything else."""
        marks, number, minute = list[Mark](), 0, 0
        for entries, minutes, there in rows:
            number, minute = number + int(entries), minute + int(minutes)
            marks.append(Mark(number, minute, bool(there)))
            if entries < 1:
                raise ValueError("marks out of order")
        return cls(tuple(marks[-MOST:]))


NEVER = Times()
"""Of a log of which nothing was seen yet."""
