"""The evenings played on a phone, as it remembers them: what, when, with whom, and who won.

Only what the whole table knew at the end. What must not live here: where it is kept (`memory`).
"""

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Self

MOST = 60
"""How many evenings a phone remembers; the oldest go."""


@dataclass(frozen=True)
class Played:
    """One deal to its end. deal: tells it from others. minutes: since 1970, when it ended."""

    deal: str
    game: str
    minutes: int
    names: tuple[str, ...]
    winners: tuple[str, ...] = ()

    @classmethod
    def read(cls, row: object) -> Self:
        """From what JSON gave. Raises ValueError for anything else."""
        match row:
            case [str(deal), str(game), int(minutes), [*names], [*winners]]:
                return cls(deal, game, minutes, (*map(str, names),), (*map(str, winners),))
        raise ValueError("not an evening")


def read(text: str | None) -> tuple[Played, ...]:
    """The newest first; none where nothing, or something else, is kept."""
    try:
        return tuple(Played.read(row) for row in json.loads(text or "[]"))
    except (ValueError, TypeError, RecursionError):
        return ()


def text(evenings: Sequence[Played]) -> str:
    """What `read` reads."""
    return json.dumps([astuple(one) for one in evenings], ensure_ascii=False)


def added(evenings: Sequence[Played], new: Played) -> tuple[Played, ...]:
    """With one more; one that is known keeps its place and its time, and says who has won now."""
    known = next((at for at, one in enumerate(evenings) if one.deal == new.deal), None)
    if known is None:
        return (new, *evenings)[:MOST]
    same = Played(new.deal, new.game, evenings[known].minutes, new.names, new.winners)
    return (*evenings[:known], same, *evenings[known + 1 :])
