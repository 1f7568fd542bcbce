"""What the clue sheet must know of the public table, and no more: it is drawn anew when it changes.

PURE.
"""

from dataclasses import dataclass

from companion.games.venice.rules.options import Help
from companion.games.venice.rules.venice import Venice


@dataclass(frozen=True)
class Frame:
    """agents: the four, seats or `cards.DUMMY`, in the order people sit.

    me: one's own seat if it is an agent, None for the Ambassador. real: the black cards are real
    ones, and their owner enters them. locations: five names, () for the app's own. labels: of
    the four segments. series, round: where the game stands; what is added by hand begins there.
    """

    agents: tuple[int, ...]
    me: int | None
    real: bool
    help: Help
    locations: tuple[str, ...]
    labels: tuple[str, ...]
    series: int
    round: int


def frame(state: Venice, seat: int) -> Frame:
    """The table as the sheet of a seat sees it."""
    return Frame(
        agents=state.agents,
        me=seat if seat in state.agents else None,
        real=state.options.real_cards,
        help=state.options.help,
        locations=state.locations,
        labels=state.labels,
        series=state.series,
        round=state.round,
    )
