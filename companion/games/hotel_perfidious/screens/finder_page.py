"""The Dead Drop finder: three taps on a grid, and the square where the arrows cross (HP-def3)."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.dead_drop import Direction, Square
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import SIGNS, Item
from companion.games.hotel_perfidious.screens import plates
from companion.games.hotel_perfidious.screens.names import drawing, item, say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

CELL = kit.TARGET
"""dp a square is high, and has across at least: a broader board is moved sideways."""
HEAD = 22.0
"""dp of the numbers at the edges."""
LEFT, BETWEEN = 0.42, 20.0
"""How much of a page lying on its side what stands beside the board has; dp between the two."""
DROP = Item.NOTHING
"""What is put down instead of a sign: the Dead Drop itself."""


Put = Callable[[int, int], object]


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "dead-drop"), "", Body(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """What to put down, the board, where north is, and what follows."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    brush, set_brush = ft.use_state(_NOT_CHOSEN)
    if hotel is None:
        return ft.Container()
    words = stage.words
    brushes = _brushes(hotel)
    missing = (one for one in SIGNS if hotel.sign(one) is None)
    next_one = next(missing, DROP if hotel.options.tap_the_square else SIGNS[0])
    chosen = next((one for one in brushes if one.value == brush), next_one)

    def press(one: Item) -> kit.Press:
        return lambda: set_brush(one.value)

    cells = [
        plates.cell(
            stage,
            say(words, f"finder-{one}"),
            say(words, "dead-drop") if one is DROP else item(words, one),
            one is chosen,
            press(one),
            f"brush-{one}",
            drawing="hp-blueprint" if one is DROP else drawing(one),
        )
        for one in brushes
    ]

    def put(column: int, row: int) -> object:
        act: Act = a.MarkDrop(column, row)
        if chosen is not DROP:
            act = a.FindSign(chosen, column, row)
        set_brush(_NOT_CHOSEN)
        return stage.act(act, seen, stay=True)()

    result = kit.text(outcome(stage, hotel), "title", size=24)
    board = Board(stage, hotel, put)
    kids = (
        kit.grid(cells, _abreast(stage, len(cells)), 6),
        ft.Semantics(content=result, live_region=True),
        _north(stage, hotel, seen) if not hotel.options.tap_the_square else None,
        None if stage.size.halves else board,
        _clear(stage, hotel, seen),
    )
    said = kit.col(*kids, gap=12, scroll=True)
    if not stage.size.halves:
        return said
    left = ft.Container(said, width=_across(stage))
    right = kit.col(board, scroll=True, expand=True)
    return kit.row(left, right, gap=BETWEEN, cross=ft.CrossAxisAlignment.START, expand=True)


def _across(stage: Stage) -> float:
    """dp across of what stands above the board, or beside it where the phone lies on its side."""
    if stage.size.halves:
        return LEFT * stage.size.page
    return stage.size.page


def _abreast(stage: Stage, cells: int) -> int:
    """How many cells with a word stand beside each other."""
    return kit.columns(cells, _across(stage), 6, 66 * stage.size.text)


_NOT_CHOSEN = ""


def _brushes(hotel: Hotel) -> tuple[Item, ...]:
    return (DROP,) if hotel.options.tap_the_square else (*SIGNS, DROP)


def outcome(stage: Stage, hotel: Hotel) -> str:
    """Row and column, or what is still missing."""
    words, drop = stage.words, hotel.dead_drop
    if drop is not None:
        return say(words, "finder-is", column=drop[0], row=drop[1])
    if hotel.options.tap_the_square:
        return say(words, "finder-tap")
    missing = [item(words, one) for one in SIGNS if hotel.sign(one) is None]
    if missing:
        return say(words, "finder-missing", signs=words.listed(missing))
    return say(words, "finder-turn")


def _north(stage: Stage, hotel: Hotel, seen: int) -> ft.Control:
    """Where north is: turned by the app when the compass is found, or by hand (HP-def4)."""
    words = stage.words

    def cell(one: Direction) -> ft.Control:
        press = stage.act(a.TurnCompass(one), seen, stay=True)
        label = say(words, f"north-{one}")
        return plates.cell(stage, label, label, one is hotel.north, press, f"north-{one}")

    return kit.col(
        kit.text(say(words, "north"), "label"),
        kit.grid([cell(one) for one in Direction], _abreast(stage, len(Direction)), 6),
        gap=6,
        tight=True,
    )


def _clear(stage: Stage, hotel: Hotel, seen: int) -> ft.Control | None:
    """A square marked by hand goes by the signs again."""
    if hotel.drop is None:
        return None
    press = stage.act(a.MarkDrop(0, 0), seen, stay=True)
    label = say(stage.words, "finder-by-signs")
    return pieces.wide_button(label, press, "by-signs", kind=kit.secondary)


def Board(stage: Stage, hotel: Hotel, put: Put) -> ft.Control:
    """The grid with its numbers; it moves sideways where it does not fit."""
    columns, rows = hotel.options.grid
    head = kit.tall(HEAD, 15)
    across = _across(stage)
    width = (stage.size.page - across - BETWEEN if stage.size.halves else across) - head
    cell = max(CELL, (width - 2 * (columns - 1)) / columns)
    theme = stage.theme
    lines: list[ft.Control] = [
        kit.row(
            ft.Container(width=head),
            *(_head(str(column), cell, head) for column in range(1, columns + 1)),
            gap=2,
            tight=True,
        )
    ]
    for row in range(1, rows + 1):
        squares = (
            _square(stage, hotel, (column, row), cell, put) for column in range(1, columns + 1)
        )
        lines.append(kit.row(_head(str(row), head, CELL), *squares, gap=2, tight=True))
    # In a row that scrolls there is no width to stretch to: it would be without end.
    board = kit.col(*lines, gap=2, tight=True, cross=ft.CrossAxisAlignment.START)
    return ft.Row([board], scroll=ft.ScrollMode.AUTO, key=f"grid-{theme.key}")


def _head(number: str, width: float, height: float) -> ft.Control:
    words = kit.text(number, "note", align=ft.TextAlign.CENTER)
    return kit.middle(words, width=width, height=height)


def _square(stage: Stage, hotel: Hotel, at: Square, cell: float, put: Put) -> ft.Control:
    theme, words = stage.theme, stage.words
    found = next((one for one, where in hotel.signs if where == at), None)
    drop = hotel.dead_drop
    here = drop == at
    crosses = drop is not None and (drop[0] == at[0] or drop[1] == at[1])
    colour = theme.accent if here else theme.raised if crosses else theme.panel
    tint = theme.on_accent if here else theme.cool
    inside: ft.Control | None = None
    said = say(words, "square", column=at[0], row=at[1])
    if here:
        inside = kit.icon("hp-blueprint", 26, tint)
        said = f"{said}. {say(words, 'dead-drop')}"
    elif found is not None:
        inside = kit.icon(drawing(found), 26, tint)
        said = f"{said}. {item(words, found)}"

    def press() -> None:
        put(*at)

    face = ft.Button(
        content=kit.middle(inside) if inside else ft.Container(),
        on_click=press,
        width=cell,
        height=CELL,
        key=f"square-{at[0]}-{at[1]}",
        style=kit.flat(
            ft.RoundedRectangleBorder(radius=2, side=ft.BorderSide(1, theme.raised)),
            colour=colour,
            focused=kit.outline(theme.ink, 2.5),
        ),
    )
    return one_node(face, said, press)
