"""Traps: what stops it, what I hold, what happens; setting a tile, turning one up."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious.hotel import Hotel, Sprung
from companion.games.hotel_perfidious.items import COUNTERS, Furnishing, Item, fits, stopper
from companion.games.hotel_perfidious.screens import names, plates
from companion.games.hotel_perfidious.screens.duel_sheets import pass_to
from companion.games.hotel_perfidious.screens.names import drawing, say, short
from companion.games.hotel_perfidious.screens.pen import Own, use_own, use_pen
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit
from companion.ui.stage import Stage

NO_ITEM = Item.NOTHING


@ft.component
def TrapCard(stage: Stage) -> ft.Control:
    """A trap has gone off: on its victim's phone at once, on others by tap."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    here, set_here = ft.use_state(-1)
    if hotel is None or hotel.trap is None:
        return plates.said(stage, say(stage.words, "trap"), say(stage.words, "trap-none"))
    victim = hotel.trap.seat
    mine = stage.phone.now.mine
    if len(mine) > 1 and victim in mine and here != victim:
        return pass_to(stage, victim, lambda: set_here(victim))
    acting = victim if victim in mine else None
    own = Stage(stage.phone, stage.theme, stage.words, stage.size, acting=acting)
    return Answering(own, hotel, hotel.trap, acting is not None, seen)


@ft.component
def Answering(stage: Stage, hotel: Hotel, trap: Sprung, own_trap: bool, seen: int) -> ft.Control:
    """Which counter, and then: souvenir, left there, or flat on the floor."""
    own = use_own(stage)
    tapped, set_tapped = ft.use_state(NO_ITEM)
    theme, words = stage.theme, stage.words
    stops = COUNTERS[trap.trap]
    held = own.items if own_trap else ()
    counter = tapped if tapped is not NO_ITEM else stopper(trap.trap, held)
    kids: list[ft.Control | None] = [
        kit.row(
            kit.icon(drawing(trap.trap), 58, theme.accent),
            kit.col(
                kit.text(theme, names.item(words, trap.trap), strong=True, size=18),
                kit.text(theme, _stops(stage, stops), size=16, colour=theme.soft),
                gap=2,
                tight=True,
                expand=True,
                cross=ft.CrossAxisAlignment.START,
            ),
        ),
        kit.text(theme, _advice(stage, hotel, trap, own, own_trap), size=17),
        kit.row(
            *(
                ft.Container(
                    plates.cell(
                        stage,
                        short(words, one),
                        short(words, one),
                        one is counter,
                        _choose(set_tapped, one),
                        f"counter-{one}",
                        drawing=drawing(one),
                    ),
                    expand=True,
                )
                for one in stops
            ),
            gap=8,
        ),
        _ways(stage, counter, seen),
    ]
    title = say(words, "trap-title", trap=short(words, trap.trap))
    flat = plates.wide_button(
        stage,
        say(words, "trap-flat"),
        stage.act(a.FaceTrap(NO_ITEM), seen),
        "trap-flat",
        rank=1 if counter is NO_ITEM else 2,
    )
    off = plates.wide_button(
        stage, say(words, "trap-off"), stage.act(a.CallOff(), seen), "call-off", rank=3
    )
    foot = kit.col(flat, off, gap=4, tight=True)
    return plates.sheet(
        stage,
        title,
        kids,
        height=310,
        note=say(words, "trap-whose", name=stage.name(trap.seat)),
        foot=foot,
        foot_height=116,
        away=not own_trap,
    )


def _choose(set_tapped: Callable[[Item], object], one: Item) -> kit.Press:
    return lambda: set_tapped(one)


def _stops(stage: Stage, stops: tuple[Item, ...]) -> str:
    first, *rest = (short(stage.words, one) for one in stops)
    if rest:
        return say(stage.words, "trap-stopped-either", first=first, second=rest[0])
    return say(stage.words, "trap-stopped", first=first)


def _advice(stage: Stage, hotel: Hotel, trap: Sprung, own: Own, own_trap: bool) -> str:
    """What the own trap book says to it."""
    words = stage.words
    if not own_trap or not own.ready:
        return say(words, "trap-ask", name=stage.name(trap.seat))
    found = stopper(trap.trap, own.items)
    if found is NO_ITEM:
        return say(words, "trap-nothing")
    used = "trap-held-used" if hotel.options.counter_used_up else "trap-held"
    return say(words, used, item=short(words, found))


