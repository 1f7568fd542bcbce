"""What the clue sheet must know of the public table, whoever keeps it. PURE."""

from dataclasses import dataclass

from companion.games.venice.help import Level


@dataclass(frozen=True)
class Frame:
    """agents: the four, seats or `sheet.DUMMY`, in the order people sit.

    me: one's own seat if it is an agent, None for the Ambassador. real: the black cards are real
    ones, and their owner enters them. places: names of the five locations. segments: labels of the
    four. series, round: where the game stands, from 1; what is added by hand begins there.
    """

    agents: tuple[int, ...]
    me: int | None
    real: bool
    level: Level
    places: tuple[str, ...]
    segments: tuple[str, ...]
    series: int
    round: int
