"""Taking a seat: a name, and the phone has a key. Another name for it, and giving it up."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.refusal import Refusal
from companion.table.record import Carrier
from companion.table.state import Seat, Table
from companion.ui import kit, leaving, own_program
from companion.ui.contexts import current_size, current_theme
from companion.ui.names import Names, absent
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay

OFFERED = 4
"""Names of this phone that are one tap away."""


@ft.component
def Sit(phone: Phone, device: bool = False) -> ft.Control:
    """The name of who sits here. device: of a player without a phone."""
    theme = current_theme()
    w = phone.words
    name = kit.use_typed()
    known = use_names(phone)
    here, free = phone.use_table(lambda table: (_names(table), table.free))

    async def sits(*names: str) -> object:
        for at, one in enumerate(names):  # who comes after the first has no phone
            if refused := await _sit(phone, one, device or at > 0):
                return refused
        back = Overlay.ARRANGE if device else Overlay.NOTHING
        phone.put(over=back, mine=phone.session.mine, maker=phone.session.maker)
        return None

    go = phone.does(lambda: sits(name.newest()), name=f"sit {name.shown}")
    stays = phone.now.maker  # what a phone made in the server's keeping does not go along
    group = absent(known.group, here)[:free] if stays else ()
    away = leaving.back(phone)
    note = "sit-device-note" if device else "sit-note-drawn" if phone.context.own else "sit-note"

    def by_tap(known_name: str) -> kit.Press:
        return phone.does(partial(sits, known_name), name=f"sit {known_name}")

    body = kit.upon(
        kit.heading(w("sit-device-title" if device else "sit-title")),
        kit.text_field(
            w("sit-name"),
            name,
            kit.Entry(name=True),
            on_submit=lambda _: go(),
            autofocus=True,
            key="name",
        ),
        offered(known.offered(here, OFFERED), by_tap),
        kit.row(
            kit.secondary(
                w("sit-group", names=w.listed(group)),
                phone.does(partial(sits, *group), name="sit group"),
                kit.SMALL,
                expand=True,
                key="sit-group",
            )
        )
        if len(group) > 1
        else None,
        kit.text(w(note), colour=theme.soft, size=16),
        None if device or stays else own_program.offer(phone, f"J/{phone.now.code}"),
        foot=kit.beside(
            kit.secondary(w("cancel"), away, expand=True),
            kit.primary(w("lobby-sit"), go, expand=True, key="sit-down"),
        ),
        much=current_size().short and bool(known.offered(here, OFFERED)),
    )
    return kit.sheet(body, on_away=away)


def use_names(phone: Phone) -> Names:
    """The names used on this phone; none until its browser has told them. A hook."""
    known, tell = ft.use_state(Names())

    async def recall() -> None:
        tell(await phone.memory.names())

    phone.use_task(recall, [])
    return known


def offered(names: Sequence[str], sit: Callable[[str], kit.Press]) -> ft.Control | None:
    """Names under which somebody sits down by one tap; None for none. sit: a press for a name."""
    if not names:
        return None
    return kit.chips(names, None, lambda index: sit(names[index])(), size=16)


def at_this_phone(seats: Sequence[Seat], mine: Sequence[int]) -> tuple[Seat, ...]:
    """Who sits with this phone, and who sits at it without one. mine: numbers it can prove."""
    own = (seat for seat in seats if seat.number in mine)
    return tuple(seat for seat in own if seat.carrier is not Carrier.CODE)


def _names(table: Table) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats)


async def _sit(phone: Phone, name: str, device: bool) -> Refusal | None:
    """Take a seat; this phone offers that name the next time."""
    refused = await phone.session.sit(name, device=device)
    if refused is None:
        await phone.memory.change_names(lambda known: known.used(name))
    return refused


@ft.component
def OwnSeat(phone: Phone, first: int) -> ft.Control:
    """Before the deal: another name for a seat of this phone, or the own one is given up.

    first: the seat that is chosen in the beginning; of players without a phone there may be more.
    """
    w, theme = phone.words, current_theme()
    mine = phone.use(lambda now: at_this_phone(now.table.seats, now.mine))
    seat, choose = ft.use_state(first)
    chosen = next((s for s in mine if s.number == seat), None)
    name = kit.use_typed(chosen.name if chosen else "")
    leaves, ask = ft.use_state(False)
    away = phone.shows(over=Overlay.NOTHING)
    leaving.use_step(phone, (lambda: ask(False)) if leaves else None)

    def turn_to(index: int) -> None:
        choose(mine[index].number)
        name.change(mine[index].name)

    async def rename() -> object:
        refused = await phone.session.rename(seat, name.newest())
        if refused is None:
            await phone.memory.change_names(lambda known: known.used(name.newest()))
            away()
        return refused

    async def leave() -> object:
        away()
        return await leaving.give_up_seat(phone, seat)

    if leaves:
        return kit.ask_first(
            title=w("seat-leave-title"),
            sentence=w("seat-leave-note"),
            yes=w("seat-leave"),
            no=w("cancel"),
            on_yes=phone.does(leave, name="leave"),
            on_no=lambda: ask(False),
            harm=True,
        )
    go = phone.does(rename, name=f"rename {seat} {name.shown}")
    several = len(mine) > 1
    whose = [s.number for s in mine].index(seat) if chosen else None
    may_leave = chosen is not None and chosen.carrier is Carrier.PHONE
    body = kit.upon(
        kit.heading(w("seats-title" if several else "seat-title")),
        kit.chips([s.name for s in mine], whose, turn_to, size=16) if several else None,
        kit.text_field(
            w("seats-name" if several else "sit-name"),
            name,
            kit.Entry(name=True),
            on_submit=lambda _: go(),
            key="rename",
        ),
        foot=kit.col(
            kit.beside(
                kit.secondary(w("cancel"), leaving.back(phone), expand=True),
                kit.primary(w("seat-keep"), go, expand=True, key="rename-keep"),
            ),
            kit.row(
                kit.quiet(
                    w("seat-leave"),
                    lambda: ask(True),
                    kit.Dress(tone=theme.warm),
                    drawing="ui-chair",
                    expand=True,
                    key="seat-leave",
                )
            )
            if may_leave
            else None,
            tight=True,
        ),
        much=current_size().short and several,
    )
    return kit.sheet(body, on_away=leaving.back(phone))
