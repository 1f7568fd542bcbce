"""Writes a seat's private notes: one change after the other, each on what the last has left."""

import asyncio
from collections.abc import Callable, Mapping

from companion.games.microfilms import notes as text
from companion.games.microfilms.notes import Notes
from companion.ui import kit
from companion.ui.stage import Stage

LINE = "notes"
"""The line of the private sheet: the number of its deal, then the notes."""


def read(lines: Mapping[str, str], deal: int) -> Notes:
    """The notes of a deal; none where the line is of another."""
    number, _, rest = lines.get(LINE, "").partition("\n")
    return text.read(rest) if number == str(deal) else Notes()


class Pen:
    """Writes for one seat in one deal."""

    def __init__(self, stage: Stage, seat: int, deal: int) -> None:
        self.stage, self.seat, self.deal = stage, seat, deal
        self._turn = asyncio.Lock()

    def change(self, what: Callable[[Notes], Notes]) -> kit.Press:
        """A press that changes the notes."""

        async def do() -> object:
            async with self._turn:
                before = read(await self.stage.phone.lines(self.seat), self.deal)
                after = f"{self.deal}\n{text.write(what(before))}"
                return await self.stage.phone.note(self.seat, LINE, after)

        return self.stage.phone.does(do)

    async def fill(self) -> None:
        """Read the sheet, so that the page shows it."""
        await self.stage.phone.read_sheet(self.seat)
