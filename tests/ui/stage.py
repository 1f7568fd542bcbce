"""Puts one piece of the kit on a phone."""

from collections.abc import Callable

import flet as ft

from companion.ui.contexts import in_theme, on_screen
from companion.ui.theme import Size, Theme
from tests.support.phone import Phone
from tests.support.themes import SECRET


async def staged(
    piece: Callable[[], ft.Control],
    phone: Phone | None = None,
    theme: Theme = SECRET,
    *,
    still: bool = False,
) -> Phone:
    """A phone that shows what `piece` renders in this room; hooks may be used in it.

    still: its owner wants nothing to move.
    """
    phone = phone or Phone()

    def main(page: ft.Page) -> None:
        @ft.component
        def App() -> ft.View:
            size = Size(page.width or 390, page.height or 844, still=still)
            drawn = on_screen(size, lambda: in_theme(theme, piece))
            return ft.View(padding=0, controls=[drawn])

        page.render_views(App)

    await phone.open(main)
    return phone
