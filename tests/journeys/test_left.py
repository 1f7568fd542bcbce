"""A phone goes from one table to another in the same tab: of the first nothing follows it."""

import pytest
from playwright.async_api import Browser

from tests.journeys.steps import Box, open_table, seat_all, sit
from tests.support.page import phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

VENICE = Box("Venice, 3–5", 5)
DEAD = Box("Dead & Breakfast, 2–4", 4)


async def test_a_table_that_was_left_is_not_shown_at_the_next(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert") as (anna, bert):
        link = await seat_all([anna], program, VENICE, places=3)
        await open_table(anna, program, 2, DEAD)  # in the same tab: its page comes back, at "/"
        await bert.goes(link)
        await sit(bert, "Bert")
        await bert.sees("Anna is away")
        await sit(anna, "Anna")
        assert not await anna.shows("Bert")
        await anna.hang_up()
        await anna.sees_curtain()
        await anna.comes_back()
        await anna.page.locator("#curtain").wait_for(state="hidden")
        await anna.tap("Back")
        await anna.sees("Which box is open?")
        for phone in (anna, bert):
            phone.quiet()
