"""A seat's own cards and what it has shown: read for a sheet while that sheet is open."""

from dataclasses import dataclass, field

import flet as ft

from companion.games.venice import sheet_text
from companion.games.venice.rules.hand import LENGTH, unpack
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens.gather import Private, read
from companion.ui.stage import Stage


@dataclass(frozen=True, repr=False)
class Own:
    """cards: the two black ones, () if there are none or they were not entered. ready: it is read.

    private: what phones have passed.
    """

    cards: tuple[int, ...] = ()
    private: Private = field(default_factory=Private)
    ready: bool = False


def use_own(stage: Stage) -> Own:
    """What the seat of this phone knows. A hook."""
    seat, changed = stage.seat, stage.use(lambda table: table.changed)
    own, set_own = ft.use_state(Own())

    async def fetch() -> None:
        if seat is not None:
            private = await read(stage, stage.table, seat)
            set_own(Own(await _cards(stage, seat), private, True))

    stage.own.use_task(fetch, [seat, changed])
    return own


async def _cards(stage: Stage, seat: int) -> tuple[int, ...]:
    venice = stage.table.state
    if not isinstance(venice, Venice):
        return ()
    if venice.options.real_cards:
        return sheet_text.own_of(await stage.own.lines(seat), stage.table.round)
    hand = stage.own.hand(seat)
    return unpack(hand).blacks if isinstance(hand, bytes) and len(hand) == LENGTH else ()
