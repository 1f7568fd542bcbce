"""The clue sheet as texts of a seat's private sheet, and back. Reading never fails.

Three lines by name, each begins with the number of the deal it is about: an older one is a clean
sheet. `clues`: columns, marks and steps back, parted by blanks; `own`: the two black cards, where
they are real ones; `notes`: free words. A part that is not understood is left out. PURE.
"""

import re
from collections.abc import Mapping
from typing import Final

from companion.games.venice.sheet import (
    MOST_COLUMNS,
    MOST_NOTES,
    MOST_STEPS,
    ClueSheet,
    Column,
    Gone,
    Kind,
    Mark,
    Noted,
    Step,
    cards,
)

CLUES: Final = "clues"
OWN: Final = "own"
NOTES: Final = "notes"

_COLUMN: Final = re.compile(
    r"c(-?\d{1,4})\.(-1|[0-7])\.(\d{1,3})\.([0-5])\.([0-5])\.([0-7]{0,8})\.([0-7]{0,8})\.([pbl])(e?)(s?)",
    re.ASCII,
)
_GONE: Final = re.compile(r"g(-?\d{1,4})\.(-1|[0-7])", re.ASCII)
_NOTED: Final = re.compile(r"m(-1|[0-7])\.([0-7])\.([inp-])", re.ASCII)
_BACK: Final = "u"
"""Before a part that is a step back."""


def text(sheet: ClueSheet, deal: int) -> str:
    """The line `clues` of a deal: less than 5 kB, however full the sheet."""
    now: tuple[Step, ...] = (*sheet.columns, *sheet.marks)
    parts = [_step(step) for step in now]
    parts += [_BACK + _step(step) for step in sheet.history]
    return " ".join((str(deal), *parts))


def read(lines: Mapping[str, str], deal: int) -> ClueSheet:
    """The sheet of a deal; a clean one where there is none."""
    number, *parts = lines.get(CLUES, "").split(" ")
    if number != str(deal):
        return ClueSheet()
    columns: dict[tuple[int, int], Column] = {}
    marks: dict[tuple[int, int], Noted] = {}
    history: list[Step] = []
    for part in parts:
        step = _read(part.removeprefix(_BACK))
        if step is not None and part.startswith(_BACK):
            history.append(step)
        elif isinstance(step, Column):
            columns.setdefault(step.key, step)
        elif isinstance(step, Noted) and step.mark is not Mark.BLANK:
            marks.setdefault((step.agent, step.card), step)
    return ClueSheet(
        tuple(columns.values())[:MOST_COLUMNS], tuple(marks.values()), tuple(history[-MOST_STEPS:])
    )


def own_text(own: tuple[int, ...], deal: int) -> str:
    """The line `own`: the two black cards the owner has entered."""
    return " ".join(str(part) for part in (deal, *own))


def own_of(lines: Mapping[str, str], deal: int) -> tuple[int, ...]:
    """The owner's black cards, identity and segment, as entered for a deal; else none."""
    found = re.fullmatch(r"(\d+) ([0-3]) ([4-7])", lines.get(OWN, ""), re.ASCII)
    return (int(found[2]), int(found[3])) if found and found[1] == str(deal) else ()


def notes_text(notes: str, deal: int) -> str:
    """The line `notes`."""
    return f"{deal} {notes[:MOST_NOTES]}"


def notes_of(lines: Mapping[str, str], deal: int) -> str:
    """The free notes of a deal."""
    number, _, notes = lines.get(NOTES, "").partition(" ")
    return notes[:MOST_NOTES] if number == str(deal) else ""


def _step(step: Step) -> str:
    match step:
        case Column():
            return ".".join(
                (
                    f"c{step.number}",
                    str(step.with_whom),
                    str(step.series),
                    str(step.round),
                    str(step.where),
                    "".join(map(str, step.got)),
                    "".join(map(str, step.gave)),
                    step.kind + "e" * step.edited + "s" * step.struck,
                )
            )
        case Gone((number, with_whom)):
            return f"g{number}.{with_whom}"
        case Noted(agent, card, mark):
            return f"m{agent}.{card}.{mark}"


def _read(part: str) -> Step | None:
    if found := _COLUMN.fullmatch(part):
        number, whom, series, turn, where, got, gave, shown, edited, struck = found.groups()
        return Column(
            int(number),
            int(whom),
            int(series),
            int(turn),
            int(where),
            _cards(got),
            _cards(gave),
            Kind(shown),
            bool(edited),
            bool(struck),
        )
    if found := _GONE.fullmatch(part):
        return Gone((int(found[1]), int(found[2])))
    if found := _NOTED.fullmatch(part):
        return Noted(int(found[1]), int(found[2]), Mark(found[3]))
    return None


def _cards(digits: str) -> tuple[int, ...]:
    return cards(tuple(int(digit) for digit in digits))
