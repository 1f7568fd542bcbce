"""The front of a house: windows in their columns and floors, the door, whom a creature scares."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.dead_breakfast.rules.windows import (
    COLUMNS,
    CREATURES,
    EACH,
    FLOORS,
    MIDDLE,
    ON_FLOORS,
    Cell,
    Centre,
    Placed,
    victims,
)
from companion.games.dead_breakfast.screens import names
from companion.games.dead_breakfast.screens.names import say
from companion.ui import kit
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage
from companion.ui.theme import MARK_INK

Take = Callable[[Cell], kit.Press]
BROADEST = 620.0
"""dp of the house's page, at most."""
NIGHT, WOOD, FRAME = "#14112A", "#6B3A2A", "#C98A5E"
"""A dark window; the door and its frame."""


def facade(
    stage: Stage,
    windows: Sequence[Placed],
    at: int,
    centre: Centre,
    press: Callable[[int], kit.Press],
    *,
    centre_counts: bool,
) -> ft.Control:
    """windows: of `windows.placed`. at: the one touched last, -1 for none. press: by window."""
    height = row_height(stage)
    points = _points(windows, centre_counts)
    lit = windows[at] if at >= 0 and windows[at].cell in CREATURES else None
    floors = ON_FLOORS[centre]
    side = floors[0] == floors[1]

    def place(column: int, floor: int) -> ft.Control:
        here = [n for n, one in enumerate(windows) if (one.column, one.floor) == (column, floor)]
        cells = [
            window(
                stage,
                windows[number],
                number,
                press(number),
                points=points[number],
                chosen=number == at,
                lit=lit is not None and lit.sees(windows[number]),
            )
            for number in here
        ]
        if not cells:
            return door(height, knob=floor == 1)
        if len(cells) == 1:
            return cells[0]
        return kit.row(*(ft.Container(cell, expand=True) for cell in cells), gap=4)

    def wide(column: int) -> int:
        return 2 if side and column == MIDDLE else 1

    lines = [
        kit.row(
            *(ft.Container(place(c, floor), expand=wide(c)) for c in range(COLUMNS)),
            gap=4 if stage.size.narrow or side else 6,
        )
        for floor in range(FLOORS, 0, -1)
    ]
    wall = kit.plate(
        kit.col(*lines, gap=6, tight=True),
        colour="#211C3C",
        padding=6 if stage.size.narrow else 8,
        width=2,
        radius=6,
    )
    roof = None if stage.size.short else ft.Container(_roof(stage), height=34)
    return kit.col(roof, wall, gap=0, tight=True)


def _points(windows: Sequence[Placed], centre_counts: bool) -> list[int]:
    """By window: what its creature makes, or what its guest brings."""
    points = [0] * len(windows)
    for number in range(len(windows)):
        found = victims(windows, number, centre_counts=centre_counts)
        points[number] += EACH * len(found)
        for victim in found:
            points[victim] += EACH
    return points


def row_height(stage: Stage) -> float:
    """dp of a floor: all four, the colours and the buttons stand on the smallest screen."""
    free = stage.size.height - (410 if stage.size.short else 500)
    return max(50.0, min(100.0, free / FLOORS))


def _roof(stage: Stage) -> ft.Control:
    """A roof as broad as the house."""
    theme = stage.theme
    shape = ft.RoundedRectangleBorder(radius=ft.BorderRadius(46, 46, 4, 4))
    shape.side = ft.BorderSide(2, theme.line)
    return ft.Card(
        content=ft.Container(kit.middle(kit.icon("db-eye", 20, "#C79BB4")), height=34),
        bgcolor="#5E3F63",
        elevation=0,
        margin=0,
        shape=shape,
        semantic_container=False,
    )


def window(
    stage: Stage,
    one: Placed,
    number: int,
    press: kit.Press,
    *,
    points: int,
    chosen: bool,
    lit: bool,
) -> ft.Control:
    """A window: its guest or creature, two letters of the colour, what the guest brings."""
    theme, words = stage.theme, stage.words
    haunted, height = one.cell in CREATURES, row_height(stage)
    box = min(50.0, height - 18)
    kids: list[ft.Control] = []
    if one.cell is not Cell.EMPTY:
        drawing = names.drawing(one.cell, scared=points > 0)
        kids.append(kit.middle(kit.icon(drawing, box, names.colour(one.cell)), height=height))
    if one.cell is not Cell.EMPTY and not haunted and not points:
        letters = kit.text(names.short(words, one.cell), size=14, colour=theme.soft)
        kids.append(ft.Container(letters, right=4, bottom=1))
    if points or haunted:
        kids.append(_badge(stage, points, creature=haunted))
    frame = theme.accent if chosen else theme.line if lit or haunted else "#5A5282"
    arch = ft.BorderRadius(height * 0.4, height * 0.4, 6, 6)

    def outline(colour: str, width: float) -> ft.OutlinedBorder:
        return ft.RoundedRectangleBorder(radius=arch, side=ft.BorderSide(width, colour))

    fill = NIGHT if haunted else theme.raised if lit else theme.ground
    face = ft.Button(
        content=ft.Stack(kids, expand=True, fit=ft.StackFit.EXPAND),
        on_click=press,
        height=height,
        key=f"window-{number}",
        style=kit.flat(
            outline(frame, 3 if chosen else 1.5),
            colour=fill,
            padding=0,
            focused=outline(theme.ink, 3),
        ),
    )
    label = say(
        words,
        "window-is",
        column=one.column + 1,
        floor=one.floor,
        cell=names.cell(words, one.cell),
        points=points,
    )
    return one_node(face, label, press, selected=chosen)


def _badge(stage: Stage, points: int, *, creature: bool) -> ft.Control:
    """A guest's points are lit; a creature's sum is not: it is the same points again."""
    theme = stage.theme
    said = ft.Text(
        str(points) if creature else f"+{points}",
        style=ft.TextStyle(
            size=14, font_family=theme.strong, color=theme.ink if creature else MARK_INK, height=1
        ),
    )
    return ft.Container(
        said,
        bgcolor=theme.panel if creature else theme.accent,
        border=ft.Border.all(1, theme.line) if creature else None,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=5 if creature else 4, vertical=2),
        right=1,
        bottom=2,
    )


def door(height: float, *, knob: bool) -> ft.Control:
    """The door below, or the wood above it where the middle has no window."""
    top = 4 if knob else height * 0.4
    handle = ft.Container(width=8, height=8, border_radius=4, bgcolor="#FFD75E")
    panel = ft.Container(
        ft.Container(
            handle if knob else None,
            border=ft.Border.all(1.5, FRAME),
            border_radius=4 if knob else ft.BorderRadius(height * 0.34, height * 0.34, 3, 3),
            alignment=ft.Alignment.CENTER_RIGHT,
            padding=3,
        ),
        height=height,
        bgcolor=WOOD,
        padding=6,
        border=ft.Border.all(1.5, FRAME),
        border_radius=ft.BorderRadius(top, top, 4, 4),
    )
    return ft.Semantics(content=panel, exclude_semantics=True)
