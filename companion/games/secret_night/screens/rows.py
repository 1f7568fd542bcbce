"""What the night's pages and sheets are made of: big rows, people to choose, bounded sheets."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.kit.big_row import LINE
from companion.ui.kit.inside import GAP
from companion.ui.stage import Stage


@dataclass(frozen=True, eq=False)
class Way:
    """Something one may do. locked: why not now, in words. key: for tests and journeys."""

    words: str
    press: Press
    drawing: str = ""
    note: str = ""
    locked: str = ""
    key: str = ""
    seat: int | None = None


def way(stage: Stage, entry: Way) -> ft.Control:
    """A big row: a drawing or a seat's mark, what it is, a quiet line; what is locked says why."""
    theme, off = stage.theme, bool(entry.locked)
    mark: ft.Control | None = None
    if entry.seat is not None:
        mark = kit.seat_mark(entry.seat, 36, dim=theme.line if off else None)
    elif entry.drawing:
        tint = theme.soft if off else theme.accent
        mark = kit.middle(kit.icon(entry.drawing, 28, tint), width=36)
    note = entry.locked or entry.note
    return kit.big_row(entry.words, entry.press, mark=mark, note=note, off=off, key=entry.key)


def ways(stage: Stage, entries: Iterable[Way], *, columns: int = 0) -> ft.Control:
    """Big rows below each other; on a wide screen beside each other."""
    cells = [way(stage, entry) for entry in entries]
    return kit.grid(cells, columns or (2 if stage.size.wide else 1), GAP)


def sheet(
    stage: Stage,
    title: str,
    kids: Sequence[ft.Control | None],
    *,
    away: Press | kit.Action | None = None,
    note: str = "",
    lines: float = 0,
    foot: ft.Control | None = None,
) -> ft.Control:
    """A sheet's inside: its question, what there is to choose, the way back.

    lines: how many rows high `kids` are; more than fit scroll, and title and foot stay.
    """
    if away is not None and not isinstance(away, kit.Action):
        away = kit.Action("ui-close", stage.words("cancel"), away)
    height = lines * (LINE + GAP)
    return kit.inside(title, kids, height=height, note=note, foot=foot, away=away)


def tall(stage: Stage, entries: Sequence[tuple[int, str, Press]]) -> float:
    """How many rows high these people are, for `sheet`: a reason folds on a narrow screen."""
    reasons = sum(bool(locked) for _, locked, _ in entries)
    return 0.92 * len(entries) + (0.5 if stage.size.narrow else 0.2) * reasons


def noted(stage: Stage, count: int) -> float:
    """How many rows high so many rows with a quiet line are."""
    return count * (1.32 if stage.size.narrow else 1.1)


def people(stage: Stage, entries: Sequence[tuple[int, str, Press]], key: str) -> list[ft.Control]:
    """Seats to choose from: (seat, why not, press). Names are those of the table."""
    return [
        way(stage, Way(stage.name(seat), press, locked=locked, key=f"{key}-{seat}", seat=seat))
        for seat, locked, press in entries
    ]


def numbers_grid(
    least: int,
    most: int,
    press: Callable[[int], Press],
    key: str,
    *,
    columns: int = 6,
    chosen: int | None = None,
) -> ft.Control:
    """Numbers to tap, one press each: `press` makes it. chosen: the one that holds.

    columns: beside each other, where a sheet has room.
    """
    cells: list[ft.Control] = [
        kit.row(
            (kit.primary if n == chosen else kit.secondary)(
                str(n), press(n), kit.Dress(48, 20), expand=True, key=f"{key}-{n}"
            )
        )
        for n in range(least, most + 1)
    ]
    fit = kit.columns(len(cells), kit.sheet_width(), 6)
    return kit.grid(cells, min(columns, fit), 6)
