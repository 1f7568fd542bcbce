"""After the first game the maker's phone is gone: another player takes the table over and deals."""

import pytest
from playwright.async_api import Browser

from companion.live.grace import SECONDS
from tests.journeys.steps import Box, deal, seat_all
from tests.support.page import phones
from tests.support.program import Program
from tests.support.recording import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

GONE = "The maker’s phone is gone"


async def test_the_absent_maker_is_not_dealt_in(chromium: Browser, program: Program) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
        await seat_all([anna, bert, cleo], program, Box("Dead & Breakfast, 2–4", 4))
        await deal(anna, 3)
        await anna.sees("eyeballs in the middle")
        await anna.hang_up()
        await anna.sees_curtain()
        await cleo.tap("More")
        await cleo.tap("End the game")
        await cleo.tap("Ask the others")
        await bert.tap("Agree")
        await cleo.tap("Again, same table")
        await cleo.tap("Ask the others")
        await bert.tap("Cleo wants to play again. Me too")
        await bert.tap(GONE)
        await bert.sees("One other player must agree")
        await bert.tap("Take it over")
        await cleo.sees("Shall Bert take the table over?")
        await cleo.tap("Agree")
        await bert.sees("Bert has the table in a minute, unless the maker’s phone comes back")
        await bert.sees("The table is yours to arrange now", seconds=SECONDS + PATIENCE)
        await cleo.sees("Bert has taken the table over")
        await bert.tap("Arrange the table")
        await bert.tap("Free the seat of Anna")
        await bert.tap("Free it")
        await bert.tap("Players: one less")
        await bert.tap("Done")
        await anna.comes_back()
        await anna.sees("This phone was gone: Bert has taken the table over")
        await anna.sees("All seats are taken")
        assert not await anna.button("Arrange the table").count()
        await deal(bert, 2)
        await cleo.turn_to("Log")
        for line in ("Bert asks to take the table over", "Cleo agreed", "Bert has taken the table"):
            await cleo.sees(line)
        for phone in (bert, cleo):  # Anna's browser tells of each try without a network
            phone.quiet()
