"""The painted house: five columns, four floors; tap a colour, tap windows, see who is scared."""

from dataclasses import dataclass

import flet as ft

from companion.games.dead_breakfast.rules import pad
from companion.games.dead_breakfast.rules.house import House
from companion.games.dead_breakfast.rules.score import centre_of, painted, scared
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import (
    CENTRE,
    CREATURES,
    EACH,
    FEARS,
    GUESTS,
    WINDOWS,
    Cell,
    Centre,
    Placed,
    victims,
)
from companion.games.dead_breakfast.screens import facade, names, routes
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.games.dead_breakfast.screens.pen import Other, use_pen
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

NOWHERE = -1


@dataclass(frozen=True)
class Brush:
    """What the thumb paints with, and the window it touched last."""

    cell: Cell = Cell.YELLOW
    at: int = NOWHERE


def page(stage: Stage, seat: int) -> Page:
    """The house of a seat; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    words = stage.words
    title = say(words, "house-of", name=stage.name(seat))
    return Page(title, say(words, "house-kicker"), Body(stage, seat))


@ft.component
def Body(stage: Stage, seat: int) -> ft.Control:
    """The facade, what the last window means, the colours, the way back to the pad."""
    street, pen = stage.use(street_of), use_pen(stage)
    brush, set_brush = ft.use_state(Brush())
    written = street.house(seat) if street is not None else None
    if street is None or written is None:
        return ft.Container()
    house = pen.house(written)
    windows = painted(house, street.options)

    def tap(at: int) -> None:
        pen.put(seat, Other.WINDOWS, lambda now: (*now[:at], brush.cell, *now[at + 1 :]))
        set_brush(lambda now: Brush(now.cell, at))

    def take(cell: Cell) -> kit.Press:
        return lambda: set_brush(lambda now: Brush(cell, now.at))

    # What the thumb paints with already, and a creature under a guest's colour, is only looked at:
    # a haunted tile stays where it is (facts 2.3), and its points are read by a tap.
    def press(at: int) -> kit.Press:
        now = house.windows[at]
        stays = now is brush.cell or (now in CREATURES and brush.cell in GUESTS)
        if stays or not _may(street, at, brush.cell):
            return lambda: set_brush(lambda now: Brush(now.cell, at))
        return lambda: tap(at)

    total = sum(scared(house, street.options))
    front = facade.facade(
        stage,
        windows,
        brush.at,
        centre_of(house, street.options),
        press,
        centre_counts=street.options.centre_counts,
    )
    foot = kit.row(
        kit.secondary(
            say(stage.words, "cell-empty"),
            take(Cell.EMPTY),
            kit.Dress(text=16, tone=stage.theme.accent if brush.cell is Cell.EMPTY else None),
            expand=True,
            key="brush-empty",
        ),
        kit.primary(
            say(stage.words, "to-the-pad", points=total),
            stage.to(routes.Pad(seat)),
            kit.Dress(text=17),
            expand=True,
            key="to-pad",
        ),
        gap=8,
    )
    whole = kit.col(
        kit.col(
            front,
            _told(stage, street, windows, brush),
            Asking(stage, seat) if street.options.centre is Centre.ASK else None,
            gap=8,
            scroll=True,
            expand=True,
        ),
        _palette(stage, brush.cell, take),
        foot,
        gap=8,
        expand=True,
    )
    return kit.pad(whole, 0, bottom=14, expand=True)


def _may(street: Street, at: int, cell: Cell) -> bool:
    """Whether a window may have that: no creature in the middle where the table says so."""
    return street.options.haunt_centre or cell not in CREATURES or at < WINDOWS - CENTRE


def _told(stage: Stage, street: Street, windows: tuple[Placed, ...], brush: Brush) -> ft.Control:
    """What the window touched last means: a creature's points, or who frightens a guest."""
    theme, words = stage.theme, stage.words
    at, rules = brush.at, street.options
    here = windows[at].cell if at != NOWHERE else brush.cell
    points = 0
    if at == NOWHERE:
        name, note = names.cell(words, here), say(words, "house-note")
    elif not _may(street, at, brush.cell):
        name, note = names.cell(words, here), say(words, "centre-clear")
    elif here in FEARS:
        points = EACH * len(victims(windows, at, centre_counts=rules.centre_counts))
        name = names.cell(words, here)
        note = say(words, f"frightens-{FEARS[here]}")
    elif here is Cell.EMPTY:
        name, note = names.cell(words, here), say(words, "house-note")
    else:
        by = [
            number
            for number in range(len(windows))
            if at in victims(windows, number, centre_counts=rules.centre_counts)
        ]
        points = EACH * len(by)
        name = names.cell(words, here)
        note = say(words, "scared-by", count=len(by))
    mark = (
        kit.icon("db-roof", 40, theme.soft)
        if here is Cell.EMPTY
        else kit.icon(names.drawing(here, scared=points > 0), 40, names.colour(here))
    )
    line = kit.row(
        mark,
        kit.col(
            kit.text(name, "head", lines=1),
            kit.text(note, "note", lines=2),
            gap=0,
            tight=True,
            expand=True,
            cross=ft.CrossAxisAlignment.START,
        ),
        kit.text(f"+{points}", "title", size=34, colour=theme.accent) if points else None,
        gap=12,
    )
    said = f"{name}. {note}." + (f" +{points}" if points else "")
    return ft.Semantics(content=line, label=said, live_region=True, exclude_semantics=True)


