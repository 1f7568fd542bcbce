"""Stations of the pictures' walk through Hotel Perfidious: rooms, trap book, trap, duel, Dead Drop.

What is not looked at is done from outside (`tests.support.outside`). What must not live here: what
an album is.
"""

from playwright.async_api import Browser

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.items import Item
from tests.journeys.album import MAKER, OTHERS, Album, comes
from tests.support.outside import dealt_table
from tests.support.page import PhonePage
from tests.support.program import Program

NAMES = (MAKER, OTHERS[0])


async def in_the_hotel(album: Album, browser: Browser, program: Program) -> None:
    """One table of two, seen from one phone."""
    async with dealt_table(program.data, "hotel_perfidious", NAMES) as table:
        phone = await comes(album, browser, program, table, 0, NAMES[0], secret=False)
        await album.sees(phone, "hotel_perfidious-do-bed")
        await album.take(phone, "hotel-rooms")
        await table.do(0, a.Register(1))
        await table.do(1, a.Register(2))
        await table.do(0, a.ByHand(Field.TURN, 0))
        await the_book(album, phone)
        await album.tap(phone, "hotel_perfidious-do-act")
        await album.sees(phone, "hotel_perfidious-search-short")
        await album.take(phone, "hotel-turn")
        await phone.tap_row(album.words("hotel_perfidious-finder"))
        await album.sees(phone, "hotel_perfidious-north")
        await album.take(phone, "hotel-dead-drop")
        await album.tap(phone, "back")
        await table.do(0, a.SpringTrap(Item.NUTCRACKER))
        await album.sees(phone, "hotel_perfidious-trap-flat")
        await album.take(phone, "hotel-trap")
        await table.do(0, a.FaceTrap(Item.NOTHING))
        await album.sees(phone, "hotel_perfidious-do-wait", name=NAMES[1])
        await table.do(1, a.ByHand(Field.TURN, 1), a.Whack(0))
        await album.sees(phone, "hotel_perfidious-ready-defend", name=NAMES[1])
        await album.take(phone, "hotel-ready")
        phone.quiet()
        await phone.context.close()


async def the_book(album: Album, phone: PhonePage) -> None:
    """The trap book: covered, empty, a tile to note."""
    await album.tap(phone, "hotel_perfidious-book-short")
    await album.sees(phone, "hotel_perfidious-book-eyes")
    await album.take(phone, "hotel-book-covered")
    await album.tap(phone, "hotel_perfidious-book-open")
    await album.tap(phone, "hotel_perfidious-book-new")
    await album.sees(phone, "hotel_perfidious-book-add")
    await album.take(phone, "hotel-book-add")
    await album.tap(phone, "back")
