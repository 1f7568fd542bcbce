"""The public side: who called dibs, whose turn, what is left in the middle, who is in front."""

import flet as ft

from companion.games.dead_breakfast.rules.house import TURNS
from companion.games.dead_breakfast.rules.street import NOT_YET, Street
from companion.games.dead_breakfast.screens import names, routes
from companion.games.dead_breakfast.screens.compare_page import because
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.stage import Stage
from companion.ui.words import Words


@ft.component
def Board(stage: Stage) -> ft.Control:
    """Everything that lies open on the table."""
    street = stage.use(street_of)
    if street is None:
        return ft.Container()
    turns = street.options.keep_turns
    return kit.col(
        _dibs(stage, street),
        _turn(stage, street) if turns else None,
        _standing(stage, street),
        gap=10,
        tight=True,
    )


def _dibs(stage: Stage, street: Street) -> ft.Control | None:
    """Who called dibs; a tap on it shows the queue."""
    said = dibs(stage.words, stage.table, street)
    if not said:
        return None
    theme = stage.theme
    line = kit.row(
        kit.icon("db-eye", 34, theme.accent), kit.text(said, "strong", size=18, expand=True), gap=12
    )
    live = ft.Semantics(content=line, live_region=True)
    if not stage.plays:
        return kit.plate(live, line=theme.accent)
    return ft.Button(
        content=live,
        on_click=stage.to(routes.Sheet.QUEUE),
        key="board-dibs",
        style=kit.flat(
            kit.outline(theme.accent, 3),
            colour=theme.panel,
            padding=14,
            focused=kit.outline(theme.ink, 3),
        ),
    )


def dibs(words: Words, table: Table, street: Street) -> str:
    """A tie to settle, or who may snatch now and who comes after."""
    if street.tie:
        return say(words, "news-tie", names=_names(words, table, street.tie))
    if street.taker is None:
        return ""
    first = names.seat(table, street.taker)
    if len(street.queue) == 1:
        return say(words, "news-dibs", name=first)
    return say(words, "news-queue", name=first, names=_names(words, table, street.queue[1:]))


def _names(words: Words, table: Table, seats: tuple[int, ...]) -> str:
    return words.listed(names.seat(table, seat) for seat in seats)


def _turn(stage: Stage, street: Street) -> ft.Control:
    """Whose turn and which of sixteen; what to refill; eyeballs in the middle."""
    theme, words = stage.theme, stage.words
    house = street.house(street.turn)
    if street.complete or house is None:
        title, note = say(words, "all-complete"), say(words, "all-complete-note")
        done = TURNS
    else:
        title = say(words, "turn-of", name=stage.name(street.turn))
        note = say(words, "turn-note" if street.moves == 0 else "refill-note")
        done = house.turns
    pool = kit.row(
        kit.icon("db-eye", 26, theme.accent),
        kit.text(say(words, "pool", count=street.pool), size=16, expand=True),
        gap=8,
    )
    shown = min(done + 1, TURNS)
    number = kit.text(say(words, "turn-number", number=shown), "head", colour=theme.accent)
    head: ft.Control = kit.row(kit.text(title, "head", expand=True, lines=2), number)
    if stage.size.wide and done < TURNS:  # whose it is stands in large letters over the seats
        head = number
    elif stage.size.close:
        head = kit.col(kit.text(title, "head"), number, gap=0, tight=True)
    lamps = [
        ft.Container(
            height=8,
            border_radius=4,
            expand=True,
            bgcolor=theme.accent if number < done else theme.raised,
            border=ft.Border.all(1.5, theme.accent if number == done else theme.raised),
        )
        for number in range(TURNS)
    ]
    bar = ft.Semantics(content=kit.row(*lamps, gap=3), exclude_semantics=True)
    return kit.plate(kit.col(head, bar, kit.text(note, "note"), pool, gap=8, tight=True))


def _standing(stage: Stage, street: Street) -> ft.Control:
    """Who is in front; the way to the comparison."""
    words = stage.words
    nothing = not any(street.score(seat).total for seat in street.seats)
    said = say(words, "standing-none") if nothing else because(words, stage.table, street)
    return pieces.tile(
        say(words, "standing"),
        stage.to(routes.Page.COMPARE),
        "board-compare",
        note=said,
        mark="db-roof",
    )


def news(words: Words, table: Table) -> str:
    """For phones that show something else."""
    street = street_of(table)
    return dibs(words, table, street) if street is not None else ""


@ft.component
def SeatLine(stage: Stage, seat: int) -> ft.Control:
    """Under a name: points, turns, eyeballs."""
    points, turns, eyeballs, counts = stage.use(lambda table: _seat(table, seat))
    words = stage.words
    more = say(words, "seat-turns", turns=turns, eyeballs=eyeballs) if counts else ""
    return kit.col(
        kit.text(say(words, "points", points=points), "note", lines=1),
        kit.text(more, "note", lines=2) if more else None,
        gap=0,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def _seat(table: Table, seat: int) -> tuple[int, int, int, bool]:
    street = street_of(table)
    house = street.house(seat) if street is not None else None
    if street is None or house is None:
        return 0, 0, 0, False
    return street.score(seat).total, house.turns, house.eyeballs, street.options.keep_turns


def whose(table: Table) -> int | None:
    """Who may snatch now, else whose turn it is."""
    street = street_of(table)
    if street is None or street.finished or not street.options.keep_turns:
        return None
    if street.taker is not None:
        return street.taker
    return None if street.turn == NOT_YET else street.turn
