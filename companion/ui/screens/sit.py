"""Taking a seat: a name, and the phone has a key."""

import flet as ft

from companion.ui import kit, own_program
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay


@ft.component
def Sit(phone: Phone, device: bool = False) -> ft.Control:
    """The name of who sits here. device: of a player without a phone."""
    theme = current_theme()
    w = phone.words
    name = kit.use_typed()

    async def sit() -> object:
        refused = await phone.session.sit(name.newest(), device=device)
        if refused is None:
            back = Overlay.ARRANGE if device else Overlay.NOTHING
            phone.put(over=back, mine=phone.session.mine, maker=phone.session.maker)
        return refused

    go = phone.does(sit, name=f"sit {name.shown}")
    stays = phone.now.maker  # what a phone made in the server's keeping does not go along
    away = phone.shows(over=Overlay.ARRANGE if device else Overlay.NOTHING)
    note = "sit-device-note" if device else "sit-note-drawn" if phone.context.own else "sit-note"
    body = kit.col(
        kit.heading(w("sit-device-title" if device else "sit-title")),
        kit.text_field(
            w("sit-name"),
            name,
            kit.Entry(name=True),
            on_submit=lambda _: go(),
            autofocus=True,
            key="name",
        ),
        kit.text(w(note), colour=theme.soft, size=16),
        None if device or stays else own_program.offer(phone, f"J/{phone.now.code}"),
        kit.row(
            kit.secondary(w("cancel"), away, expand=True),
            kit.primary(w("lobby-sit"), go, expand=True, key="sit-down"),
            gap=10,
        ),
        gap=14,
        tight=True,
    )
    return kit.sheet(body, on_away=away)
