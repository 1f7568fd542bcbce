"""Stations of the pictures' walk through Dead & Breakfast: turns, dibs, the pad, a painted house.

What is not looked at is done from outside (`tests.support.outside`). What must not live here: what
an album is.
"""

from playwright.async_api import Browser

from companion.games.dead_breakfast.rules import byhand, pad, turns
from companion.games.dead_breakfast.rules.byhand import Field
from tests.journeys.album import MAKER, OTHERS, Album, comes
from tests.support.dead_story import SUSAN
from tests.support.outside import dealt_table
from tests.support.page import PhonePage
from tests.support.program import Program

NAMES = (MAKER, OTHERS[0])


async def among_the_dead(album: Album, browser: Browser, program: Program) -> None:
    """One table of two, seen from one phone."""
    async with dealt_table(program.data, "dead_breakfast", NAMES) as table:
        phone = await comes(album, browser, program, table, 0, NAMES[0], secret=False)
        await table.do(0, byhand.ByHand(Field.TURN, 0, 0), byhand.ByHand(Field.EYEBALLS, 0, 2))
        await album.sees(phone, "dead_breakfast-do-move")
        await album.take(phone, "dead-table")
        await album.tap(phone, "dead_breakfast-do-move")
        await album.sees(phone, "dead_breakfast-move-note")
        await album.take(phone, "dead-move")
        await album.tap(phone, "close")
        await table.do(0, turns.Move())
        await album.sees(phone, "dead_breakfast-dibs")
        await album.take(phone, "dead-dibs")
        await album.tap(phone, "dead_breakfast-dibs")
        await album.sees(phone, "dead_breakfast-target-garden")
        await album.take(phone, "dead-take")
        await album.tap(phone, "dead_breakfast-let-go")
        await album.misses(phone, "dead_breakfast-let-go")
        for part, numbers in SUSAN:
            await table.do(0, pad.Count(0, part, numbers))
        await album.sees(phone, "dead_breakfast-points", points=80)  # with two eyeballs
        await the_pad(album, phone)
        phone.quiet()
        await phone.context.close()


async def the_pad(album: Album, phone: PhonePage) -> None:
    """The guest book, the house to paint, all side by side."""
    for key, seen, name in (
        ("pad", "scared-painted", "dead-pad"),
        ("paint", "house-note", "dead-house"),
        ("compare-title", "compare-title", "dead-compare"),
    ):
        await album.tap(phone, "more")
        await album.sees(phone, "close")
        await album.tap(phone, f"dead_breakfast-{key}")
        await album.sees(phone, f"dead_breakfast-{seen}")
        await album.take(phone, name)
        await album.tap(phone, "back")
