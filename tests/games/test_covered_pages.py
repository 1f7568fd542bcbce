"""Private pages, opened, on phones of all sizes: `test_every_screen` sees them covered."""

from companion.ui.app_context import AppContext
from tests.support import films_evening, hotel_evening, venice_evening
from tests.support.looking import Looker


async def test_the_notes_of_microfilms(context: AppContext) -> None:
    phone, looker = (await films_evening.dealt(context, 4)).phones[0], Looker()
    await phone.tap("Table")
    await phone.tap("notes")
    await phone.tap("notes-open")
    await phone.sees("Bruno, China: open")
    await looker.look(phone, "who")
    for view in ("Cards", "Remark"):
        await phone.tap(view)
        await looker.look(phone, view)
    assert not looker.found


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
    phone, looker = (await venice_evening.dealt(context, 4)).phones[0], Looker()
    await phone.tap("Table")
    await phone.tap("clues")
    await phone.tap("Open my sheet")
    await phone.sees("New meeting")
    await looker.look(phone, "meetings")
    for view in ("Who is who", "Notes"):
        await phone.tap(view)
        await looker.look(phone, view)
    assert not looker.found
