"""Puts one piece of the kit on a phone."""

from collections.abc import Callable

import flet as ft

from tests.support.phone import Phone


async def staged(piece: Callable[[], ft.Control], phone: Phone | None = None) -> Phone:
    """A phone that shows what `piece` renders; hooks may be used in it."""
    phone = phone or Phone()

    def main(page: ft.Page) -> None:
        @ft.component
        def App() -> ft.View:
            return ft.View(padding=0, controls=[piece()])

        page.render_views(App)

    await phone.open(main)
    return phone
