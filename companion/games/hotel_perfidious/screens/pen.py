"""A seat's private trap book: read for a screen while that is open, written by its owner's taps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.hotel_perfidious import sheet
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import ITEMS, Item, item_of
from companion.games.hotel_perfidious.screens.routes import Page
from companion.games.hotel_perfidious.sheet import Held, Inventory
from companion.table.commitment import NONCE
from companion.ui import kit
from companion.ui.sending import Laying
from companion.ui.stage import Stage


@dataclass(frozen=True, repr=False)
class Own:
    """What a seat holds, and by tile number what it set. ready: it is read."""

    held: Inventory = ()
    set_items: tuple[tuple[int, Item], ...] = ()
    ready: bool = False

    @property
    def items(self) -> tuple[Item, ...]:
        """What is held."""
        return sheet.items(self.held)


def use_own(stage: Stage) -> Own:
    """What the seat of this phone knows. A hook."""
    seat, changed = stage.seat, stage.use(lambda table: table.changed)
    written = stage.own.use_written()
    own, set_own = ft.use_state(Own())

    async def fetch() -> None:
        if seat is not None:
            set_own(await read(stage, seat))

    stage.own.use_task(fetch, [seat, changed, written])
    return own


async def read(stage: Stage, seat: int) -> Own:
    """The sheet of a seat of this phone."""
    hotel = stage.table.state
    if stage.by_codes or not isinstance(hotel, Hotel):
        return Own()
    kept = sheet.read(await stage.own.lines(seat), stage.table.round)
    found: list[tuple[int, Item]] = []
    for tile in sheet.own_tiles(hotel, seat):
        laid = await stage.own.laid(seat, tile.mark)
        if laid is not None:
            found.append((tile.number, item_of(laid[NONCE])))
    return Own(sheet.now(kept, hotel, seat), tuple(found), True)


class Pen:
    """Writes the inventory of a seat: one change after the other."""

    def __init__(self, stage: Stage, seat: int) -> None:
        self.stage, self.seat = stage, seat

    async def write(self, what: Callable[[Inventory], Inventory]) -> object:
        """Change the inventory, starting from what the change before has left."""
        deal = self.stage.table.round
        return await self.stage.own.rewrite(
            self.seat, lambda lines: {sheet.LINE: sheet.text(what(sheet.read(lines, deal)), deal)}
        )

    def change(self, what: Callable[[Inventory], Inventory]) -> kit.Press:
        """A press that changes the inventory."""
        return self.stage.does(lambda: self.write(what))

    def set_tile(
        self, act: Callable[[bytes], Any], item: Item, held: Held | None, seen: int
    ) -> kit.Press:
        """A press that lays a tile on the board and takes it out of the hand."""
        stage, marks = self.stage, list[bytes]()

        def marked(mark: bytes) -> Any:
            marks.append(mark)
            return act(mark)

        async def then() -> None:
            stage.go()
            if held is not None:
                await self.write(lambda now: sheet.laid_as(now, held, marks[-1]))

        return stage.act(Laying(marked, bytes((ITEMS.index(item),))), seen, then=then)

    def uses_up(self, act: Any, item: Item, seen: int) -> kit.Press:
        """A press that acts, and by it a tile in hand is gone (HP-def2)."""
        stage = self.stage

        def gone(now: Inventory) -> Inventory:
            held = next((one for one in now if one.item is item), None)
            return now if held is None else sheet.without(now, held)

        async def then() -> None:
            stage.go()
            await self.write(gone)

        return stage.act(act, seen, then=then)

    def ready(self, laying: Laying, seen: int, to: Page) -> kit.Press:
        """A press that lays the inventory for a duel, whatever the other does, and goes there."""
        stage = self.stage

        async def then() -> None:
            stage.go(to)
            await self.write(sheet.all_up)

        return stage.act(laying, seen, anyhow=True, then=then)


def use_pen(stage: Stage) -> Pen | None:
    """The pen of the seat of this phone. A hook."""
    seat = stage.seat
    pen: Pen | None = ft.use_memo(lambda: Pen(stage, seat) if seat is not None else None, [seat])
    return pen