def _ways(stage: Stage, counter: Item, seen: int) -> ft.Control:
    """What becomes of a beaten trap."""
    words, off = stage.words, counter is NO_ITEM
    take = a.FaceTrap(counter, take=True)
    return kit.row(
        kit.button(
            stage.theme,
            stage.size,
            say(words, "trap-leave"),
            stage.act(a.FaceTrap(counter), seen),
            rank=2,
            disabled=off,
            text_size=16,
            key="trap-leave",
        ),
        kit.button(
            stage.theme,
            stage.size,
            say(words, "trap-take"),
            stage.act(take, seen),
            disabled=off,
            expand=True,
            text_size=16,
            key="trap-take",
        ),
        gap=8,
    )


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
            plates.tile(
                stage,
                names.item(words, one),
                pen.set_tile(
                    _set(room, chosen),
                    one,
                    next((h for h in own.held if h.item is one), None),
                    seen,
                ),
                f"set-{one}",
                drawing=drawing(one),
                note=say(words, "set-held" if one in own.items else "set-not-noted"),
            )
            for one in _choices(chosen, own)
        ]
    else:
        kids.append(kit.text(stage.theme, say(words, "set-where"), colour=stage.theme.soft))
    return plates.sheet(
        stage,
        say(words, "set"),
        kids,
        height=184 + (plates.ROW * (len(kids) - 2) if room and chosen else 40),
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
        plates.tile(
            stage,
            names.place(words, tile.room, tile.furnishing),
            stage.act(a.TurnUp(tile.number), seen),
            f"turn-{tile.number}",
            drawing=names.back(tile.furnishing),
            note=say(words, "tile-set-by", name=stage.name(tile.seat)),
        )
        for tile in down
    ]
    traps = [
        plates.tile(
            stage,
            names.item(words, trap),
            stage.act(a.SpringTrap(trap), seen),
            f"spring-{trap}",
            drawing=drawing(trap),
        )
        for trap in COUNTERS
    ]
    kids: list[ft.Control | None] = [
        kit.text(stage.theme, say(words, "search-set"), "label") if set_ones else None,
        *set_ones,
        kit.text(stage.theme, say(words, "search-other"), "label"),
        *traps,
    ]
    if hotel.options.literal_traps:
        kids.append(kit.text(stage.theme, say(words, "search-hand"), "label"))
        kids += [
            plates.tile(
                stage,
                names.item(words, trap),
                stage.act(a.SpringTrap(trap, in_hand=True), seen),
                f"spring-hand-{trap}",
                drawing=drawing(trap),
            )
            for trap in COUNTERS
        ]
    rows = len(set_ones) + len(kids)
    return plates.sheet(
        stage,
        say(words, "search"),
        kids,
        height=plates.ROW * rows,
        note=say(words, "search-note"),
    )


@ft.component
def Silent(stage: Stage) -> ft.Control:
    """A tile is turned up and the phone that set it says nothing: read it off the board."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None or hotel.turning is None:
        return plates.said(stage, say(words, "tile"), say(words, "tile-none"))
    tile = hotel.turning
    rows = [
        plates.tile(
            stage,
            names.item(words, one),
            stage.act(a.SayTile(tile.number, one), seen),
            f"say-{one}",
            drawing=drawing(one),
        )
        for one in Item
        if fits(one, tile.furnishing)
    ]
    off = plates.wide_button(
        stage, say(words, "tile-off"), stage.act(a.CallOff(), seen), "call-off", rank=2
    )
    return plates.sheet(
        stage,
        names.place(words, tile.room, tile.furnishing),
        rows,
        height=62 * len(rows),
        note=say(words, "tile-silent", name=stage.name(tile.seat)),
        foot=off,
    )


@ft.component
def Lying(stage: Stage) -> ft.Control:
    """All tiles set by somebody: take off the list what lies there no more."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words = stage.words
    if hotel is None or not hotel.lying:
        return plates.said(stage, say(words, "lying"), say(words, "lying-none"))
    rows = [
        plates.tile(
            stage,
            names.place(words, tile.room, tile.furnishing),
            stage.act(a.ClearTile(tile.number), seen, stay=True),
            f"clear-{tile.number}",
            drawing=drawing(tile.item) if tile.item is not NO_ITEM else names.back(tile.furnishing),
            note=names.short(words, tile.item)
            if tile.item is not NO_ITEM
            else say(words, "tile-set-by", name=stage.name(tile.seat)),
        )
        for tile in hotel.lying
    ]
    note = say(words, "lying-note")
    return plates.sheet(stage, say(words, "lying"), rows, height=plates.ROW * len(rows), note=note)
