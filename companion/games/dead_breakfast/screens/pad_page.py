"""The guest book: the score pad of one house, that nobody has to do sums on."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.dead_breakfast.rules.house import (
    KINDS,
    MOST,
    MOST_GARDENS,
    MOST_ROOFS,
    House,
    Part,
)
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.pad import Kind
from companion.games.dead_breakfast.rules.score import Score, score
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import CREATURES
from companion.games.dead_breakfast.screens import names, pad_rows, routes
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.games.dead_breakfast.screens.pen import Pen, use_pen
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage
from companion.ui.words import Words

KNOWN = 2
"""Kinds whose names have survived; the others are shown once somebody asks for them."""

LOW = 400.0
"""dp of height, at the usual size of words: below it tabs and total move with the parts."""


def page(stage: Stage, seat: int) -> Page:
    """The pad of a seat's house; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "pad"), say(stage.words, "pad-kicker"), Body(stage, seat))


@ft.component
def Body(stage: Stage, seat: int) -> ft.Control:
    """Whose pad, its four parts, the total."""
    street, pen = stage.use(street_of), use_pen(stage)
    more, set_more = ft.use_state(frozenset[Kind]())
    written = street.house(seat) if street is not None else None
    if street is None or written is None:
        return ft.Container()
    house = pen.house(written)
    points = score(house, street.options)
    theme, size = stage.theme, stage.size
    low = size.flat or size.height / size.text < LOW

    def shows(kind: Kind) -> kit.Press:
        return lambda: set_more(lambda now: now | {kind})

    parts = kit.col(
        _flowers(stage, street, house, points, pen, Kind.FLOWER in more, shows(Kind.FLOWER)),
        kit.rule(),
        _features(stage, street, house, points, pen, Kind.FEATURE in more, shows(Kind.FEATURE)),
        kit.rule(),
        _scared(stage, house, points, pen),
        kit.rule(),
        pad_rows.eyeballs(stage, street, house, pen),
        gap=10,
        scroll=not low,
        expand=not low,
        tight=low,
    )
    panel = kit.plate(parts, padding=8 if size.narrow else 14, line=theme.panel)
    panel.expand = None if low else True
    total = ft.Semantics(
        content=kit.row(
            kit.text(stage.name(seat), "title", lines=1, expand=True),
            kit.text(str(points.total), "numeral", size=40, colour=theme.accent),
        ),
        label=say(stage.words, "total-of", name=stage.name(seat), points=points.total),
        live_region=True,
        exclude_semantics=True,
    )
    foot = kit.beside(
        kit.secondary(
            say(stage.words, "compare"), stage.to(routes.Page.COMPARE), expand=True, key="compare"
        ),
        kit.primary(
            say(stage.words, "paint"), stage.to(routes.House(seat)), expand=True, key="paint"
        ),
        gap=8,
        across=stage.size.page,
    )
    above = _tabs(stage, street, seat, points)
    if low:
        moving = kit.col(above, panel, total, gap=8, scroll=True, expand=True)
        whole = kit.col(moving, foot, gap=8, expand=True)
    else:
        whole = kit.col(above, panel, total, foot, gap=8, expand=True)
    return kit.pad(whole, 0, bottom=14, expand=True)


def _tabs(stage: Stage, street: Street, here: int, points: Score) -> ft.Control:
    """Every house with its total; the one that is open is lit."""
    theme = stage.theme

    def tab(seat: int) -> ft.Control:
        total = points.total if seat == here else street.score(seat).total
        tint = theme.accent if seat == here else theme.soft
        words = kit.row(
            kit.seat_mark(seat, 30),
            kit.text(str(total), "strong", size=20, colour=tint),
            gap=8,
            align=ft.MainAxisAlignment.CENTER,
        )
        press = stage.to(routes.Pad(seat))
        face = ft.Button(
            content=words,
            on_click=press,
            height=kit.tall(50, 20),
            key=f"tab-{seat}",
            style=kit.flat(
                kit.outline(theme.accent if seat == here else theme.raised, radius=14),
                colour=theme.panel if seat == here else theme.floor,
                padding=2,
                focused=kit.outline(theme.ink, 2.5, radius=14),
            ),
        )
        label = say(stage.words, "total-of", name=stage.name(seat), points=total)
        return one_node(face, label, press, selected=seat == here)

    return kit.grid([tab(seat) for seat in street.seats], len(street.seats), 6)


