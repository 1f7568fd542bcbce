"""Tiles on the board: set one, turn one up, tell what a silent phone does not, clear the list."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.items import COUNTERS, Furnishing, Item, fits
from companion.games.hotel_perfidious.screens import names, plates
from companion.games.hotel_perfidious.screens.names import drawing, say
from companion.games.hotel_perfidious.screens.pen import Own, use_own, use_pen
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Setting(stage: Stage) -> ft.Control:
    """Where and what: everybody learns where, nobody what."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    own, pen = use_own(stage), use_pen(stage)
    room, set_room = ft.use_state(0)
    back, set_back = ft.use_state(_NO_BACK)
    words = stage.words
    if hotel is None or pen is None:
        return ft.Container()
    chosen = next((one for one in Furnishing if one.value == back), None)
    kids: list[ft.Control | None] = [
        plates.room_grid(stage, room, set_room),
        plates.back_grid(stage, chosen, lambda one: set_back(one.value)),
    ]
    if room and chosen is not None:
        kids += [
            pieces.tile(
                names.item(words, one),
                pen.set_tile(
                    _set(room, chosen),
                    one,
                    next((h for h in own.held if h.item is one), None),
                    seen,
                ),
                f"set-{one}",
                note=say(words, "set-held" if one in own.items else "set-not-noted"),
                mark=drawing(one),
            )
            for one in _choices(chosen, own)
        ]
    else:
        kids.append(kit.text(say(words, "set-where"), colour=stage.theme.soft))
    return pieces.sheet(
        stage,
        say(words, "set"),
        kids,
        height=184 + (pieces.ROW * (len(kids) - 2) if room and chosen else 40),
        note=say(words, "set-note"),
    )


_NO_BACK = ""


def _choices(back: Furnishing, own: Own) -> list[Item]:
    """What such a tile may be, what is held first."""
    possible = [one for one in Item if fits(one, back)]
    return sorted(possible, key=lambda one: one not in own.items)


def _set(room: int, back: Furnishing) -> Callable[[bytes], a.SetTile]:
    return lambda mark: a.SetTile(room, back, mark)


@ft.component
def Searching(stage: Stage) -> ft.Control:
    """Turn up a tile somebody set, or tell of a trap that lay there from the start."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None:
        return ft.Container()
    down = sorted((t for t in hotel.lying if not t.up), key=lambda t: (t.room, t.number))
    set_ones = [
        pieces.tile(
            names.place(words, tile.room, tile.furnishing),
            stage.act(a.TurnUp(tile.number), seen),
            f"turn-{tile.number}",
            note=say(words, "tile-set-by", name=stage.name(tile.seat)),
            mark=names.back(tile.furnishing),
        )
        for tile in down
    ]
    traps = [
        plates.item_tile(stage, trap, stage.act(a.SpringTrap(trap), seen), f"spring-{trap}")
        for trap in COUNTERS
    ]
    kids: list[ft.Control | None] = [
        kit.text(say(words, "search-set"), "label") if set_ones else None,
        *set_ones,
        kit.text(say(words, "search-other"), "label"),
        *traps,
    ]
    if hotel.options.literal_traps:
        kids.append(kit.text(say(words, "search-hand"), "label"))
        kids += [
            plates.item_tile(
                stage,
                trap,
                stage.act(a.SpringTrap(trap, in_hand=True), seen),
                f"spring-hand-{trap}",
            )
            for trap in COUNTERS
        ]
    rows = len(set_ones) + len(kids)
    return pieces.sheet(
        stage, say(words, "search"), kids, height=pieces.ROW * rows, note=say(words, "search-note")
    )


@ft.component
def Silent(stage: Stage) -> ft.Control:
    """A tile is turned up and the phone that set it says nothing: read it off the board."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None or hotel.turning is None:
        return pieces.said(stage, say(words, "tile"), say(words, "tile-none"))
    tile = hotel.turning
    rows = [
        plates.item_tile(stage, one, stage.act(a.SayTile(tile.number, one), seen), f"say-{one}")
        for one in Item
        if fits(one, tile.furnishing)
    ]
    off = pieces.wide_button(
        say(words, "tile-off"), stage.act(a.CallOff(), seen), "call-off", kind=kit.secondary
    )
    return pieces.sheet(
        stage,
        names.place(words, tile.room, tile.furnishing),
        rows,
        height=pieces.ROW * len(rows),
        note=say(words, "tile-silent", name=stage.name(tile.seat)),
        foot=off,
    )


@ft.component
def Lying(stage: Stage) -> ft.Control:
    """All tiles set by somebody: take off the list what lies there no more."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None or not hotel.lying:
        return pieces.said(stage, say(words, "lying"), say(words, "lying-none"))
    rows = [
        pieces.tile(
            names.place(words, tile.room, tile.furnishing),
            stage.act(a.ClearTile(tile.number), seen, stay=True),
            f"clear-{tile.number}",
            note=names.short(words, tile.item)
            if tile.item is not Item.NOTHING
            else say(words, "tile-set-by", name=stage.name(tile.seat)),
            mark=drawing(tile.item)
            if tile.item is not Item.NOTHING
            else names.back(tile.furnishing),
        )
        for tile in hotel.lying
    ]
    note = say(words, "lying-note")
    return pieces.sheet(stage, say(words, "lying"), rows, height=pieces.ROW * len(rows), note=note)
