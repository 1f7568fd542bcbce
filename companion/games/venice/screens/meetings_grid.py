"""The columns of the clue sheet: one a meeting, the newest in sight, the rows' names staying."""

from collections.abc import Callable

import flet as ft

from companion.games.venice.screens import marks, names
from companion.games.venice.screens.naming import Naming, label, label_width, line_height
from companion.games.venice.sheet import Column, Kind
from companion.ui import kit
from companion.ui.kit.spoken import one_node, unseen
from companion.ui.stage import Stage
from companion.ui.theme import CLEAR

WIDTH, HEAD = 48.0, 68.0
"""dp of a column, and of what stands above its cells."""
BROAD, FLAT, LINE = 62.0, 20.0, 1.35
"""dp of a column with large words; of the letters in its head on a low screen; sizes of a line."""
LIT = "#26FFCB57"
"""Lies over the columns a sentence is about."""


def meetings_grid(
    naming: Naming,
    own: tuple[int, ...],
    lit: frozenset[int],
    take_up: Callable[[int], kit.Press],
    enter_own: kit.Press | None,
) -> ft.Control:
    """The grid. lit: places of columns; take_up: a press that opens the column at a place.

    enter_own: what a tap on the corner does, where the black cards are real ones.
    """
    stage = naming.stage
    theme, line = stage.theme, line_height(stage)
    rows = [label(naming, card, line) for card in range(8)]
    fixed = kit.sized(
        kit.col(_corner(naming, own, enter_own), *rows, gap=0, tight=True), width=label_width(stage)
    )
    edged = ft.Container(fixed, border=ft.Border(right=ft.BorderSide(1, theme.line)))
    meetings = ft.Row(
        [
            _column(naming, place, column, place in lit, take_up(place))
            for place, column in enumerate(naming.columns)
        ],
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
        # The newest is what one looks for; who has scrolled back stays there.
        auto_scroll=True,
        auto_scroll_animation=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
        key="meetings",
    )
    return ft.Card(
        content=ft.Row([edged, meetings], spacing=0),
        bgcolor=theme.panel,
        elevation=0,
        margin=0,
        shape=kit.outline(radius=16),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        semantic_container=False,
    )


def _corner(naming: Naming, own: tuple[int, ...], enter: kit.Press | None) -> ft.Control:
    """Who I am and my segment, where the paper has its corner."""
    stage = naming.stage
    theme, words = stage.theme, stage.words
    if own:
        identity, segment = own
        said = words("venice-sheet-own", card=naming.card(identity), segment=naming.card(segment))
        inside: ft.Control = kit.row(
            kit.icon(names.DRAWINGS[identity], 34, theme.accent),
            kit.text(naming.card(segment), "name", size=kit.fitting("00", 60, 26)),
            unseen(said),
            gap=8,
        )
    else:
        said = words("venice-sheet-own-none" if enter is None else "venice-sheet-own-enter")
        inside = kit.text(said, "note", lines=3)
    if enter is not None:
        face = ft.Button(
            content=inside,
            on_click=enter,
            height=_head(stage)[1],
            style=kit.flat(ft.RoundedRectangleBorder(radius=8), padding=7),
            key="sheet-own",
        )
        return one_node(face, said, enter)
    return ft.Container(
        inside,
        height=_head(stage)[1],
        padding=ft.Padding.only(left=10),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _head(stage: Stage) -> tuple[float, float, float]:
    """Width of a column, height of its head, and size of the words there, in dp."""
    size = stage.size
    if size.text == 1:
        return WIDTH, HEAD, 14
    letters = min(size.grown(14), FLAT if size.flat else BROAD / 2.2)
    return BROAD, HEAD + 2 * LINE * (letters - 14), size.ungrown(letters)


def _column(naming: Naming, place: int, column: Column, lit: bool, press: kit.Press) -> ft.Control:
    stage = naming.stage
    theme, line, (width, high, small) = stage.theme, line_height(stage), _head(stage)
    head = ft.Container(
        kit.col(
            names.mark(column.with_whom, 28),
            kit.text(naming.number(place), "strong", size=small, lines=1),
            kit.text(naming.short_place(column.where), size=small, colour=theme.soft),
            gap=0,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        height=high,
        padding=ft.Padding.only(top=1),
    )
    cells = marks.marks_column(width, line, [_mark(column, card) for card in range(8)], parts=4)
    face = ft.Button(
        content=kit.col(head, cells, gap=0, tight=True),
        on_click=press,
        width=width,
        height=high + 8 * line,
        style=kit.flat(ft.RoundedRectangleBorder(radius=0), colour=LIT if lit else CLEAR),
        key=f"meeting-{place}",
    )
    return one_node(face, naming.column(place), press, selected=lit)


def _mark(column: Column, card: int) -> str:
    mark = ""
    if card in column.got:
        mark += "x" if column.kind is Kind.PAIR else "xr"
    return mark + "o" * (card in column.gave)


def marks_key(naming: Naming) -> ft.Control:
    """What the marks mean."""
    stage = naming.stage
    theme, words = stage.theme, stage.words
    entries = (("x", "got"), ("o", "gave"), ("xr", "black"))
    kids: list[ft.Control | None] = []
    for mark, key in entries:
        said = kit.text(words(f"venice-sheet-key-{key}"), size=15, colour=theme.soft)
        kids.append(kit.row(marks.marks_sample(24, mark), said, gap=4, tight=True))
    return kit.row(*kids, gap=14, wrap=True, align=ft.MainAxisAlignment.CENTER)