def flowers_note(words: Words, rules: HouseRules) -> str:
    """What is counted as a flower joined to the door (DB-def10, DB-def11)."""
    note = say(words, "flowers-note-garden" if rules.garden_flowers else "flowers-note")
    return f"{note} {say(words, 'flowers-note-ivy')}" if rules.ivy_stops else note


def _flowers(
    stage: Stage, street: Street, house: House, points: Score, pen: Pen, more: bool, show: kit.Press
) -> ft.Control:
    """Flowers joined to the door, times garden tiles, colour by colour."""
    words, note = stage.words, flowers_note(stage.words, street.options)
    left = MOST_GARDENS - sum(house.gardens)
    rows = _rows(
        (house.flowers, house.gardens),
        more,
        lambda number: pad_rows.product(
            stage,
            pad_rows.Row(pen, house.seat, number),
            (Part.FLOWERS, house.flowers[number], MOST),
            (Part.GARDENS, house.gardens[number], house.gardens[number] + left),
            points.gardens[number],
            mark=pad_rows.flower(stage, street, number),
            name=names.kind(words, street, Kind.FLOWER, number),
        ),
    )
    title = pad_rows.title(stage, say(words, "gardens"), sum(points.gardens), note)
    return pad_rows.section(stage, title, rows, Kind.FLOWER, show, more)


def _features(
    stage: Stage, street: Street, house: House, points: Score, pen: Pen, more: bool, show: kit.Press
) -> ft.Control:
    """Features on roof tiles, times those on windows."""
    words = stage.words
    left = MOST_ROOFS - sum(house.roofs)
    rows = _rows(
        (house.roofs, house.features),
        more,
        lambda number: pad_rows.product(
            stage,
            pad_rows.Row(pen, house.seat, number),
            (Part.ROOFS, house.roofs[number], house.roofs[number] + left),
            (Part.FEATURES, house.features[number], MOST),
            points.roofs[number],
            mark=pad_rows.feature(stage, street, number),
            name=names.kind(words, street, Kind.FEATURE, number),
        ),
    )
    note = say(words, "roofs-note")
    title = pad_rows.title(stage, say(words, "roofs"), sum(points.roofs), note)
    return pad_rows.section(stage, title, rows, Kind.FEATURE, show, more)


def _rows(
    counts: tuple[Sequence[int], Sequence[int]],
    more: bool,
    row: Callable[[int], ft.Control],
) -> list[ft.Control]:
    """The kinds whose names are known, those that are counted, and all if somebody asks."""
    return [
        row(number)
        for number in range(KINDS)
        if more or number < KNOWN or any(one[number] for one in counts)
    ]


def _scared(stage: Stage, house: House, points: Score, pen: Pen) -> ft.Control:
    """Points by creature: from the painted windows, or from guests counted by hand."""
    words, by_hand = stage.words, bool(house.scared)
    title = pad_rows.title(
        stage,
        say(words, "scared"),
        sum(points.scared),
        say(words, "scared-note-hand" if by_hand else "scared-note"),
    )
    kids: list[ft.Control]
    if by_hand:
        kids = [
            pad_rows.guests(stage, pen, house, number, points.scared[number])
            for number in range(KINDS)
        ]
        other = pen.press(house.seat, Part.SCARED, lambda _: ())
    else:
        chips = [
            pad_rows.creature(stage, one, points.scared[number])
            for number, one in enumerate(CREATURES)
        ]
        kids = [kit.grid(chips, 2 if stage.size.narrow else 4, 6)]
        counted = tuple(one // 2 for one in points.scared)
        other = pen.press(house.seat, Part.SCARED, lambda now: now or counted)
    label = say(words, "scared-painted" if by_hand else "scared-by-hand")
    way = pieces.wide_button(label, other, "scared-way", kind=kit.quiet)
    return kit.col(title, *kids, way, gap=8, tight=True)
