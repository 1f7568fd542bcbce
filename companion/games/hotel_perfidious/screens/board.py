"""The public side: what is going on, the nine rooms, tiles set, phones that ring, the Dead Drop."""

from collections.abc import Sequence

import flet as ft

from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import BONUS, COUNTERS, NOBODY, ROOMS, Furnishing
from companion.games.hotel_perfidious.screens import names, routes
from companion.games.hotel_perfidious.screens.duel_page import verdict
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.stage import Stage
from companion.ui.words import Words

SHOWN = 2
"""Backs that fit into a room's cell; the list of tiles has them all."""


@ft.component
def Board(stage: Stage) -> ft.Control:
    """Everything that lies open on the table."""
    hotel = stage.use(hotel_of)
    words = stage.words
    if hotel is None:
        return ft.Container()
    kids: list[ft.Control | None] = [
        _news(stage, hotel),
        _rooms(stage, hotel),
        _dead_drop(stage, hotel),
    ]
    down = [tile for tile in hotel.lying if not tile.up]
    if down:
        kids.append(
            pieces.tile(
                say(words, "board-tiles", count=len(down)),
                stage.to(routes.Sheet.LYING),
                "board-tiles",
                note=", ".join(
                    say(words, "board-tile", room=tile.room, name=stage.name(tile.seat))
                    for tile in down
                ),
                off=not stage.plays,
                mark="ui-unseen",
            )
        )
    if hotel.options.keep_decks:
        left = " · ".join(
            f"{say(words, f'back-short-{one}')} {hotel.left_in(one)}" for one in Furnishing
        )
        kids.append(
            pieces.tile(
                say(words, "decks"),
                stage.to(routes.Page.DECKS),
                "board-decks",
                note=left,
                off=not stage.plays,
                mark="hp-rug",
            )
        )
    if stage.size.wide:
        kids.append(_rolls(stage))
    return kit.col(*kids, gap=10, tight=True)


@ft.component
def Below(stage: Stage, foot: ft.Control) -> ft.Control:
    """On a screen in the middle of the table: what everybody looks up, over the foot."""
    words = stage.words
    traps = [
        _glance(
            stage,
            [names.drawing(trap), *map(names.drawing, stops)],
            f"{names.short(words, trap)}: {names.several(words, stops)}",
        )
        for trap, stops in COUNTERS.items()
    ]
    return kit.col(_looked_up(stage, "glance-traps", traps), kit.row(foot), gap=14, tight=True)


def _rolls(stage: Stage) -> ft.Control:
    """What adds to a roll."""
    rolls = [
        _glance(stage, [names.drawing(one)], f"{names.item(stage.words, one)} +{more}")
        for one, more in BONUS.items()
    ]
    return _looked_up(stage, "glance-rolls", rolls)


def _looked_up(stage: Stage, title: str, lines: list[ft.Control]) -> ft.Control:
    """A list for everybody round the table."""
    head = kit.text(say(stage.words, title), "head")
    return kit.plate(kit.col(head, *lines, gap=6, tight=True), padding=12)


def _glance(stage: Stage, drawings: Sequence[str], said: str) -> ft.Control:
    """A line of such a list."""
    icons = (kit.icon(one, 26, stage.theme.accent) for one in drawings)
    return kit.row(*icons, kit.text(said, size=17, expand=True), gap=8)


@ft.component
def Above(stage: Stage) -> ft.Control:
    """For a screen in the middle of the table."""
    hotel = stage.use(hotel_of)
    if hotel is None:
        return ft.Container()
    said = say(stage.words, "over") if hotel.over else say(stage.words, "do-first")
    nobody = hotel.over or hotel.turn == NOBODY
    return kit.text(said, "display", size=34) if nobody else ft.Container(visible=False)


def _news(stage: Stage, hotel: Hotel) -> ft.Control | None:
    """A duel, a trap, a tile being turned, a phone that rings."""
    theme, words = stage.theme, stage.words
    sentence = happening(words, stage.table, hotel)
    if not sentence:
        return None
    opens, key = None, ""
    if hotel.duel is not None:
        stands = verdict(stage, hotel, hotel.duel)
        sentence = stands if stage.size.wide else f"{sentence} {stands}"  # there the last event is
        opens, key = stage.to(routes.Page.DUEL), "board-duel"
    elif hotel.trap is not None:
        opens, key = stage.to(routes.Sheet.TRAP), "board-trap"
    elif hotel.turning is not None:
        opens, key = stage.to(routes.Sheet.TILE), "board-tile"
    said = kit.text(sentence, "strong", size=18, expand=True)
    icon = kit.icon("burst" if hotel.busy else "ui-phone", 30, theme.accent)
    live = ft.Semantics(content=kit.row(icon, said, gap=10), live_region=True)
    if opens is None:
        return kit.plate(live, line=theme.accent)
    return ft.Button(
        content=live,
        on_click=opens,
        key=key,
        style=kit.flat(
            kit.outline(theme.accent, 3),
            colour=theme.panel,
            padding=14,
            focused=kit.outline(theme.ink, 3),
        ),
    )


