"""Phones in the corridor, blueprints on the Dead Drop, one's own bed, who begins."""

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules import box
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.hotel import Call, Hotel
from companion.games.hotel_perfidious.rules.items import Item
from companion.games.hotel_perfidious.rules.mission import wins
from companion.games.hotel_perfidious.screens import plates
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Phones(stage: Stage) -> ft.Control:
    """Call an enemy to the phone; take one that lies there."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    free = box.free(hotel, Item.PHONE) > 0
    kids: list[ft.Control | None] = [_call(stage, call, seen) for call in hotel.calls]
    if free:
        kids.append(
            pieces.tile(
                say(words, "phone-take-any"),
                stage.act(a.PickUp(), seen),
                "take-any",
                note=say(words, "phone-take-any-note"),
                mark="ui-phone",
            )
        )
        kids += [
            pieces.tile(
                say(words, "phone-to", name=stage.name(other)),
                stage.act(a.DropPhone(other), seen),
                f"phone-{other}",
                mark=kit.seat_mark(other, 34),
            )
            for other in hotel.seats
            if other != seat
        ]
    return pieces.sheet(
        stage,
        say(words, "phone"),
        kids,
        height=pieces.ROW * len(kids),
        note=say(words, "phone-note"),
    )


def _call(stage: Stage, call: Call, seen: int) -> ft.Control:
    words, name = stage.words, stage.name(call.target)
    return pieces.tile(
        say(words, "phone-take", name=name),
        stage.act(a.PickUp(call.number), seen),
        f"take-{call.number}",
        note=say(words, "phone-by", name=stage.name(call.caller)),
        line=stage.theme.accent,
        mark="ui-phone",
    )


@ft.component
def Dropping(stage: Stage) -> ft.Control:
    """One or both blueprints, and what that is worth now."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    rows = [
        pieces.tile(
            say(words, "blueprints", count=count),
            stage.act(a.DropBlueprints(count), seen),
            f"drop-{count}",
            note=worth(stage, hotel, seat, count),
            mark="hp-blueprint",
        )
        for count in range(1, hotel.still_out + 1)
    ]
    empty = not hotel.souvenirs_of(seat) and not hotel.options.zero_counts_one
    note = say(words, "drop-nothing" if empty else "drop-note")
    return pieces.sheet(stage, say(words, "drop"), rows, height=pieces.ROW * len(rows), note=note)


def worth(stage: Stage, hotel: Hotel, seat: int, count: int) -> str:
    """The sum a player need not do (HP-V1..8)."""
    souvenirs = hotel.souvenirs_of(seat)
    made = wins(count, souvenirs, hotel.options.zero_counts_one)
    return say(stage.words, "drop-worth", count=count, souvenirs=souvenirs, wins=made)


@ft.component
def Bed(stage: Stage) -> ft.Control:
    """The own Registered Room."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()

    def choose(room: int) -> object:
        return stage.act(a.Register(room), seen)()

    grid = plates.room_grid(stage, hotel.bed_of(seat), choose)
    title = say(words, "bed-of", name=stage.name(seat))
    return pieces.sheet(stage, title, [grid], height=110, note=say(words, "bed-note"))


@ft.component
def First(stage: Stage) -> ft.Control:
    """Who begins, where the table chooses (HP-def8)."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    if hotel is None:
        return ft.Container()
    rows = [
        pieces.tile(
            stage.name(seat),
            stage.act(a.ByHand(Field.TURN, seat), seen),
            f"first-{seat}",
            mark=kit.seat_mark(seat, 34),
        )
        for seat in hotel.seats
    ]
    return pieces.sheet(stage, say(stage.words, "first"), rows, height=64 * len(rows))
