"""The private trap book: what I hold and where I set what. Covered until it is opened on purpose.

It covers itself with everything else: when the app loses focus, is hidden or cut off, and when the
page is left. Covered, nothing of it is on the page.
"""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious import sheet
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import HOLDS, KEEPABLE, Item
from companion.games.hotel_perfidious.screens import names, plates
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.pen import Own, Pen, use_own, use_pen
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.games.hotel_perfidious.sheet import MOST, Held
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.stage import Stage

COVERED = (-1, -1)


def page(stage: Stage) -> Page:
    """The book of the seat this phone acts for. One hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    name = stage.name(stage.seat) if stage.seat is not None else ""
    return Page(say(stage.words, "book-title"), name, Body(stage), private=True)


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The cover, or the book as long as nothing has covered it since it was opened."""
    cover, seat = stage.use_cover()
    opened, set_opened = ft.use_state(COVERED)
    if seat is None:
        return ft.Container()
    here = (cover, seat)
    if opened == here:
        return Opened(stage, seat, lambda: set_opened(COVERED))
    eyes, label = say(stage.words, "book-eyes"), say(stage.words, "book-open")
    return pieces.covered(stage, seat, eyes, label, lambda: set_opened(here), "book-open")


@ft.component
def Opened(stage: Stage, seat: int, cover: kit.Press) -> ft.Control:
    """What is held, then what lies where."""
    hotel = stage.use(hotel_of)
    own, pen = use_own(stage), use_pen(stage)
    adding, set_adding = ft.use_state(False)
    words = stage.words
    if hotel is None or pen is None or not own.ready:
        return ft.Container()  # an empty book comes in as many frames as a full one

    def add(one: Item) -> kit.Press:
        def press() -> None:
            pen.change(lambda now: sheet.added(now, hotel, seat, one, up=False))()
            set_adding(False)

        return press

    kids: list[ft.Control | None]
    if adding:
        kids = [kit.text(say(words, "book-add"), "title", size=24), _choices(stage, add)]
    else:
        kids = [
            kit.text(say(words, "book-hold"), "title", size=24),
            *(_held(stage, hotel, pen, one, at) for at, one in enumerate(own.held)),
            _hint(stage, hotel, own),
            kit.text(say(words, "book-set"), "title", size=24),
            *_set(stage, hotel, seat, own),
        ]
    full = len(own.held) >= MOST
    foot = kit.row(
        kit.secondary(say(words, "book-cover"), cover, key="book-cover"),
        kit.primary(
            say(words, "book-back" if adding else "book-new"),
            lambda: set_adding(lambda now: not now),
            expand=True,
            disabled=full and not adding,
            key="book-new",
        ),
        gap=8,
    )
    return kit.col(
        ft.Container(kit.col(*kids, gap=10, scroll=True), expand=True),
        ft.Container(foot, padding=ft.Padding.only(bottom=16)),
        gap=10,
        expand=True,
    )


def _choices(stage: Stage, add: Callable[[Item], kit.Press]) -> ft.Control:
    """Every tile that can be kept, three or five beside each other where there is room."""
    labels = [say(stage.words, f"brief-{one}") for one in KEEPABLE]
    cells = [
        plates.cell(
            stage,
            label,
            names.item(stage.words, one),
            False,
            add(one),
            f"add-{one}",
            drawing=names.drawing(one),
        )
        for label, one in zip(labels, KEEPABLE, strict=True)
    ]
    side_by_side = 5 if stage.size.flat else 3
    most = kit.abreast(labels, stage.size.page, plates.LETTERS, most=side_by_side)
    return kit.grid(cells, most, 8)


def _held(stage: Stage, hotel: Hotel, pen: Pen, one: Held, at: int) -> ft.Control:
    """A tile in hand: up or down, and away with it."""
    theme, words = stage.theme, stage.words
    name = names.item(words, one.item)
    state = say(words, "held-up" if one.up else "held-down")
    fixed = sheet.stays_up(one, hotel.options.quick)
    return kit.plate(
        kit.row(
            kit.icon(names.drawing(one.item), 30, theme.accent),
            kit.col(
                kit.text(name, "strong", size=17),
                kit.text(state, "note"),
                gap=0,
                tight=True,
                expand=True,
                cross=ft.CrossAxisAlignment.START,
            ),
            kit.icon_button(
                "ui-eye" if one.up else "ui-unseen",
                say(words, "held-conceal" if one.up else "held-ready"),
                pen.change(lambda now: sheet.readied(now, one, not one.up)),
                disabled=fixed,
                key=f"turn-{at}",
            ),
            kit.icon_button(
                "ui-close",
                say(words, "held-gone"),
                pen.change(lambda now: sheet.without(now, one)),
                key=f"gone-{at}",
            ),
            gap=6,
        ),
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
    )


def _hint(stage: Stage, hotel: Hotel, own: Own) -> ft.Control:
    """How far one moves; that a third tile must go; what a tile that is not kept does."""
    words, theme = stage.words, stage.theme
    if len(own.held) > HOLDS:
        return kit.text(say(words, "book-full"), colour=theme.warm, size=17)
    far = sheet.squares(own.held, hotel.options.must_be_ready)
    moves = say(words, "book-moves", squares=far)
    if Item.KEY in sheet.working(own.held, hotel.options.must_be_ready):
        moves = f"{moves} {say(words, 'book-cellar')}"
    unkept = say(words, "book-bottom" if hotel.options.to_bottom else "book-unkept")
    return kit.text(f"{moves} {unkept}", colour=theme.soft, size=16)


def _set(stage: Stage, hotel: Hotel, seat: int, own: Own) -> list[ft.Control]:
    """Where what lies: memory the box gives no help with."""
    theme, words = stage.theme, stage.words
    tiles, known = sheet.own_tiles(hotel, seat), dict(own.set_items)
    if not tiles:
        return [kit.text(say(words, "book-set-none"), colour=theme.soft)]
    out: list[ft.Control] = []
    for tile in tiles:
        one = known.get(tile.number)
        what = say(words, "book-elsewhere") if one is None else names.item(words, one)
        drawn = names.back(tile.furnishing) if one is None else names.drawing(one)
        where = names.place(words, tile.room, tile.furnishing)
        out.append(
            kit.plate(
                kit.row(
                    kit.icon(drawn, 30, theme.accent),
                    kit.col(
                        kit.text(where, "strong", size=17),
                        kit.text(what, size=16, colour=theme.soft),
                        gap=0,
                        tight=True,
                        expand=True,
                        cross=ft.CrossAxisAlignment.START,
                    ),
                    kit.text(say(words, "book-up"), "note") if tile.up else None,
                ),
                padding=ft.Padding.symmetric(horizontal=10, vertical=8),
            )
        )
    return out
