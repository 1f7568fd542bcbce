"""Writes houses: taps count at once on this phone, and go to the table when the thumb rests.

So a row of quick taps is one act, one line of the log, and one thing to take back.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.dead_breakfast.rules import byhand, pad
from companion.games.dead_breakfast.rules.byhand import Field
from companion.games.dead_breakfast.rules.game import Act
from companion.games.dead_breakfast.rules.house import House, Part
from companion.games.dead_breakfast.screens.names import street_of
from companion.ui import kit
from companion.ui.stage import Stage

REST = 0.6
"""Seconds without a tap until what was tapped is written."""


class Other(Enum):
    """What else of a house is written: all windows, the eyeballs."""

    WINDOWS = "windows"
    EYEBALLS = "eyeballs"


What = Part | Other
WHOLE: Final = {Other.WINDOWS: "windows", Other.EYEBALLS: "eyeballs"}


def value(house: House, what: What) -> Any:
    """What a house has of it."""
    return house.part(what) if isinstance(what, Part) else getattr(house, WHOLE[what])


class Pen:
    """drafts: by house and part, what was tapped and is not written yet."""

    def __init__(self, stage: Stage, redraw: Callable[[], object]) -> None:
        self.stage, self._redraw = stage, redraw
        self.drafts: dict[tuple[int, What], Any] = {}
        self._taps = 0
        self._turn = asyncio.Lock()

    def house(self, house: House) -> House:
        """The house as its writer sees it: with what is not written yet."""
        for (seat, what), now in self.drafts.items():
            if seat == house.seat and isinstance(what, Part):
                house = house.with_part(what, now)
            elif seat == house.seat:
                house = replace(house, **{WHOLE[what]: now})  # type: ignore[index]
        return house

    def put(self, seat: int, what: What, change: Callable[[Any], Any]) -> None:
        """A tap: `change` gets what was tapped last."""
        street = street_of(self.stage.table)
        house = street.house(seat) if street is not None else None
        if house is None:
            return
        self.drafts[seat, what] = change(value(self.house(house), what))
        self._taps += 1
        self._redraw()
        self.stage.later(self._rest, self._taps)

    def press(self, seat: int, what: What, change: Callable[[Any], Any]) -> kit.Press:
        """A press that changes a part of a house."""
        return lambda: self.put(seat, what, change)

    async def _rest(self, taps: int) -> None:
        await asyncio.sleep(REST)
        if taps == self._taps:
            await self.write()

    async def write(self) -> None:
        """Write now whatever is not written yet."""
        async with self._turn:
            for key, now in tuple(self.drafts.items()):
                await self.stage.do(partial(self._act, *key, now))
                self.stage.catch_up()  # the next tap counts on from what is written now
                if self.drafts.get(key) == now:
                    del self.drafts[key]
            self._redraw()

    async def _act(self, house: int, what: What, now: Any) -> object:
        stage = self.stage
        if not stage.plays:
            return None
        act: Act
        if isinstance(what, Part):
            act = pad.Count(house, what, now)
        elif what is Other.WINDOWS:
            act = pad.Paint(house, now)
        else:
            act = byhand.ByHand(Field.EYEBALLS, house, now)
        return await stage.send(act, stage.table.changed, anyhow=True)


def use_pen(stage: Stage) -> Pen:
    """The pen of a page. A hook."""
    _, redraw = ft.use_state(0)
    pen: Pen = ft.use_memo(lambda: Pen(stage, lambda: redraw(lambda n: n + 1)), [])
    return pen


def stepped(number: int, by: int) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """A change of four numbers: that one is more or less."""
    return lambda numbers: tuple(
        max(0, n + by) if at == number else n for at, n in enumerate(numbers)
    )
