"""Private pages, opened, on phones of all sizes: `test_every_screen` sees them covered."""

from dataclasses import replace

import pytest

from companion.ui.app_context import AppContext
from companion.ui.theme import TEXTS
from tests.support import films_evening, hotel_evening, venice_evening
from tests.support.looking import Looker
from tests.support.phone import Phone

every_size = pytest.mark.parametrize("text", [1.0, max(TEXTS)])
"""How many times the usual size words are."""


async def views(phone: Phone, first: str, *others: str) -> dict[str, str]:
    """What is wrong on an opened page that has several views, and where."""
    looker = Looker()
    await looker.look(phone, first)
    for view in others:
        await phone.tap(view)
        await looker.look(phone, view)
    return looker.found


@every_size
async def test_the_notes_of_microfilms(context: AppContext, text: float) -> None:
    phone = (await films_evening.dealt(replace(context, text=text), 4)).phones[0]
    await phone.tap("Table")
    await phone.tap("notes")
    await phone.tap("notes-open")
    await phone.sees("Bruno, China: open")
    assert not await views(phone, "Who", "Cards", "Remark")


@every_size
async def test_the_trap_book_of_the_hotel(context: AppContext, text: float) -> None:
    phone, looker = (await hotel_evening.dealt(replace(context, text=text), 3)).phones[0], Looker()
    await phone.tap("book")
    await phone.tap("book-open")
    await phone.until(lambda: phone.has("book-new"))
    await looker.look(phone, "book")
    await phone.tap("book-new")
    await looker.look(phone, "a new line")
    assert not looker.found


@every_size
async def test_the_clue_sheet_of_venice(context: AppContext, text: float) -> None:
    phone = (await venice_evening.dealt(replace(context, text=text), 4)).phones[0]
    await phone.tap("Table")
    await phone.tap("clues")
    await phone.tap("Open my sheet")
    await phone.sees("New meeting")
    looker = Looker()
    await phone.tap("sheet-new")
    await looker.look(phone, "a meeting")
    await phone.tap("column-keep")
    assert not looker.found | await views(phone, "Meetings", "Who is who", "Notes")
