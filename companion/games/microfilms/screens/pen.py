"""Writes a seat's private notes: one change after the other, each on what the last has left."""

from collections.abc import Callable, Mapping

from companion.games.microfilms import notes as text
from companion.games.microfilms.notes import Notes, Seen
from companion.games.microfilms.rules.cards import NAMES
from companion.games.microfilms.rules.films import Films
from companion.table.exchange import Passed
from companion.ui import kit
from companion.ui.stage import Stage

LINE = "notes"
"""The line of the private sheet: the number of its deal, then the notes."""
TAKEN = "noted"
"""The line that says which questions' cards are in the notes: the deal, then entry numbers."""
MOST = 150
"""Lines of notes that are kept: the newest."""


def read(lines: Mapping[str, str], deal: int) -> Notes:
    """The notes of a deal; none where the line is of another."""
    number, _, rest = lines.get(LINE, "").partition("\n")
    return text.read(rest) if number == str(deal) else Notes()


class Pen:
    """Writes for one seat in one deal."""

    def __init__(self, stage: Stage, seat: int, deal: int) -> None:
        self.stage, self.seat, self.deal = stage, seat, deal

    async def _write(self, what: Callable[[Notes], Notes]) -> object:
        return await self.stage.own.rewrite(
            self.seat, lambda lines: {LINE: line(what(read(lines, self.deal)), self.deal)}
        )

    def change(self, what: Callable[[Notes], Notes]) -> kit.Press:
        """A press that changes the notes."""
        return self.stage.does(lambda: self._write(what))

    async def fill(self) -> object:
        """Read the sheet; a card seen in an interrogation is put into it, once."""
        await self.stage.own.read(self.seat)
        return await self.stage.own.rewrite(self.seat, self._filled)

    def _filled(self, lines: dict[str, str]) -> dict[str, str]:
        deal, *before = lines.get(TAKEN, "").split() or [""]
        taken = set(before) if deal == str(self.deal) else set()
        found = {number: seen for number, seen in self._seen() if str(number) not in taken}
        if not found:
            return {}
        notes = _with(read(lines, self.deal), tuple(found.values()))
        numbers = " ".join((str(self.deal), *sorted(taken), *map(str, found)))
        return {TAKEN: numbers, LINE: line(notes, self.deal)}

    def _seen(self) -> list[tuple[int, Seen]]:
        """What was answered to this seat: the question's number, the card."""
        table, own = self.stage.table, self.stage.own
        if not isinstance(table.state, Films):
            return []
        turn = max(1, min(table.state.number, 99))
        found = []
        for question in table.questions:
            if question.seat != self.seat or question.envelope is None:
                continue
            passed = own.passed(question)
            if isinstance(passed, Passed) and (seen := seen_in(passed, turn)):
                found.append((question.number, seen))
        return found


def seen_in(passed: Passed, turn: int) -> Seen | None:
    """The card that another showed this seat, by the log or by code; None for nothing."""
    if not passed.own or not passed.got or passed.got[0] >= len(NAMES):
        return None
    return Seen(passed.other, NAMES[passed.got[0]], turn)


def _with(notes: Notes, cards: tuple[Seen, ...]) -> Notes:
    for seen in cards:
        notes = notes.with_line(seen)
    return notes


def line(notes: Notes, deal: int) -> str:
    """The line of the private sheet: the newest of the notes."""
    return f"{deal}\n{text.write(Notes(notes.lines[-MOST:]))}"
