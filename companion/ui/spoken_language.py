"""The language that the page itself speaks: `<html lang>`, and the words of Flutter's own menus.

What must not live here: which language a phone has chosen (`ViewState.language`), and its words.
"""

import flet as ft

from companion.ui.view_state import ViewState
from companion.ui.words import LANGUAGES


class SpokenLanguage:
    """Tells the page of one phone which language it speaks, whenever that is another one."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._told = ""

    def look(self, now: ViewState) -> None:
        """What it speaks now."""
        if now.language == self._told:
            return
        self._told = now.language
        known = [ft.Locale(code) for code in LANGUAGES]
        self._page.locale_configuration = ft.LocaleConfiguration(known, ft.Locale(now.language))
        self._page.schedule_update()  # type: ignore[no-untyped-call]  # flet leaves it untyped
