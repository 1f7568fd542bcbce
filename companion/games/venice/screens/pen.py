"""Writes a seat's clue sheet: what its owner taps, and what phones have passed."""

from collections.abc import Callable

from companion.games.venice import sheet_text
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import gather
from companion.games.venice.sheet import ClueSheet, filled
from companion.ui import kit
from companion.ui.stage import Stage


class Pen:
    """Writes the sheet of one seat in one deal."""

    def __init__(self, stage: Stage, seat: int, deal: int) -> None:
        self.stage, self.seat, self.deal = stage, seat, deal

    async def _write(self, what: Callable[[ClueSheet], ClueSheet]) -> object:
        deal = self.deal
        return await self.stage.own.rewrite(
            self.seat,
            lambda lines: {
                sheet_text.CLUES: sheet_text.text(what(sheet_text.read(lines, deal)), deal)
            },
        )

    def change(self, what: Callable[[ClueSheet], ClueSheet]) -> kit.Press:
        """A press that changes columns and marks."""
        return self.stage.does(lambda: self._write(what))

    async def fill(self) -> object:
        """Read the sheet; what phones have passed since it was open last is put into it."""
        table = self.stage.table
        if not isinstance(table.state, Venice):
            return None
        passed = await gather.read(self.stage, table, self.seat)
        columns = gather.columns(table.state, self.seat, passed)

        def with_all(sheet: ClueSheet) -> ClueSheet:
            for column in columns:
                sheet = filled(sheet, column)
            return sheet

        return await self._write(with_all)

    def line(self, name: str, text: str) -> kit.Press:
        """A press that writes another line of the private sheet."""
        return self.stage.does(lambda: self.stage.own.note(self.seat, name, text))
