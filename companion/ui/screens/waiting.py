"""The first words: while the phone's memory is read and the link is opened."""

import flet as ft

from companion.ui import kit
from companion.ui.phone import Phone
from companion.ui.screens.shell import screen
from companion.ui.theme import HOUSE


@ft.component
def Waiting(phone: Phone) -> ft.Control:
    """The name of the program in the dark."""
    body = kit.middle(
        kit.col(
            kit.middle(kit.icon(HOUSE.emblem, 72, HOUSE.accent)),
            kit.text(phone.words("waiting"), "title", align=ft.TextAlign.CENTER),
            gap=12,
            tight=True,
        ),
        expand=True,
    )
    return screen(phone, body)