def happening(words: Words, table: Table, hotel: Hotel) -> str:
    """What everybody must hear."""
    if hotel.duel is not None:
        attacker = names.seat(table, hotel.duel.attacker.seat)
        defender = names.seat(table, hotel.duel.defender.seat)
        return say(words, "news-duel", attacker=attacker, defender=defender)
    if hotel.trap is not None:
        name = names.seat(table, hotel.trap.seat)
        return say(words, "news-trap", name=name, trap=names.short(words, hotel.trap.trap))
    if hotel.turning is not None:
        where = names.place(words, hotel.turning.room, hotel.turning.furnishing)
        return say(words, "news-tile", place=where, name=names.seat(table, hotel.turning.seat))
    return " ".join(
        say(words, "news-call", name=names.seat(table, call.target)) for call in hotel.calls
    )


def _rooms(stage: Stage, hotel: Hotel) -> ft.Control:
    """The nine rooms: first what to set up, once all have a bed who sleeps and what lies where."""
    theme, words = stage.theme, stage.words
    begun = all(hotel.bed_of(seat) for seat in hotel.seats)
    note = None if begun else kit.text(say(words, "rooms-note"), size=15, colour=theme.soft)
    return kit.plate(
        kit.col(
            kit.text(say(words, "hotel" if begun else "rooms"), "head"),
            note,
            room_plan(stage, hotel, set_up=not begun),
            gap=8,
            tight=True,
        ),
        padding=12,
    )


def room_plan(stage: Stage, hotel: Hotel, *, set_up: bool) -> ft.Control:
    """Room by room. set_up: the backs of the nine tiles; else what somebody set face down."""
    cells = [_room(stage, hotel, room, set_up) for room in range(1, ROOMS + 1)]
    return kit.grid(cells, 3, 6)


def _room(stage: Stage, hotel: Hotel, room: int, set_up: bool) -> ft.Control:
    """A room's number, its backs, the agents who sleep there."""
    theme, words = stage.theme, stage.words
    backs = [tile.furnishing for tile in hotel.lying if tile.room == room and not tile.up]
    if set_up:
        backs = [hotel.rooms[room - 1]] if hotel.rooms else []
    sleepers = [seat for seat, bed in hotel.beds if bed == room]
    told = [names.furnishing(words, back) for back in backs]
    told += [stage.name(seat) for seat in sleepers]
    wide = stage.size.wide
    big, grows = 1.25 if wide else 1.0, wide or stage.size.text > 1
    inside = kit.row(
        kit.text(str(room), "head", size=20 * big, colour=theme.accent),
        *(kit.icon(names.back(back), 24 * big, theme.ink) for back in backs[:SHOWN]),
        *(kit.seat_mark(seat, 22 * big, letter=wide) for seat in sleepers),
        gap=6,
        align=ft.MainAxisAlignment.CENTER,
        wrap=grows,
    )
    box = ft.Container(inside, height=None if grows else 30)
    cell = kit.plate(box, padding=6, colour=theme.raised, line=theme.raised)
    said = ". ".join((say(words, "room", room=room), *told))
    return ft.Semantics(content=cell, label=said, exclude_semantics=True)


def _dead_drop(stage: Stage, hotel: Hotel) -> ft.Control | None:
    """The Dead Drop, once it is known."""
    drop = hotel.dead_drop
    if drop is None:
        return None
    words = stage.words
    return pieces.tile(
        say(words, "dead-drop"),
        stage.to(routes.Page.FINDER),
        "board-drop",
        note=say(words, "finder-is", column=drop[0], row=drop[1]),
        off=not stage.plays,
        mark="hp-blueprint",
    )


def news(words: Words, table: Table) -> str:
    """For phones that show something else."""
    hotel = hotel_of(table)
    return happening(words, table, hotel) if hotel is not None else ""


@ft.component
def SeatLine(stage: Stage, seat: int) -> ft.Control:
    """Under a name: souvenirs, blueprints dropped off, wins, what keeps the agent from acting."""
    count, dropped, wins, out, phone = stage.use(lambda table: _seat(table, seat))
    words, theme = stage.words, stage.theme
    said = say(words, "souvenirs", count=count)
    more = [(say(words, "dropped", count=dropped), theme.accent)] if dropped else []
    more += [(say(words, "wins", count=wins), theme.soft)] if wins else []
    more += [(say(words, "out", count=out), theme.warm)] if out else []
    more += [(say(words, "on-phone"), theme.warm)] if phone else []
    return kit.col(
        kit.text(said, "note", lines=1),
        *(kit.text(line, "note", lines=1, colour=colour) for line, colour in more),
        gap=0,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def _seat(table: Table, seat: int) -> tuple[int, int, int, int, bool]:
    hotel = hotel_of(table)
    if hotel is None:
        return 0, 0, 0, 0, False
    return (
        hotel.souvenirs_of(seat),
        hotel.blueprints_of(seat),
        hotel.wins_of(seat),
        hotel.forfeits_of(seat),
        hotel.on_the_phone(seat),
    )
