"""Rows of the score pad: a kind with two numbers and their product, creatures, eyeballs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.games.dead_breakfast.rules.house import MOST, House, Part
from companion.games.dead_breakfast.rules.pad import Kind
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import CREATURES, EACH, Cell
from companion.games.dead_breakfast.screens import names, plates
from companion.games.dead_breakfast.screens.names import say
from companion.games.dead_breakfast.screens.pen import Other, Pen, What, stepped
from companion.ui import kit
from companion.ui.stage import Stage

PHONE = 420.0
"""dp across, from which a product stands beside its numbers."""

Number = tuple[Part, int, int]
"""A part, its number of one kind, the most that may be."""


@dataclass(frozen=True)
class Row:
    """A row of the pad: whose pen, in which house, which kind."""

    pen: Pen
    seat: int
    number: int


def title(stage: Stage, name: str, points: int, note: str) -> ft.Control:
    """A section's name and points; below, what is counted."""
    theme = stage.theme
    head = kit.row(
        kit.text(name, "head", expand=True, lines=1),
        kit.text(str(points), "head", size=26, colour=theme.accent),
    )
    return kit.col(head, kit.text(note, "note", size=14), gap=2, tight=True)


def section(
    stage: Stage,
    head: ft.Control,
    rows: Sequence[ft.Control],
    kind: Kind,
    show: kit.Press,
    more: bool,
) -> ft.Control:
    """A section's rows; below them the way to those not shown yet."""
    another = None
    if not more and len(rows) < 4:
        another = kit.row(
            kit.quiet(
                say(stage.words, f"another-{kind}"),
                show,
                kit.Dress(48, 16, tone=stage.theme.accent),
                drawing="ui-plus",
                expand=stage.size.close,
                key=f"another-{kind}",
            )
        )
    return kit.col(head, *rows, another, gap=6, tight=True)


def flower(stage: Stage, street: Street, number: int) -> ft.Control:
    """A flower with its letter."""
    sign = names.letter(stage.words, street, Kind.FLOWER, number)
    return plates.marked("db-flower", names.FLOWERS[number], sign, _box(stage))


def feature(stage: Stage, street: Street, number: int) -> ft.Control:
    """A little house with the feature's letter."""
    sign = names.letter(stage.words, street, Kind.FEATURE, number)
    return plates.marked("db-roof", names.FEATURES[number], sign, _box(stage))


def _box(stage: Stage) -> float:
    return 34 if stage.size.narrow else 38


def product(
    stage: Stage, row: Row, one: Number, other: Number, points: int, *, mark: ft.Control, name: str
) -> ft.Control:
    """mark: of the kind. The product stands under it on a phone, over both on a narrow one."""
    theme, words, size = stage.theme, stage.words, stage.size

    def count(which: Number) -> ft.Control:
        label = say(words, f"count-{which[0]}", name=name)
        return _stepper(stage, row, which, label)

    times = kit.text("×", colour=theme.soft, size=17)
    said = kit.text(str(points), "strong", size=17 if points > 99 else 22)
    end = ft.Container(said, alignment=ft.Alignment.CENTER_RIGHT, expand=True)
    if size.close:
        return kit.col(kit.row(mark, end), count(one), count(other), gap=2, tight=True)
    if size.narrow:
        both = kit.row(count(one), times, count(other), gap=4, align=ft.MainAxisAlignment.CENTER)
        return kit.col(kit.row(mark, end), both, gap=2, tight=True)
    if size.width < PHONE:
        first = kit.col(mark, said, gap=0, tight=True, cross=ft.CrossAxisAlignment.CENTER)
        return kit.row(kit.sized(first, width=40), count(one), times, count(other), gap=6)
    return kit.row(mark, count(one), times, count(other), end, gap=6)


def _stepper(stage: Stage, row: Row, which: Number, label: str) -> ft.Control:
    words, (part, now, most) = stage.words, which

    def change(value: int) -> None:
        # By how much, not to what: a quick thumb taps what was drawn before.
        row.pen.put(row.seat, part, stepped(row.number, value - now))

    return kit.stepper(
        now,
        change,
        range(0, most + 1),
        kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
        close=True,
        key=f"{part}-{row.number}",
    )


def creature(stage: Stage, one: Cell, points: int) -> ft.Control:
    """A creature and its points."""
    theme, words = stage.theme, stage.words
    chip = kit.plate(
        kit.row(
            kit.icon(names.drawing(one), 26, names.colour(one)),
            kit.text(str(points), "strong", size=20),
            gap=8,
            align=ft.MainAxisAlignment.CENTER,
        ),
        padding=8,
        colour=theme.raised,
        line=theme.raised,
        radius=18,
    )
    label = say(words, "points-of", what=names.cell(words, one), points=points)
    return ft.Semantics(content=chip, label=label, exclude_semantics=True)


def guests(stage: Stage, pen: Pen, house: House, number: int, points: int) -> ft.Control:
    """Guests one kind of creature scares, counted by hand, times two."""
    theme, words, one = stage.theme, stage.words, CREATURES[number]
    label = say(words, "count-scared", name=names.cell(words, one))
    row = Row(pen, house.seat, number)
    count = _stepper(stage, row, (Part.SCARED, house.scared[number], MOST), label)
    mark = kit.icon(names.drawing(one), _box(stage), names.colour(one))
    times = kit.text(f"× {EACH}", colour=theme.soft, size=17)
    end = ft.Container(
        kit.text(str(points), "strong", size=22), alignment=ft.Alignment.CENTER_RIGHT, expand=True
    )
    if stage.size.close:
        return kit.col(kit.row(mark, times, end, gap=8), count, gap=2, tight=True)
    return kit.row(mark, count, times, end, gap=8)


def eyeballs(stage: Stage, street: Street, house: House, pen: Pen) -> ft.Control:
    """Eyeballs kept, times two."""
    theme, words = stage.theme, stage.words
    written = street.house(house.seat) or house
    most = street.pool + written.eyeballs
    label = say(words, "eyeballs")
    what: What = Other.EYEBALLS

    def change(value: int) -> None:
        by = value - house.eyeballs
        pen.put(house.seat, what, _added(by))

    points = EACH * house.eyeballs
    return kit.col(
        title(stage, label, points, say(words, "eyeballs-note", pool=street.pool)),
        kit.row(
            kit.icon("db-eye", _box(stage), theme.accent),
            kit.stepper(
                house.eyeballs,
                change,
                range(0, most + 1),
                kit.StepWords(
                    label, words("count-less", what=label), words("count-more", what=label)
                ),
                key="eyeballs",
            ),
            kit.text(f"× {EACH}", colour=theme.soft, size=17),
            gap=8,
        ),
        gap=6,
        tight=True,
    )


def _added(by: int) -> Callable[[int], int]:
    return lambda now: max(0, now + by)
