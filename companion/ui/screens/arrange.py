"""The maker arranges: how many play, who sits where, who has no phone, whose seat is freed."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.table.game import Game
from companion.table.record import Carrier
from companion.table.state import Table
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone
from companion.ui.pieces import counted
from companion.ui.screens.shell import back_to, screen
from companion.ui.view_state import Overlay


@ft.component
def Arrange(phone: Phone, over: ft.Control | None = None) -> ft.Control:
    """A screen over the lobby. over: what is asked first."""
    w, size = phone.words, phone.now.size
    seats, places = phone.use_table(lambda table: (table.seats, table.places))
    game = phone.context.games[phone.now.game]

    def resize(to: int) -> None:
        async def do() -> object:
            return await phone.session.resize(to)

        phone.does(do)()

    players = players_row(phone, game, places, resize)
    rows = [_seat(phone, index) for index in range(len(seats))]
    full = len(seats) >= places
    ways: list[ft.Control | None] = [
        kit.row(
            kit.secondary(
                w("arrange-add"),
                phone.opens(Overlay.ADD),
                kit.SMALL,
                drawing="ui-pass",
                expand=True,
                disabled=full,
            )
        ),
        kit.row(
            kit.secondary(
                w("arrange-scan"),
                phone.opens(Overlay.SCAN),
                kit.SMALL,
                drawing="ui-scan",
                expand=True,
                disabled=full,
            )
        ),
        kit.row(
            kit.secondary(
                w("house-rules"),
                phone.opens(Overlay.HOUSE),
                kit.SMALL,
                drawing="ui-book",
                expand=True,
            )
        ),
    ]
    body = kit.col(
        players,
        kit.text(w("arrange-order"), "label") if seats else None,
        *rows,
        *(ways if size.short else ()),  # there they would leave no room for the seats
        _witness(phone),
        _rescue(phone),
        gap=12,
        scroll=True,
    )
    done = kit.primary(w("done"), phone.shows(over=Overlay.NOTHING), expand=True)
    foot = kit.col(*(() if size.short else ways), kit.row(done), gap=10)
    top = kit.top_bar(w("arrange"), back=back_to(phone))
    return screen(phone, body, top=top, foot=foot, over=over, column=560)


def _rescue(phone: Phone) -> ft.Control | None:
    """The way to a rescue code, where there is a table for another phone to come to."""
    if not phone.now.can.joinable:
        return None
    press = phone.opens(Overlay.RESCUE)
    label = phone.words("more-rescue")
    return kit.row(kit.quiet(label, press, kit.SMALL, drawing="ui-phone", expand=True))


@ft.component
def _witness(phone: Phone) -> ft.Control:
    """The way to a witness of the deal, where no other phone of this server adds its chance."""
    theme = current_theme()
    w = phone.words
    seats, free, held = phone.use_table(lambda t: (t.seats, t.free, t.witness))
    others = [s for s in seats if s.carrier is Carrier.PHONE and not s.maker]
    if others and not any(seat.carrier is Carrier.CODE for seat in seats):
        return kit.col(tight=True)
    name = next((seat.name for seat in seats if held and seat.number == held.seat), "")

    async def promise() -> object:
        refused = await phone.session.promise()
        if refused is None:
            phone.opens(Overlay.CODE)()
        return refused

    return kit.col(
        kit.row(
            kit.secondary(
                w("arrange-promise"),
                phone.does(promise, name="promise"),
                kit.SMALL,
                drawing="ui-eye",
                expand=True,
                disabled=free > 1,
            )
        ),
        kit.text(
            w("arrange-witness", name=name) if name else w("arrange-unwitnessed"),
            colour=theme.soft,
            size=15,
        )
        if free <= 1
        else None,
        gap=4,
        tight=True,
    )


def players_row(
    phone: Phone, game: Game, places: int, change: Callable[[int], object]
) -> ft.Control:
    """How many play, on a plate."""
    return kit.plate(how_many(phone, game.seats, places, change))


def how_many(
    phone: Phone, seats: Sequence[int], places: int, change: Callable[[int], object]
) -> ft.Control:
    """How many play. seats: how many may, from the least to the most."""
    players = phone.words("make-players")
    less = phone.words("count-less", what=players)
    more = phone.words("count-more", what=players)
    says = kit.StepWords(players, less, more)
    return counted(players, kit.stepper(places, change, range(seats[0], seats[-1] + 1), says))


def _seat(phone: Phone, index: int) -> ft.Control:
    """A seat with what can be done to it."""
    theme = current_theme()
    w = phone.words
    table: Table = phone.now.table
    numbers = [seat.number for seat in table.seats]
    seat = table.seats[index]

    def move(by: int) -> kit.Press:
        order = numbers.copy()
        other = (index + by) % len(order)
        order[index], order[other] = order[other], order[index]

        async def do() -> object:
            return await phone.session.order(tuple(order))

        return phone.does(do)

    tail = kit.row(
        kit.icon_button("ui-up", w("arrange-up", name=seat.name), move(-1), disabled=index == 0),
        kit.icon_button(
            "ui-down",
            w("arrange-down", name=seat.name),
            move(1),
            disabled=index == len(numbers) - 1,
        ),
        kit.icon_button(
            "ui-close",
            w("arrange-free", name=seat.name),
            phone.opens(Overlay.FREE, seat.number),
            colour=theme.warm,
        ),
        gap=0,
        tight=True,
    )
    return kit.seat_row(seat.number, seat.name, tail=tail, key=f"arrange-{seat.number}")
