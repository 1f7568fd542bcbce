"""Private pages, opened, on phones of all sizes: `test_every_screen` sees them covered."""

from companion.ui.app_context import AppContext
from tests.support import films_evening, hotel_evening, venice_evening
from tests.support.looking import Looker
from tests.support.phone import Phone


async def views(phone: Phone, first: str, *others: str) -> dict[str, str]:
    """What is wrong on an opened page that has several views, and where."""
    looker = Looker()
    await looker.look(phone, first)
    for view in others:
        await phone.tap(view)
        await looker.look(phone, view)
    return looker.found


async def test_the_notes_of_microfilms(context: AppContext) -> None:
    phone = (await films_evening.dealt(context, 4)).phones[0]
    await phone.tap("Table")
    await phone.tap("notes")
    await phone.tap("notes-open")
    await phone.sees("Bruno, China: open")
    assert not await views(phone, "Who", "Cards", "Remark")


async def test_the_trap_book_of_the_hotel(context: AppContext) -> None:
    phone, looker = (await hotel_evening.dealt(context, 3)).phones[0], Looker()
    await phone.tap("book")
    await phone.tap("book-open")
    await phone.until(lambda: phone.has("book-new"))
    await looker.look(phone, "book")
    await phone.tap("book-new")
    await looker.look(phone, "a new line")
    assert not looker.found


async def test_the_clue_sheet_of_venice(context: AppContext) -> None:
    phone = (await venice_evening.dealt(context, 4)).phones[0]
    await phone.tap("Table")
    await phone.tap("clues")
    await phone.tap("Open my sheet")
    await phone.sees("New meeting")
    assert not await views(phone, "Meetings", "Who is who", "Notes")
