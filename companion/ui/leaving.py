"""Off from a table or a seat: one step back, to the shelf, or to another place of the program.

Where a step back leads is said in `back`.
"""

import flet as ft

from companion.handoff.parts import Gathering
from companion.refusal import Refusal
from companion.session.credentials import Credentials
from companion.ui.back import Way, back_of
from companion.ui.kit import Press
from companion.ui.phone import Phone
from companion.ui.stay import Stay
from companion.ui.view_state import Known, Overlay, Route


async def recall(phone: Phone) -> None:
    """The tables this phone has been at. StoreFailed if its browser does not say."""
    phone.put(known=await phone.memory.tables())


async def remember(phone: Phone, table: Known) -> None:
    """A table this phone is at, as the newest. StoreFailed if its browser does not say."""
    phone.put(known=await phone.memory.add_table(table))


def back(phone: Phone) -> Press:
    """A press that leads one step back: of a screen's button, and of the phone's own Back."""

    async def home() -> None:
        phone.tell("")
        await go_home(phone)

    goes = phone.does(home)

    def press() -> None:
        if inside := tuple(phone.stay.inside.values()):
            inside[-1]()
            phone.cover()
            return
        step = back_of(phone.now)
        if step is Way.HOME:
            goes()
        elif not isinstance(step, Way):
            if phone.now.over is Overlay.SCAN:
                phone.stay.gathering = Gathering()
            phone.put(**step)

    return press


def use_step(phone: Phone, away: Press | None) -> None:
    """What leads back from a step that a component has gone by itself; None for no step. A hook."""
    here, component = phone.stay, ft.use_memo(object, [])

    def come() -> None:
        if away is not None:
            here.inside[component] = away

    ft.use_effect(come, None, lambda: here.inside.pop(component, None))


async def go_home(phone: Phone) -> None:
    """Back to the shelf."""
    _leave(phone, Route.HOME, Overlay.NOTHING)
    await phone.attempt(lambda: recall(phone))
    await phone.stay_awake(False)


async def give_up_seat(phone: Phone, seat: int) -> Refusal | None:
    """A seat of this phone is free again, before the deal; the phone stays at the table."""
    held = phone.session.held(seat)
    refused = await phone.session.free(seat)
    if refused is None and held is not None:
        await phone.session.forget(Credentials(None, (held,)))
        phone.put(mine=phone.session.mine)
    return refused


async def off(phone: Phone, place: Route, over: Overlay, rescue: bytes = b"") -> None:
    """Away from any table, to another place of the program. rescue: a code that was read."""
    _leave(phone, place, over, rescue)
    await phone.stay_awake(False)


def _leave(phone: Phone, place: Route, over: Overlay, rescue: bytes = b"") -> None:
    """The seat stays, and what the table had to say goes with it."""
    phone.goes()
    phone.arrive(Stay(phone.now, rescue=rescue), place=place, over=over)
