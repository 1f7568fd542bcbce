"""A phone's line breaks while others act; it comes back by itself, alive and up to date."""

import pytest
from playwright.async_api import Browser

from tests.journeys.steps import deal, looks, seat_all, set_hour, sit, sit_without_phone
from tests.support.page import COVERED, phones
from tests.support.program import Program
from tests.support.proxy import bad_line

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_phone_whose_line_broke_comes_back_to_the_present_and_stays_alive(
    chromium: Browser, program: Program
) -> None:
    async with (
        phones(chromium, "Anna", "Bert", "Cleo") as (anna, bert, cleo),
        bad_line(program.port) as weak,
    ):
        link = await seat_all([anna, cleo], program, places=4)
        await bert.goes(f"http://127.0.0.1:{weak.port}/J/{link.split('/')[-1]}")
        await sit(bert, "Bert")
        await sit_without_phone(anna, "Dana")
        await deal(anna, 4)
        face = await looks(bert)
        for phone in (anna, bert, cleo):
            await phone.turn_to("Table")
            await phone.sees("Nine in the evening")

        await bert.hang_up()
        await cleo.sees("phone is away")
        await set_hour(cleo, 22)
        await anna.sees("Ten in the evening")
        await bert.comes_back()
        await bert.sees("Ten in the evening")
        await cleo.misses("phone is away")
        await set_hour(anna, 23)  # the dead-screen trap: a later change must arrive too
        await bert.sees("Eleven at night")
        await set_hour(bert, 0)
        for phone in (anna, bert, cleo):
            await phone.sees("Midnight")

        line = bert.wire.lines
        weak.breaks()  # a locked phone: the server has not noticed when it is back already
        await set_hour(anna, 1)
        await bert.wire.until(lambda: bert.wire.lines > line)
        await bert.sees(COVERED)
        assert await looks(bert) == face
        await bert.turn_to("Table")
        await bert.sees("One in the morning")
        await set_hour(cleo, 2)
        await bert.sees("Two in the morning")
        anna.quiet()
        cleo.quiet()

        await program.stop()
        for phone in (anna, bert, cleo):
            await phone.page.get_by_text("The table was stopped.").wait_for()


async def test_a_face_is_not_left_on_a_screen_whose_line_broke_under_the_thumb(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna") as (anna,):
        await seat_all([anna], program, places=4)
        await sit_without_phone(anna, "Bert", "Cleo", "Dana")
        await deal(anna, 4)
        await anna.tap("I am Anna")
        await anna.hold()
        await anna.hang_up()
        await anna.page.mouse.up()
        await anna.sees_curtain()
        await anna.comes_back()
        await anna.sees(COVERED, seconds=60)
        await anna.forgets("You play")


async def test_a_reload_and_another_tab_are_the_same_seat(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert") as (anna, bert):
        link = await seat_all([anna, bert], program, places=4)
        await sit_without_phone(anna, "Cleo", "Dana")
        await deal(anna, 4)
        face = await looks(bert)

        await bert.reloads()
        assert await looks(bert) == face
        other = await bert.tab("Bert's other tab")
        await other.goes(link)
        assert await looks(other) == face
        await anna.turn_to("Table")
        await anna.misses("phone is away")

        await other.turn_to("Table")
        await set_hour(other, 22)
        await bert.turn_to("Table")
        for phone in (anna, bert, other):
            await phone.sees("Ten in the evening")
        await other.page.close()
        await set_hour(bert, 23)
        await anna.sees("Eleven at night")
        await anna.misses("phone is away")
        await anna.sees("1 of 4 have looked at their card")  # on three screens, as one seat
        for phone in (anna, bert, other):
            phone.quiet()
