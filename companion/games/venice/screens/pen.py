"""Writes a seat's clue sheet: what its owner taps, and what phones have passed."""

import asyncio
from collections.abc import Callable

from companion.games.venice import sheet_text
from companion.games.venice.screens import gather
from companion.games.venice.sheet import ClueSheet, filled
from companion.games.venice.venice import Venice
from companion.ui import kit
from companion.ui.stage import Stage


class Pen:
    """Writes the sheet: one change after the other, each on what the one before has left."""

    def __init__(self, stage: Stage, seat: int, deal: int) -> None:
        self.stage, self.seat, self.deal = stage, seat, deal
        self._turn = asyncio.Lock()

    def change(self, what: Callable[[ClueSheet], ClueSheet]) -> kit.Press:
        """A press that changes columns and marks."""

        async def do() -> object:
            async with self._turn:
                lines = await self.stage.phone.lines(self.seat)
                before = sheet_text.read(lines, self.deal)
                text = sheet_text.text(what(before), self.deal)
                return await self.stage.phone.note(self.seat, sheet_text.CLUES, text)

        return self.stage.phone.does(do)

    async def fill(self) -> None:
        """Read the sheet; what phones have passed since it was open last is put into it."""
        async with self._turn:
            table = self.stage.table
            if not isinstance(table.state, Venice):
                return
            passed = await gather.read(self.stage, table, self.seat)
            sheet = before = sheet_text.read(await self.stage.phone.lines(self.seat), self.deal)
            for column in gather.columns(table.state, self.seat, passed):
                sheet = filled(sheet, column)
            if sheet == before:
                await self.stage.phone.read_sheet(self.seat)
                return
            text = sheet_text.text(sheet, self.deal)
            await self.stage.phone.note(self.seat, sheet_text.CLUES, text)

    def line(self, name: str, text: str) -> kit.Press:
        """A press that writes another line of the private sheet."""

        async def do() -> object:
            async with self._turn:
                return await self.stage.phone.note(self.seat, name, text)

        return self.stage.phone.does(do)
