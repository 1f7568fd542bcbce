"""The way from a phone that the table's server draws to a program of its own, before it sits.

A seat never goes that way: its key was born on the server.
"""

import flet as ft

from companion.ui import kit
from companion.ui.phone import Phone


def offer(phone: Phone, place: str = "", note: str = "own-note") -> ft.Control | None:
    """A quiet line that opens the own program; None where there is none, or it runs already.

    place: where in the app it begins, as `J/CODE`. note: the key of what it says above.
    """
    w, own = phone.words, phone.context.own
    if not own:
        return None

    async def go() -> None:
        await phone.open_page(f"{own}{place}")

    button = kit.quiet(w("own-offer"), phone.does(go), drawing="ui-phone", expand=True, key="own")
    return kit.col(kit.text(w(note), "note"), kit.row(button), gap=4, tight=True)
