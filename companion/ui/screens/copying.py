"""Sending a text on: by the share sheet, the clipboard, or, where a page has neither, by hand."""

from collections.abc import Callable

import flet as ft

from companion.ui import kit
from companion.ui.phone import Phone


async def copy(phone: Phone, words: str, by_hand: Callable[[], object]) -> None:
    """Copy a text. by_hand: shows it to be copied (`by_hand`) where the browser lets no page."""
    if await phone.sending_on.copy(words):
        phone.tell(phone.words("copied"), good=True)
    else:
        by_hand()


async def send(phone: Phone, words: str, by_hand: Callable[[], object]) -> None:
    """Send a text on; where there is no share sheet it is copied."""
    if not await phone.sending_on.send(words):
        await copy(phone, words, by_hand)


def by_hand(phone: Phone, label: str, words: str, lines: int = 1) -> ft.Control:
    """A text with everything marked, and what to do with it. lines: how many are seen at once."""
    return kit.col(
        kit.MarkedText(label, words, lines),
        kit.text(phone.words("copy-marked"), "note", align=ft.TextAlign.CENTER),
        gap=6,
        tight=True,
    )