def _palette(stage: Stage, chosen: Cell, take: facade.Take) -> ft.Control:
    """Guests and creatures; the one the thumb paints with is filled and framed."""
    theme, words, narrow = stage.theme, stage.words, stage.size.narrow

    def pot(cell: Cell) -> ft.Control:
        here = cell is chosen
        inside = kit.col(
            kit.icon(names.drawing(cell), 26 if narrow else 30, names.colour(cell)),
            kit.text(names.short(words, cell), "strong", size=14),
            gap=0,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        )
        face = ft.Button(
            content=inside,
            on_click=take(cell),
            height=kit.tall(56, 14),
            key=f"brush-{cell}",
            style=kit.flat(
                kit.outline(theme.accent if here else theme.panel, 2.5, radius=14),
                colour=theme.raised if here else theme.panel,
                padding=0,
                focused=kit.outline(theme.ink, 2.5, radius=14),
            ),
        )
        return one_node(face, names.cell(words, cell), take(cell), selected=here)

    pots = [pot(cell) for cell in (*GUESTS, *CREATURES)]
    return kit.plate(kit.grid(pots, _pots(stage), 2), padding=4, radius=18)


def _pots(stage: Stage) -> int:
    """How many stand beside each other: on a phone the guests above, the creatures below."""
    size, all_of_them = stage.size, len(GUESTS) + len(CREATURES)
    return kit.columns(all_of_them, min(size.width, facade.BROADEST) - 2 * size.side - 8, 2)


@ft.component
def Asking(stage: Stage, seat: int) -> ft.Control:
    """Where the double window of this house is, if the table asks for each (DB-def1)."""
    house, seen = stage.use(lambda table: (_house(table, seat), table.changed))
    words = stage.words
    places: list[Centre] = [centre for centre in Centre if centre is not Centre.ASK]
    labels = [say(words, f"rule-centre-{centre}") for centre in places]
    here = places.index(house.centre) if house is not None else None

    def put(index: int) -> None:
        stage.act(pad.PutCentre(seat, places[index]), seen, stay=True)()

    return kit.col(
        kit.text(say(words, "rule-centre"), "label"),
        kit.chips(labels, here, put, size=15),
        gap=6,
        tight=True,
    )


def _house(table: Table, seat: int) -> House | None:
    street = street_of(table)
    return street.house(seat) if street is not None else None
